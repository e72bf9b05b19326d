import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Views rest at UIKit's final frames", .serialized)
struct RestFrameTests {
  @Test func belowAnOpaqueBarAPageKeepsItsPlaceAllTheWay() {
    let device = Device()
    let root = UIViewController()
    device.show(root)
    let context = FakeContext(in: root.view, from: screen("A"), to: screen("B"), frame: FakeContext.belowBar)
    let animator = ScreenTransition.cover(.leading).animator(for: .push)
    animator.animateTransition(using: context)
    for _ in 0..<10 {
      device.advance(frames: 2)
      guard context.ends.isEmpty else { break }
      #expect(context.to.view.superview !== root.view)
      #expect(context.from.view.frame == context.frame && context.to.view.frame == context.frame)
    }
    device.advance(by: 1)
    #expect(context.ends == [true] && context.to.view.frame == context.frame)
  }
}
