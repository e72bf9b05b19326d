import Legato
import LegatoUIKit
import Testing
import UIKit

/// Who says how a screen comes and goes: the call before the screen, the screen before the container, the container
/// before the global default; what a way is for an operation, before what it is for all. The way on is the
/// destination's to say, the finger's way back the top screen's.
@MainActor @Suite("The call, the screen, the container and the default say it in this order", .serialized)
struct PolicyOrderTests {
  /// The way that a page comes or goes, a tenth of a second after it has begun.
  private enum Way { case sideways, vertical, fading, unknown }

  private func way(of controller: UIViewController) -> Way {
    guard let plate = Plate(controller) else { return .unknown }
    if plate.offset.x.magnitude > 5 { return .sideways }
    if plate.offset.y.magnitude > 5 { return .vertical }
    return plate.opacity < 0.99 ? .fading : .unknown
  }

  private func push(_ stage: UIKitStage, _ b: UIViewController, using call: Legato.Transition? = nil) -> Way {
    stage.navigation.legato.push(b, using: call)
    stage.device.advance(by: 0.1)
    defer { stage.device.advance(by: 2) }
    return way(of: b)
  }

  private func pop(_ stage: UIKitStage, _ b: UIViewController, using call: Legato.Transition? = nil) -> Way {
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
    #expect(pop(stage, own, using: .slide(.leading)) == .sideways, "the other call's")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theDestinationSaysHowItComesAndTheTopScreenHowAFingerTakesItBack(settings: UIKitDouble.Settings) {
    let policy = TransitionPolicy(transition: .slide(.leading), interactions: [.edgePan()])
    let stage = UIKitStage(settings, policy: policy)
    stage.root.legato.transition = .fade
    let b = screen("B")
    b.legato.transition = .cover(.up)
    b.legato.interactions = [.verticalPan()]
    #expect(push(stage, b) == .vertical, "what the page below says is of its own coming")
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === b, "its own way back takes the container's place")
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
    #expect(stage.navigation.presentedViewController === b, "it has no way back by a finger")
    b.legato.dismiss(using: .modal)
    stage.device.advance(by: 0.1)
    #expect(way(of: b) == .vertical)
    stage.device.advance(by: 1)
    #expect(stage.navigation.presentedViewController == nil)
    expectNoViolations()
  }
}
