#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato

  /// One element, with its places in both screens.
  @MainActor struct ElementPair {
    let id: ElementID
    /// The name by which its views are found; nil if the transition was told which they are.
    private(set) weak var name: ElementName?
    var covered: ElementPlace?
    var covering: ElementPlace?

    init(_ name: ElementName?, covered: ElementPlace?, covering: ElementPlace?) {
      id = name?.number ?? ElementName.nameless
      self.name = name
      self.covered = covered
      self.covering = covering
    }

    /// The element in the engine's words.
    var shared: SharedElement {
      SharedElement(
        id: id, covered: covered?.frame ?? .zero, covering: covering?.frame ?? .zero,
        coveredRadius: covered?.radius ?? 0, coveringRadius: covering?.radius ?? 0,
        coveredHasShadow: covered?.shadow != nil, coveringHasShadow: covering?.shadow != nil)
    }

    /// Whether it is another element than one that there may be, with views of its own.
    func sharesNothing(with other: ElementPair?) -> Bool {
      guard let other else { return true }
      return id != other.id && covering?.view !== other.covering?.view && covered?.view !== other.covered?.view
    }

    /// How much of the covering screen it takes, or else of the covered one, in square points.
    var area: Double {
      let size = (covering ?? covered)?.frame.size ?? .zero
      return size.width * size.height
    }
  }
#endif
