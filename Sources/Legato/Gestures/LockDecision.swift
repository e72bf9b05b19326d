/// The decision about a drag's direction, which stands until the fingers have lifted.
package enum LockDecision: UInt8, Sendable {
  /// The finger has not travelled far enough to tell.
  case pending
  /// The drag is the gesture's.
  case locked
  /// The drag is not the gesture's, whatever it does later.
  case denied
}
