/// The effects that a host has not carried out yet, in order.
///
/// A frame adds effects and takes them without allocating: the room stays, and it grows only if a host lets effects
/// pile up. An array of such large elements would add 700 bytes to a page's module.
final class EffectQueue {
  private var room = 8
  private var effects: UnsafeMutablePointer<Navigator.Effect>
  private var first = 0
  private var end = 0

  init() { effects = .allocate(capacity: room) }

  // Effects contain no references, so there is nothing to release.
  deinit { effects.deallocate() }

  var isEmpty: Bool { first == end }

  @inline(never)
  func add(_ effect: Navigator.Effect) {
    if isEmpty { (first, end) = (0, 0) }
    if end == room { grow() }
    (effects + end).initialize(to: effect)
    end += 1
  }

  func next() -> Navigator.Effect? {
    if isEmpty { return nil }
    first += 1
    return effects[first - 1]
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Navigator.Effect>.allocate(capacity: 2 * room)
    for index in first..<end { (larger + index).initialize(to: effects[index]) }
    effects.deallocate()
    effects = larger
    room *= 2
  }
}
