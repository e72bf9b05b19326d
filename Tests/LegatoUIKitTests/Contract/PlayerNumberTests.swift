import Legato
import LegatoUIKit
import Testing
import UIKit

/// Aweme's player grows from its cell, or appears at once if the cell has no frame. A drag to the right and down, no
/// steeper than 45 degrees, moves it by 1 − p/2 of the finger's travel and scales it by the same factor, while the
/// screen behind brightens. Below a fifth of the width it goes back. It lands in the cell of the item that it then
/// plays, or in the centre.
@MainActor @Suite("A player by Aweme's numbers", .serialized)
struct PlayerNumberTests {
  /// A grid, and a player that grows out of one of its cells.
  @MainActor final class Room {
    let stage: GridStage
    let player: PhotoScreen
    /// The item that the player plays; nil for one without a cell.
    var photo: Int? = 4

    init(_ settings: UIKitDouble.Settings, style: UIModalPresentationStyle = .overFullScreen, photo: Int? = 4) {
      stage = GridStage(settings)
      player = PhotoScreen(4)
      self.photo = photo
      player.legato.dismissals = [.awemeDrag]
      let transition = ScreenTransition.grow { [weak self] _ in
        self?.photo.flatMap { self?.stage.grid.picture(of: $0) }
      }
      stage.grid.legato.present(player, using: transition, style: style)
    }

    var isGone: Bool { stage.grid.presentedViewController == nil }

    func cell(_ photo: Int) throws -> CGRect {
      let picture = try #require(stage.grid.picture(of: photo))
      return picture.convert(picture.bounds, to: nil)
    }

    /// The player's last visible frame, and the farthest distance of any of its edges in the frame before.
    func landing() throws -> (CGRect, step: CGFloat) {
      var (last, step) = (CGRect.zero, CGFloat.zero)
      for _ in 0..<200 where !isGone {
        if player.view.window != nil, let state = player.view.superview {
          let now = Flight(state, in: stage.device.window).frame
          step = max(
            (now.minX - last.minX).magnitude, (now.maxX - last.maxX).magnitude, (now.minY - last.minY).magnitude,
            (now.maxY - last.maxY).magnitude)
          last = now
        }
        stage.device.advance(frames: 1)
      }
      return (last, step)
    }
  }

  private func settled(_ settings: UIKitDouble.Settings) -> Room {
    let room = Room(settings)
    room.stage.device.advance(by: 2)
    return room
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itGrowsFromItsCellAndIsThereAtOnceIfThatHasNoFrame(settings: UIKitDouble.Settings) throws {
    let room = Room(settings)
    room.stage.device.advance(by: 0)
    #expect(
      try Flight(#require(room.player.view.superview), in: room.stage.device.window).frame.isClose(to: room.cell(4)))
    room.stage.device.advance(by: 0.6)
    #expect(UIKitDouble.log.count(of: "photo 4.viewDidAppear") == 1)
    let without = Room(settings, photo: nil)
    without.stage.device.advance(frames: 2)
    #expect(UIKitDouble.log.count(of: "photo 4.viewDidAppear") == 1 && without.player.view.superview != nil)
    #expect(try #require(PageState(without.player)).distance < 0.001)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func onlyADragToTheLowerRightTakesIt(settings: UIKitDouble.Settings) {
    for (x, y, isTaken) in [
      (60.0, 30.0, true), (60, 0, true), (60, 58, true), (30, 60, false), (60, -30, false), (-60, 30, false),
      (0, 60, false),
    ] {
      let room = settled(settings)
      let finger = room.stage.device.touch(150, 300)
      finger.drag(to: CGPoint(x: 150 + x, y: 300 + y), duration: 0.2)
      room.stage.device.advance(frames: 1)
      let isMoved = PageState(room.player).map { $0.distance > 5 } == true
      #expect(isMoved == isTaken, "\(x), \(y)")
      finger.lift()
      room.stage.device.advance(by: 1)
      #expect(!room.isGone)
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itFollowsTheFingerAndShrinksByHalfOfTheWayAndTheDarkLifts(settings: UIKitDouble.Settings) throws {
    let room = settled(settings)
    let finger = room.stage.device.touch(100, 300)
    finger.drag(to: CGPoint(x: 220, y: 360), duration: 0.3)
    room.stage.device.advance(frames: 1)
    let state = try #require(PageState(room.player))
    let pull = 1 - (state.scale.width - 0.5) / 0.5
    #expect((pull - 110.0 / 390).magnitude < 0.03, "\(pull)")
    let ratio = 1 - pull / 2
    #expect((state.scale.height - ratio).magnitude < 0.01)
    #expect((state.dim - 0.8 * (1 - pull)).magnitude < 0.02, "\(state.dim)")
    #expect((state.offset.x - 110 * ratio).magnitude < 4 && (state.offset.y - 55 * ratio).magnitude < 4)
    finger.lift()
    room.stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func belowAFifthOfTheWidthItGoesBackAndBeyondItGoes(settings: UIKitDouble.Settings) throws {
    for (distance, time, isFinished) in [(75.0, 0.3, false), (75, 0.03, false), (105, 0.3, true)] {
      let room = settled(settings)
      let finger = room.stage.device.touch(100, 300)
      finger.drag(to: CGPoint(x: 100 + distance, y: 310), duration: time)
      finger.lift()
      room.stage.device.advance(by: 2)
      #expect(room.isGone == isFinished, "\(distance) pt in \(time) s")
      #expect(room.stage.grid.hidden.isEmpty)
      if !isFinished { #expect(try #require(PageState(room.player)).distance < 0.001) }
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func itLandsInTheCellOfWhatItThenPlaysOrInTheCentre(settings: UIKitDouble.Settings, hasCell: Bool) throws {
    for byFinger in [false, true] {
      let room = settled(settings)
      room.photo = hasCell ? 8 : nil
      let goal = hasCell ? try room.cell(8) : CGRect(x: 192.5, y: 419.5, width: 5, height: 5)
      if byFinger {
        let finger = room.stage.device.touch(100, 300)
        finger.drag(to: CGPoint(x: 250, y: 380), duration: 0.3)
        finger.lift()
      } else {
        room.player.dismiss(animated: true)
        room.stage.device.advance(by: 0)
      }
      let (end, step) = try room.landing()
      // It is invisible in the frame in which it arrives.
      #expect(end.isClose(to: goal, step + 0.5), "\(end), by a finger: \(byFinger)")
      #expect(room.isGone && room.stage.grid.hidden.isEmpty)
      expectNoViolations()
    }
  }
}
