// A screen that grows out of an element, in the manner of iOS 18.

/// The numbers of a zoom; the defaults are iOS's as a third party measured them (docs/measurements.md).
public struct ZoomParameters: Equatable, Sendable {
  /// The covered screen's scale at the end.
  public var coveredScale = 0.914
  /// The opacity of black over it at the end, 0 ... 1.
  public var dim = 0.15
  /// Over what part of the progress the source's own picture fades; above 0, at most 1.
  public var sourceFade = 0.55
  /// The opacity of the card's shadow, 0 ... 1.
  public var shadow = 0.24
  /// The blur of that shadow, as a standard deviation in points.
  public var shadowRadius = 18.0
  /// How far down it lies, in points.
  public var shadowOffset = 4.0
  /// How much the card shrinks for each container height that the finger travels.
  public var dragScale = 0.67
  /// The scale below which the card resists.
  public var knee = 0.52
  /// The smallest scale that a drag gives the card.
  public var floor = 0.37
  /// How much of the finger's sideways travel the card follows; it gives way towards .9 of the width.
  public var sidewaysGain = 0.56

  /// The measured numbers.
  @inline(never)
  public init() {}
}

extension Transition {
  /// The new screen grows out of the first shared element; on the way back the finger carries it freely.
  public static var zoom: Transition { zoom(ZoomParameters()) }

  /// A zoom with other numbers.
  public static func zoom(_ parameters: ZoomParameters) -> Transition {
    let motion = Motion.spring(angularFrequency: 19, dampingRatio: 1)
    return Transition(motion) { context in zoomTimeline(parameters, in: context) }
  }

  private static func zoomTimeline(_ parameters: ZoomParameters, in context: TransitionContext) -> Timeline {
    let timeline = TimelineBuilder(context)
    timeline.scale(timeline.screen(.covered), from: 1, to: parameters.coveredScale)
    timeline.dimming(to: parameters.dim)
    let frame = context.frame(.covering)
    let element = context.elements.first ?? SharedElement(id: ElementID(-1))
    let source = context.sourceFrame
    let anchor = context.touchPoint ?? context.bounds.center
    let flight = Flight(frame: frame, anchor: anchor)
    let start = flight.state(
      showing: source, radius: element.coveredRadius,
      region: element.covering.or(.zero).matching(source.size))
    let end = flight.rest(radius: context.displayCornerRadius)

    let shadow = timeline.shadow(radius: parameters.shadowRadius)
    timeline.set(shadow, .shadowOffsetY, to: parameters.shadowOffset)
    timeline.fly(shadow, from: start, to: end)
    // Shed over the last tenth of a landing.
    timeline.animate(shadow, .opacity, from: 0, to: parameters.shadow, between: 0, and: 0.1)
    timeline.respondToZoomDrag(shadow, parameters)

    let covering = timeline.screen(.covering)
    timeline.fly(covering, from: start, to: end)
    timeline.respondToZoomDrag(covering, parameters)
    let own = element.covered
    if !own.isEmpty {
      let copy = timeline.layer(.element(element.id, .covered), frame: own, gravity: .aspectFill)
      let flight = Flight(frame: own, anchor: anchor)
      timeline.fly(
        copy, from: flight.state(showing: own, radius: element.coveredRadius, region: .zero),
        to: flight.state(
          showing: element.covering.or(frame), radius: element.coveringRadius, region: .zero))
      timeline.animate(copy, .opacity, from: 1, to: 0, between: 0, and: parameters.sourceFade)
      timeline.respondToZoomDrag(copy, parameters)
    }
    return timeline.build()
  }
}

extension TransitionContext {
  /// The edge of the square that a screen shrinks to when its source is gone (Aweme's fallback), in points.
  static let fallbackExtent = 5.0

  /// Where the first shared element lies in the covered screen, or a small square in the centre.
  var sourceFrame: Rect {
    let extent = TransitionContext.fallbackExtent
    let center = bounds.center
    let fallback = Rect(x: center.x - extent / 2, y: center.y - extent / 2, width: extent, height: extent)
    return elements.isEmpty ? fallback : elements[0].covered.or(fallback)
  }
}

extension TimelineBuilder {
  /// Lets a layer follow the finger as a zoomed card does: it shrinks about the touch point with the pull, falls behind the
  /// finger by the cube of the travel, and gives way sideways like a rubber band.
  @inline(never)
  fileprivate func respondToZoomDrag(_ handle: Handle, _ parameters: ZoomParameters) {
    let kneePull = parameters.dragScale > 0 ? (1 - parameters.knee) / parameters.dragScale : 1
    shrink(
      handle,
      through: [
        Knot(0, 1, slope: -parameters.dragScale), Knot(kneePull, parameters.knee, slope: -parameters.dragScale),
        Knot(kneePull + 0.5, parameters.floor, slope: 0),
      ])
    give(way: handle, .translationY, to: .dragY, slope: 1, within: context.size.height, reach: 0.75, endSlope: 0.25)
    // Rubber-banded towards .9 of the width.
    let gain = parameters.sidewaysGain
    let stretch = 1 + gain / 0.9
    give(
      way: handle, .translationX, to: .dragX, slope: gain, within: context.size.width, reach: 0.9 * (1 - 1 / stretch),
      endSlope: gain / (stretch * stretch))
    let spread = [Knot(0, 1, slope: 1)]
    respond(handle, .scaleX, to: .pinch, .multiply, through: spread)
    respond(handle, .scaleY, to: .pinch, .multiply, through: spread)
    follow(handle, .rotationZ, .rotation)
  }

  /// Lets a layer follow the finger by less and less, to a part of the extent once the finger has travelled all of it.
  @inline(never)
  private func give(
    way handle: Handle, _ property: Property, to input: Input, slope: Double, within extent: Double, reach: Double,
    endSlope: Double
  ) {
    guard extent > 0 else { return }
    let end = extent * reach
    respond(
      handle, property, to: input,
      through: [
        Knot(-extent, -end, slope: endSlope), Knot(0, 0, slope: slope), Knot(extent, end, slope: endSlope),
      ])
  }
}
