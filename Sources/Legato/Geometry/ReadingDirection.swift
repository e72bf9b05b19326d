/// Whether leading is left or right.
public enum ReadingDirection: UInt8, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft

  /// The other way.
  var opposite: ReadingDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
