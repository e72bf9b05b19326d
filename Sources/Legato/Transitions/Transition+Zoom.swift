// A screen that grows out of an element, in the manner of iOS 18.

/// The numbers of a zoom; the defaults are iOS's as a third party measured them (docs/measurements.md).
public struct ZoomParameters: Equatable, Sendable {
  /// The covered screen's scale at the end.
  public var coveredScale = 0.914
  /// The opacity of black over it at the end.
  public var dim = 0.15
  /// Over what part of the progress the source's own picture fades.
  public var sourceFade = 0.55
  /// The card's shadow: its opacity, its blur in points and how far down it lies in points.
  public var shadow = 0.24
  public var shadowRadius = 18.0
  public var shadowOffset = 4.0
  /// How much the card shrinks for each container height that the finger travels.
  public var dragScale = 0.67
  /// The scale below which the card resists, and the smallest it gets.
  public var knee = 0.52
  public var floor = 0.37
  /// How much of the finger's sideways travel the card follows.
  public var sidewaysGain = 0.56

  public init() {}
}

extension Transition {
  /// The new screen grows out of the first shared element; on the way back the finger carries it freely.
  public static var zoom: Transition { zoom(ZoomParameters()) }

  /// A zoom with other numbers.
  public static func zoom(_ parameters: ZoomParameters) -> Transition {
    let motion = Motion.spring(Spring(angularFrequency: 19, dampingRatio: 1))
    return Transition(motion: motion) { context in zoomTimeline(parameters, in: context) }
  }

  private static func zoomTimeline(_ parameters: ZoomParameters, in context: TransitionContext) -> Timeline {
    var timeline = TimelineBuilder(context)
    let covered = timeline.screen(.covered)
    timeline.scale(covered, from: 1, to: parameters.coveredScale)
    timeline.dimming(to: parameters.dim)
    let element = context.elements.first
    let source = context.sourceFrame
    let anchor = context.touchPoint ?? context.bounds.center
    let flight = Flight(frame: context.frame(.covering), anchor: anchor)
    let start = flight.state(
      showing: source, radius: element?.coveredRadius ?? 0,
      region: element?.covering.flatMap { $0.isEmpty ? nil : $0.matching(source.size) })
    var end = LayerState.rest
    end.cornerRadius = context.displayCornerRadius

    let shadow = timeline.layer(Layer(.shadow(of: context.screen(.covering)), frame: context.frame(.covering)))
    timeline.set(shadow, .shadowOpacity, to: 1)
    timeline.set(shadow, .shadowRadius, to: parameters.shadowRadius)
    timeline.set(shadow, .shadowOffsetY, to: parameters.shadowOffset)
    timeline.fly(shadow, from: start, to: end, about: anchor)
    // Shed over the last tenth of a landing.
    timeline.animate(shadow, .opacity, through: [Keyframe(0, 0), Keyframe(0.1, parameters.shadow)])
    timeline.respondToZoomDrag(shadow, parameters)

    let covering = timeline.screen(.covering)
    timeline.fly(covering, from: start, to: end, about: anchor)
    timeline.respondToZoomDrag(covering, parameters)
    if let element, let frame = element.covered, !frame.isEmpty {
      let copy = timeline.layer(Layer(.element(element.id, .covered), frame: frame, gravity: .aspectFill))
      let own = Flight(frame: frame, anchor: anchor)
      let shown = element.covering.flatMap { $0.isEmpty ? nil : $0 } ?? context.frame(.covering)
      timeline.fly(
        copy, from: own.state(showing: frame, radius: element.coveredRadius),
        to: own.state(showing: shown, radius: element.coveringRadius), about: anchor)
      timeline.animate(
        copy, .opacity, through: [Keyframe(0, 1), Keyframe(parameters.sourceFade, 0), Keyframe(1, 0)])
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
    if let frame = elements.first?.covered, !frame.isEmpty { return frame }
    let extent = TransitionContext.fallbackExtent
    return Rect(
      x: bounds.center.x - extent / 2, y: bounds.center.y - extent / 2, width: extent, height: extent)
  }
}

extension Rect {
  /// The largest part of the rectangle with the given shape, about its centre.
  func matching(_ shape: Size) -> Rect {
    guard shape.width > 0, shape.height > 0 else { return self }
    let scale = min(size.width / shape.width, size.height / shape.height)
    let part = Size(width: shape.width * scale, height: shape.height * scale)
    return Rect(origin: Point(x: center.x - part.width / 2, y: center.y - part.height / 2), size: part)
  }
}

extension TimelineBuilder {
  /// Lets a layer follow the finger as a zoomed card does: it shrinks about the touch point with the pull, falls behind the
  /// finger by the cube of the travel, and gives way sideways like a rubber band.
  fileprivate mutating func respondToZoomDrag(_ handle: Handle, _ parameters: ZoomParameters) {
    let kneePull = parameters.dragScale > 0 ? (1 - parameters.knee) / parameters.dragScale : 1
    let shrink = [
      Knot(0, 1, slope: -parameters.dragScale), Knot(kneePull, parameters.knee, slope: -parameters.dragScale),
      Knot(kneePull + 0.5, parameters.floor, slope: 0),
    ]
    for property in [Property.scaleX, .scaleY, .translationX, .translationY] {
      respond(handle, property, to: .pull, .multiply, through: shrink)
    }
    let size = context.size
    if size.height > 0 {
      let lag = size.height * 0.75
      respond(
        handle, .translationY, to: .dragY,
        through: [Knot(-size.height, -lag, slope: 0.25), Knot(0, 0, slope: 1), Knot(size.height, lag, slope: 0.25)])
    }
    if size.width > 0 { followSideways(handle, parameters.sidewaysGain, width: size.width) }
    let spread = [Knot(0, 1, slope: 1)]
    respond(handle, .scaleX, to: .pinch, .multiply, through: spread)
    respond(handle, .scaleY, to: .pinch, .multiply, through: spread)
    follow(handle, .rotationZ, .rotation)
  }

  private mutating func followSideways(_ handle: Handle, _ gain: Double, width: Double) {
    // Rubber-banded towards .9 of the width.
    let limit = 0.9 * width
    let stretch = 1 + gain * width / limit
    let reach = limit * (1 - 1 / stretch)
    let slope = gain / (stretch * stretch)
    respond(
      handle, .translationX, to: .dragX,
      through: [Knot(-width, -reach, slope: slope), Knot(0, 0, slope: gain), Knot(width, reach, slope: slope)])
  }
}
