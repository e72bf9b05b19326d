#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A shade on what is turned: its colour at one side, clear at the other.
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

    /// Is of this colour where it is darkest; the one that it has already costs nothing.
    func show(_ color: UIColor) {
      guard color != self.color else { return }
      self.color = color
      (layer as? CAGradientLayer)?.colors = [color.cgColor, color.withAlphaComponent(0).cgColor]
    }
  }
#endif
