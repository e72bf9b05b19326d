// Converts a layer's state to Core Animation.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LayerState {
    /// The transform of a layer of this size about its centre: perspective, translation, rotation, scale, shear and
    /// tilt about the anchor.
    func transform(in size: Size2D) -> CATransform3D {
      let (x, y) = ((anchorX - 0.5) * size.width, (anchorY - 0.5) * size.height)
      var transform = CATransform3DMakeTranslation(x, y, 0)
      if perspective > 0 {
        var lens = CATransform3DIdentity
        lens.m34 = -1 / perspective
        transform = CATransform3DConcat(lens, transform)
      }
      transform = CATransform3DTranslate(transform, translationX, translationY, translationZ)
      if rotationX != 0 { transform = CATransform3DRotate(transform, rotationX, 1, 0, 0) }
      if rotationY != 0 { transform = CATransform3DRotate(transform, rotationY, 0, 1, 0) }
      if rotationZ != 0 { transform = CATransform3DRotate(transform, rotationZ, 0, 0, 1) }
      // A layer without an extent would have no inverse, and its contents no place.
      transform = CATransform3DConcat(plane, transform)
      return CATransform3DTranslate(transform, -x, -y, 0)
    }

    /// The part of a layer of this size within its clip.
    func visibleBounds(in size: Size2D) -> CGRect {
      CGRect(
        x: clipLeft, y: clipTop, width: max(0, size.width - clipLeft - clipRight),
        height: max(0, size.height - clipTop - clipBottom))
    }

    /// Whether it is turned out of the plane, or seen so.
    var isInSpace: Bool { rotationX != 0 || rotationY != 0 || tiltX != 0 || tiltY != 0 }

    var isClipped: Bool { clipTop != 0 || clipLeft != 0 || clipBottom != 0 || clipRight != 0 }

    /// The shadow's blur, at least 0.
    var blur: Double { max(0, shadowRadius) }

    var shadowOffset: CGSize { CGSize(width: 0, height: shadowOffsetY) }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    private var plane: CATransform3D {
      var plane = CATransform3DIdentity
      (plane.m11, plane.m14) = (nonzero(scaleX), tiltX)
      (plane.m21, plane.m22, plane.m24) = (shear, nonzero(scaleY), tiltY)
      return plane
    }

    private func nonzero(_ scale: Double) -> Double {
      scale.magnitude < LayerState.smallestScale ? LayerState.smallestScale : scale
    }

    /// The smallest scale: a thousandth of a point in a thousand points cannot be seen.
    private static let smallestScale = 1e-6
  }

  extension CATransform3D {
    /// A transform that shows the plane in the same way, with a depth that follows from how it is seen.
    ///
    /// Between keyframes Core Animation interpolates rotation, scale and perspective one by one. So what looks alike
    /// must be alike in each of them, and a layer that is seen from its side needs a depth.
    ///
    /// - Parameter nearness: One divided by the viewer's distance, in points; 0 for a layer that has no viewer.
    func inDepth(_ nearness: CGFloat) -> CATransform3D {
      guard nearness > 0, m44 > 0 else { return self }
      var deep = self
      (deep.m11, deep.m12, deep.m14) = (m11 / m44, m12 / m44, m14 / m44)
      (deep.m21, deep.m22, deep.m24) = (m21 / m44, m22 / m44, m24 / m44)
      (deep.m41, deep.m42, deep.m43, deep.m44) = (m41 / m44, m42 / m44, 0, 1)
      (deep.m13, deep.m23) = (-deep.m14 / nearness, -deep.m24 / nearness)
      (deep.m31, deep.m32, deep.m33) = deep.normal
      deep.m34 = -deep.m33 * nearness
      return deep
    }

    /// The direction in which the front of the plane faces, one point long.
    private var normal: (CGFloat, CGFloat, CGFloat) {
      let (x, y, z) = (m12 * m23 - m13 * m22, m13 * m21 - m11 * m23, m11 * m22 - m12 * m21)
      let length = (x * x + y * y + z * z).squareRoot()
      return length > 0 ? (x / length, y / length, z / length) : (0, 0, 1)
    }
  }

  /// The outline that casts a layer's shadow: a rectangle with round corners.
  struct Outline: Equatable {
    private let rect: CGRect
    private let radius: CGFloat

    /// The outline of the part within the clip.
    init(_ state: LayerState, in size: Size2D) {
      let (seen, least) = (state.visibleBounds(in: size), 2 * Outline.smallestRadius)
      rect = CGRect(x: seen.minX, y: seen.minY, width: max(seen.width, least), height: max(seen.height, least))
      // Core Graphics crashes if the corners do not fit.
      radius = min(max(state.cornerRadius, Outline.smallestRadius), rect.width / 2, rect.height / 2)
    }

    var path: CGPath { CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil) }

    /// The smallest radius, in points; it cannot be seen. Core Animation interpolates two paths only if they have the
    /// same elements, so each path must have corners.
    private static let smallestRadius = 0.01
  }
#endif
