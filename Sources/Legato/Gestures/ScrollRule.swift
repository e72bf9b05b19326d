/// How a pan stands to the scrollers under the finger that move along its axis.
public enum ScrollRule: UInt8, Sendable {
  /// The pan wins if every scroller is at its limit in the drag's direction when the finger lands.
  case atLimit
  /// The pan always wins: for edge pans, and for grabbing a run.
  case overrides
  /// The pan wins over plain scrollers; pagers and owners have to be at their limit.
  case overridesScrollers
  /// A scroller that has anywhere to go along the axis wins even at its limit, as over iOS 26's content swipe.
  case yields
}
