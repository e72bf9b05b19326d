// A navigation controller's pushes and pops.

#if canImport(UIKit)
  import Legato
  import UIKit

  /// A navigation controller's pushes and pops.
  final class NavigationContainer: TransitionContainer {
    private(set) weak var navigation: UINavigationController?
    private(set) lazy var relay = NavigationRelay(self)
    let bars: AttachedBars
    private var systemGestures = SystemGestures()

    /// A navigation controller without a screen has nothing to mirror yet: it gets its root when it has one.
    init?(_ navigation: UINavigationController) {
      guard let root = navigation.viewControllers.first else { return nil }
      self.navigation = navigation
      bars = AttachedBars(navigation)
      super.init(root: root)
      attend(navigation.view)
      relay.take(navigation)
      systemGestures.disable(of: navigation)
      synchronize()
    }

    override var owner: UIViewController? { navigation }
    override var pushes: Bool { true }

    override func end() {
      super.end()
      relay.release()
      systemGestures.restore()
    }

    override func dress(_ started: SystemTransition) {
      bars.begin(from: started.from, to: started.to, isPush: started.operation == .push) { picture, controller in
        scene.layer(of: screens.id(of: controller))?.view.addSubview(picture)
      }
    }

    override func systemWillEnd(_ ended: SystemTransition) { bars.end() }

    override func prepare() {
      super.prepare()
      if stack.defaults.interactions == nil { stack.defaults.interactions = systemGestures.replacements }
    }

    override func synchronize() {
      guard let navigation, !stack.coordinator.isRunning, !navigation.viewControllers.isEmpty else { return }
      isSynchronizing = true
      defer { isSynchronizing = false }
      let policy = navigation.topViewController?.legato.policy ?? TransitionPolicy()
      stack.setScreens(navigation.viewControllers.map { screens.id(of: $0) }, policy: policy, animated: false, at: now)
    }

    /// A change of the stack has ended.
    func didShow() { synchronize() }

    override func beginSystem(_ request: TransitionRequest, from: UIViewController, to: UIViewController) -> Bool {
      // UIKit may have begun something else as soon as its last transition was over.
      guard let navigation, navigation.transitionCoordinator == nil else { return false }
      relay.take(navigation)
      if request.operation.isReverse {
        guard navigation.topViewController === from, navigation.viewControllers.contains(to) else { return false }
        navigation.popToViewController(to, animated: true)
      } else {
        navigation.pushViewController(to, animated: true)
      }
      navigation.view.layoutIfNeeded()
      return true
    }

    override func perform(_ transition: SystemTransition) -> Bool {
      guard let navigation, navigation.topViewController === transition.to else { return false }
      let call = (transition.operation.isReverse ? transition.from : transition.to).legato.takeCall()
      return stack.setScreens(
        navigation.viewControllers.map { screens.id(of: $0) }, transition: call, policy: transition.to.legato.policy,
        at: now)
    }
  }
#endif
