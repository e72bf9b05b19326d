#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  final class NavigationContainer: TransitionContainer {
    private(set) weak var navigation: UINavigationController?
    private(set) lazy var delegateProxy = NavigationDelegateProxy(self)
    private let attachedBars: AttachedBars
    private let pinnedBars: PinnedBars
    private var systemGestures = SystemGestures()

    /// Without a screen the navigation controller itself stands for its root.
    init(_ navigation: UINavigationController) {
      self.navigation = navigation
      let hiddenBars = HiddenBars()
      attachedBars = AttachedBars(navigation, hiddenBars: hiddenBars)
      pinnedBars = PinnedBars(navigation, hiddenBars: hiddenBars)
      super.init(root: navigation.viewControllers.first ?? navigation)
      attend(navigation.view)
      delegateProxy.take(navigation)
      systemGestures.disable(of: navigation)
      synchronize()
    }

    override var owner: UIViewController? { navigation }
    override var pushes: Bool { true }

    override func end() {
      super.end()
      delegateProxy.release()
      systemGestures.restore()
    }

    /// Saves the look of the bars, because UIKit is about to change them.
    func rememberBars(of page: UIViewController, before next: UIViewController) {
      attachedBars.remember(page, before: next)
      pinnedBars.remember(page)
    }

    /// The bar stays above the scene, if no pictures replace it.
    override var ceiling: UIView? { navigation?.legato.bars == nil ? navigation?.navigationBar : nil }

    override func refine(_ context: TransitionContext, isNew: Bool) {
      guard let from = screens[context.from], let to = screens[context.to] else { return }
      pinnedBars.measure(from, to, isNew: isNew, for: context)
    }

    override func fill(_ layers: [SceneLayer]) { pinnedBars.fill(layers) }

    override func dress(_ started: SystemTransition) {
      attachedBars.begin(from: started.from, to: started.to, isPush: started.operation == .push) {
        scene.layer(of: screens.id(of: $1))?.view.addSubview($0)
      }
      pinnedBars.begin(scene.layers)
    }

    override func systemWillEnd(_ ended: SystemTransition) {
      attachedBars.end()
      pinnedBars.end()
    }

    override func prepare() {
      letGoOfUnstarted()
      super.prepare()
      lendGestures()
    }

    override var fallback: TransitionPolicy { TransitionPolicy(interactions: systemGestures.replacements) }

    /// A change that UIKit has not shown yet belongs to the run that will show it.
    override func synchronize() {
      if navigation?.stackCoordinator?.isAnimated != true { followStack() }
    }

    private func followStack() {
      guard let controllers = navigation?.viewControllers, let top = controllers.last, !navigator.isRunning
      else { return }
      note(controllers, as: takeCall(to: top))
    }

    /// Sets the engine's stack to UIKit's, without a run.
    private func note(_ controllers: [UIViewController], as call: ScreenCall? = nil) {
      guard !navigator.isRunning else { return }
      isSynchronizing = true
      defer { isSynchronizing = false }
      set(controllers, as: call, animated: false)
    }

    /// Sets the engine's stack to UIKit's, with the options of the call that has led there.
    @discardableResult
    func set(_ controllers: [UIViewController], as call: ScreenCall?, animated: Bool = true) -> Bool {
      let top = controllers.last
      for controller in controllers where !navigator.contains(screens.id(of: controller)) {
        // UIKit joins calls that it has not begun; the screens of earlier calls lie below.
        screens.note(controller === top ? call : controller.legato.takeCall(), bringing: controller)
      }
      if let top, let backGestures = call?.interactions { screens.setBackGestures(backGestures, from: top) }
      return request(
        .set(controllers.map { screens.id(of: $0) }).with(
          transition: call?.transition, policy: top.map(policy) ?? TransitionPolicy(), animated: animated))
    }

    /// Takes the options of the call that leads from the engine's top screen to another one.
    func takeCall(to top: UIViewController) -> ScreenCall? {
      guard navigator.top != screens.id(of: top) else { return nil }
      let isBack = navigator.contains(screens.id(of: top))
      return (isBack ? screens[navigator.top] : top)?.legato.takeCall()
    }

    /// Follows the stack after a change has ended.
    func didShow() {
      followStack()
      followExternalChange()
      lendGestures()
    }

    /// The policy of the top screen. A screen that has come below another one goes by its own call's transition. From a
    /// screen that UIKit shows only UIKit's own gestures lead back.
    override func policy(of top: UIViewController) -> TransitionPolicy {
      var policy = super.policy(of: top)
      policy.transition = policy.transition ?? screens.way(of: top)
      if top.isShownByUIKit { policy.interactions = [] }
      return policy
    }

    private func lendGestures() {
      guard let navigation else { return }
      let isLent = navigation.viewControllers.count > 1 && navigation.topViewController?.isShownByUIKit == true
      systemGestures.put(aside: !isLent)
    }

    override func bar(at point: CGPoint, with event: UIEvent) -> UIView? {
      guard let bar = chosenBar(at: point) else { return nil }
      endSystemEarly()
      bar.layoutIfNeeded()
      return bar.hitTest(bar.convert(point, from: scene.root), with: event)
    }

    override func fingerLands(on view: UIView?) {
      if let bar = navigation?.navigationBar, view?.isDescendant(of: bar) == true { endSystemEarly() }
    }

    /// Goes back by VoiceOver's scrub, as UIKit does.
    override func escape() -> Bool {
      endSystemEarly()
      return false
    }

    /// Begins a transition again in UIKit that had ended early there.
    override func reopenSystem() {
      guard system == nil, let request = navigator.request, let from = screens[request.from],
        let to = screens[request.to], begin(request, from, to)
      else { return super.reopenSystem() }
      system?.run = request.run
    }

    override func beginSystem(_ request: TransitionRequest, from: UIViewController, to: UIViewController) -> Bool {
      // UIKit may have begun another transition as soon as its last one was over.
      guard let navigation, navigation.stackCoordinator == nil else { return false }
      delegateProxy.take(navigation)
      if request.operation.isReverse {
        guard navigation.topViewController === from, navigation.viewControllers.contains(to) else { return false }
        navigation.popToViewController(to, animated: true)
      } else {
        // UIKit may have it already, by an earlier call.
        guard !navigation.viewControllers.contains(to) else { return false }
        navigation.pushViewController(to, animated: true)
      }
      navigation.view.layoutIfNeeded()
      return true
    }

    override func beginsAlone(_ request: TransitionRequest) -> Bool { isExternalChange(request) }

    /// A screen that is there already rests in UIKit's own container, below the scene.
    override func adoptAlone() {
      guard let top = navigation?.topViewController else { return }
      scene.layer(of: screens.id(of: top))?.showSnapshot(of: top.view)
    }

    override func perform(_ transition: SystemTransition) -> Bool {
      guard let navigation, navigation.topViewController === transition.to else { return false }
      let controllers = navigation.viewControllers
      // The root may have changed before there was a window, and UIKit may have shown another screen without an
      // animation.
      if navigator.top != screens.id(of: transition.from) {
        finishAtOnce()
        note(stack(before: transition))
        // The screen that has just been noted was never seen, so the scene is empty.
        if let context = transition.context { scene.enter(context.containerView) }
      }
      let covering = transition.operation.screen(.covering, from: transition.from, to: transition.to)
      let call = covering.legato.takeCall()
      defer { navigation.legato.forgetCalls() }
      return set(controllers, as: call)
    }

    /// The stack before one of UIKit's transitions, as far as the new stack tells it.
    private func stack(before transition: SystemTransition) -> [UIViewController] {
      guard let controllers = navigation?.viewControllers else { return [] }
      if transition.operation.isReverse { return controllers + [transition.from] }
      return controllers.prefix { $0 !== transition.from && $0 !== transition.to } + [transition.from]
    }
  }

  extension NavigationContainer {
    /// The bar at a touched point, if it belongs to the chosen screen.
    func chosenBar(at point: CGPoint) -> UIView? {
      guard case .settling = navigator.phase, let navigation else { return nil }
      let bars: [UIView?] = [navigation.navigationBar, navigation.tabBarController?.tabBar]
      let found = bars.compactMap(\.self).first {
        !$0.isHidden && $0.point(inside: $0.convert(point, from: scene.root), with: nil)
      }
      // A pinned bar belongs to the chosen screen alone; other bars move with their pages.
      let isPinned = found === navigation.navigationBar && navigation.legato.bars != .attached
      return isPinned || navigator.screen(at: Point2D(point)) != nil ? found : nil
    }

    /// Ends UIKit's transition now, as it is decided, while the scene continues. Until then UIKit keeps touches from
    /// its bar, and its back gestures and buttons wait or do nothing.
    func endSystemEarly() {
      guard case .settling = navigator.phase, let system, system.context != nil, system.external == nil else { return }
      conclude()
      // UIKit's stack is the decided one, so the engine's stack is set to it.
      if let navigation, navigation.stackCoordinator == nil { set(navigation.viewControllers, as: nil) }
    }
  }
#endif
