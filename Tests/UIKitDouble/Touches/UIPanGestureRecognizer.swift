/// A drag of one finger or more.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger moves before it counts as a drag, in points.
  static let slop: CGFloat = 10

  /// The time over which the velocity is measured, in seconds.
  static let velocityWindow: TimeInterval = 0.1

  private struct Sample {
    let time: TimeInterval
    let position: CGPoint
  }

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var touchdown = CGPoint.zero
  private var origin = CGPoint.zero
  private var current = CGPoint.zero
  private var samples: [Sample] = []

  /// The finger's travel since it landed, in the window.
  var travel: CGPoint { CGPoint(x: current.x - touchdown.x, y: current.y - touchdown.y) }

  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: current.x - origin.x, y: current.y - origin.y), in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: current.x - translation.x, y: current.y - translation.y)
  }

  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= Self.velocityWindow }),
      last.time > first.time
    else { return .zero }
    let time = CGFloat(last.time - first.time)
    return vector(
      CGPoint(x: (last.position.x - first.position.x) / time, y: (last.position.y - first.position.y) / time), in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let zero = view.convert(CGPoint.zero, from: window)
    let end = view.convert(vector, from: window)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > maximumNumberOfTouches {
      state = .failed
      return
    }
    if tracked.count == touches.count {
      touchdown = location(in: nil)
      samples = []
    } else {
      // Another finger moves the centre, but not the drag.
      let jump = location(in: nil)
      origin = CGPoint(x: origin.x + jump.x - current.x, y: origin.y + jump.y - current.y)
    }
    note()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note()
    switch state {
    case .possible:
      guard hypot(travel.x, travel.y) >= Self.slop, tracked.count >= minimumNumberOfTouches else { return }
      origin = current
      state = mayStart ? .began : .failed
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isLast = tracked.allSatisfy { touches.contains($0) }
    guard isLast else { return }
    state = state == .possible && pending == nil ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// An additional condition of a subclass.
  var mayStart: Bool { true }

  private func note() {
    current = location(in: nil)
    samples = samples.filter { Timebase.now - $0.time <= Self.velocityWindow }
    samples.append(Sample(time: Timebase.now, position: current))
  }
}

/// Scrolling devices that a pan listens to.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1) }
  public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 2) }
  public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}

/// A drag that starts at an edge of the window.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The width of the edge in points, which UIKit does not document.
  static let reach: CGFloat = 20

  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if tracked.count == touches.count, !isAtEdge { state = .failed }
  }

  override var mayStart: Bool {
    let isSideways = abs(travel.x) >= abs(travel.y)
    return edges.contains(.left) && isSideways && travel.x > 0
      || edges.contains(.right) && isSideways && travel.x < 0
      || edges.contains(.top) && !isSideways && travel.y > 0
      || edges.contains(.bottom) && !isSideways && travel.y < 0
  }

  private var isAtEdge: Bool {
    guard let size = view?.window?.bounds.size else { return false }
    let point = location(in: nil)
    return edges.contains(.left) && point.x <= Self.reach
      || edges.contains(.right) && point.x >= size.width - Self.reach
      || edges.contains(.top) && point.y <= Self.reach
      || edges.contains(.bottom) && point.y >= size.height - Self.reach
  }
}
