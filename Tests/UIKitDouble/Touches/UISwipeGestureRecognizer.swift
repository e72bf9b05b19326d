/// A quick stroke in one direction.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var right: Direction { Direction(rawValue: 1 << 0) }
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  /// The length and the longest time of a stroke, in points and seconds, which UIKit does not document.
  static let length: CGFloat = 50
  static let longest: TimeInterval = 0.5

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var begun: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    (start, begun) = (location(in: nil), Timebase.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = location(in: nil)
    let travel = CGPoint(x: point.x - start.x, y: point.y - start.y)
    if Timebase.now - begun > Self.longest {
      state = .failed
    } else if hypot(travel.x, travel.y) >= Self.length {
      state = direction.contains(way(travel)) ? .ended : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  private func way(_ travel: CGPoint) -> Direction {
    if abs(travel.x) >= abs(travel.y) { return travel.x > 0 ? .right : .left }
    return travel.y > 0 ? .down : .up
  }
}
