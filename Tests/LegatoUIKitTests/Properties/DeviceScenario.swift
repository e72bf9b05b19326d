import Legato
import LegatoTesting
import LegatoUIKit
import UIKit

/// An app for random events: a navigation controller, alone or in one of the containers.
@MainActor final class DeviceScenario {
  enum Home: CaseIterable { case window, tabs, hub, drawer }

  private static let transitions: [(String, ScreenTransition)] = [
    ("push", .push), ("zoom", .zoom), ("imageZoom", .imageZoom()), ("headline", .headline()), ("cover", .cover(.up)),
    ("fade", .fade),
  ]

  let stage: UIKitStage
  let home: Home
  let transitionName: String
  private let transition: ScreenTransition
  private var count = 0
  private(set) var tabs: UITabBarController?
  private(set) var hub: HubController?
  private(set) var drawer: DrawerController?
  /// Every screen that was made and still exists.
  private(set) var screens: [() -> UIViewController?] = []

  init(_ dice: inout Dice) {
    var settings = dice.pick(UIKitDouble.Settings.overlapping + [.late])
    settings.frameRate = dice.pick([60, 120])
    let named = dice.pick(DeviceScenario.transitions)
    (transitionName, transition) = named
    home = dice.pick(Home.allCases + [.window, .window])
    let interaction = dice.pick([Interaction.edgePan(), .fullScreenPan()])
    stage = UIKitStage(settings, policy: TransitionPolicy(transition: transition, interactions: [interaction]))
    dress(stage.root)
    stage.navigation.legato.bars = dice.pick([.attached, .pinned, nil])
    surround()
  }

  private func surround() {
    let container: UIViewController
    switch home {
    case .window: return
    case .tabs:
      let made = UITabBarController()
      stage.device.window.rootViewController = nil
      made.viewControllers = [stage.navigation, fresh(), fresh()]
      made.legato.install()
      (tabs, container) = (made, made)
    case .hub:
      stage.device.window.rootViewController = nil
      let made = HubController(
        center: stage.navigation,
        neighbors: [
          .init(.left, using: .slide(.right)) { [unowned self] in fresh() },
          .init(.right, using: .cover(.left)) { [unowned self] in fresh() },
        ])
      (hub, container) = (made, made)
    case .drawer:
      stage.device.window.rootViewController = nil
      let made = DrawerController(content: stage.navigation, panel: fresh(), extent: 300)
      (drawer, container) = (made, made)
    }
    stage.device.show(container)
    stage.device.advance(by: 0.1)
  }

  /// A new screen: it has an element that all screens share, and forward gestures.
  func fresh() -> UIViewController {
    count += 1
    let made = screen("S\(count)")
    dress(made)
    return made
  }

  var isOdd: Bool { count % 2 == 1 }

  private func dress(_ screen: UIViewController) {
    let number = CGFloat(count)
    let picture = UIView(frame: CGRect(x: 20 + 10 * number, y: 150 + 20 * number, width: 80 + 30 * number, height: 100))
    picture.legato.elementID = 7
    picture.legato.elementFlight = isOdd ? .live : .snapshot
    screen.view.addSubview(picture)
    screen.legato.setForwardGesture(.up, using: .cover(.up)) { [weak self] _ in self?.fresh() }
    if isOdd { screen.legato.setForwardGesture(.left, using: .slide(.left)) { [weak self] _ in self?.fresh() } }
    screens.append { [weak screen] in screen }
  }

  /// Every screen, and their containers.
  var all: [UIViewController] {
    screens.compactMap { $0() } + [stage.navigation, tabs, hub, drawer].compactMap { $0 }
  }

  /// Whether the navigation controller is shown, perhaps under a presented screen.
  var isAtHome: Bool {
    switch home {
    case .window: true
    case .tabs: tabs?.selectedIndex == 0
    case .hub: hub?.openNeighbor == nil
    case .drawer: drawer?.isOpen == false
    }
  }

  /// The controller that the container shows in place of the navigation controller; nil if it shows that.
  var aside: UIViewController? {
    if isAtHome { return nil }
    return tabs?.selectedViewController ?? hub?.openNeighbor ?? drawer?.panel
  }

  func goAside() {
    tabs.map { $0.legato.select(1 + count % 2) }
    _ = hub?.open(isOdd ? .left : .right)
    _ = drawer?.open()
  }

  func comeBack() {
    tabs.map { $0.legato.select(0) }
    _ = hub?.close()
    _ = drawer?.close()
  }

  /// Whether the navigation controller as a whole comes, goes, or is being covered.
  var isMovedAsAWhole: Bool {
    let around = [tabs, hub, drawer, stage.navigation.presentedViewController] as [UIViewController?]
    return around.contains { $0?.transitionCoordinator != nil }
  }

  /// Whether UIKit or a container has a run.
  var isBusy: Bool {
    all.contains { $0.transitionCoordinator != nil }
  }
}
