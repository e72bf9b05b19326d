#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// An element of one screen that comes and goes by itself.
  @MainActor struct ElementMover {
    let element: OwnElement
    let place: ElementPlace

    /// Measures a view; nil if it is not to be seen in the screen.
    init?(_ view: UIView, _ side: Side, in ground: ScreenGround) {
      guard let place = ElementPlace(view, in: ground) else { return nil }
      let record = ElementRecord.of(view)
      self.place = place
      element = OwnElement(
        id: record.number, side: side, frame: place.frame, hasShadow: place.shadow != nil, entering: record.entering,
        leaving: record.leaving)
    }

    /// Those of two screens, without the views that fly from one to the other.
    static func all(in covered: ScreenGround, _ covering: ScreenGround, besides pairs: [ElementPair]) -> [ElementMover]
    {
      ElementRecord.movers.compactMap(\.view).compactMap { view in
        if pairs.contains(where: { $0.covered?.view === view || $0.covering?.view === view }) { return nil }
        // The covering screen's views may lie in the covered one's.
        return ElementMover(view, .covering, in: covering) ?? ElementMover(view, .covered, in: covered)
      }
    }
  }
#endif
