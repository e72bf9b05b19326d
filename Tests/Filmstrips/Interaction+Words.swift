// What an interaction is, in a few words.

import Legato

extension Interaction {
  /// The gesture in words, as a table has them.
  var words: String {
    guard case .pan(let pan) = gesture else { return "a pinch" }
    if case .free(let most, let least) = pan.travel { return "a drag \(most.words) and \(least.words)" }
    if case .edge(let edge, _) = pan.region { return "a swipe from the \(edge) edge" }
    return "a swipe \(direction.words)"
  }
}

extension Direction {
  fileprivate var words: String {
    switch self {
    case .up, .down: "\(self)"
    case .left, .right: "to the \(self)"
    case .leading, .trailing: "to the \(self) side"
    }
  }
}
