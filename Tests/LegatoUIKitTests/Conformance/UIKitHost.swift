import Legato
import LegatoTesting
import LegatoUIKit
import UIKit

/// Plays a story on a device with UIKit's containers.
@MainActor final class UIKitHost {
  var story: Story?
  var terms = StoryTerms.standard
  private var ownDevice: Device?
  private(set) var controllers: [String: UIViewController] = [:]
  /// The container of the screens: a navigation controller, a tab bar controller, a hub or a drawer.
  private(set) var root = UIViewController()
  /// The stack within one of the screens.
  var innerStack: UINavigationController?
  private var fingers: [Int32: UIKit.Finger] = [:]
  let ear = StoryEar()
  /// Hears what happens in the inner stack.
  let innerEar = StoryEar()
  private var start = 0.0
  private var time = 0.0

  /// How long before its frame a finger moves, in seconds.
  private static let lead = 1e-6

  var device: Device { ownDevice ?? Device() }
  var navigation: UINavigationController? { root as? UINavigationController }
  var hub: HubController? { root as? HubController }
  var drawer: DrawerController? { root as? DrawerController }
  var tabs: UITabBarController? { root as? UITabBarController }

  /// The controllers of the container, the root first, and those that are presented above them.
  var stack: [UIViewController] {
    let own: [UIViewController] =
      if let tabs { [tabs.selectedViewController].compactMap(\.self) } else if let hub {
        [hub.center, hub.openNeighbor].compactMap(\.self)
      } else if let drawer { [drawer.content] + (drawer.isOpen ? [drawer.panel] : []) } else {
        navigation?.viewControllers ?? []
      }
    return own + sequence(first: root, next: \.presentedViewController).dropFirst()
  }

  func controller(_ name: String) -> UIViewController {
    if let known = controllers[name] { return known }
    let made = screen(name)
    controllers[name] = made
    made.legato.addObserver(isInner(name) ? innerEar : ear)
    return made
  }

  private func isInner(_ name: String) -> Bool { story?.inner?.screens.contains(name) == true }

  func name(of controller: UIViewController) -> String {
    controllers.first { $0.value === controller }?.key ?? UIKitDouble.name(of: controller)
  }
}

extension UIKitHost: @MainActor StoryHost {
  var name: String { "uikit" }
  /// UIKit's observers are notified of beginnings and ends, and are asked about fingers only.
  var unreported: [String] { ["shouldBegin", "willFinish", "willCancel"] }

  func begin(_ story: Story, _ terms: StoryTerms) throws {
    (self.story, self.terms) = (story, terms)
    let device = Device(size: CGSize(width: story.size.width, height: story.size.height), safeArea: .zero)
    ownDevice = device
    if story.layoutDirection == .rightToLeft { device.setLayoutDirection(.rightToLeft) }
    device.setReduceMotion(story.reducedMotion)
    root = try container(of: story)
    device.show(root)
    try install(story)
    device.advance(by: 0.1)
    try nest(story)
    try furnish(story)
    device.advance(by: 0.1)
    ear.callbacks = []
    ear.fraction = 0
    start = UIKitDouble.clock.now
  }

  func pass(until time: Double) {
    self.time = time
    device.advance(by: max(0, start + time - UIKitHost.lead - UIKitDouble.clock.now))
  }

  func touch(_ event: Recording.Event, finger: Int32, at point: Point2D) {
    let place = CGPoint(x: point.x, y: point.y)
    switch event {
    case .down: fingers[finger] = device.touch(place)
    case .move: fingers[finger]?.move(to: place)
    case .up: fingers.removeValue(forKey: finger)?.lift()
    case .cancel, .tap:
      for each in fingers.values { each.cancel() }
      fingers = [:]
    }
    device.advance(by: 0)
  }

  func showFrame() { device.advance(by: max(0, start + time - UIKitDouble.clock.now)) }

  func perform(_ request: Story.Request) throws {
    try carryOut(request)
    device.advance(by: 0)
  }

  var fraction: Double { ear.fraction }
  var isRunning: Bool { ear.runs + innerEar.runs > 0 }
  var callbacks: [Callback] { ear.callbacks }
  var detentChanges: [Int] { ear.detentChanges }
  var attempts: [TransitionOperation] { ear.attempts }
  var screens: [String] { stack.map(name(of:)) }
  var inner: [String] { innerStack?.viewControllers.map(name(of:)) ?? [] }
  var top: String { answering.map(name(of:)) ?? "" }

  func look(of layer: String) -> Story.Look? {
    if let controller = controllers[layer] { return Sight(controller).flatMap(UIKitHost.look) }
    return Story.Look(copies: flying(layer).map(UIKitHost.look))
  }

  func offset(of screen: String) -> Double? {
    let views = controllers[screen]?.viewIfLoaded?.subviews.compactMap { $0 as? UIScrollView }
    return views?.first.map { story?.scrollers[screen]?.axis == .horizontal ? $0.contentOffset.x : $0.contentOffset.y }
  }

  /// The screen that takes touches, the topmost if there are several.
  private var answering: UIViewController? {
    let shown = controllers.filter { !isInner($0.key) }.values.filter { controller in
      guard let view = controller.viewIfLoaded, view.window != nil else { return false }
      return sequence(first: view, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    }
    return shown.max { Sight($0)?.path.lexicographicallyPrecedes(Sight($1)?.path ?? []) ?? true }
  }
}
