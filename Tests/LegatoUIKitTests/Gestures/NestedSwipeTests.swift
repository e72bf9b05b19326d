import Legato
import LegatoUIKit
import Testing
import UIKit

/// A stack in another container keeps its swipes as long as its releases have left a screen to go back to.
@MainActor @Suite("Swipes on a stack in a stack", .serialized)
struct NestedSwipeTests {
  enum Outer: CaseIterable {
    case tabs, stack, hub, drawer
  }

  /// A stack of eleven screens within another container, which also answers swipes in the same direction.
  @MainActor struct Nest {
    let device: Device
    let inner: UINavigationController
    let outer: UIViewController
    private let anywhere = TransitionPolicy(interactions: [.edgePan(), .fullScreenPan()])

    init(_ settings: UIKitDouble.Settings, in kind: Outer) {
      device = Device(settings: settings)
      inner = UINavigationController(rootViewController: screen("P0"))
      switch kind {
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [screen("other"), inner]
        tabs.selectedIndex = 1
        tabs.legato.install()
        outer = tabs
      case .stack:
        let page = screen("page")
        page.addChild(inner)
        inner.view.frame = page.view.bounds
        page.view.addSubview(inner.view)
        inner.didMove(toParent: page)
        let navigation = UINavigationController(rootViewController: screen("other"))
        navigation.pushViewController(page, animated: false)
        navigation.legato.install(anywhere)
        outer = navigation
      case .hub:
        outer = HubController(center: inner, neighbors: [.init(.left, using: .slide(.right)) { screen("other") }])
      case .drawer: outer = DrawerController(content: inner, panel: screen("other"), from: .left, extent: 300)
      }
      UIKitDouble.name(outer, "outer")
      UIKitDouble.name(inner, "inner")
      device.show(outer)
      inner.legato.install(anywhere)
      inner.setViewControllers(inner.viewControllers + (1...10).map { screen("P\($0)") }, animated: false)
      device.advance(by: 0.5)
    }

    func swipe(from x: CGFloat) {
      let finger = device.touch(x, 400)
      finger.drag(to: CGPoint(x: x + 250, y: 400), duration: 0.15)
      finger.lift()
    }

    /// Whether the outer container shows the inner stack, and nothing else.
    var isOuterAtRest: Bool {
      switch outer {
      case let tabs as UITabBarController: tabs.selectedViewController === inner
      case let navigation as UINavigationController: navigation.viewControllers.count == 2
      case let hub as HubController: hub.openNeighbor == nil
      case let drawer as DrawerController: !drawer.isOpen
      default: false
      }
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, Outer.allCases)
  func tenInARowAllReachTheInnerOne(settings: UIKitDouble.Settings, kind: Outer) {
    for pause in [0.016, 0.03, 0.1, 0.19, 0.3] {
      for x in [5.0, 60] {
        let nest = Nest(settings, in: kind)
        for swipe in 1...10 {
          nest.swipe(from: x)
          nest.device.advance(by: pause)
          #expect(nest.isOuterAtRest, "swipe \(swipe), \(pause) s apart, from \(x)")
        }
        nest.device.advance(by: 1)
        #expect(nest.inner.viewControllers.count == 1, "\(pause) s apart, from \(x)")
        #expect(nest.isOuterAtRest)
        nest.swipe(from: x)
        nest.device.advance(by: 1)
        #expect(!nest.isOuterAtRest, "the inner one has no screen left to go back to")
        expectNoViolations()
      }
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, Outer.allCases)
  func whatTheAppDeniesTheInnerOneIsNoSwipeOfTheOuterOne(settings: UIKitDouble.Settings, kind: Outer) {
    for x in [5.0, 60] {
      let nest = Nest(settings, in: kind)
      let editing = Editing()
      nest.inner.legato.addObserver(editing)
      nest.swipe(from: x)
      nest.device.advance(by: 1)
      #expect(editing.attempts == 1)
      #expect(nest.inner.viewControllers.count == 11)
      #expect(nest.isOuterAtRest, "from \(x)")
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func norIsADeniedSwipeThatWouldHavePresentedAScreen(settings: UIKitDouble.Settings) throws {
    let nest = Nest(settings, in: .stack)
    nest.inner.legato.install(TransitionPolicy(interactions: [.verticalPan()]))
    let page = try #require(nest.inner.topViewController)
    page.legato.setForwardGesture(.right, as: .present(.fullScreen), using: .slide(.right)) { _ in screen("next") }
    let editing = Editing(denying: .present)
    for each in [page, nest.inner, nest.outer] { each.legato.addObserver(editing) }
    nest.swipe(from: 60)
    nest.device.advance(by: 1)
    #expect(editing.attempts == 1)
    #expect(page.presentedViewController == nil)
    #expect(nest.isOuterAtRest)
    expectNoViolations()
  }

  /// Denies every swipe of a kind. It hears the outer container's runs, too, which bring and remove the whole stack.
  private final class Editing: ScreenTransitionObserver {
    let operation: TransitionOperation
    var attempts = 0

    init(denying operation: TransitionOperation = .pop) { self.operation = operation }

    func transitionShouldBegin(
      _ transition: TransitionState, answer: @escaping @MainActor @Sendable (_ isAllowed: Bool) -> Void
    ) { answer(transition.operation != operation) }

    func transitionDidAttempt(_ transition: TransitionState) { attempts += 1 }
  }

  /// The hub brings the inner stack from the side meanwhile; the stack's view jumps to its final place when the settle
  /// is handed over.
  @Test(arguments: UIKitDouble.Settings.both)
  func whatMovesTheInnerOneIsNoPartOfAFingersWay(settings: UIKitDouble.Settings) throws {
    let nest = Nest(settings, in: .hub)
    nest.inner.legato.install(TransitionPolicy(interactions: [.verticalPan()]))
    let hub = try #require(nest.outer as? HubController)
    hub.open(.left, animated: false)
    nest.device.advance(by: 0.5)
    var left: CGFloat { nest.inner.view.convert(CGPoint.zero, to: nil).x }
    let first = nest.device.touch(350, 400)
    first.drag(to: CGPoint(x: 200, y: 400), duration: 0.1)
    first.lift()
    let before = left
    let finger = nest.device.touch(370, 300)
    finger.drag(to: CGPoint(x: 370, y: 360), duration: 0.2)
    #expect((left - before).magnitude > 60)
    finger.drag(to: CGPoint(x: 370, y: 700), duration: 0.1)
    finger.lift()
    nest.device.advance(by: 1)
    #expect(nest.inner.viewControllers.count == 10)
    #expect(hub.openNeighbor == nil)
    expectNoViolations()
  }
}
