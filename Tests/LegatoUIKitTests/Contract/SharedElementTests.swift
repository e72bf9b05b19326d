import Legato
import LegatoUIKit
import Testing
import UIKit

/// A cell's picture flies to its place in the new screen, which fades in, whether that is pushed or presented, by a tap
/// or by a finger. Both originals are hidden meanwhile, and nothing is left afterwards. The back gesture finishes
/// beyond half of the width; otherwise it is cancelled, which restores everything. UIKit's transition completes exactly
/// once.
@MainActor @Suite("A shared element is pushed and presented, by a tap and by a finger", .serialized)
struct SharedElementTests {
  /// A grid from which an upward drag brings the photo on which it begins.
  private func stage(_ settings: UIKitDouble.Settings, _ arrival: ForwardArrival) -> GridStage {
    let stage = GridStage(settings)
    // Otherwise its rows would scroll with the finger.
    stage.grid.collection.isScrollEnabled = false
    let transition = ScreenTransition.imageZoom(motion: .curve(.linear, duration: 0.5))
    stage.grid.legato.setForwardGesture(.up, as: arrival, using: transition) { [weak grid = stage.grid] context in
      let cell = grid?.collection.indexPathForItem(at: context.touchPoint)
      return cell.map { PhotoScreen($0.item) }
    }
    return stage
  }

  private func center(of photo: Int, _ stage: GridStage) throws -> CGPoint {
    let picture = try #require(stage.grid.picture(of: photo))
    return picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: nil)
  }

  private func shown(_ stage: GridStage) -> PhotoScreen? {
    (stage.grid.presentedViewController ?? stage.navigation.topViewController) as? PhotoScreen
  }

  nonisolated static let arrivals: [ForwardArrival] = [
    .push, .present(.fullScreen), .present(.overFullScreen), .present(.overCurrentContext), .present(.custom),
  ]

  @Test(arguments: UIKitDouble.Settings.both, arrivals.indices)
  func aFingerBringsTheScreenWithThePictureItLandedOn(settings: UIKitDouble.Settings, index: Int) throws {
    let stage = stage(settings, Self.arrivals[index])
    let (start, cell) = (try center(of: 10, stage), try #require(stage.grid.picture(of: 10)))
    let source = cell.convert(cell.bounds, to: nil)
    for isFinished in [false, true] {
      UIKitDouble.log.clear()
      let finger = stage.device.touch(start)
      finger.drag(to: CGPoint(x: start.x, y: start.y - 60), duration: 0.1)
      stage.device.advance(frames: 1)
      let screen = try #require(shown(stage))
      #expect(screen.photo == 10 && stage.flights.count == 1)
      #expect(cell.alpha == 0 && screen.picture.alpha == 0, "both originals are hidden")
      let flight = try #require(stage.flights.first).frame
      #expect((flight.midY - source.midY).magnitude > 1 && flight.width > source.width)
      #expect(try #require(PageState(screen)).opacity < 0.2, "it fades in")
      finger.drag(to: CGPoint(x: start.x, y: isFinished ? start.y - 230 : start.y - 5), duration: 0.3)
      finger.lift()
      stage.device.advance(by: 2)
      #expect((shown(stage) != nil) == isFinished && stage.flights.isEmpty && stage.grid.hidden.isEmpty)
      #expect(screen.picture.alpha == 1)
      let ends = UIKitDouble.log.calls(containing: "completeTransition")
      #expect(ends.count == 1 && ends.first?.hasSuffix("(\(isFinished))") == true)
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func beyondHalfOfTheWidthThePopIsFinishedAndElseCancelledHoweverFast(
    settings: UIKitDouble.Settings, isFinished: Bool
  ) {
    let stage = GridStage(settings)
    stage.navigation.legato.install(TransitionPolicy(transition: .imageZoom(), interactions: [.articlePan]))
    let screen = stage.pushed(4)
    UIKitDouble.log.clear()
    let finger = stage.device.touch(20, 300)
    finger.drag(to: CGPoint(x: 20 + (isFinished ? 215 : 190), y: 300), duration: 0.1)
    finger.lift()
    stage.device.advance(by: 2)
    #expect((stage.navigation.topViewController === stage.grid) == isFinished)
    #expect(stage.flights.isEmpty && stage.grid.hidden.isEmpty && screen.picture.alpha == 1)
    #expect(
      UIKitDouble.log.calls(containing: "completeTransition") == ["nav.transition.completeTransition(\(isFinished))"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerThatPausesHoldsThePictureWhereItIs(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let screen = stage.pushed(4)
    let finger = stage.device.touch(20, 300)
    finger.drag(to: CGPoint(x: 150, y: 300), duration: 0.2)
    stage.device.advance(frames: 1)
    let held = try #require(stage.flights.first).frame
    stage.device.advance(by: 3)
    #expect(try #require(stage.flights.first).frame.isClose(to: held) && screen.picture.alpha == 0)
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.1)
    stage.device.advance(frames: 1)
    #expect(try !#require(stage.flights.first).frame.isClose(to: held, 1))
    finger.lift()
    stage.device.advance(by: 2)
    expectNoViolations()
  }
}
