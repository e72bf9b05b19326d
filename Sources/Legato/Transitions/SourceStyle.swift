/// What becomes of a shared element in the covered screen while a copy of it flies.
public enum SourceStyle: Equatable, Sendable {
  /// It is not seen: only the copy in flight is.
  case hidden
  /// It is seen where it is, beside the copy in flight.
  case kept
  /// It flies along, right above the other, and fades: at the covered screen's end the picture has the border and
  /// whatever else it has there. The number says over which part of the progress, from that end; 0 ... 1; at 0 it is
  /// gone at once, below 0 and at NaN it stays, above 1 it has not gone when the run ends.
  case fading(over: Double)
}
