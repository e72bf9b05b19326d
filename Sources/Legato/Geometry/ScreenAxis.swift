/// One of the two axes along which a gesture may be locked or a view may scroll.
public enum ScreenAxis: UInt8, CaseIterable, Sendable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The other axis.
  package var other: ScreenAxis { self == .horizontal ? .vertical : .horizontal }
}
