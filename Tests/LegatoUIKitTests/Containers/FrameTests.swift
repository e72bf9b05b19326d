import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("The app's own presentation controller", .serialized)
struct FrameTests {
  /// Leaves the upper part of its container uncovered.
  final class Card: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
    }
  }

  final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func itsFrameIsKeptThroughout(settings: UIKitDouble.Settings, isSheet: Bool) {
    let pair = PresentationContainerTests.Pair(settings)
    let delegate = Presenting()
    pair.above.transitioningDelegate = delegate
    if isSheet {
      pair.below.legato.present(pair.above, detents: [1])
    } else {
      pair.below.legato.present(pair.above, style: .custom)
    }
    pair.device.advance(by: 0.1)
    let height = pair.device.window.bounds.height
    #expect(pair.above.view.bounds.height == 300)
    pair.device.advance(by: 1)
    let rest = CGRect(x: 0, y: height - 300, width: pair.device.window.bounds.width, height: 300)
    #expect(pair.above.view.convert(pair.above.view.bounds, to: nil) == rest)
    let finger = pair.device.touch(200, height - 250)
    finger.drag(to: CGPoint(x: 200, y: height - 200), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: height - 200), duration: 0.2)
    #expect(pair.above.view.bounds.height == 300)
    #expect(pair.depth(of: pair.above).map { ($0 - 40).magnitude < 1 } == true)
    finger.lift()
    pair.device.advance(by: 1)
    #expect(pair.above.view.convert(pair.above.view.bounds, to: nil) == rest)
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && pair.below.view.window != nil)
    expectNoViolations()
  }
}
