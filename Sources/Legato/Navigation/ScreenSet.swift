/// What is known of a set of screens at once, however many there are: a bit for each low id, as hosts count up from 0.
struct ScreenSet {
  private var words: [UInt64] = []

  /// Ids from here on are not noted: with one bit each they would take up to 268 MB.
  private static let limit = 1 << 16

  /// Whether a screen may be in the set; for a low id, whether it is.
  func mayContain(_ screen: ScreenID) -> Bool {
    let index = Int(screen.rawValue)
    if index >= ScreenSet.limit { return true }
    return index >= 0 && index >> 6 < words.count && words[index >> 6] & (1 << UInt64(index & 63)) != 0
  }

  /// Notes that a screen has come or gone.
  mutating func set(_ screen: ScreenID, _ isThere: Bool) {
    let index = Int(screen.rawValue)
    if index < 0 || index >= ScreenSet.limit { return }
    while words.count <= index >> 6 { words.append(0) }
    let bit = UInt64(1) << UInt64(index & 63)
    words[index >> 6] = words[index >> 6] & ~bit | (isThere ? bit : 0)
  }
}
