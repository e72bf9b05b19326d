/// A set of screens: a bit for each id, so that asking costs the same however many there are.
struct ScreenSet: Equatable, Sendable {
  private var words: [UInt64] = []

  func contains(_ screen: ScreenID) -> Bool {
    let index = Int(screen.rawValue)
    guard index >= 0, index >> 6 < words.count else { return false }
    return words[index >> 6] & (1 << UInt64(index & 63)) != 0
  }

  mutating func insert(_ screen: ScreenID) {
    let index = Int(screen.rawValue)
    guard index >= 0 else { return }
    while words.count <= index >> 6 { words.append(0) }
    words[index >> 6] |= 1 << UInt64(index & 63)
  }

  mutating func remove(_ screen: ScreenID) {
    guard contains(screen) else { return }
    let index = Int(screen.rawValue)
    words[index >> 6] &= ~(1 << UInt64(index & 63))
  }
}
