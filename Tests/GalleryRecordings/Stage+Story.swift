// What has happened on a stage, in words.

import LegatoTesting

extension Stage {
  /// The runs that there were, in order; those that were cancelled in brackets.
  public var story: String {
    runs.map { $0.outcome == .cancelled ? "(\($0.request.operation))" : "\($0.request.operation)" }
      .joined(separator: ", ")
  }
}
