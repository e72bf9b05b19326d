/// The fingers that are down: how far they have travelled together, and how fast they move.
///
/// The travel does not change when a finger joins or leaves. The speed of each finger is read from the samples of that
/// finger alone, so the order of samples of several fingers does not matter.
final class Hand {
  /// Further fingers are ignored.
  private static let maximumFingerCount = 10

  /// In the order in which they landed. The array has room for all of them, so that no event allocates.
  private(set) var fingers = [PointerSample](room: Hand.maximumFingerCount)
  /// One tracker for each finger, followed by those that lifted fingers have left for later ones.
  private var trackers = References(VelocityTracker())
  private(set) var start = Point2D.zero
  /// The centre of the fingers. It leaps when one joins or leaves; ``travel`` does not.
  private var location = Point2D.zero
  /// The location at which the travel is zero. It moves along whenever the location leaps.
  private(set) var origin = Point2D.zero

  var travel: Vector2D { location - origin }

  func velocity(at time: Double) -> Vector2D {
    var sum = Vector2D.zero
    for index in fingers.indices { sum = sum + velocity(of: index, at: time) }
    return sum * (1 / max(1, Double(fingers.count)))
  }

  @inline(never)
  func velocity(of index: Int, at time: Double) -> Vector2D { trackers[index].velocity(at: time) }

  @inline(never)
  func index(of pointer: Int32) -> Int? { fingers.lastIndex { $0.pointer == pointer } }

  /// The finger must not be down yet.
  func land(_ sample: PointerSample) {
    guard fingers.count < Hand.maximumFingerCount else { return }
    fingers.add(sample)
    if trackers.count < fingers.count { trackers.append(VelocityTracker()) }
    trackers[fingers.count - 1].reset()
    follow(sample, at: fingers.count - 1)
    if fingers.count == 1 { (start, location, origin) = (sample.position, sample.position, sample.position) }
    rebase()
  }

  func move(_ sample: PointerSample) -> Bool {
    guard sample.isUsable, let index = index(of: sample.pointer) else { return false }
    follow(sample, at: index)
    location = center
    return true
  }

  @inline(never)
  func lift(_ pointer: Int32) {
    guard let index = index(of: pointer) else { return }
    fingers.remove(at: index)
    let tracker = trackers[index]
    trackers.remove(at: index)
    trackers.append(tracker)
    if !fingers.isEmpty { rebase() }
  }

  func clear() { fingers.clear() }

  private func follow(_ sample: PointerSample, at index: Int) {
    fingers[index] = sample
    trackers[index].add(sample.position, at: sample.time)
  }

  private var center: Point2D {
    var sum = Vector2D.zero
    for finger in fingers { sum = sum + (finger.position - .zero) }
    let count = Double(fingers.count)
    return Point2D(x: sum.dx / count, y: sum.dy / count)
  }

  /// Follows the new centre without travelling to it.
  private func rebase() {
    let center = center
    origin = origin + (center - location)
    location = center
  }
}
