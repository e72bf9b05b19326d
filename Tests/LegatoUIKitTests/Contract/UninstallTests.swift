import Legato
import LegatoUIKit
import Testing
import UIKit

/// An app may do this at any time, also in the middle of a run: uninstall, install again, observe twice, and remove its
/// settings. Nothing traps and nothing is left half done.
@MainActor @Suite("Uninstalled or changed in the middle of a run", .serialized)
struct UninstallTests {
  enum Moment: CaseIterable { case pushed, dragged, settling, caught, redirected }

  /// Takes a run to a moment.
  private func bring(_ stage: UIKitStage, to moment: Moment) -> Finger? {
    switch moment {
    case .pushed:
      stage.navigation.pushViewController(screen("C"), animated: true)
      stage.device.advance(by: 0.1)
    case .dragged, .settling, .caught:
      let finger = stage.device.touch(3, 400)
      finger.drag(to: CGPoint(x: 300, y: 400), duration: 0.2)
      if moment == .dragged { return finger }
      finger.lift()
      stage.device.advance(frames: 2)
      guard moment == .caught else { break }
      let other = stage.device.touch(330, 400)
      other.drag(to: CGPoint(x: 300, y: 400), duration: 0.05)
      return other
    case .redirected:
      stage.navigation.legato.push(screen("C"))
      stage.device.advance(by: 0.1)
      stage.navigation.legato.pop()
      stage.device.advance(by: 0.05)
    }
    return nil
  }

  @Test(arguments: UIKitDouble.Settings.both, Moment.allCases)
  func uninstallingEndsWhatRunsAndGivesEverythingBack(settings: UIKitDouble.Settings, moment: Moment) {
    let stage = UIKitStage(settings)
    let count = stage.navigation.view.gestureRecognizers?.count ?? 0
    let b = stage.pushed()
    let finger = bring(stage, to: moment)
    stage.navigation.legato.uninstall()
    finger?.drag(to: CGPoint(x: 350, y: 400), duration: 0.1)
    finger?.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.transitionCoordinator == nil && stage.navigation.delegate == nil)
    #expect(stage.navigation.view.gestureRecognizers?.count == count - 1)
    let top = stage.navigation.topViewController
    #expect(top.flatMap { stage.offset(of: $0) } == 0 && top?.view.isUserInteractionEnabled == true)
    #expect(stage.navigation.viewControllers.count == [.settling: 1, .pushed: 3][moment] ?? 2)
    // The system's own push and swipe work again.
    let d = screen("D")
    stage.navigation.pushViewController(d, animated: true)
    stage.device.advance(by: 1)
    stage.swipe(to: 385)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === top)
    stage.navigation.legato.install()
    stage.navigation.legato.push(b === top ? d : screen("E"))
    stage.device.advance(by: 1)
    stage.swipe(to: 385)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === top)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func tabsAreUninstalledInTheMiddleAsWell(settings: UIKitDouble.Settings, isDriven: Bool) {
    let row = TabContainerTests.Row(settings)
    var finger: Finger?
    if isDriven {
      finger = row.device.touch(350, 400)
      finger?.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
    } else {
      UIKitDouble.tapTab(1, of: row.tabs)
      row.device.advance(by: 0.1)
    }
    row.tabs.legato.uninstall()
    finger?.lift()
    row.device.advance(by: 1)
    row.expectRest(on: isDriven ? 0 : 1)
    row.tabs.selectedIndex = 2
    row.device.advance(by: 0.5)
    row.expectRest(on: 2)
    #expect(row.tabs.delegate == nil)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func installingTwiceAndWatchingTwiceCountsOnce(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    stage.navigation.legato.install()
    stage.navigation.legato.install(TransitionPolicy(transition: .fade))
    let (b, listener) = (stage.pushed(), ExternalListener())
    for _ in 0..<2 {
      b.legato.addObserver(listener)
      stage.navigation.legato.addObserver(listener)
    }
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.2)
    // An observer may be removed at any time.
    b.legato.removeObserver(listener)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(listener.heard == ["begin pop", "finish"])
    stage.navigation.legato.removeObserver(listener)
    stage.navigation.legato.removeObserver(listener)
    stage.navigation.legato.push(b)
    stage.device.advance(by: 1)
    #expect(listener.heard.count == 2 && stage.navigation.viewControllers == [stage.root, b])
    stage.navigation.legato.uninstall()
    stage.navigation.legato.uninstall()
    #expect(!stage.navigation.legato.isInstalled)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreensSettingsMayChangeWhileItComes(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    b.legato.transition = .slide(.leading)
    stage.navigation.legato.push(b)
    stage.device.advance(by: 0.05)
    b.legato.transition = .fade
    b.legato.interactions = []
    stage.root.legato.setForwardGesture(.left) { _ in screen("N") }
    stage.root.legato.removeForwardGesture(.left)
    stage.root.legato.removeForwardGesture(.left)
    stage.device.advance(by: 1)
    stage.swipe(to: 385)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === b)
    b.legato.interactions = nil
    stage.swipe(to: 385)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }
}
