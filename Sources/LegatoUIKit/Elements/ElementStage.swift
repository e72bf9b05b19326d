#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The elements of a container's present run, and the views that are hidden while they fly.
  @MainActor final class ElementStage {
    var pairs: [ElementPair] = []
    /// The source of the transition.
    var touched: ElementID?
    /// The elements of single screens.
    var movers: [ElementMover] = []
    /// The screens of that run. Layers of other screens keep what they show.
    var (covered, covering) = (ScreenID.none, ScreenID.none)
    private var hidden: [WeakView] = []
    /// Notices movements of the elements.
    let watch = PlaceWatch()

    /// Fills the elements' layers, hides the views that the layers replace, and shows all other views again.
    func show(in layers: [SceneLayer]) {
      for layer in layers where [covered, covering].contains(ScreenID(layer.kind.id)) {
        switch layer.kind.role {
        case .element: fill(layer, isShadowCast: layers.contains { $0.kind == layer.kind.shadow })
        case .elementShadow: place(of: layer)?.shadow?.cast(from: layer.view.layer)
        default: break
        }
      }
      follow(in: layers)
    }

    /// Hides views that have got a flying element's id during the run.
    func follow(in layers: [SceneLayer]) { hide(only: layers.flatMap { $0.element?.hidden ?? [] }) }

    /// Watches the elements' places during the present run.
    func watchPlaces() {
      watch.watch(
        pairs.flatMap { [$0.covered, $0.covering].compactMap(\.self) } + movers.map(\.place),
        named: pairs.compactMap(\.name))
    }

    /// Where a layer's element rests in its screen.
    private func place(of layer: SceneLayer) -> ElementPlace? {
      let id = ElementID(layer.kind.part)
      if let mover = movers.first(where: { $0.element.id == id }) { return mover.place }
      let pair = pairs.first { $0.id == id }
      return isCovering(layer) ? pair?.covering : pair?.covered
    }

    private func isCovering(_ layer: SceneLayer) -> Bool { ScreenID(layer.kind.id) == covering }

    private func fill(_ layer: SceneLayer, isShadowCast: Bool) {
      guard let place = place(of: layer) else { return }
      let isCovering = isCovering(layer)
      let pair = pairs.first { $0.id == ElementID(layer.kind.part) }
      let partner = isCovering ? pair?.covered : nil
      if let element = layer.element, element.shows(place, over: partner) { return element.lie(over: partner) }
      layer.element = nil
      let counterpart = isCovering ? pair?.covered : pair?.covering
      layer.element = FlyingElement(
        place, over: partner, to: counterpart, in: layer.view, isShadowCast: isShadowCast)
    }

    private func hide(only all: [UIView]) {
      // Two layers may replace the same view.
      let views = all.enumerated().filter { index, view in !all[..<index].contains { $0 === view } }.map(\.element)
      for each in hidden.compactMap(\.view) where !views.contains(where: { $0 === each }) {
        ElementRecord.existing(of: each)?.show()
      }
      for view in views where !hidden.contains(where: { $0.view === view }) { ElementRecord.of(view).hide() }
      hidden = views.map(WeakView.init)
    }
  }

  extension Layer.Kind {
    /// The kind of the shadow of this element.
    fileprivate var shadow: Layer.Kind { .shadow(of: ElementID(part), in: ScreenID(id)) }
  }
#endif
