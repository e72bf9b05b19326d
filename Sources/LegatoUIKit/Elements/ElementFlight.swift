#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// How an element travels between two screens.
  public enum ElementFlight: Sendable {
    /// A picture of it flies: what it shows when the flight begins.
    case snapshot
    /// The view itself flies, so that a video goes on. Afterwards it is put back as it was, with its constraints.
    case live
  }
#endif
