// What the host promises of navigation controllers, before UIKit itself or its double.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import LegatoUIKit
  import Testing
  import UIKit

  @MainActor @Suite("Contract: navigation controllers", .serialized)
  struct NavigationContractTests {
    private let root = Screen()

    private func stage() async -> (ContractStage, UINavigationController) {
      let navigation = UINavigationController(rootViewController: root)
      navigation.legato.install()
      let stage = ContractStage(navigation)
      await stage.pass(0.5)
      root.told = []
      return (stage, navigation)
    }

    @Test func aPushAndAPopTellBothScreensOnceAndInOrder() async {
      let (stage, navigation) = await stage()
      let next = Screen()
      navigation.pushViewController(next, animated: true)
      await stage.rest()
      #expect(navigation.viewControllers == [root, next])
      #expect(next.told == ["will appear", "did appear"] && root.told == ["will disappear", "did disappear"])
      navigation.popViewController(animated: true)
      await stage.rest()
      #expect(navigation.viewControllers == [root])
      #expect(next.told.suffix(2) == ["will disappear", "did disappear"])
      #expect(root.told.suffix(2) == ["will appear", "did appear"])
    }

    @Test func afterwardsEveryViewIsAsUIKitHadIt() async {
      let (stage, navigation) = await stage()
      let next = Screen()
      navigation.pushViewController(next, animated: true)
      await stage.rest()
      #expect(next.isUntouched && next.view.window != nil && root.view.window == nil)
      #expect(next.view.convert(next.view.bounds, to: navigation.view) == navigation.view.bounds)
      navigation.popViewController(animated: true)
      await stage.rest()
      #expect(root.isUntouched && root.view.window != nil && next.view.window == nil)
    }

    @Test func aRunIsShownFrameByFrame() async {
      final class Observer: ScreenTransitionObserver {
        var fractions: [Double] = []
        var finished = 0
        func transitionDidChange(_ transition: TransitionState) { fractions.append(transition.fraction) }
        func transitionDidFinish(_ transition: TransitionState) { finished += 1 }
      }
      let (stage, navigation) = await stage()
      let observer = Observer()
      navigation.legato.addObserver(observer)
      navigation.pushViewController(Screen(), animated: true)
      await stage.rest()
      #expect(observer.fractions.contains { $0 > 0.05 && $0 < 0.95 } && observer.finished == 1)
    }

    @Test func noCallOfOursWaitsForAnother() async {
      let (stage, navigation) = await stage()
      let screens = (0..<10).map { _ in Screen() }
      var ends: [Outcome] = []
      for screen in screens {
        navigation.legato.push(screen) { ends.append($0) }
        await stage.pass(0.05)
      }
      await stage.rest()
      #expect(navigation.viewControllers == [root] + screens)
      #expect(ends == Array(repeating: .finished, count: 10))
      navigation.legato.popToRoot { ends.append($0) }
      await stage.rest()
      #expect(navigation.viewControllers == [root] && ends.count == 11 && root.isUntouched)
    }

    @Test func theAppsDelegateHearsOfEveryChange() async {
      final class Delegate: NSObject, UINavigationControllerDelegate {
        var shown: [UIViewController] = []
        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shown.append(viewController) }
      }
      let (stage, navigation) = await stage()
      let (delegate, next) = (Delegate(), Screen())
      navigation.delegate = delegate
      #expect(navigation.legato.delegate === delegate)
      navigation.pushViewController(next, animated: true)
      await stage.rest()
      navigation.popViewController(animated: true)
      await stage.rest()
      #expect(delegate.shown == [next, root])
    }

    @Test func uninstallingGivesEverythingBack() async {
      let (stage, navigation) = await stage()
      #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
      navigation.legato.uninstall()
      #expect(navigation.delegate == nil && navigation.interactivePopGestureRecognizer?.isEnabled == true)
      let next = Screen()
      navigation.pushViewController(next, animated: true)
      await stage.rest()
      #expect(navigation.viewControllers == [root, next])
    }

    @Test func attachedBarsAreBackWhenTheRunHasEnded() async {
      let (stage, navigation) = await stage()
      navigation.legato.install(bars: .attached)
      navigation.pushViewController(Screen(), animated: true)
      await stage.pass(0.1)
      #expect(navigation.navigationBar.alpha == 0)
      await stage.rest()
      #expect(navigation.navigationBar.alpha == 1)
    }

    @Test func nothingOutlivesItsWindow() async {
      weak var navigation: UINavigationController?
      weak var pushed: Screen?
      func play() -> ContractStage {
        let made = UINavigationController(rootViewController: Screen())
        made.legato.install()
        let (stage, next) = (ContractStage(made), Screen())
        (navigation, pushed) = (made, next)
        made.pushViewController(next, animated: true)
        return stage
      }
      let stage = play()
      await stage.rest()
      stage.show(nil)
      await stage.rest()
      #expect(navigation == nil && pushed == nil)
    }
  }
#endif
