// What VCTransitionsLibrary's transitions have in common.

extension Transition {
  /// VCTransitionsLibrary's transitions take a second, ease-in-out.
  public static var vcMotion: Motion { .curve(.easeInOut, duration: 1) }
}

extension Direction {
  /// The way back from a screen that came along an axis.
  static func back(along axis: Axis) -> Direction { axis == .horizontal ? .trailing : .down }
}
