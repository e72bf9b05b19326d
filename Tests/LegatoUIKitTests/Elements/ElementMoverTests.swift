import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Elements that come and go by themselves", .serialized)
struct ElementMoverTests {
  private static let still = ScreenTransition.fade.with(motion: .curve(.linear, duration: 0.4))
    .modifyingElements(span: 0)

  @Test(arguments: UIKitDouble.Settings.both)
  func aViewComesByItselfAndIsBackInItsScreenAfterwards(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings, transition: ElementMoverTests.still)
    let screen = PhotoScreen(4)
    screen.loadViewIfNeeded()
    screen.picture.legato.elementID = nil
    screen.picture.legato.elementEntering = ElementModifier().move(by: Vector2D(dx: 0, dy: 100))
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0.1)
    let flight = try #require(stage.flights.first)
    #expect(stage.flights.count == 1 && screen.picture.alpha == 0)
    #expect(flight.frame.minY > 200 && flight.frame.minY < 300)
    stage.device.advance(by: 2)
    #expect(stage.flights.isEmpty && screen.picture.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itGoesAnotherWayAndASwipeThatComesBackLeavesNothingHidden(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings, transition: ElementMoverTests.still)
    let screen = stage.pushed(4)
    screen.picture.legato.elementID = nil
    screen.picture.legato.elementLeaving = ElementModifier().move(by: Vector2D(dx: 0, dy: -100))
    let finger = stage.device.touch(100, 400)
    finger.drag(to: CGPoint(x: 250, y: 400), duration: 0.2)
    stage.device.advance(frames: 1)
    let flight = try #require(stage.flights.first)
    #expect(flight.frame.minY < 200 && screen.picture.alpha == 0)
    finger.drag(to: CGPoint(x: 110, y: 400), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 2)
    #expect(stage.flights.isEmpty && screen.picture.alpha == 1)
    expectNoViolations()
  }

  @Test func aViewThatSaysNothingAnyMoreStaysInItsScreen() {
    let stage = GridStage(transition: ElementMoverTests.still)
    let screen = PhotoScreen(4)
    screen.loadViewIfNeeded()
    screen.picture.legato.elementID = nil
    screen.picture.legato.elementEntering = ElementModifier().fade()
    screen.picture.legato.elementEntering = nil
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.flights.isEmpty && screen.picture.alpha == 1)
    expectNoViolations()
  }
}
