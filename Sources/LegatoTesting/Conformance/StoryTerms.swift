// The meaning of the names in stories.

import Legato

/// The transitions and interactions that stories name.
///
/// ``standard`` has the engine's, by their names in JavaScript. Add an app's own:
///
/// ```swift
/// var terms = StoryTerms.standard
/// terms.transitions["rise"] = { options in .rise(by: options.number("distance") ?? 200) }
/// ```
public struct StoryTerms: Sendable {
  /// Makes a transition by its options.
  public typealias TransitionMaker = @Sendable (Story.Options) -> ScreenTransition
  /// Makes an interaction by its options.
  public typealias InteractionMaker = @Sendable (Story.Options) -> Interaction

  /// The transitions by their names.
  public var transitions: [String: TransitionMaker]
  /// The interactions by their names.
  public var interactions: [String: InteractionMaker]

  /// The transition with a story's name; throws a ``JSONFault`` for an unknown name.
  package func transition(_ part: Story.Part) throws -> ScreenTransition {
    try StoryTerms.maker(part, transitions, "transition")(part.options)
  }

  /// The interaction with a story's name; throws a ``JSONFault`` for an unknown name.
  package func interaction(_ part: Story.Part) throws -> Interaction {
    try StoryTerms.maker(part, interactions, "interaction")(part.options)
  }

  /// The policy of a level, also for presentations.
  package func policy(_ policy: Story.Policy) throws -> TransitionPolicy {
    TransitionPolicy(
      transition: try policy.transition.map(transition), interactions: try policy.interactions?.map(interaction))
  }

  /// The transition of a hub's neighbor: the hub's transition, by default in the direction from the neighbor's side.
  /// Nil if the hub has no transition.
  package func transition(from edge: ScreenEdge, in story: Story) throws -> ScreenTransition? {
    guard var part = story.policy.transition else { return nil }
    part.options.values["direction"] = part.options.values["direction"] ?? .word("\(edge.inwardDirection)")
    return try transition(part)
  }

  private static func maker<Maker>(_ part: Story.Part, _ makers: [String: Maker], _ kind: String) throws -> Maker {
    if let maker = makers[part.name] { return maker }
    let names = makers.keys.sorted().joined(separator: ", ")
    throw Story.Fault("\(kind) \"\(part.name)\"", "it is unknown", "one of \(names)")
  }
}

extension StoryTerms {
  /// The engine's own names.
  public static let standard = StoryTerms(
    transitions: [
      "push": { options in
        var push = PushParameters()
        push.direction = options.direction() ?? push.direction
        push.dim = options.number("dim") ?? push.dim
        push.parallax = options.number("parallax") ?? push.parallax
        return .push(push)
      },
      "slide": { .slide($0.direction() ?? .leading) },
      "cover": { .cover($0.direction() ?? .up, dim: $0.number("dim") ?? 0) },
      "fade": { _ in .fade }, "instant": { _ in .instant },
      "headline": {
        .headline(
          coveredScale: $0.number("coveredScale") ?? 0.95, coveredOpacity: $0.number("coveredOpacity") ?? 0.7)
      },
      "scale": { .scale(inset: $0.number("inset") ?? 10, dim: $0.number("dim") ?? 0.2) },
      "cube": { _ in .cube() }, "turn": { _ in .turn() },
      "zoom": { _ in .zoom }, "imageZoom": { _ in .imageZoom() },
      "grow": { .grow(dim: $0.number("dim") ?? 0.8) },
      "sheet": { .sheet(dim: $0.number("dim") ?? 0.4, radius: $0.number("radius") ?? 10) },
      "drawer": { .drawer(from: $0.edge() ?? .leading, dim: $0.number("dim") ?? 0.3) },
      "predictiveBack": { .predictiveBack(scale: $0.number("scale") ?? 0.9, radius: $0.number("radius") ?? 32) },
      "pullToDismiss": { .pullToDismiss(dim: $0.number("dim") ?? 0.6) },
    ],
    interactions: [
      "edgePan": { adjusted(.edgePan($0.edge() ?? .leading, width: $0.number("width") ?? 20), $0) },
      "fullScreenPan": { adjusted(.fullScreenPan($0.direction() ?? .trailing), $0) },
      "contentSwipe": { adjusted(.contentSwipe($0.direction() ?? .trailing), $0) },
      "verticalPan": { adjusted(.verticalPan($0.direction() ?? .down), $0) },
      "swipe": { adjusted(.swipe($0.direction() ?? .trailing), $0) },
      "sheetPan": { adjusted(.sheetPan(), $0) }, "hubPan": { adjusted(.hubPan($0.direction() ?? .trailing), $0) },
      "drawerPan": { adjusted(.drawerPan($0.direction() ?? .down), $0) },
      "freeDrag": { adjusted(.freeDrag(), $0) }, "imageDrag": { adjusted(.imageDrag(), $0) },
      "zoomDrag": { adjusted(.zoomDrag(), $0) }, "pinch": { adjusted(.pinch(), $0) },
      "zoomEdgePan": { adjusted(.zoomEdgePan(width: $0.number("width") ?? 20), $0) },
      "predictiveBack": { adjusted(.predictiveBack(from: $0.edge() ?? .leading), $0) },
      "pullDown": { adjusted(.pullDown(scale: $0.number("scale") ?? 0.85), $0) },
    ])

  /// An interaction with the options that all interactions have.
  private static func adjusted(_ interaction: Interaction, _ options: Story.Options) -> Interaction {
    var result = interaction
    result.reach = options.number("reach") ?? result.reach
    result.isResisting = options.flag("isResisting") || result.isResisting
    result.distance = options.number("distance").map { .points($0) } ?? result.distance
    result.release.threshold = options.number("threshold") ?? result.release.threshold
    result.release.projection = options.number("projection") ?? result.release.projection
    result.catchesOnTouchDown = options.flag("catchesOnTouchDown") || result.catchesOnTouchDown
    guard let slop = options.number("slop") else { return result }
    switch result.gesture {
    case .pan(var pan):
      pan.slop = slop
      result.gesture = .pan(pan)
    case .pinch: result.gesture = .pinch(slop: slop)
    }
    return result
  }
}

extension ScreenEdge {
  /// The direction from this edge into the container.
  fileprivate var inwardDirection: Direction {
    switch self {
    case .top: .down
    case .bottom: .up
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
