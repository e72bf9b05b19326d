// iOS 26's push with both of its back gestures.

extension ScreenTransition {
  /// iOS 26's navigation: ``push`` with a back gesture from the leading edge and another from anywhere in the content.
  ///
  /// ![.systemPush at nine fractions](systemPush)
  ///
  /// Cost: 4 layers, no pieces; stays on the compositor.
  public static var systemPush: ScreenTransition { push.with(interactions: [.edgePan(), .contentSwipe()]) }
}
