/// Where screens are shown, as the host last told.
struct Container {
  /// Its size in points.
  var size = Size2D.zero
  /// Which way the interface reads.
  var layoutDirection = ReadingDirection.leftToRight
}
