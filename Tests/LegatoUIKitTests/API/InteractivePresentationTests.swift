import Legato
import LegatoUIKit
import Testing
import UIKit

/// An app uses the objects with its own recognisers for present, dismiss and tab switches, without installing the
/// library.
@MainActor @Suite("Our transitions, presented and switched by the app's own recogniser", .serialized)
struct InteractivePresentationTests {
  final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
    var animator: InteractiveAnimator?

    private func make(_ operation: TransitionOperation) -> InteractiveAnimator? {
      animator = ScreenTransition.cover(.up, dim: 0.2).interactiveAnimator(for: operation)
      return animator
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(.present) }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(.dismiss) }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? InteractiveAnimator }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? InteractiveAnimator }
  }

  final class Switching: NSObject, UITabBarControllerDelegate {
    var animator: InteractiveAnimator?

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let tabs = tabBarController.viewControllers ?? []
      let isForward = (tabs.firstIndex(of: fromVC) ?? 0) < (tabs.firstIndex(of: toVC) ?? 0)
      animator = ScreenTransition.slide(.leading).interactiveAnimator(for: isForward ? .replace : .restore)
      return animator
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animationController as? InteractiveAnimator }
  }

  private func drive(_ animator: InteractiveAnimator?, to end: Double, on device: Device) throws {
    device.advance(frames: 2)
    for step in 1...10 {
      try #require(animator).update(end * Double(step) / 10)
      device.advance(frames: 1)
    }
  }

  private func end(_ animator: InteractiveAnimator?, _ isFinishing: Bool, on device: Device) {
    if isFinishing { animator?.finish() } else { animator?.cancel() }
    device.advance(by: 1)
  }

  @Test(
    arguments: UIKitDouble.Settings.both, [UIModalPresentationStyle.fullScreen, .custom, .overFullScreen])
  func presentAndDismissFollowTheirAnimatorAndEndByItsDecision(
    settings: UIKitDouble.Settings, style: UIModalPresentationStyle
  ) throws {
    let (pair, delegate) = (PresentationContainerTests.Pair(settings), Presenting())
    let height = pair.device.window.bounds.height
    pair.above.transitioningDelegate = delegate
    pair.above.modalPresentationStyle = style
    for isFinishing in [false, true] {
      pair.below.present(pair.above, animated: true)
      try drive(delegate.animator, to: 0.4, on: pair.device)
      #expect(try (#require(pair.depth(of: pair.above)) - height * 0.6).magnitude < 1)
      end(delegate.animator, isFinishing, on: pair.device)
      #expect((pair.below.presentedViewController === pair.above) == isFinishing)
    }
    #expect(pair.depth(of: pair.above) == 0)
    for isFinishing in [false, true] {
      pair.above.dismiss(animated: true)
      try drive(delegate.animator, to: 0.3, on: pair.device)
      #expect(try (#require(pair.depth(of: pair.above)) - height * 0.3).magnitude < 1)
      end(delegate.animator, isFinishing, on: pair.device)
      #expect((pair.below.presentedViewController == nil) == isFinishing)
      if !isFinishing { #expect(pair.depth(of: pair.above) == 0) }
    }
    #expect(pair.below.view.window != nil && CATransform3DIsIdentity(pair.below.view.layer.transform))
    #expect(pair.below.view.isUserInteractionEnabled && UIKitDouble.displayLinks.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func tabsFollowTheirAnimatorAndSwitchByItsDecision(settings: UIKitDouble.Settings) throws {
    let (row, delegate) = (TabContainerTests.Row(settings), Switching())
    row.tabs.legato.uninstall()
    row.tabs.delegate = delegate
    for (from, to, side) in [(0, 2, 1.0), (2, 1, -1)] {
      for isFinishing in [false, true] {
        row.tabs.selectedIndex = to
        try drive(delegate.animator, to: 0.4, on: row.device)
        #expect(try (#require(row.offset(to)) - row.width * 0.6 * side).magnitude < 1)
        end(delegate.animator, isFinishing, on: row.device)
        #expect(row.selected == (isFinishing ? to : from))
        #expect(row.offset(row.selected) == 0 && row.offset(isFinishing ? from : to) == nil)
      }
    }
    expectNoViolations()
  }

  @Test func nothingIsRetainedAfterwards() throws {
    weak var watched: UIViewController?
    func run() throws {
      let (pair, delegate) = (PresentationContainerTests.Pair(.usual), Presenting())
      watched = pair.above
      pair.above.transitioningDelegate = delegate
      pair.above.modalPresentationStyle = .custom
      pair.below.present(pair.above, animated: true)
      try drive(delegate.animator, to: 0.5, on: pair.device)
      end(delegate.animator, true, on: pair.device)
      pair.above.dismiss(animated: true)
      try drive(delegate.animator, to: 0.5, on: pair.device)
      end(delegate.animator, true, on: pair.device)
    }
    try run()
    _ = Device()
    #expect(watched == nil && UIKitDouble.displayLinks.isEmpty)
  }
}
