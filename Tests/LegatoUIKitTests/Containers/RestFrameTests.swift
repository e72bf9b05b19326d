import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Views rest where UIKit says", .serialized)
struct RestFrameTests {
  /// UIKit's context under an opaque bar: the pages begin below it.
  final class Context: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let (from, to): (UIViewController, UIViewController)
    let frame = CGRect(x: 0, y: 91, width: 390, height: 753)
    var isComplete: Bool?

    init(in containerView: UIView, from: UIViewController, to: UIViewController) {
      self.containerView = containerView
      (self.from, self.to) = (from, to)
      super.init()
      from.view.frame = frame
      containerView.addSubview(from.view)
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { isComplete = didComplete }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      key == .from ? from : to
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? frame : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? frame : .zero }
  }

  @Test func belowAnOpaqueBarAPageKeepsItsPlaceAllTheWay() {
    let device = Device()
    let root = UIViewController()
    device.show(root)
    let context = Context(in: root.view, from: screen("A"), to: screen("B"))
    let animator = Transition.cover(.leading).animator(for: .push)
    animator.animateTransition(using: context)
    for _ in 0..<10 {
      device.advance(frames: 2)
      guard context.isComplete == nil else { break }
      #expect(context.to.view.superview !== root.view)
      #expect(context.from.view.frame == context.frame && context.to.view.frame == context.frame)
    }
    device.advance(by: 1)
    #expect(context.isComplete == true && context.to.view.frame == context.frame)
  }
}
