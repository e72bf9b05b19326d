/// The screens of a navigator, the root first, and their settings.
final class ScreenStack {
  /// The root is always there.
  private(set) var entries: References<Navigator.Entry>
  private let members = ScreenSet()

  init(root: Navigator.Entry) {
    entries = References(root)
    members.set(root.screen, true)
  }

  var count: Int { entries.count }

  var top: Navigator.Entry { entries[count - 1] }

  /// 0 for the root; -1 if the screen is not in the stack.
  @inline(never)
  func depth(of screen: ScreenID) -> Int { members.mayContain(screen) ? entries.depth(of: screen) : -1 }

  func entry(of screen: ScreenID) -> Navigator.Entry? {
    members.mayContain(screen) ? entries.entry(of: screen) : nil
  }

  func make(_ change: inout StackChange) {
    change.removed = References()
    // The list changes aside, for the reason that ``Run/driver`` gives.
    var all = entries
    entries = References()
    for index in change.keeping..<all.count {
      change.removed.append(all[index])
      members.set(all[index].screen, false)
    }
    while all.count > change.keeping { all.removeLast() }
    for index in 0..<change.adding.count {
      all.append(change.adding[index])
      members.set(change.adding[index].screen, true)
    }
    entries = all
  }
}

/// A change to the screens of a stack.
struct StackChange {
  /// The number of screens that stay.
  var keeping: Int
  /// The new screens above them, the top one last.
  var adding = References<Navigator.Entry>()
  /// The screens that the change has removed, the top one last. Empty before the change is made.
  var removed = References<Navigator.Entry>()

  /// The change that takes this one back after it was made.
  var inverse: StackChange { StackChange(keeping: keeping, adding: removed) }

  func entry(of screen: ScreenID) -> Navigator.Entry? { removed.entry(of: screen) ?? adding.entry(of: screen) }
}

extension References<Navigator.Entry> {
  /// Searches from the top; -1 if the screen is not there.
  @inline(never)
  func depth(of screen: ScreenID) -> Int {
    var depth = count - 1
    while depth >= 0, self[depth].screen != screen { depth -= 1 }
    return depth
  }

  @inline(never)
  func entry(of screen: ScreenID) -> Navigator.Entry? {
    let depth = depth(of: screen)
    return depth < 0 ? nil : self[depth]
  }
}

/// A set of screens with fast lookups: one bit for each low id, because hosts count ids up from 0.
///
/// Its memory is its own: an array of another type would add 400 bytes to a page's module.
final class ScreenSet {
  private var words = UnsafeMutablePointer<UInt64>.allocate(capacity: 0)
  private var count = 0

  /// Ids from this on are not stored. One bit for each of them would take up to 268 MB. With the limit, the set takes
  /// 131 kB at most.
  private static let limit = 1 << 20

  deinit { words.deallocate() }

  /// Exact for low ids.
  func mayContain(_ screen: ScreenID) -> Bool {
    let index = Int(screen.rawValue)
    if index >= ScreenSet.limit { return true }
    return index >= 0 && index >> 6 < count && words[index >> 6] & (1 << UInt64(index & 63)) != 0
  }

  func set(_ screen: ScreenID, _ isThere: Bool) {
    let index = Int(screen.rawValue)
    if index < 0 || index >= ScreenSet.limit { return }
    if index >> 6 >= count { grow(beyond: index >> 6) }
    let bit = UInt64(1) << UInt64(index & 63)
    words[index >> 6] = words[index >> 6] & ~bit | (isThere ? bit : 0)
  }

  private func grow(beyond index: Int) {
    let room = min(2 * index + 1, ScreenSet.limit >> 6)
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: room)
    for place in 0..<room { larger[place] = place < count ? words[place] : 0 }
    words.deallocate()
    (words, count) = (larger, room)
  }
}
