/// The container in which screens are shown, as the host has set it.
struct Container {
  /// Its size in points.
  var size = Size2D.zero
  var layoutDirection = ReadingDirection.leftToRight
}
