#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato

  /// What holds for all containers of the app, where neither the call, the screen nor the container says anything.
  @MainActor public enum TransitionDefaults {
    /// Transitions and interactions, read when a run begins, or a finger lands; what this leaves open is the system's
    /// push, its edge swipe, and a cover from below.
    public static var policy = TransitionPolicy()
  }
#endif
