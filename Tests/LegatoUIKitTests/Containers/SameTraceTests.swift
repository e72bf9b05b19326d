import Legato
import LegatoTesting
import LegatoUIKit
import Testing
import UIKit

/// One script, played on the double and on the headless stage: what is seen must be the same, within what keyframes may be off.
@MainActor @Suite("UIKit shows what the headless stage shows", .serialized)
struct SameTraceTests {
  @MainActor private final class Twins {
    let device: UIKitStage
    let stage: Stage
    let above = screen("B")
    private(set) var comparisons = 0

    init(_ transition: Legato.Transition, _ interaction: Interaction) {
      let policy = TransitionPolicy(transition: transition, interactions: [interaction])
      device = UIKitStage(policy: policy)
      let bounds = device.device.window.bounds
      stage = Stage(
        root: 0, size: Size(width: bounds.width, height: bounds.height), policy: policy)
    }

    /// Lets frames pass on both, and compares each.
    func compare(frames: Int, _ what: String) {
      for frame in 0..<frames {
        device.device.advance(frames: 1)
        stage.advance(frames: 1)
        for (number, controller) in [(ScreenID(0), device.root), (ScreenID(1), above)] {
          guard let shown = look(of: controller), let state = stage.state(of: .screen(number)) else { continue }
          let wanted = stage.frame(of: .screen(number))!.origin
          comparisons += 1
          let note = "\(what), frame \(frame), screen \(number.rawValue)"
          #expect((shown.origin.x - wanted.x).magnitude < 0.4 && (shown.origin.y - wanted.y).magnitude < 0.4, "\(note)")
          #expect((shown.opacity - state.opacity).magnitude < 0.006, "\(note)")
        }
      }
    }

    /// Where a controller's page is seen, and how opaque it is.
    private func look(of controller: UIViewController) -> (origin: CGPoint, opacity: Double)? {
      guard let page = controller.viewIfLoaded?.superview, page.window != nil else { return nil }
      let layer = page.layer.presentation() ?? page.layer
      let (matrix, size) = (layer.transform, page.bounds.size)
      let origin = CGPoint(
        x: size.width / 2 * (1 - matrix.m11) + matrix.m41, y: size.height / 2 * (1 - matrix.m22) + matrix.m42)
      return (origin, Double(layer.opacity))
    }

    func push() {
      device.navigation.pushViewController(above, animated: true)
      device.device.advance(by: 0)
      stage.push(1)
    }

    func pop() {
      device.navigation.popViewController(animated: true)
      device.device.advance(by: 0)
      stage.pop()
    }

    func drag(by travel: CGFloat, in seconds: Double) {
      let start = CGPoint(x: 4, y: 400)
      let finger = device.device.touch(start)
      stage.finger.begin(at: Point(x: start.x, y: start.y))
      finger.drag(to: CGPoint(x: start.x + travel, y: start.y), duration: seconds)
      stage.finger.drag(by: .right(travel), over: seconds)
      finger.lift()
      stage.finger.release()
    }
  }

  nonisolated static let transitions: [(String, Legato.Transition)] = [
    ("push", .push), ("headline", .headline()), ("cover", .cover(.up)), ("slide", .slide(.leading)), ("fade", .fade),
    ("scale", .scale()),
  ]

  @Test(arguments: transitions.indices)
  func callsAndFingersGiveTheSameTrace(index: Int) {
    let (name, transition) = Self.transitions[index]
    let twins = Twins(transition, .edgePan())
    twins.push()
    twins.compare(frames: 60, "\(name): push")
    twins.drag(by: 90, in: 0.3)
    twins.compare(frames: 60, "\(name): cancelled")
    twins.drag(by: 250, in: 0.25)
    twins.compare(frames: 60, "\(name): finished")
    #expect(twins.device.navigation.viewControllers.count == 1 && twins.stage.stack.count == 1)
    twins.push()
    twins.compare(frames: 60, "\(name): push again")
    twins.pop()
    twins.compare(frames: 60, "\(name): pop")
    #expect(twins.comparisons > 100)
    expectNoViolations()
  }
}
