/// Moves a scroll view: with the finger, then by its momentum.
@MainActor final class ScrollMotion {
  /// The resistance at the edges, as measured on iOS.
  static let resistance: CGFloat = 0.55

  /// Time constants of gliding, bouncing and paging, in seconds.
  static let glide: TimeInterval = 0.325
  static let snap: TimeInterval = 0.1

  weak var view: UIScrollView?
  private var start = CGPoint.zero
  private var flight: Int?

  func stop() {
    guard let flight else { return }
    UIKitDouble.clock.cancel(flight)
    self.flight = nil
    view?.isDecelerating = false
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    guard let view else { return }
    switch pan.state {
    case .began:
      start = view.contentOffset
      view.isDragging = true
      tell { $0.scrollViewWillBeginDragging(view) }
    case .changed: drag(by: pan.translation(in: view))
    case .ended: release(pan.velocity(in: view))
    default: release(.zero)
    }
  }

  private func drag(by travel: CGPoint) {
    guard let view else { return }
    let range = view.restingRange
    var offset = view.contentOffset
    if view.scrolls(.horizontal) {
      offset.x = resisted(start.x - travel.x, range.x, view.bounds.width, bounces: view.bounces)
    }
    if view.scrolls(.vertical) {
      offset.y = resisted(start.y - travel.y, range.y, view.bounds.height, bounces: view.bounces)
    }
    view.contentOffset = offset
  }

  private func resisted(
    _ value: CGFloat, _ range: ClosedRange<CGFloat>, _ size: CGFloat, bounces: Bool
  ) -> CGFloat {
    let nearest = min(max(value, range.lowerBound), range.upperBound)
    let beyond = value - nearest
    guard bounces, beyond != 0, size > 0 else { return nearest }
    let pull = (1 - 1 / (abs(beyond) * Self.resistance / size + 1)) * size
    return nearest + (beyond < 0 ? -pull : pull)
  }

  private func release(_ velocity: CGPoint) {
    guard let view else { return }
    view.isDragging = false
    let rate = view.decelerationRate.rawValue
    let reach = rate / (1 - rate) / 1000
    var target = CGPoint(x: view.contentOffset.x - velocity.x * reach, y: view.contentOffset.y - velocity.y * reach)
    if !view.scrolls(.horizontal) { target.x = view.contentOffset.x }
    if !view.scrolls(.vertical) { target.y = view.contentOffset.y }
    target = view.isPagingEnabled ? page(for: target) : clamped(target)
    // The delegate's velocity is in points per millisecond, in the direction of the offset.
    let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    tell { $0.scrollViewWillEndDragging(view, withVelocity: speed, targetContentOffset: &target) }
    let glides = target != view.contentOffset
    tell { $0.scrollViewDidEndDragging(view, willDecelerate: glides) }
    guard glides else { return }
    tell { $0.scrollViewWillBeginDecelerating(view) }
    glide(to: target, isProgrammatic: false)
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    guard let range = view?.restingRange else { return point }
    return CGPoint(
      x: min(max(point.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(point.y, range.y.lowerBound), range.y.upperBound))
  }

  /// The page nearest to the end of the momentum, at most one away from the page on which the drag began.
  private func page(for target: CGPoint) -> CGPoint {
    guard let view, view.bounds.width > 0, view.bounds.height > 0 else { return target }
    func page(_ value: CGFloat, _ start: CGFloat, _ size: CGFloat) -> CGFloat {
      let first = (start / size).rounded()
      return min(max((value / size).rounded(), first - 1), first + 1) * size
    }
    return clamped(
      CGPoint(x: page(target.x, start.x, view.bounds.width), y: page(target.y, start.y, view.bounds.height)))
  }

  func glide(to target: CGPoint, isProgrammatic: Bool) {
    guard let view else { return }
    view.isDecelerating = !isProgrammatic
    let from = view.contentOffset
    let begun = Timebase.now
    let pace = isProgrammatic || view.isPagingEnabled ? Self.snap : Self.glide
    func step() {
      let left = exp(-(Timebase.now - begun) / pace)
      // Within half a point of its target the motion ends.
      if max(abs(target.x - from.x), abs(target.y - from.y)) * left < 0.5 { return arrive(target, isProgrammatic) }
      view.contentOffset = CGPoint(
        x: target.x + (from.x - target.x) * left, y: target.y + (from.y - target.y) * left)
      flight = UIKitDouble.clock.after(UIKitDouble.clock.frameDuration, step)
    }
    flight = UIKitDouble.clock.after(UIKitDouble.clock.frameDuration, step)
  }

  private func arrive(_ target: CGPoint, _ isProgrammatic: Bool) {
    guard let view else { return }
    flight = nil
    view.contentOffset = target
    view.isDecelerating = false
    if isProgrammatic {
      tell { $0.scrollViewDidEndScrollingAnimation(view) }
    } else {
      tell { $0.scrollViewDidEndDecelerating(view) }
    }
  }

  private func tell(_ call: (any UIScrollViewDelegate) -> Void) {
    guard let delegate = view?.delegate else { return }
    Optionality.ask { call(delegate) }
  }
}
