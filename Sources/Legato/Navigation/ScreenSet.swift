/// A set of screens, in which finding one costs the same however many there are and whatever their numbers.
///
/// An open table of hashes that is at most half full. A negative number stands for a free place: it names no screen.
struct ScreenSet {
  private var table = [Int32](repeating: -1, count: 16)
  private var count = 0

  func contains(_ screen: ScreenID) -> Bool {
    screen.rawValue >= 0 && table[place(of: screen.rawValue)] == screen.rawValue
  }

  mutating func insert(_ screen: ScreenID) {
    if screen.rawValue < 0 || contains(screen) { return }
    count += 1
    if 2 * count > table.count { grow() }
    table[place(of: screen.rawValue)] = screen.rawValue
  }

  mutating func remove(_ screen: ScreenID) {
    guard contains(screen) else { return }
    count -= 1
    var place = place(of: screen.rawValue)
    table[place] = -1
    // Those behind it may have stood there if it had been free.
    while true {
      place = (place + 1) & (table.count - 1)
      let moved = table[place]
      if moved < 0 { return }
      table[place] = -1
      table[self.place(of: moved)] = moved
    }
  }

  private mutating func grow() {
    let screens = table
    table = [Int32](repeating: -1, count: 2 * screens.count)
    for screen in screens where screen >= 0 { table[place(of: screen)] = screen }
  }

  /// Where a screen is, or the free place where it belongs.
  private func place(of screen: Int32) -> Int {
    // Knuth's multiplicative hashing, by the golden ratio.
    var place = Int((UInt32(truncatingIfNeeded: screen) &* 0x9E37_79B9) >> 8) & (table.count - 1)
    while table[place] >= 0, table[place] != screen { place = (place + 1) & (table.count - 1) }
    return place
  }
}
