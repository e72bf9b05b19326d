/// The axis on which the two screens of ``ScreenTransition/sharedAxis(_:distance:)`` lie.
public enum SharedAxis: UInt8, CaseIterable, Sendable {
  /// In reading direction: the new screen comes from the trailing side.
  case x
  /// Upwards: the new screen comes from below.
  case y
  /// Towards the viewer: the new screen comes from a distance.
  case z
}

extension ScreenTransition {
  /// Material's shared axis: the old screen fades out over the first three tenths of the run and the new one in over
  /// the rest, while both move a little along the axis; .3 s. In between the container's own background shows.
  ///
  /// ![.sharedAxis() at nine fractions](sharedAxis-x)
  ///
  /// ![.sharedAxis(.y) at nine fractions](sharedAxis-y)
  ///
  /// ![.sharedAxis(.z) at nine fractions](sharedAxis-z)
  ///
  /// Cost: 2 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - along: the axis along which both screens move. On `z` the new one grows from .8, and the old one to 1.1.
  ///   - distance: how far they slide along `x` and `y`, 0 ... 1000 points; the default is Material's.
  public static func sharedAxis(_ along: SharedAxis = .x, distance: Double = 30) -> ScreenTransition {
    let name: TransitionName = "sharedAxis"
    let distance = name.limited(distance, to: 0...1000, or: 30, "distance")
    return ScreenTransition(name, .materialStandard) { context in
      let timeline = TimelineBuilder(context)
      let (covered, covering) = (timeline.screen(.covered), timeline.screen(.covering))
      if along == .z {
        timeline.scale(covered, from: 1, to: 1.1)
        timeline.scale(covering, from: 0.8, to: 1)
      } else {
        let direction: Direction = along == .x ? .leading : .up
        let travel = direction.unit(in: context.layoutDirection) * distance
        timeline.move(covered, from: .zero, to: travel)
        timeline.move(covering, from: -travel, to: .zero)
      }
      timeline.animate(covered, .opacity, from: 1, to: 0, between: 0, and: 0.3)
      timeline.animate(covering, .opacity, from: 0, to: 1, between: 0.3, and: 1)
      return timeline.build()
    }.with(interactions: [.backGesture(from: along == .y ? .up : .leading)])
  }
}
