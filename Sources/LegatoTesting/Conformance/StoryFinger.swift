// The fingers of a story.

import Legato

/// A finger of a story: where it is, and where it goes.
struct StoryFinger {
  private(set) var position: Point2D
  private var start: Point2D
  private var way = Vector2D.zero
  private var frames = 0
  private var frame = 0

  init(at point: Point2D) {
    position = point
    start = point
  }

  var isMoving: Bool { frame < frames }

  /// Begins to move evenly, to arrive after a number of frames, at least one.
  mutating func drag(by way: Vector2D, frames: Int) {
    (start, self.way, self.frames, frame) = (position, way, max(1, frames), 0)
  }

  /// Moves to the next frame; nil if it stays.
  mutating func move() -> Point2D? {
    guard isMoving else { return nil }
    frame += 1
    position = start + way * (Double(frame) / Double(frames))
    return position
  }
}
