#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato

  /// Where a transition's first element comes from: what the host attaches to the engine's transition.
  final class ElementSource: Sendable {
    let covered: ElementProvider
    let covering: ElementProvider?

    init(covered: @escaping ElementProvider, covering: ElementProvider? = nil) {
      self.covered = covered
      self.covering = covering
    }
  }
#endif
