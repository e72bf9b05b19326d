import Legato
import LegatoUIKit
import Testing
import UIKit

/// Neither a cancelled nor a denied swipe leaves an element hidden, then or later.
@MainActor @Suite("An element is never lost", .serialized)
struct ElementPainTests {
  final class Denial: ScreenTransitionObserver {
    func transitionShouldBegin(_ transition: TransitionState) -> Bool { false }
  }

  private func expectWhole(_ stage: GridStage, _ screen: PhotoScreen?, _ location: SourceLocation = #_sourceLocation) {
    #expect(stage.flights.isEmpty && stage.grid.hidden.isEmpty, sourceLocation: location)
    if let screen { #expect(screen.picture.alpha == 1 && !screen.picture.isHidden, sourceLocation: location) }
  }

  private func swipe(_ stage: GridStage, by distance: CGFloat) {
    let finger = stage.device.touch(20, 400)
    finger.drag(to: CGPoint(x: 20 + distance, y: 400), duration: 0.2)
    finger.drag(to: CGPoint(x: 20 + distance, y: 400), duration: 0.1)
    finger.lift()
    stage.device.advance(by: 2)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func threeCancelledSwipesLeaveTheElementsAsTheyWere(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let screen = stage.pushed(4)
    for _ in 0..<3 {
      swipe(stage, by: 60)
      #expect(stage.navigation.topViewController === screen)
      expectWhole(stage, screen)
    }
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.flights.count == 1 && stage.grid.hidden.count == 1)
    stage.device.advance(by: 2)
    expectWhole(stage, nil)
    _ = stage.push(7)
    stage.device.advance(by: 0)
    let start = try #require(stage.grid.picture(of: 7))
    #expect(stage.flights.first?.frame.isClose(to: start.convert(start.bounds, to: nil)) == true)
    stage.device.advance(by: 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aDeniedPopHidesNothing(settings: UIKitDouble.Settings) {
    let stage = GridStage(settings)
    let (screen, denial) = (stage.pushed(4), Denial())
    screen.legato.addObserver(denial)
    let finger = stage.device.touch(20, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    expectWhole(stage, screen)
    finger.lift()
    stage.device.advance(by: 1)
    expectWhole(stage, screen)
    screen.legato.removeObserver(denial)
    swipe(stage, by: 350)
    #expect(stage.navigation.topViewController === stage.grid)
    expectWhole(stage, nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [0.0, 0.05, 0.15, 0.3])
  func aRedirectedFlightHidesNothingOnceItIsOver(settings: UIKitDouble.Settings, pause: TimeInterval) {
    let stage = GridStage(settings)
    let first = PhotoScreen(4)
    stage.navigation.legato.push(first)
    stage.device.advance(by: pause)
    stage.navigation.legato.pop()
    stage.device.advance(by: pause)
    let second = PhotoScreen(8)
    stage.navigation.legato.push(second)
    stage.device.advance(by: pause)
    swipe(stage, by: 350)
    stage.device.advance(by: 2)
    expectWhole(stage, second)
    #expect(first.picture.alpha == 1)
    expectNoViolations()
  }
}
