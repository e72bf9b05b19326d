#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The layers that a container shows, as views. The scene outlives UIKit's transitions, and moves from one to the
  /// next as a whole, so that a redirected run stays visible.
  @MainActor final class TransitionScene {
    /// How far each layer lies before the one below it, in points. It changes nothing but the order: the render server
    /// draws what is in space by its depth. No layer in space is as deep.
    static let depth: CGFloat = 100_000

    let root = SceneView()
    private(set) var layers: [SceneLayer] = []
    /// Whether the render server plays the present settle.
    private(set) var isHandedOver = false

    /// Moves into UIKit's container, or between two of UIKit's transitions into the app's container.
    ///
    /// - Parameter ceiling: the view that stays above it there.
    func enter(_ container: UIView, below ceiling: UIView? = nil) {
      root.begin(in: container)
      if let ceiling, ceiling.superview === container { container.insertSubview(root, belowSubview: ceiling) }
    }

    /// Shows these layers. Layers that are shown already stay as they are, and layers that are no longer listed are
    /// restored.
    ///
    /// - Parameters:
    ///   - appView: the view of a screen that takes part in its place; nil for a screen whose view hangs in the scene.
    ///   - release: takes an app's view that is no longer shown.
    func change(to described: [Layer], appView: (ScreenID) -> UIView?, release: (UIView) -> Void) {
      let known = layers
      layers = described.map { layer in
        guard let same = known.first(where: { $0.kind == layer.kind }) else {
          return SceneLayer(layer, using: layer.kind.role == .screen ? layer.screen.flatMap(appView) : nil)
        }
        if same.frame != layer.frame { same.place(layer.frame) }
        return same
      }
      for layer in known where !layers.contains(where: { $0 === layer }) {
        layer.end(release)
        if layer.view.superview === root { layer.view.removeFromSuperview() }
      }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for (index, layer) in layers.enumerated() where !layer.usesAppView {
        root.addSubview(layer.view)
        layer.view.layer.zPosition = TransitionScene.depth * CGFloat(index + 1)
      }
      CATransaction.commit()
      if layers.isEmpty, !root.hasGuests { root.removeFromSuperview() }
    }

    /// Whether an app's view hangs in one of the layers.
    func holds(_ view: UIView) -> Bool { layers.contains { $0.guest === view } }

    func layer(of screen: ScreenID) -> SceneLayer? { layers.first { $0.kind == .screen(screen) } }

    /// Shows the states of a frame, if the render server does not play them.
    func show(_ states: UnsafeBufferPointer<LayerState>) {
      guard !isHandedOver, states.count == layers.count else { return }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for (layer, state) in zip(layers, states) { layer.show(state) }
      CATransaction.commit()
    }

    /// Gives the rest of a settle to the render server, from `start` on in Core Animation's time.
    func handOver(_ keyframes: SettleKeyframes, from start: Double) {
      let settle = SettleAnimations(keyframes, layerCount: layers.count, start: start)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for (index, layer) in layers.enumerated() { settle.add(to: layer, at: index) }
      CATransaction.commit()
      isHandedOver = true
    }

    /// Takes the motion back from the render server, and shows these states.
    func takeBack(_ states: UnsafeBufferPointer<LayerState>) {
      guard isHandedOver else { return show(states) }
      isHandedOver = false
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for layer in layers { SettleAnimations.remove(from: layer) }
      CATransaction.commit()
      show(states)
    }
  }

  extension TransitionScene {
    /// How many pieces Core Animation moves with ease: each is a layer with a part of one picture.
    static let pieceBudget = 400

    /// Fills the pieces that show nothing yet. A screen is drawn once for all of them, so its own animations stand
    /// still.
    func cut() {
      for screen in layers where screen.kind.role == .screen {
        let pieces = layers.filter { $0.kind.role == .piece && $0.kind.id == screen.kind.id && !$0.isCut }
        guard !pieces.isEmpty, let picture = screen.drawn()?.cgImage else { continue }
        for piece in pieces { piece.cut(picture, of: screen.frame) }
      }
    }
  }
#endif
