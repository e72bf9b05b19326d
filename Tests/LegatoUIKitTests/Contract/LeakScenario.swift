import Legato
import LegatoUIKit
import UIKit

/// A use of the library after which nothing may be left.
@MainActor struct LeakScenario {
  let name: String
  let play: (Census, Device) -> Void

  init(_ name: String, _ play: @escaping @MainActor (Census, Device) -> Void) {
    self.name = name
    self.play = play
  }

  /// Observes everything.
  final class Listener: ScreenTransitionObserver {}

  /// The course of a run.
  enum Course: CaseIterable { case finished, cancelled, interrupted, redirected }

  static var all: [LeakScenario] {
    Course.allCases.flatMap { course in
      [push(course), attached(course), flight(course, .snapshot), flight(course, .live), sheet(course)]
        + [.fullScreen, .overFullScreen, .custom, .overCurrentContext].map { presentation(course, $0) }
    } + [dismissedTwice, cut, forward, external, tabs, hub, drawer, uninstalled]
  }

  // MARK: Navigation

  private static func push(_ course: Course) -> LeakScenario {
    LeakScenario("push, \(course)") { census, device in
      let navigation = navigation(screen("A"), census, device)
      go(course, in: navigation, census, device) { screen("B") }
    }
  }

  private static var cut: LeakScenario {
    LeakScenario("a window that closes in the middle") { census, device in
      let navigation = navigation(screen("A"), census, device)
      navigation.legato.install(TransitionPolicy(interactions: [.fullScreenPan()]), bars: .attached)
      navigation.pushViewController(screen("B"), animated: true)
      census.pass(0.1)
    }
  }

  private static func attached(_ course: Course) -> LeakScenario {
    LeakScenario("attached bars, \(course)") { census, device in
      let root = screen("A")
      root.title = "A"
      let navigation = navigation(root, census, device)
      navigation.legato.install(TransitionPolicy(interactions: [.fullScreenPan()]), bars: .attached)
      navigation.navigationBar.prefersLargeTitles = true
      let tabs = UITabBarController()
      device.window.rootViewController = nil
      tabs.viewControllers = [navigation]
      device.show(tabs)
      go(course, in: navigation, census, device) {
        let next = screen("B")
        next.title = "B"
        next.hidesBottomBarWhenPushed = true
        next.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        return next
      }
    }
  }

  private static func flight(_ course: Course, _ flight: ElementFlight) -> LeakScenario {
    LeakScenario("\(flight) flight, \(course)") { census, device in
      let grid = PhotoGrid()
      let navigation = navigation(grid, census, device)
      navigation.legato.install(TransitionPolicy(transition: .imageZoom(), interactions: [.fullScreenPan()]))
      census.pass(0.05)
      go(course, in: navigation, census, device) {
        let photo = PhotoScreen(4)
        photo.loadViewIfNeeded()
        photo.picture.legato.elementFlight = flight
        return photo
      }
    }
  }

  private static func navigation(
    _ root: UIViewController, _ census: Census, _ device: Device
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    device.show(navigation)
    navigation.legato.install(TransitionPolicy(interactions: [.fullScreenPan()]))
    let listener = Listener()
    navigation.legato.addObserver(listener)
    census.note(listener)
    return navigation
  }

  /// Pushes and pops in each possible way.
  private static func go(
    _ course: Course, in navigation: UINavigationController, _ census: Census, _ device: Device,
    _ next: () -> UIViewController
  ) {
    let listener = Listener()
    let screen = next()
    screen.legato.addObserver(listener)
    census.note(listener)
    census.note(screen)
    navigation.pushViewController(screen, animated: true)
    switch course {
    case .finished:
      census.pass(1)
      swipe(.across, by: 330, device, census)
    case .cancelled:
      census.pass(1)
      swipe(.across, by: 60, device, census)
    case .interrupted:
      census.pass(0.1)
      swipe(.across, by: 250, device, census)
      navigation.legato.push(next())
      census.pass(0.1)
      swipe(.across, by: -40, device, census)
    case .redirected:
      census.pass(0.1)
      navigation.legato.pop()
      census.pass(0.05)
      navigation.legato.push(next())
      census.pass(0.05)
      navigation.legato.popToRoot()
      census.pass(1)
    }
  }

  /// The axis of a stroke.
  private enum Stroke { case across, down }

  /// A stroke of one finger, after which everything comes to rest; it is slow if it does not go far.
  private static func swipe(_ stroke: Stroke, by distance: CGFloat, _ device: Device, _ census: Census) {
    let finger = device.touch(stroke == .down ? CGPoint(x: 195, y: 100) : CGPoint(x: 45, y: 500))
    for _ in 0..<20 {
      census.pass(1 / UIKitDouble.settings.frameRate)
      switch stroke {
      case .across: finger.move(by: distance / 20, 0)
      case .down: finger.move(by: 0, distance / 20)
      }
    }
    census.pass(0.1)
    finger.lift()
    census.pass(1)
  }

  // MARK: Presentations

  private static func presentation(_ course: Course, _ style: UIModalPresentationStyle) -> LeakScenario {
    LeakScenario("presentation \(style.rawValue), \(course)") { census, device in
      let home = screen("A")
      device.show(home)
      present(course, census, device) { home.legato.present($0, using: .modal, style: style) }
    }
  }

  private static func sheet(_ course: Course) -> LeakScenario {
    LeakScenario("sheet, \(course)") { census, device in
      let home = screen("A")
      device.show(home)
      present(course, census, device) { home.legato.present($0, detents: [0.5, 1]) }
    }
  }

  private static var dismissedTwice: LeakScenario {
    LeakScenario("a sheet that is dismissed while it goes") { census, device in
      let (home, next) = (screen("A"), screen("B"))
      device.show(home)
      census.note(next)
      home.legato.present(next, detents: [0.5, 1])
      census.pass(1)
      next.legato.dismiss()
      census.pass(0.05)
      next.legato.dismiss()
      census.pass(1)
    }
  }

  private static func present(
    _ course: Course, _ census: Census, _ device: Device, _ come: (UIViewController) -> Void
  ) {
    let (next, listener) = (screen("B"), Listener())
    next.legato.addObserver(listener)
    census.note(listener)
    census.note(next)
    come(next)
    switch course {
    case .finished:
      census.pass(1)
      swipe(.down, by: 600, device, census)
      if next.presentingViewController != nil { next.dismiss(animated: true) }
      census.pass(1)
    case .cancelled:
      census.pass(1)
      swipe(.down, by: 60, device, census)
    case .interrupted:
      census.pass(0.1)
      swipe(.down, by: 400, device, census)
    case .redirected:
      census.pass(0.1)
      next.legato.dismiss()
      census.pass(1)
      come(screen("C"))
      census.pass(1)
    }
    // A presented and a presenting controller retain each other, as in UIKit.
    device.window.rootViewController?.dismiss(animated: false)
    census.pass(0.1)
  }

  // MARK: The rest

  private static var forward: LeakScenario {
    LeakScenario("screens that a finger brings") { census, device in
      let root = screen("A")
      let navigation = navigation(root, census, device)
      root.legato.setForwardGesture(.right, using: .slide(.right)) { _ in screen("B") }
      root.legato.setForwardGesture(.down, as: .present, using: .modal) { _ in screen("C") }
      swipe(.across, by: 60, device, census)
      swipe(.down, by: 60, device, census)
      swipe(.down, by: 500, device, census)
      navigation.presentedViewController?.legato.dismiss()
      census.pass(1)
      swipe(.across, by: 300, device, census)
    }
  }

  private static var external: LeakScenario {
    LeakScenario("a third party's animation") { census, device in
      let navigation = navigation(screen("A"), census, device)
      navigation.legato.install(animator: { [weak census] request in
        let slide = ExternalSlide(request.operation)
        census?.note(slide)
        return slide
      })
      for distance in [60.0, 330] {
        if navigation.viewControllers.count == 1 { navigation.pushViewController(screen("B"), animated: true) }
        census.pass(1)
        swipe(.across, by: distance, device, census)
      }
    }
  }

  private static var tabs: LeakScenario {
    LeakScenario("tabs") { census, device in
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B", "C"].map { screen($0) }
      device.show(tabs)
      tabs.legato.install()
      for tab in [1, 2, 1] {
        tabs.legato.select(tab)
        census.pass(0.1)
      }
      census.pass(1)
      swipe(.across, by: 60, device, census)
      swipe(.across, by: 300, device, census)
    }
  }

  private static var hub: LeakScenario {
    LeakScenario("a hub") { census, device in
      let hub = HubController(center: screen("C"), neighbors: [.init(.left, using: .slide(.right)) { screen("L") }])
      device.show(hub)
      census.pass(0.1)
      swipe(.across, by: 60, device, census)
      swipe(.across, by: 300, device, census)
      hub.close()
      census.pass(0.1)
      hub.open(.left)
      census.pass(1)
    }
  }

  private static var drawer: LeakScenario {
    LeakScenario("a drawer") { census, device in
      let drawer = DrawerController(content: screen("C"), panel: screen("P"), extent: 300)
      device.show(drawer)
      census.pass(0.1)
      swipe(.down, by: 30, device, census)
      swipe(.down, by: 200, device, census)
      drawer.close()
      census.pass(0.1)
      drawer.open()
      census.pass(1)
    }
  }

  private static var uninstalled: LeakScenario {
    LeakScenario("uninstalled") { census, device in
      let navigation = navigation(screen("A"), census, device)
      navigation.pushViewController(screen("B"), animated: true)
      census.pass(0.1)
      navigation.legato.uninstall()
      census.pass(1)
      navigation.popViewController(animated: true)
      census.pass(1)
    }
  }
}
