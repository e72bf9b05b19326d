/// The states of a run, in their order: should begin, will begin, did change …, will finish or will cancel, did finish
/// or did cancel. A grab after a release takes back what was announced, and the next release announces anew.
public protocol TransitionObserver: AnyObject {
  /// Whether the run may begin; `false` leaves everything as it is.
  func transitionShouldBegin(_ request: TransitionRequest) -> Bool
  /// The run begins: both screens are in place and its layers are known.
  func transitionWillBegin(_ request: TransitionRequest)
  /// The inputs have changed, by the finger or by the settle: the fraction, or the pull of a gesture that only
  /// previews.
  func transition(_ request: TransitionRequest, didChange inputs: Inputs)
  /// The finger has lifted, or a run without a finger is on its way.
  func transition(_ request: TransitionRequest, willEnd verdict: Verdict)
  /// The run has ended; this is called exactly once for each run.
  func transition(_ request: TransitionRequest, didEnd outcome: Outcome)
}
