import Legato
import LegatoUIKit
import Testing
import UIKit

/// A presentation belongs to the library as long as a setting applies to it, and then to UIKit again.
@MainActor @Suite("Who animates a presentation", .serialized)
struct PresentationClaimTests {
  typealias Pair = PresentationContainerTests.Pair

  enum Word: CaseIterable {
    case transition, presentation, animator

    @MainActor func say(of controller: UIViewController) {
      switch self {
      case .transition: controller.legato.transition = .fade
      case .presentation: controller.legato.presentation = .fade
      case .animator: controller.legato.animator = { _ in ExternalFade() }
      }
    }

    @MainActor func takeBack(from controller: UIViewController) {
      switch self {
      case .transition: controller.legato.transition = nil
      case .presentation: controller.legato.policy = TransitionPolicy()
      case .animator: controller.legato.animator = nil
      }
    }
  }

  /// Expects the presentation to be UIKit's own: no delegate is asked for an animation, and the style is unchanged.
  private func expectUIKits(
    _ controller: UIViewController, _ app: FrameTests.Presenting? = nil, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(controller.transitioningDelegate === app, sourceLocation: location)
    #expect(controller.modalPresentationStyle == UIKitDouble.settings.automaticStyle, sourceLocation: location)
  }

  @Test(arguments: UIKitDouble.Settings.both, Word.allCases)
  func whatIsTakenBackBeforeLeavesUIKitsSheet(settings: UIKitDouble.Settings, word: Word) {
    let pair = Pair(settings)
    word.say(of: pair.above)
    #expect(pair.above.transitioningDelegate != nil && pair.above.modalPresentationStyle == .fullScreen)
    word.takeBack(from: pair.above)
    expectUIKits(pair.above)
    pair.below.present(pair.above, animated: true)
    pair.device.advance(by: 1)
    #expect(pair.below.view.window != nil && UIKitDouble.swipeDown(pair.above))
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, Word.allCases)
  func aScreenWhoseTransitionIsTakenBackWhileItIsPresentedIsDismissedByIt(settings: UIKitDouble.Settings, word: Word) {
    let pair = Pair(settings)
    let app = FrameTests.Presenting()
    pair.above.transitioningDelegate = app
    word.say(of: pair.above)
    pair.below.present(pair.above, animated: true)
    pair.device.advance(by: 1)
    word.takeBack(from: pair.above)
    #expect(pair.above.transitioningDelegate !== app && pair.above.modalPresentationStyle == .fullScreen)
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && pair.below.view.window != nil)
    expectUIKits(pair.above, app)
    expectNoViolations()
  }

  /// How a presentation ends.
  enum End: CaseIterable {
    case call, plainCall, finger, atOnce, plainCallAtOnce

    @MainActor func dismiss(_ pair: Pair) {
      switch self {
      case .call: pair.above.legato.dismiss()
      case .plainCall: pair.above.dismiss(animated: true)
      case .atOnce: pair.above.legato.dismiss(animated: false)
      case .plainCallAtOnce: pair.above.dismiss(animated: false)
      case .finger:
        let finger = pair.device.touch(200, 100)
        finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.3)
        finger.lift()
      }
      pair.device.advance(by: 1)
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, End.allCases)
  func aCallsStyleAndPlaceAreTheCallsAlone(settings: UIKitDouble.Settings, end: End) {
    for isAnimated in [true, false] {
      let pair = Pair(settings)
      pair.below.legato.present(pair.above, using: .modal, style: .overFullScreen, animated: isAnimated)
      pair.device.advance(by: 1)
      #expect(pair.above.modalPresentationStyle == .overFullScreen)
      end.dismiss(pair)
      #expect(pair.below.presentedViewController == nil)
      expectUIKits(pair.above)
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, End.allCases)
  func whateverTookItAwayItComesAgainAsItCame(settings: UIKitDouble.Settings, end: End) {
    for isAnimated in [true, false] {
      let pair = Pair(settings)
      pair.below.legato.present(pair.above, using: .modal, animated: isAnimated)
      pair.device.advance(by: 1)
      end.dismiss(pair)
      pair.below.legato.present(pair.above, using: .modal)
      pair.device.advance(by: 0.1)
      #expect(pair.depth(of: pair.above).map { $0 > 50 } == true)
      pair.device.advance(by: 1)
      #expect(pair.depth(of: pair.above) == 0)
      End.finger.dismiss(pair)
      #expect(pair.below.presentedViewController == nil)
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func whatIsOnlyCoveredByAnotherOneStaysTheLibrarys(settings: UIKitDouble.Settings, isAnimated: Bool) {
    let (pair, cover) = (Pair(settings), screen("C"))
    pair.below.legato.present(pair.above, using: .modal, animated: isAnimated)
    pair.device.advance(by: 1)
    pair.above.legato.present(cover, using: .modal, animated: isAnimated)
    pair.device.advance(by: 1)
    #expect(pair.above.view.window == nil)
    cover.dismiss(animated: isAnimated)
    pair.device.advance(by: 1)
    #expect(pair.above.view.window != nil && pair.above.transitioningDelegate != nil)
    End.finger.dismiss(pair)
    #expect(pair.below.presentedViewController == nil)
    expectUIKits(pair.above)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPresentationThatAFingerTakesBackLeavesNothing(settings: UIKitDouble.Settings) {
    let (stage, next) = (UIKitStage(settings), screen("N"))
    stage.root.legato.setForwardGesture(.up, as: .present(.overFullScreen)) { _ in next }
    let finger = stage.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
    #expect(stage.navigation.presentedViewController === next && next.transitioningDelegate != nil)
    finger.drag(to: CGPoint(x: 200, y: 695), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 1.5)
    #expect(stage.navigation.presentedViewController == nil)
    expectUIKits(next)
    expectNoViolations()
  }

  @Test func aStyleThatTheAppSetsAfterwardsIsTheApps() {
    let pair = Pair(.usual)
    pair.above.legato.transition = .fade
    pair.above.modalPresentationStyle = .overFullScreen
    pair.above.legato.transition = .modal
    pair.above.legato.transition = nil
    #expect(pair.above.modalPresentationStyle == .overFullScreen && pair.above.transitioningDelegate == nil)
  }

  /// The horizontal distance at which a view is seen from its place.
  private func shift(of controller: UIViewController) -> CGFloat? {
    controller.view.superview.map { ($0.layer.presentation() ?? $0.layer).transform.m41 }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aDelegateThatIsSetAfterwardsSuppliesItsPartAndLeavesUsOurs(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    let app = FrameTests.Presenting()
    pair.above.legato.transition = .slide(.leading)
    pair.above.modalPresentationStyle = .custom
    pair.above.transitioningDelegate = app
    pair.below.present(pair.above, animated: true)
    pair.device.advance(by: 0.1)
    #expect(pair.above.presentationController is FrameTests.Card)
    #expect(shift(of: pair.above) != 0, "our slide goes sideways, UIKit's cover does not")
    pair.device.advance(by: 1)
    pair.above.transitioningDelegate = nil
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 0.1)
    #expect(shift(of: pair.above) != 0)
    pair.device.advance(by: 1)
    pair.above.legato.transition = nil
    #expect(pair.below.presentedViewController == nil && pair.above.transitioningDelegate == nil)
    expectNoViolations()
  }

  /// Puts a view below the presented one at each layout of its container, as controllers in apps do.
  final class Framing: UIPresentationController {
    let frame = UIView()

    override func containerViewDidLayoutSubviews() {
      guard let containerView, let presentedView, presentedView.superview === containerView,
        frame.superview !== containerView
      else { return }
      containerView.insertSubview(frame, belowSubview: presentedView)
    }
  }

  final class FramingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Framing(presentedViewController: presented, presenting: presenting) }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPresentationControllerFindsTheViewWhereUIKitWouldHavePutIt(settings: UIKitDouble.Settings) throws {
    let pair = Pair(settings)
    let app = FramingDelegate()
    pair.above.transitioningDelegate = app
    pair.below.legato.present(pair.above, style: .custom)
    pair.device.advance(by: 1)
    let framing = try #require(pair.above.presentationController as? Framing)
    let container = try #require(framing.containerView)
    container.setNeedsLayout()
    pair.device.advance(by: 0.1)
    #expect(container.subviews == [framing.frame, pair.above.view])
    for (end, isGone) in [(200.0, false), (700.0, true)] {
      pair.pull(to: end)
      #expect((pair.below.presentedViewController == nil) == isGone)
      if !isGone { #expect(container.subviews.last === pair.above.view) }
    }
    expectNoViolations()
  }
}
