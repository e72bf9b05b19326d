import Legato
import LegatoUIKit
import Testing
import UIKit

import struct LegatoTesting.Dice

@MainActor @Suite("Any fingers, at any time", .serialized)
struct RandomFingerTests {
  /// Fingers that land, drag, lift and are cancelled, at random places and times.
  @MainActor private struct Hands {
    let device: Device
    var dice: Dice
    var fingers: [Finger] = []

    mutating func act() {
      switch dice.below(8) {
      case 0, 1: if fingers.count < 3 { fingers.append(device.touch(dice.point)) }
      case 2, 3, 4: if !fingers.isEmpty { fingers[dice.below(fingers.count)].drag(to: dice.point, duration: 0.08) }
      case 5: lift { $0.lift() }
      case 6: lift { $0.cancel() }
      default: device.advance(by: Double(dice.below(30)) / 100)
      }
    }

    mutating func rest() {
      while !fingers.isEmpty { lift { $0.lift() } }
      device.advance(by: 3)
    }

    private mutating func lift(_ end: (Finger) -> Void) {
      guard !fingers.isEmpty else { return }
      end(fingers.remove(at: dice.below(fingers.count)))
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aNavigationControllerIsAlwaysWholeAgain(settings: UIKitDouble.Settings) {
    for seed in 1...15 {
      let stage = UIKitStage(settings, policy: TransitionPolicy(interactions: [.edgePan(), .fullScreenPan()]))
      for direction in [Direction.left, .up] {
        stage.root.legato.setForwardGesture(direction, as: direction == .up ? .present : .push) { _ in
          screen("\(direction)")
        }
      }
      var hands = Hands(device: stage.device, dice: Dice(seed: UInt64(seed)))
      for _ in 0..<40 {
        hands.act()
        switch hands.dice.below(12) {
        case 0: stage.navigation.legato.push(screen("P"))
        case 1: stage.navigation.legato.pop()
        default: break
        }
      }
      hands.rest()
      #expect(stage.navigation.transitionCoordinator == nil, "seed \(seed)")
      let top = stage.navigation.presentedViewController ?? stage.navigation.topViewController
      #expect(top?.view.window != nil && top.flatMap { stage.offset(of: $0) } == 0, "seed \(seed)")
      #expect(UIKitDouble.violations == [], "seed \(seed)")
      guard UIKitDouble.violations == [] else { return }
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aHubIsAlwaysWholeAgain(settings: UIKitDouble.Settings) {
    for seed in 1...25 {
      let device = Device(settings: settings)
      let center = screen("C")
      let hub = HubController(
        center: center,
        neighbors: [
          .init(.left, using: .slide(.right)) { screen("L") }, .init(.right, using: .push) { screen("R") },
          .init(.bottom, using: .modal) { screen("B") },
        ])
      device.show(hub)
      device.advance(by: 0.1)
      var hands = Hands(device: device, dice: Dice(seed: UInt64(seed)))
      for _ in 0..<40 {
        hands.act()
        switch hands.dice.below(10) {
        case 0: hub.open([.left, .right, .bottom][hands.dice.below(3)], animated: hands.dice.below(3) > 0)
        case 1: hub.close(animated: hands.dice.below(3) > 0)
        default: break
        }
      }
      hands.rest()
      let top = hub.topController
      #expect(top?.view.superview === hub.view && top?.view.frame == hub.view.bounds, "seed \(seed)")
      #expect(hub.children == (top === center ? [center] : [center, top].compactMap { $0 }), "seed \(seed)")
      #expect(hub.view.subviews == [top?.view].compactMap { $0 }, "seed \(seed)")
      #expect(UIKitDouble.violations == [], "seed \(seed)")
      guard UIKitDouble.violations == [] else { return }
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aDrawerIsAlwaysWholeAgain(settings: UIKitDouble.Settings) {
    for seed in 1...25 {
      let device = Device(settings: settings)
      let (content, panel) = (screen("C"), screen("P"))
      let drawer = DrawerController(content: content, panel: panel, extent: 300)
      device.show(drawer)
      device.advance(by: 0.1)
      var hands = Hands(device: device, dice: Dice(seed: UInt64(seed)))
      for _ in 0..<40 {
        hands.act()
        switch hands.dice.below(10) {
        case 0: drawer.open(animated: hands.dice.below(3) > 0)
        case 1: drawer.close(animated: hands.dice.below(3) > 0)
        default: break
        }
      }
      hands.rest()
      #expect(content.view.window != nil && (panel.view.window != nil) == drawer.isOpen, "seed \(seed)")
      #expect(drawer.children == (drawer.isOpen ? [content, panel] : [content]), "seed \(seed)")
      #expect(UIKitDouble.violations == [], "seed \(seed)")
      guard UIKitDouble.violations == [] else { return }
    }
  }
}

extension Dice {
  /// A place on the screen; one in four is at an edge.
  fileprivate var point: CGPoint {
    mutating get {
      CGPoint(x: once(in: 4) ? 5 : CGFloat(below(390)), y: CGFloat(100 + below(700)))
    }
  }
}
