// One transition for entering, another for leaving.

extension ScreenTransition {
  /// Comes in by one transition and goes out by another, for instance zooms in and slides out. It has no tag; each way
  /// keeps its attachment.
  ///
  /// ![.asymmetric(enter: .zoom, leave: .push) at nine fractions](asymmetric)
  public static func asymmetric(enter: ScreenTransition, leave: ScreenTransition) -> ScreenTransition {
    ScreenTransition(
      "asymmetric", motion: enter.motion, reverseMotion: leave.reverseMotion, initialVelocity: enter.initialVelocity,
      reverseInitialVelocity: leave.reverseInitialVelocity,
      keepsCoveredScreenVisible: enter.keepsCoveredScreenVisible, needsSource: enter.needsSource,
      isSymmetric: false, interactions: leave.interactions, attachment: enter.attachment,
      reverseAttachment: leave.reverseAttachment
    ) { context in
      let part = context.operation.isReverse ? leave : enter
      context.transition = part.name
      return part.prepare(context)
    }
  }
}
