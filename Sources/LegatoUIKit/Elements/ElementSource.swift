#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato

  /// Where a transition's first element comes from: what the host attaches to the engine's transition.
  final class ElementSource: Sendable {
    let covered: ElementFinder
    let covering: ElementFinder?

    init(covered: @escaping ElementFinder, covering: ElementFinder? = nil) {
      self.covered = covered
      self.covering = covering
    }
  }
#endif
