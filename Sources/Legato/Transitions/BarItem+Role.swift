// What parts of a bar are to it.

extension BarItem {
  /// What a part is to its bar: in pinned bars, each role has a way of its own to come and to go.
  public enum Role: UInt8, CaseIterable, Sendable {
    /// A button, or anything else: it cross-fades in its place.
    case item
    /// The screen's name: it turns into the back label of the screen that covers it, and comes from the trailing side.
    case title
    /// The name of the screen that the back button leads to, without its arrow: it turns into that screen's title.
    case backLabel
    /// The screen's name in large letters: as a title, except that it comes with its page.
    case largeTitle
  }
}
