// The integers that name screens and elements.

/// Names a screen for as long as the host keeps it.
///
/// Numbers from 0 on name screens; negative ones name none.
public struct ScreenID: Equatable, Sendable {
  /// The number; not negative for a screen.
  public let rawValue: Int32

  /// The id of a number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// The id that names no screen.
  public static let none = ScreenID(-1)
}

/// Names an element that two screens share, such as a photo in a grid and the same photo full size, by any number.
public struct ElementID: Equatable, Sendable {
  /// The number, chosen by the host.
  public let rawValue: Int32

  /// The id of a number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// Which of the two screens of a transition: the covered one, or the covering one.
///
/// A push covers the old screen with the new one, and a pop uncovers it again. A transition described in these words
/// reads the same for both.
public enum Side: UInt8, CaseIterable, Sendable {
  /// The screen that is covered: what a push leaves and a pop comes back to.
  case covered
  /// The screen that covers it: what a push brings and a pop takes away.
  case covering
}
