import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("The shadows of elements", .serialized)
struct ElementShadowTests {
  private func cast(_ radius: CGFloat, from view: UIView) {
    view.backgroundColor = .white
    view.clipsToBounds = false
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = CGSize(width: 2, height: 3)
  }

  /// A photo's screen, not yet pushed, whose picture casts a shadow.
  private func shadowedPhoto() -> PhotoScreen {
    let screen = PhotoScreen(4)
    screen.loadViewIfNeeded()
    cast(9, from: screen.picture)
    return screen
  }

  /// Pushes a screen, and stops in mid-flight.
  private func push(_ screen: PhotoScreen, on stage: GridStage) {
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0.1)
  }

  /// The views that cast shadows in the scene, the lowest first.
  private func shadows(on stage: GridStage) -> [UIView] {
    siblings(on: stage).filter { $0.layer.shadowOpacity > 0 }
  }

  private func siblings(on stage: GridStage) -> [UIView] {
    stage.flights.first?.view.superview?.superview?.subviews ?? []
  }

  /// The frame in the window at which a shadow's outline is seen.
  private func frame(of view: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    let outline = layer.shadowPath?.boundingBox ?? .null
    let (scale, center) = (layer.transform.m11, layer.position)
    let origin = view.superview!.convert(CGPoint.zero, to: nil)
    return CGRect(
      x: origin.x + center.x + layer.transform.m41 + (outline.minX - layer.bounds.midX) * scale,
      y: origin.y + center.y + layer.transform.m42 + (outline.minY - layer.bounds.midY) * scale,
      width: outline.width * scale, height: outline.height * scale)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theShadowsOfBothViewsFlyRightBelowThePictureAndCrossFade(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let picture = try #require(stage.grid.picture(of: 4))
    cast(6, from: picture)
    let screen = shadowedPhoto()
    push(screen, on: stage)
    let flight = try #require(stage.flights.first)
    let shadows = shadows(on: stage)
    #expect(shadows.map(\.layer.shadowRadius) == [6, 9])
    for shadow in shadows {
      #expect(frame(of: shadow).isClose(to: flight.frame, 1.5))
      #expect(shadow.layer.shadowOpacity == 0.5 && shadow.layer.shadowOffset == CGSize(width: 2, height: 3))
      #expect(!shadow.isUserInteractionEnabled)
    }
    let opacities = shadows.map { ($0.layer.presentation() ?? $0.layer).opacity }
    #expect(abs(opacities.reduce(0, +) - 1) < 0.01 && opacities[0] > 0.05 && opacities[1] > 0.05)
    let place = try #require(siblings(on: stage).firstIndex { $0 === flight.view.superview })
    #expect(Array(siblings(on: stage)[..<place].suffix(2)) == shadows)
    stage.device.advance(by: 2)
    #expect(self.shadows(on: stage).isEmpty && screen.picture.layer.shadowOpacity == 0.5)
    expectNoViolations()
  }

  @Test func aViewThatFliesItselfLeavesItsShadowToTheLayerBelowIt() throws {
    let stage = GridStage()
    let screen = shadowedPhoto()
    screen.picture.legato.elementFlight = .live
    push(screen, on: stage)
    #expect(screen.picture.layer.shadowOpacity == 0 && shadows(on: stage).count == 1)
    // It is measured again during the pause.
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.05)
    #expect(shadows(on: stage).count == 1)
    stage.device.advance(by: 2)
    #expect(screen.picture.layer.shadowOpacity == 0.5)
    expectNoViolations()
  }

  @Test func aViewThatTheAppTakesAwayInFlightHasItsShadowAgain() throws {
    let stage = GridStage()
    let screen = shadowedPhoto()
    screen.picture.legato.elementFlight = .live
    push(screen, on: stage)
    let other = UIView()
    screen.view.addSubview(other)
    other.addSubview(screen.picture)
    stage.device.advance(by: 2)
    #expect(screen.picture.superview === other && screen.picture.layer.shadowOpacity == 0.5)
  }

  @Test func aPhotoThatFillsItsViewHasAnOutline() throws {
    let stage = GridStage()
    let screen = shadowedPhoto()
    screen.picture.backgroundColor = nil
    screen.picture.contentMode = .scaleAspectFill
    screen.picture.image = UIImage()
    push(screen, on: stage)
    #expect(shadows(on: stage).count == 1)
    stage.device.advance(by: 2)
    expectNoViolations()
  }

  @Test func aShadowOfWhatIsDrawnInAViewGetsNoLayer() throws {
    let stage = GridStage()
    let screen = shadowedPhoto()
    screen.picture.backgroundColor = nil
    push(screen, on: stage)
    #expect(stage.flights.count == 1 && shadows(on: stage).isEmpty)
    screen.picture.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 390, height: 390), transform: nil)
    stage.device.advance(by: 2)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.05)
    #expect(shadows(on: stage).count == 1, "a path is an outline")
    stage.device.advance(by: 2)
    expectNoViolations()
  }

  @Test func theShadowOfAViewThatComesByItselfComesWithIt() throws {
    let stage = GridStage(transition: ScreenTransition.fade.modifyingElements(span: 0))
    let screen = shadowedPhoto()
    screen.picture.legato.elementID = nil
    screen.picture.legato.elementEntering = ElementModifier().move(by: Vector2D(dx: 0, dy: 100))
    push(screen, on: stage)
    let (flight, shadow) = (try #require(stage.flights.first), try #require(shadows(on: stage).first))
    #expect(frame(of: shadow).isClose(to: flight.frame))
    stage.device.advance(by: 2)
    expectNoViolations()
  }
}
