// A host that says when it could not measure.

import Legato
import LegatoTesting

/// A stage's host, which tells of every request that it could not measure, because one of the screens is missing.
final class WatchfulHost: NavigatorHost {
  private let stage: Stage
  var onRefusal: (TransitionRequest) -> Void = { _ in }

  init(_ stage: Stage) {
    self.stage = stage
    stage.navigator.host = self
  }

  func transitionContext(for request: TransitionRequest) -> TransitionContext? {
    let context = stage.transitionContext(for: request)
    if context == nil { onRefusal(request) }
    return context
  }

  func layersDidChange(_ layers: [Layer]) { stage.layersDidChange(layers) }

  func destination(forKey key: Int32) -> Destination? { stage.destination(forKey: key) }
}
