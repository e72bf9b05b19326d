import Legato

/// A finger of a story: where it is, and where it is going.
struct StoryFinger {
  private(set) var position: Point
  private var start: Point
  private var way = Vector.zero
  private var frames = 0
  private var frame = 0

  init(at point: Point) {
    position = point
    start = point
  }

  /// Whether it has still to move.
  var isMoving: Bool { frame < frames }

  /// Sets off from where it is, evenly, to be there after so many frames, at least one.
  mutating func drag(by way: Vector, frames: Int) {
    (start, self.way, self.frames, frame) = (position, way, max(1, frames), 0)
  }

  /// Where it is in the next frame; nil if it stays.
  mutating func move() -> Point? {
    guard isMoving else { return nil }
    frame += 1
    position = start + way * (Double(frame) / Double(frames))
    return position
  }
}
