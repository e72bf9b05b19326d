// Compares the settings of screens.

@testable import Legato

/// The settings of a screen in the stack, for comparisons: how it comes and goes, and where gestures on it lead.
struct EntryRecord: Equatable {
  private let screen: ScreenID
  private let origin: TransitionOperation
  private let detents: [Detent]
  private let motions: [Motion?]
  private let ways: [[ObjectIdentifier]?]

  init(_ entry: Navigator.Entry) {
    (screen, origin, detents) = (entry.screen, entry.operation, entry.detents.said)
    let policy = entry.policy
    motions = [entry.transition, policy.transition, policy.presentation].map { $0?.motion }
    ways = [
      policy.interactions, policy.dismissals, entry.backGesture.map { [$0] }, entry.forwardRoutes.map(\.interaction),
    ].map {
      $0?.map { ObjectIdentifier($0.options) }
    }
  }
}
