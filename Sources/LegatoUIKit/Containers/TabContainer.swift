#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A tab bar controller's switches: each tab replaces the previous one, forwards to a higher index and backwards to a
  /// lower one.
  final class TabContainer: TransitionContainer {
    private(set) weak var tabs: UITabBarController?
    private(set) lazy var delegateProxy = TabDelegateProxy(self)
    var policy = TransitionPolicy() { didSet { tell() } }
    /// Makes the interaction by which a finger switches tabs; nil for none.
    var swipe: ((Direction) -> Interaction)? = { .fullScreenPan($0) } { didSet { tell() } }
    /// Whether the switches for which UIKit requests an animation are shown.
    var isMoving = true

    /// The route keys of the neighbors; a screen's own routes have numbers from 0 on.
    private enum Key {
      static let next: Int32 = -1
      static let previous: Int32 = -2
    }

    /// Without tabs the tab bar controller itself stands for the first one.
    init(_ tabs: UITabBarController) {
      self.tabs = tabs
      super.init(root: tabs.selectedViewController ?? tabs)
      attend(tabs.view)
      delegateProxy.take(tabs)
      tell()
    }

    /// Sets the policy of the engine's stack to the container's.
    private func tell() {
      var said = policy
      said.transition = said.transition ?? .slide(.leading)
      said.interactions = said.interactions ?? swipe.map { [$0(.trailing)] } ?? []
      navigator.policy = said
    }

    override var owner: UIViewController? { tabs }
    override var ceiling: UIView? { tabs?.tabBar }

    override func end() {
      super.end()
      delegateProxy.release()
    }

    override var routes: [GestureRoute] {
      guard let swipe else { return super.routes }
      var routes = super.routes
      if neighbor(1) != nil { Neighbor.tab(at: .trailing, by: swipe).add(to: &routes, forKey: Key.next) }
      if neighbor(-1) != nil { Neighbor.tab(at: .leading, by: swipe).add(to: &routes, forKey: Key.previous) }
      return routes
    }

    override func arrival(forKey key: Int32) -> UIViewController? {
      switch key {
      case Key.next: neighbor(1)
      case Key.previous: neighbor(-1)
      default: super.arrival(forKey: key)
      }
    }

    /// The operation from one tab to another. A controller without an index, such as one behind More, counts as last.
    func operation(from: UIViewController, to: UIViewController) -> TransitionOperation {
      .switching(from: index(of: from) ?? .max, to: index(of: to) ?? .max)
    }

    /// Sets the tab from which UIKit's switch starts, whatever was shown before.
    func depart(from tab: UIViewController) {
      let id = screens.id(of: tab)
      guard navigator.top != id else { return }
      finishAtOnce()
      set(id)
    }

    override func synchronize() {
      if let selected = tabs?.selectedViewController { set(screens.id(of: selected)) }
    }

    override func beginSystem(_ request: TransitionRequest, from: UIViewController, to: UIViewController) -> Bool {
      guard let tabs, tabs.selectedViewController === from, let index = index(of: to) else { return false }
      if request.isInteractive, !delegateProxy.allows(to, in: tabs) { return false }
      delegateProxy.take(tabs)
      tabs.selectedIndex = index
      return tabs.selectedIndex == index
    }

    override func perform(_ started: SystemTransition) -> Bool {
      let isBack = started.operation.isReverse
      return request(
        .replace(screens.id(of: started.to), backwards: isBack).with(
          transition: (isBack ? started.from : started.to).legato.takeCall()?.transition, policy: policy(of: started.to)
        ))
    }

    /// Tells the delegate: UIKit reports the user's selections, and a finger's selection is the user's.
    override func systemDidEnd(_ ended: SystemTransition, finished: Bool) {
      guard ended.isInteractive, finished, let tabs else { return }
      delegateProxy.app?.tabBarController?(tabs, didSelect: ended.to)
    }

    private func set(_ screen: ScreenID) {
      isSynchronizing = true
      defer { isSynchronizing = false }
      request(.set([screen]).with(animated: false))
    }

    private func index(of tab: UIViewController) -> Int? { tabs?.viewControllers?.firstIndex(of: tab) }

    /// The tab beside the selected one; nil for tabs behind More.
    private func neighbor(_ offset: Int) -> UIViewController? {
      guard let tabs, let all = tabs.viewControllers, let selected = tabs.selectedViewController.flatMap(index) else {
        return nil
      }
      let items = tabs.tabBar.items?.count ?? all.count
      let reach = all.count > items ? items - 1 : all.count
      let index = selected + offset
      return index >= 0 && index < reach && selected < reach ? all[index] : nil
    }
  }
#endif
