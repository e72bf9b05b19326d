#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Finds the elements that two screens share, before a run.
  @MainActor struct ElementScan {
    let request: ElementRequest
    let covered: ScreenGround
    let covering: ScreenGround
    let source: ElementSource?
    /// Where the last finger touched the container.
    let touch: Point2D

    /// All elements in their order, bottom first, and one of them: the source of the transition, else the touched
    /// element, else the largest.
    func pairs() -> (all: [ElementPair], touched: ElementID?) {
      let source = sourcePair()
      let named = namedPairs().filter { $0.sharesNothing(with: source) }
      let touched = source ?? named.filter(touches).max { $0.area < $1.area } ?? named.max { $0.area < $1.area }
      let all = (named + [source].compactMap { $0 }).map { (pair: $0, order: order(of: $0)) }
      return (all.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.pair), touched?.id)
    }

    /// The element's place in the covering screen's drawing order; above all others if it is not there.
    private func order(of pair: ElementPair) -> [Int] {
      if let view = pair.covering?.view { return [0] + ElementPlace.order(of: view, in: covering.view) }
      return [1] + (pair.covered?.view.map { ElementPlace.order(of: $0, in: covered.view) } ?? [])
    }

    private func touches(_ pair: ElementPair) -> Bool {
      let place = request.from === request.covered ? pair.covered : pair.covering
      return place?.frame.contains(touch) == true
    }

    /// The source of the transition, even if it is in neither screen.
    private func sourcePair() -> ElementPair? {
      guard let source else { return nil }
      let below = source.covered(request)
      var above = source.covering?(request)
      covered.view.layoutIfNeeded()
      let name = [below, above].lazy.compactMap { $0 }.compactMap { ElementRecord.existing(of: $0)?.name }.first
      if above == nil { above = name?.views.first { ElementPlace.isShown($0, in: covering.view) } }
      return ElementPair(
        name, covered: below.flatMap { ElementPlace($0, in: covered) },
        covering: above.flatMap { ElementPlace($0, in: covering) })
    }

    /// The elements whose id is in both screens.
    private func namedPairs() -> [ElementPair] {
      ElementName.all.compactMap { name in
        guard let above = place(of: name, in: covering) else { return nil }
        if let below = place(of: name, in: covered) {
          return ElementPair(name, covered: below, covering: above)
        }
        guard let provider = request.covered.legato.elementProvider else { return nil }
        let found = provider(name.id)
        covered.view.layoutIfNeeded()
        return ElementPair(name, covered: found.flatMap { ElementPlace($0, in: covered) }, covering: above)
      }
    }

    private func place(of name: ElementName, in ground: ScreenGround) -> ElementPlace? {
      let isCovered = ground.view !== covering.view
      let places = name.views(besides: isCovered ? covering.view : nil).compactMap { ElementPlace($0, in: ground) }
      if places.count > 1 { name.tellTwins(among: places.compactMap(\.view), in: ground.view) }
      return places.first
    }
  }
#endif
