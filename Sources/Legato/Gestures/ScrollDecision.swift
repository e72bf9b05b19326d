/// The arbiter's answer: whose a drag is.
package enum ScrollDecision: UInt8, Sendable {
  /// The drag is the transition's.
  case transition
  /// The drag is a scroller's, or nobody's.
  case scroll
}
