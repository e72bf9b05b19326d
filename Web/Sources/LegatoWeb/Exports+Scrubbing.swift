// Exports that the page calls to drive a run by a number.

import Legato

/// Takes hold of the run and shows it at a coverage, the fraction of the container that is covered. Returns 0 if
/// denied.
@_expose(wasm, "scrub") @c(legato_scrub)
public func scrub(_ container: Int32, _ coverage: Double, _ time: Double) -> Int32 {
  guard let container = Page.container(container) else { return 0 }
  container.send(.scrub(to: coverage), at: time)
  return container.navigator.isScrubbed ? 1 : 0
}

/// Ends the scrub: the covering screen stays (1), goes (0), or does what is nearer (-1).
@_expose(wasm, "letGo") @c(legato_let_go)
public func letGo(_ container: Int32, _ covering: Int32, _ time: Double) {
  Page.container(container)?.send(.endScrub(covering: covering < 0 ? nil : covering > 0), at: time)
}
