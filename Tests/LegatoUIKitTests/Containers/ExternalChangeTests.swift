import Legato
import LegatoUIKit
import Testing
import UIKit

/// UIKit announces neither a call that it has queued nor one that is not visible.
@MainActor @Suite("External changes of a stack", .serialized)
struct ExternalChangeTests {
  private nonisolated static let jumping = UIKitDouble.Settings.overlapping.filter { $0.overlap == .jumps }
  private nonisolated static let queueing = UIKitDouble.Settings.overlapping.filter { $0.overlap == .queues }
  private nonisolated static let late = UIKitDouble.Settings.both + [.late]

  /// The distance that a push adds to a page's step in the frame in which it begins, in points: a decay of 60 ms moves
  /// a page that is 390 points away by 390 · (1 − exp(−1 / 3.6)).
  private static let pull: CGFloat = 95

  private func expectStill(_ pursuit: Pursuit, _ stage: UIKitStage) {
    for frame in 0..<60 { pursuit.expectFrame("frame \(frame)", pull: ExternalChangeTests.pull) }
    #expect(stage.navigation.transitionCoordinator == nil && UIKitDouble.displayLinks.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: jumping)
  func aPopThatUIKitCarriesOutAtOnceTurnsThePushRound(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.popToRootViewController(animated: true)
    let pursuit = Pursuit(of: [stage.root, b], on: stage.device)
    stage.navigation.legato.pop()
    pursuit.expectStill("a pop that has nothing left to do")
    #expect(stage.navigation.viewControllers == [stage.root])
    expectStill(pursuit, stage)
    #expect(stage.offset(of: stage.root) == 0 && stage.offset(of: b) == nil)
  }

  @Test(arguments: jumping)
  func aPushThatUIKitCarriesOutAtOnceIsSeenToCome(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, c) = (screen("B"), screen("C"))
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.pushViewController(c, animated: true)
    let pursuit = Pursuit(of: [stage.root, b], on: stage.device)
    stage.navigation.legato.pop(to: b)
    pursuit.expectStill("a pop from what has not come yet")
    expectStill(pursuit, stage)
    #expect(stage.offset(of: stage.navigation.topViewController ?? b) == 0)
  }

  @Test(arguments: queueing)
  func aPushThatUIKitHasKeptGoesBeforeTheOneThatAFingerBrings(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, c) = (screen("B"), screen("C"))
    b.legato.setForwardGesture(.left, using: .slide(.left)) { _ in screen("D") }
    stage.navigation.legato.push(b)
    stage.device.advance(by: 0.1)
    stage.navigation.pushViewController(c, animated: true)
    let finger = stage.device.touch(300, 400)
    stage.device.advance(frames: 1)
    finger.move(by: -20, 0)
    let pursuit = Pursuit(of: [stage.root, b], on: stage.device)
    for frame in 0..<6 {
      finger.move(by: -80.0 / 6, 0)
      pursuit.expectFrame("frame \(frame) of a drag", pull: ExternalChangeTests.pull)
    }
    finger.lift()
    expectStill(pursuit, stage)
    #expect(stage.navigation.viewControllers == [stage.root, b, c] && stage.offset(of: c) == 0)
    stage.swipe(to: 390, in: 0.15)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b])
    expectNoViolations()
  }

  /// Does not announce its transitions before they have started.
  private final class Mute: UINavigationController {
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      super.transitionCoordinator.flatMap { $0.containerView.window == nil ? nil : $0 }
    }
  }

  @Test(arguments: late)
  func aPushOfWhichUIKitSaysNothingBeforeItStartsIsShownAllTheSame(settings: UIKitDouble.Settings) {
    var settings = settings
    settings.startsAFrameLater = true
    let (device, root, b) = (Device(settings: settings), screen("A"), screen("B"))
    let navigation = Mute(rootViewController: root)
    device.show(navigation)
    navigation.legato.install()
    navigation.pushViewController(b, animated: true)
    device.touch(200, 400).lift()
    device.advance(by: 0.1)
    #expect(PageState(b).map { $0.offset.x > 5 } == true)
    device.advance(by: 1)
    #expect(navigation.viewControllers == [root, b] && PageState(b)?.offset == .zero)
    #expect(UIKitDouble.displayLinks.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: late)
  func aPushWhoseWindowGoesBeforeItHasBegunIsThereAndGoesBackByASwipe(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, cover) = (screen("B"), screen("cover"))
    stage.navigation.legato.present(cover, using: .modal, style: .fullScreen)
    stage.device.advance(by: 0.1)
    stage.navigation.legato.push(b)
    stage.device.enterBackground()
    stage.device.advance(by: 0.2)
    stage.device.enterForeground()
    stage.device.advance(by: 1)
    cover.legato.dismiss()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && stage.offset(of: b) == 0)
    stage.swipe(to: 390, in: 0.15)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }
}
