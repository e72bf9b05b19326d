// A scripted finger, and travels by their direction.

import Legato

/// A finger on a ``Stage``, whose movements take time on the stage's clock.
///
/// A moving finger sends a sample in every frame; a finger at rest sends none, as on a device. It must not outlive its
/// stage. Places are sent as given, so a test can send numbers that are not finite. An invalid time (NaN, infinite, 0
/// or less) takes no time.
public final class Finger {
  /// The number that its samples carry.
  let pointer: Int32
  /// Where it is, in points in the container's coordinates.
  package private(set) var position = Point2D.zero
  /// Whether it touches the container.
  package private(set) var isDown = false
  /// The owner of the finger, by the engine's last answer.
  public private(set) var response = PointerResponse.undecided

  private unowned let stage: Stage

  init(_ pointer: Int32, on stage: Stage) {
    self.pointer = pointer
    self.stage = stage
  }

  /// Lands. If it is down already, its lift was lost.
  ///
  /// - Parameters:
  ///   - point: the place, in points in the container's coordinates.
  ///   - scrollables: the scrollers under it, innermost first.
  public func begin(at point: Point2D, over scrollables: [Scrollable] = []) {
    position = point
    isDown = true
    response = stage.send(.down, self, scrollables: scrollables)
  }

  /// Moves in a straight line, evenly. A finger that is not down stays where it is.
  public func drag(by travel: Vector2D, over seconds: Double = 0.2) {
    stage.drag([(self, travel)], over: seconds)
  }

  /// Jumps to a point with one sample; without effect if it is not down.
  public func move(to point: Point2D) {
    guard isDown else { return }
    position = point
    response = stage.send(.move, self)
  }

  /// Stays where it is.
  public func hold(for seconds: Double) { stage.advance(by: seconds) }

  /// Moves fast in a straight line, and lifts while it moves.
  public func flick(by travel: Vector2D, over seconds: Double = 0.06) {
    drag(by: travel, over: seconds)
    release()
  }

  public func release() {
    guard isDown else { return }
    response = stage.send(.up, self)
    isDown = false
  }

  /// Cancels all fingers of the gesture, as the system does.
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
  /// A step to the right, in points; a negative number of points reverses the direction of all these steps.
  public static func right(_ points: Double) -> Vector2D { Vector2D(dx: points, dy: 0) }
  /// A step to the left.
  public static func left(_ points: Double) -> Vector2D { Vector2D(dx: -points, dy: 0) }
  /// A step up.
  public static func up(_ points: Double) -> Vector2D { Vector2D(dx: 0, dy: -points) }
  /// A step down.
  public static func down(_ points: Double) -> Vector2D { Vector2D(dx: 0, dy: points) }

  /// A step in a direction; leading and trailing depend on the layout direction.
  package static func toward(
    _ direction: Direction, _ points: Double, in layout: ReadingDirection = .leftToRight
  ) -> Vector2D {
    direction.unit(in: layout) * points
  }
}
