#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The style of an app's view before a transition that moves the view in place.
  @MainActor struct SavedStyle {
    private let transform: CATransform3D
    let zPosition: CGFloat
    private let alpha: CGFloat
    private let cornerRadius: CGFloat
    private let cornerCurve: CALayerCornerCurve
    private let masksToBounds: Bool
    private let mask: CALayer?
    private let isUserInteractionEnabled: Bool

    init(_ view: UIView) {
      transform = view.layer.transform
      zPosition = view.layer.zPosition
      alpha = view.alpha
      cornerRadius = view.layer.cornerRadius
      cornerCurve = view.layer.cornerCurve
      masksToBounds = view.layer.masksToBounds
      mask = view.layer.mask
      isUserInteractionEnabled = view.isUserInteractionEnabled
    }

    func restore(_ view: UIView) {
      view.layer.transform = transform
      view.layer.zPosition = zPosition
      view.alpha = alpha
      view.layer.cornerRadius = cornerRadius
      view.layer.cornerCurve = cornerCurve
      view.layer.masksToBounds = masksToBounds
      view.layer.mask = mask
      view.isUserInteractionEnabled = isUserInteractionEnabled
    }
  }
#endif
