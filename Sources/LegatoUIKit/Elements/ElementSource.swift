// Where a transition's first element comes from.

#if canImport(UIKit)
  import Legato

  /// Where a transition's first element comes from: what the host attaches to the engine's transition.
  final class ElementSource: Sendable {
    let covered: ElementProvider
    let covering: ElementProvider?
    /// Whether the covered screen's own view is hidden while its element flies.
    let hidesCovered: Bool

    init(covered: @escaping ElementProvider, covering: ElementProvider? = nil, hidesCovered: Bool = true) {
      self.covered = covered
      self.covering = covering
      self.hidesCovered = hidesCovered
    }
  }
#endif
