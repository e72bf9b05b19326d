import Legato
import LegatoUIKit
import Testing
import UIKit

/// Which setting decides how a screen comes and goes: the call's before the screen's, the screen's before the
/// container's, the container's before the global default; and a setting for one operation before one for all. The
/// destination decides its push, and the top screen the back gesture.
@MainActor @Suite("The call, the screen, the container and the default apply in this order", .serialized)
struct PolicyOrderTests {
  /// How a page moves, a tenth of a second after it has begun.
  private enum Way { case sideways, vertical, fading, unknown }

  private func way(of controller: UIViewController) -> Way {
    guard let state = PageState(controller) else { return .unknown }
    if state.offset.x.magnitude > 5 { return .sideways }
    if state.offset.y.magnitude > 5 { return .vertical }
    return state.opacity < 0.99 ? .fading : .unknown
  }

  private func push(_ stage: UIKitStage, _ b: UIViewController, using call: ScreenTransition? = nil) -> Way {
    stage.navigation.legato.push(b, using: call)
    stage.device.advance(by: 0.1)
    defer { stage.device.advance(by: 2) }
    return way(of: b)
  }

  private func pop(_ stage: UIKitStage, _ b: UIViewController, using call: ScreenTransition? = nil) -> Way {
    stage.navigation.legato.pop(using: call)
    stage.device.advance(by: 0.1)
    defer { stage.device.advance(by: 2) }
    return way(of: b)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPushIsTheCallsThenTheScreensThenTheContainersThenTheDefaults(settings: UIKitDouble.Settings) {
    defer { TransitionDefaults.policy = TransitionPolicy() }
    let stage = UIKitStage(settings)
    #expect(push(stage, screen("1")) == .sideways, "the system's")
    TransitionDefaults.policy.transition = .fade
    #expect(push(stage, screen("2")) == .fading, "the default's")
    stage.navigation.legato.install(TransitionPolicy(transition: .cover(.up)))
    #expect(push(stage, screen("3")) == .vertical, "the container's")
    let own = screen("4")
    own.legato.transition = .fade
    #expect(push(stage, own) == .fading, "the screen's")
    #expect(pop(stage, own) == .fading, "the way that it came")
    #expect(push(stage, own, using: .cover(.up)) == .vertical, "the call's")
    #expect(pop(stage, own) == .fading, "the screen's, before the way that it came")
    #expect(push(stage, own, using: .cover(.up)) == .vertical)
    #expect(pop(stage, own, using: .slide(.leading)) == .sideways, "the other call's")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSettingOfAScreenThatIsThereAppliesWhenItGoes(settings: UIKitDouble.Settings) {
    let (stage, b) = (UIKitStage(settings), screen("B"))
    #expect(push(stage, b) == .sideways)
    b.legato.transition = .fade
    #expect(pop(stage, b) == .fading)
    b.legato.transition = nil
    stage.navigation.setViewControllers([stage.root, b, screen("C")], animated: false)
    stage.device.advance(by: 0.1)
    stage.navigation.popViewController(animated: false)
    stage.device.advance(by: 0.1)
    b.legato.transition = .cover(.up)
    #expect(pop(stage, b) == .vertical, "nor need anybody have asked it when it came")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theDestinationDecidesHowItComesAndTheTopScreenItsBackGesture(settings: UIKitDouble.Settings) {
    let policy = TransitionPolicy(transition: .slide(.leading), interactions: [.edgePan()])
    let stage = UIKitStage(settings, policy: policy)
    stage.root.legato.transition = .fade
    let b = screen("B")
    b.legato.transition = .cover(.up)
    b.legato.interactions = [.verticalPan()]
    #expect(push(stage, b) == .vertical, "what the page below says is of its own coming")
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === b, "its own back gesture takes the container's place")
    let finger = stage.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 380), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    #expect(push(stage, screen("C")) == .sideways, "and nobody else's")
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTransitionBringsItsOwnBackGestureIfNoOtherIsSet(settings: UIKitDouble.Settings) {
    defer { TransitionDefaults.policy = TransitionPolicy() }
    let (stage, b) = (UIKitStage(settings), screen("B"))
    let down = ScreenTransition.fade.with(interactions: [.verticalPan()])
    _ = push(stage, b, using: down)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === b, "the system's swipe is not this transition's")
    let finger = stage.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 380), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    TransitionDefaults.policy.interactions = [.edgePan()]
    _ = push(stage, b, using: down)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root], "what the app says of all goes before it")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreenMayBePresentedInAnotherWayThanItIsPushed(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    b.legato.transition = .fade
    b.legato.presentation = .cover(.leading)
    b.legato.dismissals = []
    #expect(push(stage, b) == .fading)
    #expect(pop(stage, b) == .fading)
    stage.root.present(b, animated: true)
    stage.device.advance(by: 0.1)
    #expect(way(of: b) == .sideways)
    stage.device.advance(by: 1)
    let finger = stage.device.touch(200, 100)
    finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.presentedViewController === b, "it has no back gesture")
    b.legato.dismiss(using: .modal)
    stage.device.advance(by: 0.1)
    #expect(way(of: b) == .vertical)
    stage.device.advance(by: 1)
    #expect(stage.navigation.presentedViewController == nil)
    expectNoViolations()
  }

  /// Whether a drag from the middle of the screen, to the right or down as the transition goes, pops a screen.
  private func goes(_ stage: UIKitStage, by way: Way) -> Bool {
    let count = stage.navigation.viewControllers.count
    let finger = stage.device.touch(200, 300)
    finger.drag(to: way == .vertical ? CGPoint(x: 200, y: 700) : CGPoint(x: 380, y: 300), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1)
    return stage.navigation.viewControllers.count < count
  }

  private func rest(_ controller: UIViewController, on stage: UIKitStage, by interactions: [Interaction]? = nil) {
    stage.navigation.legato.push(controller, interactions: interactions)
    stage.device.advance(by: 1)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aBackGestureIsTheCallsThenTheScreensThenTheContainersThenTheDefaults(settings: UIKitDouble.Settings) {
    defer { TransitionDefaults.policy = TransitionPolicy() }
    let stage = UIKitStage(settings)
    rest(screen("1"), on: stage)
    #expect(!goes(stage, by: .vertical) && goes(stage, by: .sideways), "the system's")
    TransitionDefaults.policy.interactions = [.fullScreenPan(.down)]
    rest(screen("2"), on: stage)
    #expect(!goes(stage, by: .sideways) && goes(stage, by: .vertical), "the default's")
    stage.navigation.legato.install(TransitionPolicy(interactions: [.fullScreenPan()]))
    rest(screen("3"), on: stage)
    #expect(!goes(stage, by: .vertical) && goes(stage, by: .sideways), "the container's")
    let own = screen("4")
    own.legato.interactions = [.fullScreenPan(.down)]
    rest(own, on: stage)
    #expect(!goes(stage, by: .sideways) && goes(stage, by: .vertical), "the screen's")
    rest(own, on: stage, by: [.fullScreenPan()])
    #expect(!goes(stage, by: .vertical) && goes(stage, by: .sideways), "the call's")
    rest(own, on: stage, by: [])
    #expect(!goes(stage, by: .vertical) && !goes(stage, by: .sideways), "the call's, which are none")
    stage.navigation.legato.pop()
    stage.device.advance(by: 1)
    rest(own, on: stage)
    #expect(goes(stage, by: .vertical), "the next call is another one")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCallsBackGestureHoldsForAsLongAsItsScreenIsThere(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    rest(b, on: stage, by: [.fullScreenPan(.down)])
    rest(screen("C"), on: stage)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(goes(stage, by: .vertical), "what has come and gone above it changes nothing")
    stage.navigation.legato.setViewControllers([stage.root, screen("D"), b], interactions: [.fullScreenPan()])
    stage.device.advance(by: 1)
    #expect(goes(stage, by: .sideways))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerTakesHoldOfACallsRunByTheCallsBackGesture(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    for (interactions, isCaught) in [([Interaction.fullScreenPan(.down)], true), ([], false)] {
      let b = screen("B")
      stage.navigation.legato.push(b, using: .cover(.up), interactions: interactions)
      stage.device.advance(by: 0.15)
      let finger = stage.device.touch(200, 300)
      finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.2)
      finger.lift()
      stage.device.advance(by: 1)
      #expect((stage.navigation.topViewController === stage.root) == isCaught)
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPresentationsBackGestureIsTheCallsThenTheScreensThenTheDefaults(settings: UIKitDouble.Settings) {
    defer { TransitionDefaults.policy = TransitionPolicy() }
    let (stage, b) = (UIKitStage(settings), screen("B"))
    func goes(by way: Way, _ interactions: [Interaction]? = nil, animated: Bool = true) -> Bool {
      stage.root.legato.present(b, interactions: interactions, animated: animated)
      stage.device.advance(by: 1)
      let finger = stage.device.touch(200, 100)
      finger.drag(to: way == .vertical ? CGPoint(x: 200, y: 700) : CGPoint(x: 390, y: 100), duration: 0.2)
      finger.lift()
      stage.device.advance(by: 1)
      defer {
        b.legato.dismiss()
        stage.device.advance(by: 1)
      }
      return stage.navigation.presentedViewController == nil
    }
    #expect(goes(by: .vertical), "the library's")
    TransitionDefaults.policy.dismissals = [.fullScreenPan()]
    #expect(!goes(by: .vertical) && goes(by: .sideways), "the default's")
    b.legato.dismissals = [.fullScreenPan(.down)]
    #expect(goes(by: .vertical) && !goes(by: .sideways), "the screen's")
    for isAnimated in [true, false] {
      #expect(goes(by: .sideways, [.fullScreenPan()], animated: isAnimated), "the call's")
      #expect(!goes(by: .vertical, [], animated: isAnimated), "the call's, which are none")
    }
    #expect(goes(by: .vertical), "the next call is another one")
    expectNoViolations()
  }
}
