import Testing
import UIKit

@MainActor @Suite("Layers and views have UIKit's geometry")
struct GeometryTests {
  @Test func `A frame is the bounding box of the transformed bounds`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(view.frame, CGRect(x: 35, y: -5, width: 50, height: 100)))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
  }

  @Test func `Setting a frame under a transform is reported`() {
    let device = Device()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = device.window.bounds
    #expect(UIKitDouble.takeViolations().count == 1)
  }

  @Test func `The anchor point moves the frame, not the position`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame.origin == CGPoint(x: 50, y: 50))
  }

  @Test func `Points convert through transforms and scrolled bounds, there and back`() {
    let device = Device()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
    device.window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 5, y: 7)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 35, y: 53))
    outer.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    let there = inner.convert(CGPoint(x: 3, y: 4), to: outer.superview)
    let back = inner.convert(there, from: outer.superview)
    #expect(near(back, CGPoint(x: 3, y: 4)))
  }

  @Test func `A perspective is divided out`() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    root.sublayerTransform = perspective
    let layer = CALayer()
    layer.bounds = root.bounds
    layer.position = CGPoint(x: 50, y: 50)
    layer.transform = CATransform3DMakeTranslation(0, 0, 250)
    root.addSublayer(layer)
    #expect(near(layer.convert(CGPoint(x: 100, y: 50), to: root), CGPoint(x: 150, y: 50)))
    #expect(near(layer.convert(CGPoint(x: 150, y: 50), from: root), CGPoint(x: 100, y: 50)))
  }

  @Test func `A transform times its inverse is the identity`() {
    let transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform)).elementsForTest
    for (value, expected) in zip(product, CATransform3DIdentity.elementsForTest) {
      #expect(abs(value - expected) < 1e-12)
    }
    let affine = CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 5, ty: 7)
    #expect(near(CGPoint(x: 1, y: 1).applying(affine.concatenating(affine.inverted())), CGPoint(x: 1, y: 1)))
  }
}
