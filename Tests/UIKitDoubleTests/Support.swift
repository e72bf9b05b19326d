import Testing
import UIKit

func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
  near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}

func near(_ a: CGRect, _ b: CGRect) -> Bool {
  near(a.origin, b.origin) && near(a.size.width, b.size.width) && near(a.size.height, b.size.height)
}

extension CATransform3D {
  var elementsForTest: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// A controller with a name for the log.
@MainActor func screen(_ name: String) -> UIViewController {
  let controller = UIViewController()
  UIKitDouble.name(controller, name)
  return controller
}

@MainActor func expectNoViolations(_ location: SourceLocation = #_sourceLocation) {
  #expect(UIKitDouble.violations == [], sourceLocation: location)
}
