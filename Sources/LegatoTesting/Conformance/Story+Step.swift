// The steps of a story.

import Legato

extension Story {
  /// An action at a time.
  package struct Step: Equatable, Sendable {
    /// The time, in milliseconds: after the frame of that time, and before the next one.
    package var at: Double
    /// The action.
    package var action: Action
  }

  /// What happens in a step.
  package enum Action: Equatable, Sendable {
    /// A finger lands.
    case down(finger: Int32, Point2D)
    /// A finger moves evenly in a straight line, for a time in milliseconds.
    case drag(finger: Int32, by: Vector2D, over: Double)
    /// A finger lifts.
    case up(finger: Int32)
    /// The system cancels all fingers.
    case cancel
    /// The container gets a request.
    case request(Request)
  }

  /// The options of a request.
  package struct Call: Equatable, Sendable {
    /// The transition and, for a screen that comes, its interactions.
    package var policy: Policy
    /// Whether it is animated.
    package var isAnimated: Bool

    package init(policy: Policy = Policy(), isAnimated: Bool = true) {
      self.policy = policy
      self.isAnimated = isAnimated
    }
  }

  /// A request to a container.
  package enum Request: Equatable, Sendable {
    /// A screen comes onto the stack.
    case push(String, Call)
    /// A screen is presented. With detents it comes to the named detent, or else to the lowest.
    case present(String, detents: [Detent], initialDetent: Detent?, Call)
    /// A screen replaces the top one.
    case replace(String, Call)
    /// All screens are set, the root first.
    case set([String], Call)
    /// The top screen goes.
    case pop(Call)
    /// All screens above one go.
    case popTo(String, Call)
    /// All screens but the root go.
    case popToRoot(Call)
    /// The presented screen goes.
    case dismiss(Call)
    /// A hub's neighbor at a side, or a drawer's panel, comes.
    case open(ScreenEdge?, Call)
    /// The neighbor or the panel goes.
    case close(Call)
    /// A tab is selected.
    case select(String, Call)
    /// The top screen moves to another of its detents.
    case detent(Detent)
    /// The run is reversed.
    case reverse
    /// The run is scrubbed to a coverage: how much of its way the covering screen has travelled.
    case scrub(Double)
    /// The scrub ends: the covering screen stays or goes.
    case letGo(stays: Bool)
    /// From now on all runs are denied, or allowed again.
    case deny(Bool)
    /// From now on the app answers later whether a run may begin, or again at once.
    case deferAnswers(Bool)
    /// The app answers the oldest open question.
    case giveAnswer(Bool)
    /// The container has another size.
    case resize(Size2D)
    /// An element moves.
    case place(String, in: String, Element)
  }
}
