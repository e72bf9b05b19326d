#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// An element's shadow, which a layer below the element's picture casts in its place.
  @MainActor struct ElementShadow {
    private let color: CGColor?
    let opacity: Float
    private let radius: CGFloat
    private let offset: CGSize

    /// Fails for a view without a shadow, and for a shadow without the view's outline: in a view that is not opaque,
    /// everything that it draws casts its own shadow. A photo that fills its view counts as opaque.
    init?(of view: UIView) {
      let layer = view.layer
      guard layer.shadowOpacity > 0, !layer.masksToBounds, ElementShadow.isOpaque(view) else { return nil }
      (color, opacity, radius, offset) =
        (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
    }

    private static func isOpaque(_ view: UIView) -> Bool {
      view.layer.shadowPath != nil || view.backgroundColor?.cgColor.alpha == 1
        || view.contentMode == .scaleAspectFill && (view as? UIImageView)?.image != nil
    }

    /// Makes a layer cast it, along the layer's path.
    func cast(from layer: CALayer) {
      layer.shadowColor = color
      layer.shadowOpacity = opacity
      layer.shadowRadius = radius
      layer.shadowOffset = offset
    }
  }
#endif
