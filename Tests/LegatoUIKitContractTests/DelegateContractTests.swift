// What the host promises of the app's own delegates, before UIKit itself or its double.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import LegatoUIKit
  import Testing
  import UIKit

  @MainActor @Suite("Contract: the app's delegates", .serialized)
  struct DelegateContractTests {
    /// Answers what the library has no answer to.
    private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
      var asked = 0

      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask {
        asked += 1
        return .landscapeLeft
      }
    }

    /// The same of a tab bar controller, and allows one tab only.
    private final class TabDelegate: NSObject, UITabBarControllerDelegate {
      weak var allowed: UIViewController?
      var selected: [UIViewController] = []

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController === allowed }

      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        selected.append(viewController)
      }

      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { .landscapeRight }
    }

    private let root = Screen()

    private func stage() async -> (ContractStage, UINavigationController) {
      let navigation = UINavigationController(rootViewController: root)
      navigation.legato.install()
      let stage = ContractStage(navigation)
      await stage.pass(0.5)
      return (stage, navigation)
    }

    private func tabStage() async -> (ContractStage, UITabBarController, Screen) {
      let (tabs, next) = (UITabBarController(), Screen())
      tabs.viewControllers = [root, next]
      tabs.legato.install()
      let stage = ContractStage(tabs)
      await stage.pass(0.5)
      return (stage, tabs, next)
    }

    /// Whether nobody keeps a delegate that has served for a moment.
    private func isGone<Delegate: AnyObject>(
      afterLiving make: @autoclosure () -> Delegate, _ serve: (Delegate) -> Void
    ) -> Bool {
      weak var watched: Delegate?
      func live() {
        let delegate = make()
        watched = delegate
        serve(delegate)
      }
      live()
      return watched == nil
    }

    /// What UIKit gets that asks its delegate for orientations.
    private func orientations(_ navigation: UINavigationController) -> UIInterfaceOrientationMask? {
      navigation.delegate?.navigationControllerSupportedInterfaceOrientations?(navigation)
    }

    private func orientations(_ tabs: UITabBarController) -> UIInterfaceOrientationMask? {
      tabs.delegate?.tabBarControllerSupportedInterfaceOrientations?(tabs)
    }

    @Test func aCallThatOnlyTheAppsDelegateAnswersReachesIt() async {
      let (stage, navigation) = await stage()
      #expect(orientations(navigation) == nil)
      let delegate = NavigationDelegate()
      navigation.delegate = delegate
      #expect(navigation.delegate !== delegate && navigation.legato.delegate === delegate)
      #expect(orientations(navigation) == .landscapeLeft && delegate.asked == 1)
      navigation.pushViewController(Screen(), animated: true)
      await stage.rest()
      #expect(navigation.viewControllers.count == 2 && orientations(navigation) == .landscapeLeft)
      navigation.legato.uninstall()
      #expect(navigation.delegate === delegate)
    }

    @Test func aDelegateThatDiesLeavesEverythingInOrder() async {
      let (stage, navigation) = await stage()
      let isGone = isGone(afterLiving: NavigationDelegate()) {
        navigation.delegate = $0
        #expect(orientations(navigation) == .landscapeLeft)
      }
      #expect(isGone && navigation.legato.delegate == nil)
      #expect(orientations(navigation) == nil)
      // UIKit has stored the answers of the deallocated one, and may still ask.
      _ = navigation.supportedInterfaceOrientations
      let next = Screen()
      navigation.pushViewController(next, animated: true)
      await stage.rest()
      #expect(navigation.viewControllers == [root, next])
      navigation.popViewController(animated: true)
      await stage.rest()
      #expect(navigation.viewControllers == [root] && root.isUntouched)
    }

    @Test func theDelegateOfATabBarControllerDecidesAndHears() async {
      let (stage, tabs, next) = await tabStage()
      let delegate = TabDelegate()
      delegate.allowed = next
      tabs.delegate = delegate
      #expect(tabs.delegate !== delegate && tabs.legato.delegate === delegate)
      #expect(orientations(tabs) == .landscapeRight)
      #expect(tabs.delegate?.tabBarController?(tabs, shouldSelect: root) == false)
      #expect(tabs.delegate?.tabBarController?(tabs, shouldSelect: next) == true)
      tabs.legato.select(1)
      await stage.rest()
      tabs.delegate?.tabBarController?(tabs, didSelect: next)
      #expect(tabs.selectedViewController === next && next.isUntouched && delegate.selected == [next])
      tabs.legato.uninstall()
      #expect(tabs.delegate === delegate)
    }

    @Test func tabsOutliveTheirDelegate() async {
      let (stage, tabs, next) = await tabStage()
      let isGone = isGone(afterLiving: TabDelegate()) {
        tabs.delegate = $0
        #expect(orientations(tabs) == .landscapeRight)
      }
      #expect(isGone && tabs.legato.delegate == nil && orientations(tabs) == nil)
      _ = tabs.supportedInterfaceOrientations
      #expect(tabs.delegate?.tabBarController?(tabs, shouldSelect: next) == true)
      tabs.legato.select(1)
      await stage.rest()
      #expect(tabs.selectedViewController === next && next.view.window != nil)
    }
  }
#endif
