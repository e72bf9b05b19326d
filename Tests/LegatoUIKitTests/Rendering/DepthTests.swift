import Legato
import LegatoUIKit
import Testing
import UIKit

/// The double reports a layer that the render server would draw in front of one that comes later in the order.
@MainActor @Suite("Layers in space lie one above the other as the engine orders them", .serialized)
struct DepthTests {
  nonisolated static let transitions: [ScreenTransition] = [
    .cards(), .cube(), .flip(), .fold(), .natGeo(), .turn(), .blinds(), .book(),
  ]

  @Test(arguments: transitions.indices)
  func underAFingerAndInASettleAndWhenRedirected(index: Int) {
    let policy = TransitionPolicy(transition: Self.transitions[index], interactions: [.edgePan()])
    let stage = UIKitStage(policy: policy)
    _ = stage.pushed()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 250, y: 400), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 0.1)
    stage.navigation.legato.push(screen("C"))
    stage.device.advance(by: 2)
    expectNoViolations()
  }

  @Test(arguments: transitions.indices)
  func belowAPresentationThatLeavesThePresenterInItsPlace(index: Int) {
    let pair = PresentationContainerTests.Pair(.usual)
    pair.below.view.layer.zPosition = -7
    pair.below.legato.present(pair.above, using: Self.transitions[index], style: .overFullScreen)
    pair.device.advance(by: 2)
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 2)
    #expect(pair.below.view.layer.zPosition == -7)
    expectNoViolations()
  }

  @Test func aPresenterInItsPlaceKeepsItsDepthInThePlane() {
    let pair = PresentationContainerTests.Pair(.usual)
    pair.below.view.layer.zPosition = -7
    pair.below.legato.present(pair.above, using: .modal, style: .overFullScreen)
    for _ in 0..<20 {
      pair.device.advance(frames: 1)
      #expect(pair.below.view.layer.zPosition == -7)
    }
    expectNoViolations()
  }
}
