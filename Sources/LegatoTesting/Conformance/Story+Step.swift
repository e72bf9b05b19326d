// What happens in a story.

import Legato

extension Story {
  /// Something that happens at a time.
  public struct Step: Equatable, Sendable {
    /// When, in milliseconds: after the frame of that time, and before the next one.
    public var at: Double
    /// What.
    public var action: Action
  }

  /// What happens.
  public enum Action: Equatable, Sendable {
    /// A finger lands.
    case down(finger: Int32, Point)
    /// A finger moves evenly in a straight line, in so many milliseconds.
    case drag(finger: Int32, by: Vector, over: Double)
    /// A finger lifts.
    case up(finger: Int32)
    /// The system takes all fingers away.
    case cancel
    /// Something is asked of the container.
    case request(Request)
  }

  /// What a request says for itself.
  public struct Call: Equatable, Sendable {
    /// The transition and, for a screen that comes, its interactions.
    public var policy: Policy
    /// Whether it is animated.
    public var isAnimated: Bool

    /// A request that says nothing for itself unless told otherwise.
    public init(policy: Policy = Policy(), isAnimated: Bool = true) {
      self.policy = policy
      self.isAnimated = isAnimated
    }
  }

  /// What can be asked of a container.
  public enum Request: Equatable, Sendable {
    /// A screen comes onto the stack.
    case push(String, Call)
    /// A screen is presented, to rest at detents if there are any.
    case present(String, detents: [Double], Call)
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
    /// A hub's neighbour at a side, or a drawer's panel, comes.
    case open(Edge?, Call)
    /// What was opened goes.
    case close(Call)
    /// A tab is selected.
    case select(String, Call)
    /// The top screen goes to another of its detents.
    case detent(Double)
    /// What runs goes the other way.
    case reverse
    /// What runs is brought to where the covering screen has come a part of its way.
    case scrub(Double)
    /// What was scrubbed settles, so that the covering screen stays or goes.
    case letGo(stays: Bool)
    /// From now on no run may begin, or all may.
    case refuse(Bool)
    /// The container has another size.
    case resize(Size)
    /// An element is somewhere else.
    case place(String, in: String, Element)
  }
}
