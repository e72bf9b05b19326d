// What happens in a story.

import Legato

extension Story {
  /// Something that happens at a time.
  package struct Step: Equatable, Sendable {
    /// When, in milliseconds: after the frame of that time, and before the next one.
    package var at: Double
    /// What.
    package var action: Action
  }

  /// What happens.
  package enum Action: Equatable, Sendable {
    /// A finger lands.
    case down(finger: Int32, Point2D)
    /// A finger moves evenly in a straight line, in so many milliseconds.
    case drag(finger: Int32, by: Vector2D, over: Double)
    /// A finger lifts.
    case up(finger: Int32)
    /// The system takes all fingers away.
    case cancel
    /// Something is asked of the container.
    case request(Request)
  }

  /// What a request says for itself.
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

  /// What can be asked of a container.
  package enum Request: Equatable, Sendable {
    /// A screen comes onto the stack.
    case push(String, Call)
    /// A screen is presented. With detents it comes to the named one, or else to the lowest.
    case present(String, detents: [Detent], initialDetent: Detent?, Call)
    /// A screen takes the top one's place.
    case replace(String, Call)
    /// All screens are set, the root first.
    case set([String], Call)
    /// The top screen goes.
    case pop(Call)
    /// All screens above one go.
    case popTo(String, Call)
    /// All screens but the root go.
    case popToRoot(Call)
    /// What is presented goes.
    case dismiss(Call)
    /// A hub's neighbor at a side, or a drawer's panel, comes.
    case open(ScreenEdge?, Call)
    /// What was opened goes.
    case close(Call)
    /// A tab is selected.
    case select(String, Call)
    /// The top screen goes to another of its detents.
    case detent(Detent)
    /// What runs goes the other way.
    case reverse
    /// What runs is shown where the covering screen has come a part of its way.
    case scrub(Double)
    /// What was scrubbed settles: the covering screen stays or goes.
    case letGo(stays: Bool)
    /// From now on no run may begin, or all may again.
    case deny(Bool)
    /// From now on the app answers later whether a run may begin, or at once again.
    case deferAnswers(Bool)
    /// The app answers the oldest open question.
    case giveAnswer(Bool)
    /// The container has another size.
    case resize(Size2D)
    /// An element moves.
    case place(String, in: String, Element)
  }
}
