// The library's own views in a scene.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The view that holds all layers of a transition. Touches pass through it, so that visible views keep responding,
  /// except for touches that shall have no effect.
  final class SceneView: UIView {
    /// The receiver of a touch.
    enum TouchTarget {
      /// A view in the scene, or one that shows through it within UIKit's container.
      case scene
      /// A view that UIKit's container covers, and keeps touches from.
      case behindContainer
      /// A view that UIKit's container covers, and that answers beside an undimmed sheet.
      case presenter(UIView)
      /// A view that rests behind the scene; the scene shows only a picture of it.
      case behindScene
      /// Nobody: the touch is on a screen that leaves.
      case nobody
    }

    /// Called when its size changes or when it leaves its window: its contents are then out of place.
    var onChange: () -> Void = {}
    /// Called for VoiceOver's scrub.
    var onEscape: () -> Bool = { false }
    /// The part of a bar that a touch finds in place of the scene. Calling it may end UIKit's transition.
    var bar: (CGPoint, UIEvent) -> UIView? = { _, _ in nil }
    /// The receiver of a touch at a point.
    var touchTarget: (CGPoint) -> TouchTarget = { _ in .scene }
    private var size = CGSize.zero

    /// Whether an app's view rests in it.
    var hasGuests: Bool { !subviews.isEmpty }

    override func accessibilityPerformEscape() -> Bool { onEscape() }

    override func layoutSubviews() {
      super.layoutSubviews()
      defer { size = bounds.size }
      if size != .zero, size != bounds.size { onChange() }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { onChange() }
    }

    /// Begins in another container, whose size does not count as a change.
    func begin(in container: UIView) {
      size = .zero
      frame = container.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(self)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard bounds.contains(point) else { return super.hitTest(point, with: event) }
      // A touch may end a transition; a hovering pointer does not.
      if let event, event.type == .touches, let bar = bar(point, event) { return bar }
      switch touchTarget(point) {
      case .scene:
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
      case .behindContainer: return superview?.hitTestBehind(convert(point, to: superview), with: event)
      case .presenter(let view): return view.hitTest(convert(point, to: view), with: event)
      case .behindScene: return nil
      case .nobody: return self
      }
    }
  }

  extension UIView {
    /// The view that a touch would find without this view.
    fileprivate func hitTestBehind(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let superview else { return nil }
      let siblings = superview.subviews.prefix { $0 !== self }
      let found = siblings.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }
      return found.first ?? superview
    }
  }

  /// A shade: its colour at one side, clear at the other.
  final class ShadeView: UIView {
    private var color: UIColor?

    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(from edge: ScreenEdge) {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      guard let gradient = layer as? CAGradientLayer else { return }
      let isAcross = edge == .left || edge == .right
      let (near, far): (CGFloat, CGFloat) = edge == .top || edge == .left ? (0, 1) : (1, 0)
      gradient.startPoint = CGPoint(x: isAcross ? near : 0.5, y: isAcross ? 0.5 : near)
      gradient.endPoint = CGPoint(x: isAcross ? far : 0.5, y: isAcross ? 0.5 : far)
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the colour of its dark side; setting the same one again costs nothing.
    func show(_ color: UIColor) {
      guard color != self.color else { return }
      self.color = color
      (layer as? CAGradientLayer)?.colors = [color.cgColor, color.withAlphaComponent(0).cgColor]
    }
  }

  extension UIView {
    /// Whether the view has been displayed: before that a snapshot of it would be blank.
    var isOnDisplay: Bool { layer.presentation() != nil }
  }
#endif
