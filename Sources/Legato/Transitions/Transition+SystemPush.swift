// iOS 26's push with both of its ways back.

extension Transition {
  /// iOS 26's navigation: ``push`` with a way back from the leading edge and another from anywhere in the content.
  ///
  /// ![.systemPush at nine fractions](systemPush)
  ///
  /// Cost: 4 layers, no pieces; stays on the compositor.
  public static var systemPush: Transition { push.with(interactions: [.edgePan(), .contentSwipe()]) }
}
