// What VCTransitionsLibrary's transitions have in common.

extension ScreenTransition {
  /// VCTransitionsLibrary's transitions take a second, ease-in-out.
  public static var vcMotion: Motion { .curve(.easeInOut, duration: 1) }
}

extension Direction {
  /// The back gesture from a screen that came along an axis.
  static func back(along axis: ScreenAxis) -> Direction { axis == .horizontal ? .trailing : .down }
}
