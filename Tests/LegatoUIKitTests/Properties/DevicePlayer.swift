import Legato
import LegatoTesting
import LegatoUIKit
import UIKit

/// Plays random events on the double, and checks the rules in every frame.
@MainActor final class DevicePlayer {
  private final class Gate: ScreenTransitionObserver {
    var vetoes = false
    /// The number of runs that have begun and not ended, and how many of these are in the navigation controller itself.
    var (open, inner) = (0, 0)
    /// The top controller after the last run, by the notification.
    weak var top: UIViewController?
    func transitionShouldBegin(_ transition: TransitionState) -> Bool { !vetoes }
    func transitionWillBegin(_ transition: TransitionState) { count(transition, 1) }
    func transitionDidFinish(_ transition: TransitionState) { end(transition, at: transition.to) }
    func transitionDidCancel(_ transition: TransitionState) { end(transition, at: transition.from) }
    private func end(_ transition: TransitionState, at controller: UIViewController) {
      count(transition, -1)
      if isInner(transition) { top = controller }
    }
    private func count(_ transition: TransitionState, _ change: Int) {
      (open, inner) = (open + change, inner + (isInner(transition) ? change : 0))
    }
    /// Whether a run belongs to the stack, and not to a container around it or a presentation over it.
    private func isInner(_ transition: TransitionState) -> Bool {
      [.push, .pop].contains(transition.operation) && !(transition.from is UINavigationController)
        && !(transition.to is UINavigationController)
    }
  }

  /// How long the calls of a sequence may take beyond four seconds, in seconds: half a second each, and there are at
  /// most 23 calls.
  private static let patience = 10

  private let scenario: DeviceScenario
  private let watch: DeviceWatch
  private let gate = Gate()
  private var finger: UIKit.Finger?
  /// Whether UIKit may have changed its stack without a notification.
  private var isVague = false
  /// Whether nothing moved at the last check.
  private var hasRested = false

  private init(seed: UInt64) {
    var dice = Dice(seed: seed)
    scenario = DeviceScenario(&dice)
    watch = DeviceWatch(scenario)
    navigation.legato.addObserver(gate)
    UIKitDouble.clock.onFrame = { [unowned self] in look("a frame", isFrame: true) }
  }

  /// The rule that is broken after these events or meanwhile; nil if none is.
  static func failure(of events: [DeviceEvent], seed: UInt64) -> String? {
    var player: DevicePlayer? = DevicePlayer(seed: seed)
    for event in events { player?.play(event) }
    let found = player?.failure
    let screens = player?.scenario.screens ?? []
    player = nil
    _ = Device()
    let isLeft = screens.contains { $0() != nil }
    return found ?? (isLeft ? "a screen has never been let go" : nil)
  }

  private var failure: String? { (restFailure ?? watch.failure).map { "\($0)\n\(circumstances)" } }

  private var circumstances: String { "(\(UIKitDouble.settings), in \(scenario.home), \(scenario.transitionName))" }
  private var stage: UIKitStage { scenario.stage }
  private var navigation: UINavigationController { stage.navigation }

  /// The controller that was presented last.
  private var front: UIViewController? {
    var front = navigation.presentedViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  /// A run within a page that itself moves ends when UIKit removes that page from its window.
  private func look(_ what: @autoclosure () -> String, isFrame: Bool = false) {
    if gate.inner > 0, scenario.isMovedAsAWhole { watch.isExcused = true }
    let isAtRest = !scenario.isBusy && UIKitDouble.displayLinks.isEmpty
    if isFrame, isAtRest, hasRested { watch.skip() } else { watch.look(what(), isFrame: isFrame) }
    hasRested = isAtRest
  }

  private func play(_ event: DeviceEvent) {
    stage.device.advance(by: 0)
    look("a turn before \(event)")
    if event.mayJump { watch.isExcused = true }
    noteCall(event)
    act(event)
    stage.device.advance(by: 0)
    if event.mayJump { watch.isExcused = true }
    look("\(event)")
  }

  /// UIKit decides the outcome of its own call during another change, with an animation or without; and it does not
  /// notify anybody of a change that is invisible.
  private func noteCall(_ event: DeviceEvent) {
    switch event {
    case .push, .pop, .popToRoot, .setStack, .tapBack:
      guard navigation.transitionCoordinator != nil else { break }
      isVague = true
      if UIKitDouble.settings.overlap == .jumps { watch.isExcused = true }
    case .legatoPush, .legatoPop, .reinstall: break
    default: return
    }
    if navigation.viewIfLoaded?.window == nil { isVague = true }
    gate.top = nil
  }

  private func act(_ event: DeviceEvent) {
    let presented = navigation.presentedViewController
    switch event {
    case .push: navigation.pushViewController(scenario.fresh(), animated: true)
    case .legatoPush: navigation.legato.push(scenario.fresh())
    case .pop: navigation.popViewController(animated: true)
    case .legatoPop: navigation.legato.pop()
    case .popToRoot: navigation.popToRootViewController(animated: true)
    // UIKit forbids this during a transition.
    case .setStack where navigation.transitionCoordinator == nil:
      navigation.setViewControllers([stage.root, scenario.fresh(), scenario.fresh()], animated: true)
    case .tapBack: stage.device.touch(14, 69).lift()
    case .present where presented == nil && isFree:
      navigation.legato.present(scenario.fresh(), style: scenario.isOdd ? .custom : .fullScreen)
    case .presentSheet where presented == nil && isFree:
      navigation.legato.present(scenario.fresh(), detents: [0.5, 1])
    case .selectDetent: front?.legato.selectDetent(scenario.isOdd ? 1 : 0.5)
    // UIKit forbids this during a transition.
    case .dismiss where presented?.transitionCoordinator == nil: presented?.dismiss(animated: true)
    case .legatoDismiss where front?.isBeingDismissed == false: front?.legato.dismiss()
    case .presentOver where presented != nil && front?.transitionCoordinator == nil:
      front?.legato.present(scenario.fresh(), using: .modal, style: scenario.isOdd ? .custom : .fullScreen)
    case .goAside where presented == nil: scenario.goAside()
    case .comeBack: scenario.comeBack()
    case .veto: gate.vetoes.toggle()
    case .reinstall where navigation.transitionCoordinator == nil:
      navigation.legato.uninstall()
      navigation.legato.install(TransitionPolicy(interactions: [.edgePan()]))
    default: feel(event)
    }
  }

  private var isFree: Bool { !scenario.isBusy && scenario.isAtHome }

  private func feel(_ event: DeviceEvent) {
    switch event {
    case .touch(let x, let y):
      finger?.lift()
      finger = stage.device.touch(x, y)
    case .drag(let dx, let dy, let seconds): drag(dx, dy, over: seconds)
    case .lift: lift { $0.lift() }
    case .cancel: lift { $0.cancel() }
    case .wait(let seconds): stage.device.advance(by: seconds)
    case .rotate: stage.device.rotate()
    case .background:
      stage.device.enterBackground()
      stage.device.advance(by: 0.2)
      stage.device.enterForeground()
    default: break
    }
  }

  private func drag(_ dx: Double, _ dy: Double, over seconds: Double) {
    guard let finger else { return }
    let frames = max(1, (seconds * UIKitDouble.settings.frameRate).rounded())
    for _ in 0..<Int(frames) {
      stage.device.advance(frames: 1)
      finger.move(by: dx / frames, dy / frames)
      watch.dragged += hypot(dx, dy) / frames
      look("a finger's move")
    }
  }

  private func lift(_ how: (UIKit.Finger) -> Void) {
    if let finger { how(finger) }
    finger = nil
  }

  // MARK: At rest

  private var restFailure: String? {
    lift { $0.lift() }
    stage.device.advance(by: 4)
    // UIKit carries its queued calls out one after another.
    for _ in 0..<DevicePlayer.patience where scenario.isBusy { stage.device.advance(by: 1) }
    if let violation = UIKitDouble.violations.first { return violation }
    if let busy = scenario.all.first(where: { $0.transitionCoordinator != nil }) {
      return "a transition of \(UIKitDouble.name(of: busy)) never ended"
    }
    if gate.open != 0 { return "\(gate.open) runs have not ended" }
    if !UIKitDouble.displayLinks.isEmpty { return "a display link still runs" }
    if let top = gate.top, !isVague, top !== navigation.topViewController {
      return "the last run has left \(UIKitDouble.name(of: top)), but "
        + "\(UIKitDouble.name(of: navigation.topViewController)) is on top"
    }
    return stackFailure ?? front.flatMap(failure)
  }

  private var stackFailure: String? {
    guard let top = navigation.topViewController else { return "the stack is empty" }
    if navigation.presentedViewController == nil, let failure = failure(of: scenario.aside ?? top) { return failure }
    for controller in navigation.viewControllers where controller !== top {
      if controller.viewIfLoaded?.window != nil { return "\(UIKitDouble.name(of: controller)) is covered and shown" }
    }
    if navigation.navigationBar.alpha != 1 { return "the bar is out of sight" }
    return nil
  }

  /// The fault of a controller that should be visible, at rest and in its place.
  private func failure(of controller: UIViewController) -> String? {
    let name = UIKitDouble.name(of: controller)
    guard let view = controller.viewIfLoaded, view.window != nil else { return "\(name) is not shown" }
    let isSheet = controller.legato.selectedDetent != nil
    var next: UIView? = view
    while let each = next {
      if !isSheet, !CATransform3DIsIdentity(each.layer.transform) { return "\(name) is transformed at rest" }
      if each.alpha != 1 || each.isHidden { return "\(name) is faded at rest" }
      if !each.isUserInteractionEnabled { return "\(name) takes no touches at rest" }
      if each.layer.animationKeys()?.isEmpty == false { return "\(name) is animated at rest" }
      next = each.superview
    }
    let frame = view.convert(view.bounds, to: nil)
    return isSheet || frame == place(of: controller) ? nil : "\(name) rests at \(frame)"
  }

  private func place(of controller: UIViewController) -> CGRect {
    let bounds = stage.device.window.bounds
    return controller === scenario.drawer?.panel ? bounds.divided(atDistance: 300, from: .minYEdge).slice : bounds
  }
}
