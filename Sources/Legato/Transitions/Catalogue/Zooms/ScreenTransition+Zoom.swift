/// The numbers of a zoom; the defaults are iOS's as a third party measured them (docs/measurements.md).
///
/// A number out of its range is clamped; NaN counts as the measured number.
public struct ZoomParameters: Equatable, Sendable {
  /// The opacity of black over the covered screen at the end, 0 ... 1.
  public var dim = 0.15
  /// The covered screen's scale at the end, 0 ... 2 times.
  public var coveredScale = 0.914
  /// The fraction of the progress during which the source's own picture fades, 0 ... 1; at 0 it is gone at once.
  public var sourceFade = 0.55
  /// The opacity of the card's shadow, 0 ... 1.
  public var shadow = 0.24
  /// The standard deviation of that shadow's blur, 0 ... 200 points; at 0 its edge is sharp. Not on the web.
  public var shadowRadius = 18.0
  /// How far down the shadow lies, −200 ... 200 points. Not on the web.
  public var shadowOffset = 4.0

  /// The measured numbers.
  @inline(never)
  public init() {}

  /// The same numbers, clamped.
  fileprivate var limited: ZoomParameters {
    let (name, standard) = (TransitionName("zoom"), ZoomParameters())
    var result = self
    result.coveredScale = name.limited(coveredScale, to: 0...2, or: standard.coveredScale, "coveredScale")
    result.dim = name.limited(dim, to: 0...1, or: standard.dim, "dim")
    result.sourceFade = name.limited(sourceFade, to: 0...1, or: standard.sourceFade, "sourceFade")
    result.shadow = name.limited(shadow, to: 0...1, or: standard.shadow, "shadow")
    result.shadowRadius = name.limited(shadowRadius, to: 0...200, or: standard.shadowRadius, "shadowRadius")
    result.shadowOffset = name.limited(shadowOffset, to: -200...200, or: standard.shadowOffset, "shadowOffset")
    return result
  }
}

extension ScreenTransition {
  /// The new screen grows out of the touched element; in reverse the finger carries it freely.
  ///
  /// ![.zoom at nine fractions](zoom)
  ///
  /// It brings iOS's three back gestures: ``Interaction/zoomEdgePan(width:)``, ``Interaction/zoomDrag()`` and
  /// ``Interaction/pinch(slop:)``.
  ///
  /// Cost: 4 layers and 1 for the element's picture, 1 for its shadow; the compositor cannot animate the clips and the
  /// radius.
  public static var zoom: ScreenTransition { zoom(ZoomParameters()) }

  /// A zoom with other numbers; its motion is iOS's, critically damped with ω 19 rad/s.
  ///
  /// On the web it takes a `source` and a `target`.
  public static func zoom(_ parameters: ZoomParameters) -> ScreenTransition {
    let parameters = parameters.limited
    let motion = Motion.spring(angularFrequency: 19, dampingRatio: 1)
    return ScreenTransition("zoom", motion: motion, interactions: [.zoomEdgePan(), .zoomDrag(), .pinch()]) { context in
      zoomTimeline(parameters, in: context)
    }
  }

  private static func zoomTimeline(_ parameters: ZoomParameters, in context: TransitionContext) -> Timeline {
    let timeline = TimelineBuilder(context)
    let covered = timeline.screen(.covered)
    timeline.scale(covered, from: 1, to: parameters.coveredScale)
    // The card overshoots when it lands, but the screen behind it does not.
    timeline.follow(covered, .scaleX, .trail, gain: parameters.coveredScale - 1)
    timeline.follow(covered, .scaleY, .trail, gain: parameters.coveredScale - 1)
    timeline.dimming(to: parameters.dim)
    let frame = context.frame(.covering)
    let (element, source) = (context.origin, context.sourceFrame)
    // About the middle of what lands, so that this flies straight even while fingers have made it smaller.
    let flight = Flight(frame: frame, anchor: element.covering.or(frame).center)
    let start = flight.state(
      showing: source, radius: element.coveredRadius,
      region: element.covering.or(.zero).matching(source.size))
    let end = flight.rest(radius: context.displayCornerRadius)

    timeline.flySourceShadow(of: element, showing: frame, fadingOver: parameters.sourceFade)
    let shadow = timeline.shadow(radius: parameters.shadowRadius)
    timeline.set(shadow, .shadowOffsetY, to: parameters.shadowOffset)
    timeline.fly(shadow, from: start, to: end)
    // The shadow fades over the last tenth of a landing.
    timeline.animate(shadow, .opacity, from: 0, to: parameters.shadow, between: 0, and: 0.1)

    let covering = timeline.screen(.covering)
    timeline.fly(covering, from: start, to: end)
    timeline.flySource(of: element, showing: frame, fadingOver: parameters.sourceFade)
    return timeline.build()
  }
}
