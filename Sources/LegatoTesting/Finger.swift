// A scripted finger, and its drags by their direction.

import Legato

/// A finger on a ``Stage``, whose movements take the stage's time.
///
/// Moving it gives a sample for every frame; a finger that is held still gives none, as on a device. It must not
/// outlive its stage. Places are sent as they are, so that a test can send what is not finite; spans of time that are
/// not positive numbers take none.
public final class Finger {
  /// The number that its samples carry.
  let pointer: Int32
  /// Where it is, in points in the container's coordinates.
  package private(set) var position = Point2D.zero
  /// Whether it touches the container.
  package private(set) var isDown = false
  /// Whose the finger is, as the engine said last.
  public private(set) var response = PointerResponse.undecided

  private unowned let stage: Stage

  init(_ pointer: Int32, on stage: Stage) {
    self.pointer = pointer
    self.stage = stage
  }

  /// Lands; a finger that is down already has lifted unnoticed.
  ///
  /// - Parameters:
  ///   - point: where, in points in the container's coordinates.
  ///   - scrollables: the scrollers under it, innermost first.
  public func begin(at point: Point2D, over scrollables: [Scrollable] = []) {
    position = point
    isDown = true
    response = stage.send(.down, self, scrollables: scrollables)
  }

  /// Moves by so many points in a straight line, evenly, in so many seconds; a finger that is not down stays where it
  /// is.
  public func drag(by travel: Vector2D, over seconds: Double = 0.2) {
    stage.drag([(self, travel)], over: seconds)
  }

  /// Jumps to a point at once, with one sample; nothing if it is not down.
  public func move(to point: Point2D) {
    guard isDown else { return }
    position = point
    response = stage.send(.move, self)
  }

  /// Stays where it is for so many seconds.
  public func hold(for seconds: Double) { stage.advance(by: seconds) }

  /// Moves by so many points in a straight line, fast, and lifts while it moves.
  public func flick(by travel: Vector2D, over seconds: Double = 0.06) {
    drag(by: travel, over: seconds)
    release()
  }

  /// Lifts, if it is down.
  public func release() {
    guard isDown else { return }
    response = stage.send(.up, self)
    isDown = false
  }

  /// The system takes the gesture away, with all its fingers.
  public func cancel() { stage.cancelFingers() }

  /// Lands, stays a moment and lifts.
  public func tap(at point: Point2D, for seconds: Double = 0.05) {
    begin(at: point)
    hold(for: seconds)
    release()
  }

  func forget() { isDown = false }
}

extension Vector2D {
  /// So many points to the right; below 0 to the left, as all of these are turned round.
  public static func right(_ points: Double) -> Vector2D { Vector2D(dx: points, dy: 0) }
  /// So many points to the left.
  public static func left(_ points: Double) -> Vector2D { Vector2D(dx: -points, dy: 0) }
  /// So many points upwards.
  public static func up(_ points: Double) -> Vector2D { Vector2D(dx: 0, dy: -points) }
  /// So many points downwards.
  public static func down(_ points: Double) -> Vector2D { Vector2D(dx: 0, dy: points) }

  /// So many points in a direction, which is relative to the layout direction if it is leading or trailing.
  package static func toward(
    _ direction: Direction, _ points: Double, in layout: ReadingDirection = .leftToRight
  ) -> Vector2D {
    direction.unit(in: layout) * points
  }
}
