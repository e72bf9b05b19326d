import Legato
import LegatoTesting
import LegatoUIKit
import UIKit

/// Plays random events on the double, and looks whether the rules hold.
@MainActor final class DevicePlayer {
  private final class Gate: ScreenTransitionObserver {
    var vetoes = false
    /// How many runs have begun and not ended.
    var open = 0
    func transitionShouldBegin(_ transition: ScreenTransition) -> Bool { !vetoes }
    func transitionWillBegin(_ transition: ScreenTransition) { open += 1 }
    func transitionDidFinish(_ transition: ScreenTransition) { open -= 1 }
    func transitionDidCancel(_ transition: ScreenTransition) { open -= 1 }
  }

  private let stage: UIKitStage
  private let gate = Gate()
  private var finger: UIKit.Finger?
  private var count = 0

  private init(_ settings: UIKitDouble.Settings, _ interactions: [Interaction], _ bars: BarStyle, inTabs: Bool) {
    stage = UIKitStage(settings, policy: TransitionPolicy(interactions: interactions))
    if inTabs { surroundByTabs() }
    stage.navigation.legato.barStyle = bars
    stage.navigation.legato.addObserver(gate)
  }

  /// What is wrong after these events, at rest; nil if nothing is.
  static func failure(of events: [DeviceEvent], seed: UInt64) -> String? {
    var dice = Dice(seed: seed)
    let all = UIKitDouble.Settings.overlapping
    let settings = all[dice.below(all.count)]
    let interactions: [Interaction] = dice.once(in: 2) ? [.edgePan()] : [.fullScreenPan()]
    let bars = dice.once(in: 2) ? BarStyle.attached : .pinned
    let player = DevicePlayer(settings, interactions, bars, inTabs: dice.once(in: 3))
    for event in events { player.play(event) }
    return player.restFailure
  }

  private func surroundByTabs() {
    let tabs = UITabBarController()
    stage.device.window.rootViewController = nil
    tabs.viewControllers = [stage.navigation, screen("other")]
    stage.device.show(tabs)
    tabs.legato.install(swipe: nil)
    stage.device.advance(by: 0.1)
  }

  /// What is presented last.
  private var front: UIViewController? {
    var front = navigation.presentedViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  private var navigation: UINavigationController { stage.navigation }

  private func fresh() -> UIViewController {
    count += 1
    return screen("S\(count)")
  }

  private func play(_ event: DeviceEvent) {
    let presented = navigation.presentedViewController
    switch event {
    case .push: navigation.pushViewController(fresh(), animated: true)
    case .legatoPush: navigation.legato.push(fresh())
    case .pop: navigation.popViewController(animated: true)
    case .legatoPop: navigation.legato.pop()
    case .popToRoot: navigation.popToRootViewController(animated: true)
    // UIKit's own rule: not during a transition.
    case .setStack where navigation.transitionCoordinator == nil:
      navigation.setViewControllers([stage.root, fresh(), fresh()], animated: true)
    case .tapBack: stage.device.tapBack(in: navigation)
    case .present where presented == nil && navigation.transitionCoordinator == nil:
      navigation.legato.present(fresh(), style: count % 2 == 0 ? .fullScreen : .custom)
    // UIKit's own rule: not during a transition.
    case .dismiss where presented?.transitionCoordinator == nil:
      presented?.dismiss(animated: true)
    case .legatoDismiss where front?.isBeingDismissed == false: front?.legato.dismiss()
    case .presentOver where presented != nil && front?.transitionCoordinator == nil:
      front?.legato.present(fresh(), using: .modal, style: count % 2 == 0 ? .fullScreen : .custom)
    case .touch(let x, let y):
      finger?.lift()
      finger = stage.device.touch(x, y)
    case .drag(let dx, let dy, let seconds):
      guard let finger else { return }
      finger.drag(to: CGPoint(x: finger.location.x + dx, y: finger.location.y + dy), duration: seconds)
    case .lift: lift { $0.lift() }
    case .cancel: lift { $0.cancel() }
    case .wait(let seconds): stage.device.advance(by: seconds)
    case .rotate: stage.device.rotate()
    case .background:
      stage.device.enterBackground()
      stage.device.advance(by: 0.2)
      stage.device.enterForeground()
    case .veto: gate.vetoes.toggle()
    case .reinstall where navigation.transitionCoordinator == nil:
      let policy = TransitionPolicy(interactions: [.edgePan()])
      navigation.legato.uninstall()
      navigation.legato.install(policy)
    default: break
    }
  }

  private func lift(_ how: (UIKit.Finger) -> Void) {
    if let finger { how(finger) }
    finger = nil
  }

  private var restFailure: String? {
    lift { $0.lift() }
    stage.device.advance(by: 4)
    if let violation = UIKitDouble.violations.first { return violation }
    if navigation.transitionCoordinator != nil { return "a transition never ended" }
    if gate.open != 0 { return "\(gate.open) runs have not ended" }
    if !UIKitDouble.displayLinks.isEmpty { return "a display link still runs" }
    return stackFailure ?? front.flatMap(failure)
  }

  private var stackFailure: String? {
    guard let top = navigation.topViewController else { return "the stack is empty" }
    if navigation.presentedViewController == nil, let failure = failure(of: top) { return failure }
    for controller in navigation.viewControllers where controller !== top {
      if controller.viewIfLoaded?.window != nil { return "\(UIKitDouble.name(of: controller)) is covered and shown" }
    }
    if navigation.navigationBar.alpha != 1 { return "the bar is out of sight" }
    return nil
  }

  /// What is wrong with a controller that should be shown, at rest and in its place.
  private func failure(of controller: UIViewController) -> String? {
    let name = UIKitDouble.name(of: controller)
    guard let view = controller.viewIfLoaded, view.window != nil else { return "\(name) is not shown" }
    var next: UIView? = view
    while let each = next {
      if !CATransform3DIsIdentity(each.layer.transform) { return "\(name) is transformed at rest" }
      if each.alpha != 1 || each.isHidden { return "\(name) is faded at rest" }
      if !each.isUserInteractionEnabled { return "\(name) takes no touches at rest" }
      if each.layer.animationKeys()?.isEmpty == false { return "\(name) is animated at rest" }
      next = each.superview
    }
    let frame = view.convert(view.bounds, to: nil)
    return frame == stage.device.window.bounds ? nil : "\(name) rests at \(frame)"
  }
}
