import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Observers", .serialized)
struct ObserverTests {
  final class Listener: ScreenTransitionObserver {
    var heard: [String] = []
    var fractions: [Double] = []
    var allows = true

    func transitionShouldBegin(_ transition: TransitionState) -> Bool {
      note("should", transition)
      return allows
    }
    func transitionWillBegin(_ transition: TransitionState) { note("will", transition) }
    func transitionDidChange(_ transition: TransitionState) { fractions.append(transition.fraction) }
    func transitionDidFinish(_ transition: TransitionState) { note("finish", transition) }
    func transitionDidCancel(_ transition: TransitionState) { note("cancel", transition) }
    func transitionDidAttempt(_ transition: TransitionState) { note("attempt", transition) }

    private func note(_ state: String, _ transition: TransitionState) {
      heard.append("\(state) \(UIKitDouble.name(of: transition.from))→\(UIKitDouble.name(of: transition.to))")
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theContainerAndBothScreensGetTheFiveStatesInOrder(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let listeners = [Listener(), Listener(), Listener()]
    stage.navigation.legato.addObserver(listeners[0])
    b.legato.addObserver(listeners[1])
    stage.root.legato.addObserver(listeners[2])
    stage.swipe(to: 100)
    stage.device.advance(by: 1)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    for listener in listeners {
      #expect(
        listener.heard == [
          "should B→A", "will B→A", "cancel B→A", "should B→A", "will B→A", "finish B→A",
        ])
      #expect(listener.fractions.count > 20 && listener.fractions.allSatisfy { $0 > -0.1 && $0 < 1.1 })
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVetoLeavesEverythingAsItIsAndTheFingerToThePage(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let listener = Listener()
    listener.allows = false
    b.legato.addObserver(listener)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b])
    #expect(listener.heard == ["should B→A", "attempt B→A"])
    #expect(UIKitDouble.log.calls(containing: "view", "transition") == [])
    listener.allows = true
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anObserverIsNotRetainedAndIsNotifiedOnce(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    var listener: Listener? = Listener()
    weak let watched = listener
    b.legato.addObserver(listener!)
    stage.navigation.legato.addObserver(listener!)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(listener?.heard == ["will B→A", "finish B→A"])
    listener = nil
    #expect(watched == nil)
  }
}
