import Legato
import LegatoUIKit
import Testing
import UIKit

/// UIKit's context may give no final frame, another view than the controller's, or none. The presenter's view of a
/// `.custom` presentation stays in its place, and no view's frame is set under a transform.
@MainActor @Suite("Unusual contexts of a transition", .serialized)
struct UnusualContextTests {
  typealias Pair = PresentationContainerTests.Pair

  /// Puts the presented view into another view, as for a shadow.
  final class Framed: UIPresentationController {
    final class Around: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds
      }
    }

    private let around = Around()
    let saysFrame: Bool

    init(_ presented: UIViewController, _ presenting: UIViewController?, saysFrame: Bool) {
      self.saysFrame = saysFrame
      super.init(presentedViewController: presented, presenting: presenting)
      around.addSubview(presented.view)
    }

    override var presentedView: UIView? { around }
    override var frameOfPresentedViewInContainerView: CGRect {
      saysFrame ? super.frameOfPresentedViewInContainerView : .zero
    }
  }

  final class Framing: NSObject, UIViewControllerTransitioningDelegate {
    var saysFrame = true
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Framed(presented, presenting, saysFrame: saysFrame) }
  }

  private func drag(_ pair: Pair, from start: CGFloat, to end: CGFloat) {
    let finger = pair.device.touch(200, start)
    finger.drag(to: CGPoint(x: 200, y: end), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: end), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 1)
  }

  @Test func withoutAFinalFrameTheNewPageFillsTheContainer() {
    for operation in [TransitionOperation.push, .pop, .present, .dismiss] {
      let device = Device()
      let root = UIViewController()
      device.show(root)
      let context = FakeContext(in: root.view, from: screen("A"), to: screen("B"), frame: .zero)
      let animator = ScreenTransition.cover(.leading).animator(for: operation)
      animator.animateTransition(using: context)
      device.advance(by: 1)
      #expect(context.ends == [true] && context.to.view.frame == root.view.bounds)
      #expect(context.to.view.superview === root.view)
      expectNoViolations()
    }
  }

  @Test func withoutAViewForThePageThatStaysItStaysWhereItIs() {
    for operation in [TransitionOperation.present, .dismiss] {
      let device = Device()
      let root = UIViewController()
      device.show(root)
      let context = FakeContext(in: root.view, from: screen("A"), to: screen("B"), frame: .zero)
      let below = operation == .present ? context.from : context.to
      let key: UITransitionContextViewKey = operation == .present ? .from : .to
      device.window.insertSubview(below.view, at: 0)
      below.view.frame = device.window.bounds
      context.views[key] = nil
      let animator = ScreenTransition.scale().animator(for: operation)
      animator.animateTransition(using: context)
      for _ in 0..<60 {
        device.advance(frames: 1)
        #expect(below.view.superview === device.window)
      }
      #expect(context.ends == [true] && CATransform3DIsIdentity(below.view.layer.transform))
      expectNoViolations()
    }
  }

  @Test func aViewAroundThePageMovesInItsPlace() {
    let device = Device()
    let root = UIViewController()
    device.show(root)
    let context = FakeContext(in: root.view, from: screen("A"), to: screen("B"), frame: .zero)
    let around = UIView()
    around.addSubview(context.to.view)
    context.views[.to] = around
    let animator = ScreenTransition.slide(.leading).animator(for: .push)
    animator.animateTransition(using: context)
    device.advance(by: 0.1)
    #expect(context.to.view.superview === around && around.window != nil)
    device.advance(by: 1)
    #expect(context.ends == [true] && context.to.view.superview === around && around.superview === root.view)
    #expect(around.frame == root.view.bounds)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aPresentationControllersOwnViewComesAndGoesWithThePageInIt(settings: UIKitDouble.Settings, isSheet: Bool) {
    for saysFrame in [true, false] {
      let pair = Pair(settings)
      let delegate = Framing()
      delegate.saysFrame = saysFrame
      pair.above.transitioningDelegate = delegate
      if isSheet {
        pair.below.legato.present(pair.above, detents: [0.5, 1])
      } else {
        pair.below.legato.present(pair.above, using: .modal, style: .custom)
      }
      pair.device.advance(by: 1)
      let around = pair.above.view.superview
      #expect(around === pair.above.presentationController?.presentedView && around?.window != nil)
      #expect(pair.above.view.convert(pair.above.view.bounds, to: nil).size == pair.device.window.bounds.size)
      drag(pair, from: 500, to: 560)
      #expect(pair.below.presentedViewController === pair.above)
      #expect(pair.above.view.superview === around && pair.depth(of: pair.above) == (isSheet ? 422 : 0))
      drag(pair, from: isSheet ? 500 : 300, to: 840)
      #expect(pair.below.presentedViewController == nil && around?.window == nil)
      #expect(pair.above.view.superview === around)
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, [UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext])
  func thePresentersViewNeverLeavesItsPlace(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let pair = Pair(settings)
    let home = pair.below.view.superview
    let expectHome = { #expect(pair.below.view.superview === home && pair.below.view.window != nil) }
    pair.below.legato.present(pair.above, using: .scale(), style: style)
    for _ in 0..<40 {
      pair.device.advance(frames: 1)
      expectHome()
    }
    drag(pair, from: 500, to: 560)
    expectHome()
    let finger = pair.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.2)
    expectHome()
    finger.lift()
    for _ in 0..<60 {
      pair.device.advance(frames: 1)
      expectHome()
    }
    #expect(pair.below.presentedViewController == nil && pair.below.view.frame == pair.device.window.bounds)
    #expect(CATransform3DIsIdentity(pair.below.view.layer.transform))
    expectNoViolations()
  }
}
