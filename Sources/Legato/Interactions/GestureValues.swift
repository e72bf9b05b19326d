/// What a gesture has done since it was recognised; an interaction maps it to inputs.
public struct GestureValues: Equatable, Sendable {
  /// The finger's travel in points since the gesture was recognised.
  public var translation: Vector2D
  /// The finger's velocity in points per second.
  public var velocity: Vector2D
  /// Where the finger first touched, in the container's coordinates.
  public var start: Point2D
  /// The ratio of the fingers' spans, less 1; 0 for one finger.
  public var pinch = 0.0
  /// How fast that ratio changes, per second.
  var pinchVelocity = 0.0
  /// How far the fingers have turned, in radians, clockwise.
  public var rotation = 0.0
  /// How fast the fingers turn, in radians per second.
  var rotationVelocity = 0.0
  /// The size in points of the container, or of the panel that the gesture moves.
  public var size: Size2D
  /// Which way the interface reads.
  public var layoutDirection: ReadingDirection

  /// A gesture of one finger; set ``pinch`` and ``rotation`` for two. Values are kept as given.
  package init(
    translation: Vector2D, velocity: Vector2D = .zero, start: Point2D = .zero, size: Size2D,
    layoutDirection: ReadingDirection = .leftToRight
  ) {
    self.translation = translation
    self.velocity = velocity
    self.start = start
    self.size = size
    self.layoutDirection = layoutDirection
  }

  /// The gesture `time` seconds later, if the fingers keep their velocities; earlier if it is negative.
  func advanced(by time: Double) -> GestureValues {
    var result = self
    result.translation = translation + velocity * time
    result.pinch += pinchVelocity * time
    result.rotation += rotationVelocity * time
    return result
  }

  /// Scales the travel and the velocity with a container that changes its size.
  mutating func resize(to size: Size2D) {
    let (across, down) = (size.width / self.size.width, size.height / self.size.height)
    // A size without an extent gives no factor.
    if across > 0, across.isFinite { (translation.dx, velocity.dx) = (translation.dx * across, velocity.dx * across) }
    if down > 0, down.isFinite { (translation.dy, velocity.dy) = (translation.dy * down, velocity.dy * down) }
    self.size = size
  }
}
