// One element of a run: it has places in both screens, or moves by itself.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// One element, with its places in both screens.
  @MainActor struct ElementPair {
    let id: ElementID
    /// The name by which its views are found; nil if the transition has its own finder.
    private(set) weak var name: ElementName?
    var covered: ElementPlace?
    var covering: ElementPlace?

    init(_ name: ElementName?, covered: ElementPlace?, covering: ElementPlace?) {
      id = name?.number ?? ElementName.nameless
      self.name = name
      self.covered = covered
      self.covering = covering
    }

    /// The element for the engine.
    var shared: SharedElement {
      SharedElement(
        id: id, covered: covered?.frame ?? .zero, covering: covering?.frame ?? .zero,
        coveredRadius: covered?.radius ?? 0, coveringRadius: covering?.radius ?? 0,
        coveredHasShadow: covered?.shadow != nil, coveringHasShadow: covering?.shadow != nil)
    }

    /// Whether another pair has another id and none of these views; true for nil.
    func sharesNothing(with other: ElementPair?) -> Bool {
      guard let other else { return true }
      return id != other.id && covering?.view !== other.covering?.view && covered?.view !== other.covered?.view
    }

    /// Its area in the covering screen, or else in the covered one, in square points.
    var area: Double {
      let size = (covering ?? covered)?.frame.size ?? .zero
      return size.width * size.height
    }
  }

  /// An element of one screen that moves by itself.
  @MainActor struct ElementMover {
    let element: OwnElement
    let place: ElementPlace

    /// Measures a view; nil if it is not visible in the screen.
    init?(_ view: UIView, _ side: Side, in ground: ScreenGround) {
      guard let place = ElementPlace(view, in: ground) else { return nil }
      let record = ElementRecord.of(view)
      self.place = place
      element = OwnElement(
        id: record.number, side: side, frame: place.frame, hasShadow: place.shadow != nil, entering: record.entering,
        leaving: record.leaving)
    }

    /// The movers of two screens, without the views that fly from one to the other.
    static func all(in covered: ScreenGround, _ covering: ScreenGround, besides pairs: [ElementPair]) -> [ElementMover]
    {
      ElementRecord.movers.compactMap(\.view).compactMap { view in
        if pairs.contains(where: { $0.covered?.view === view || $0.covering?.view === view }) { return nil }
        // The covering screen's views may lie within the covered screen.
        return ElementMover(view, .covering, in: covering) ?? ElementMover(view, .covered, in: covered)
      }
    }
  }
#endif
