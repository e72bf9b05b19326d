/// Whether leading is left or right.
public enum LayoutDirection: UInt8, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft

  /// The other way.
  var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
