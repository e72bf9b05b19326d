import Legato
import LegatoUIKit
import Testing
import UIKit

/// MDTransitioning's image: it zooms from its thumbnail in .5 s by a spring that overshoots, and back in .25 s. A drag
/// down of 200 pt is a full pull p = 1: it scales the image by 1 − p/2, fades the background by 1 − p, and dismisses
/// beyond a half.
@MainActor @Suite("An image by MDTransitioning's numbers", .serialized)
struct ImageNumberTests {
  private func presented(_ settings: UIKitDouble.Settings) -> (GridStage, PhotoScreen) {
    let stage = GridStage(settings)
    let screen = PhotoScreen(4)
    screen.legato.dismissals = [.mdImageDrag]
    stage.grid.legato.present(screen, using: .mdImageZoom(), style: .overFullScreen)
    return (stage, screen)
  }

  private func frames(_ stage: GridStage, until isOver: () -> Bool) -> [CGRect] {
    var frames: [CGRect] = []
    while !isOver(), frames.count < 200 {
      if let flight = stage.flights.last { frames.append(flight.frame) }
      stage.device.advance(frames: 1)
    }
    return frames
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itZoomsFromItsThumbnailInHalfASecondAndBackInAQuarter(settings: UIKitDouble.Settings) throws {
    let (stage, screen) = presented(settings)
    stage.device.advance(by: 0)
    let thumbnail = try #require(stage.grid.picture(of: 4))
    let start = thumbnail.convert(thumbnail.bounds, to: nil)
    #expect(stage.flights.allSatisfy { $0.frame.isClose(to: start, 0.5) } && !stage.flights.isEmpty)
    let way = frames(stage) { UIKitDouble.log.count(of: "photo 4.viewDidAppear") == 1 }
    let end = screen.picture.convert(screen.picture.bounds, to: nil)
    #expect((24...60).contains(way.count), "\(way.count) frames")
    #expect(way.contains { $0.width > end.width + 2 }, "it overshoots")
    #expect(try #require(way.dropFirst(29).first).isClose(to: end, 20), "at .5 s it is as good as there")
    screen.dismiss(animated: true)
    stage.device.advance(by: 0)
    let back = frames(stage) { stage.grid.presentedViewController == nil }
    #expect((14...17).contains(back.count), "\(back.count) frames")
    #expect(back.last?.isClose(to: start, 15) == true && !back.contains { $0.width < start.width - 1 })
    #expect(stage.grid.hidden.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aDragShrinksItAndFadesWhatIsBehindItAndBeyondAHalfTakesItAway(
    settings: UIKitDouble.Settings, isFinished: Bool
  ) throws {
    let (stage, screen) = presented(settings)
    stage.device.advance(by: 2)
    let rest = screen.picture.convert(screen.picture.bounds, to: nil)
    let finger = stage.device.touch(rest.midX, rest.midY)
    finger.drag(to: CGPoint(x: rest.midX, y: rest.midY + (isFinished ? 130 : 90)), duration: 0.3)
    stage.device.advance(frames: 1)
    let pull = (isFinished ? 120.0 : 80) / 200
    let held = try #require(stage.flights.last).frame
    #expect((held.width - rest.width * (1 - pull / 2)).magnitude < 3, "\(held.width)")
    #expect(try (#require(PageState(screen)).opacity - (1 - pull)).magnitude < 0.02)
    finger.lift()
    stage.device.advance(by: 2)
    #expect((stage.grid.presentedViewController == nil) == isFinished && stage.grid.hidden.isEmpty)
    #expect(screen.picture.alpha == 1 && stage.flights.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func onlyADragDownTakesIt(settings: UIKitDouble.Settings) {
    let (stage, screen) = presented(settings)
    stage.device.advance(by: 2)
    for (x, y) in [(0.0, -150.0), (150, 20), (-150, 20)] {
      let finger = stage.device.touch(200, 400)
      finger.drag(to: CGPoint(x: 200 + x, y: 400 + y), duration: 0.2)
      #expect(stage.flights.isEmpty && screen.picture.alpha == 1)
      finger.lift()
      stage.device.advance(by: 1)
    }
    #expect(stage.grid.presentedViewController === screen)
    expectNoViolations()
  }
}
