/// What a host is still to carry out, in order.
///
/// A frame adds to it and takes from it, and must not allocate: the room stays, and grows where a host lets effects
/// pile up. An array of so large an element would take 700 bytes more of a page's module.
final class EffectQueue {
  private var room = 8
  private var effects: UnsafeMutablePointer<Navigator.Effect>
  private var first = 0
  private var end = 0

  init() { effects = .allocate(capacity: room) }

  // Effects are numbers alone: nothing is to be released.
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
