// The stage on which a random sequence is played.

import Legato
import LegatoTesting
import TransitionCatalogue

/// The beginning of a random sequence.
package struct Scenario {
  /// A value, and how it is written.
  package struct Choice<Value: Sendable>: Sendable {
    package var code: String
    package var value: Value

    init(_ code: String, _ value: Value) {
      self.code = code
      self.value = value
    }
  }

  package var transition = 0
  package var interaction = 0
  package var isRightToLeft = false
  package var frameRate = 60.0
  package var reducedMotion = false
  package var hasElements = false
  package var forward = 0
  package var pinsBars = false
  package var pieceBudget = 0

  package init(
    transition: Int = 0, interaction: Int = 0, isRightToLeft: Bool = false, frameRate: Double = 60,
    reducedMotion: Bool = false, hasElements: Bool = false, forward: Int = 0, pinsBars: Bool = false,
    pieceBudget: Int = 0
  ) {
    self.transition = transition
    self.interaction = interaction
    self.isRightToLeft = isRightToLeft
    self.frameRate = frameRate
    self.reducedMotion = reducedMotion
    self.hasElements = hasElements
    self.forward = forward
    self.pinsBars = pinsBars
    self.pieceBudget = pieceBudget
  }

  package static let transitions = Catalogue.all.map { Choice($0.code, $0.transition) }

  package static let interactions: [Choice<[Interaction]>] = [
    Choice("[.edgePan()]", [.edgePan()]), Choice("[.fullScreenPan()]", [.fullScreenPan()]),
    Choice("[.verticalPan()]", [.verticalPan()]), Choice("[.freeDrag()]", [.freeDrag()]),
    Choice("[.imageDrag()]", [.imageDrag()]), Choice("[.zoomDrag(), .pinch()]", [.zoomDrag(), .pinch()]),
    Choice("[.pinch(), .fullScreenPan()]", [.pinch(), .fullScreenPan()]),
    Choice("[.fullScreenPan().catching]", [.fullScreenPan().catching]),
    Choice("[.fullScreenPan(.down)]", [.fullScreenPan(.down)]),
    Choice("[.diagonal]", [.diagonal]), Choice("[]", []),
  ]

  /// Where forward gestures on the root lead: nowhere, to a hub's neighbors, to a drawer's panel, or to other tabs.
  package static let forwardRoutes: [Choice<[GestureRoute]>] = [
    Choice("[]", []),
    Choice(
      "[GestureRoute(.hubPan(.left), .forward(key: 8), backGesture: .hubPan(.right)), "
        + "GestureRoute(.hubPan(.right), .forward(key: 9))]",
      [
        GestureRoute(.hubPan(.left), .forward(key: 8), backGesture: .hubPan(.right)),
        GestureRoute(.hubPan(.right), .forward(key: 9)),
      ]),
    Choice(
      "[GestureRoute(.drawerPan(.right), .forward(key: 9, .open), transition: .drawer(from: .left))]",
      [GestureRoute(.drawerPan(.right), .forward(key: 9, .open), transition: .drawer(from: .left))]),
    Choice(
      "[GestureRoute(.fullScreenPan(.left), .forward(key: 8, .replace)), "
        + "GestureRoute(.diagonal, .forward(key: 9, .restore))]",
      [
        GestureRoute(.fullScreenPan(.left), .forward(key: 8, .replace)),
        GestureRoute(.diagonal, .forward(key: 9, .restore)),
      ]),
    Choice(
      "[GestureRoute(.hubPan(.left), .forward(key: 8, .replace)), "
        + "GestureRoute(.hubPan(.right), .forward(key: 9, .restore))]",
      [
        GestureRoute(.hubPan(.left), .forward(key: 8, .replace)),
        GestureRoute(.hubPan(.right), .forward(key: 9, .restore)),
      ]),
  ]

  /// The detents of sheets.
  static let detents: [[Double]] = [[0.5], [0.25, 0.6, 1]]

  /// The index of the transition that leaves a drawer open.
  package static let drawer = 11

  /// The policy of a sheet, with a back gesture if this index is not nil.
  static func policy(_ interaction: Int?) -> TransitionPolicy {
    TransitionPolicy(dismissals: interaction.map { interactions[$0].value })
  }

  package static let cell = Rect2D(x: 20, y: 300, width: 90, height: 120)
  package static let photo = Rect2D(x: 0, y: 200, width: 402, height: 300)
  package static let bar = bar(across: 402)

  /// A bar in a container with this width, in points.
  private static func bar(across width: Double) -> Bar {
    Bar(
      frame: Rect2D(x: 0, y: 0, width: width, height: 96),
      items: [
        BarItem(id: 90, frame: Rect2D(x: width / 2 - 51, y: 60, width: 100, height: 20), role: .title),
        BarItem(id: 91, frame: Rect2D(x: 30, y: 60, width: 80, height: 16), role: .backLabel),
        BarItem(id: 92, frame: Rect2D(x: width - 62, y: 50, width: 40, height: 40)),
      ])
  }

  /// The bar of one of the screens. The bars differ in their colours, and one of them has no plain colour.
  private static func bar(of screen: Int32, across width: Double) -> Bar {
    var bar = bar(across: width)
    bar.color =
      [LayerColor(red: 1, green: 1, blue: 1), LayerColor(red: 0, green: 0, blue: 1), .clear, nil][Int(screen % 4)]
    return bar
  }

  /// Gives screens their bars, for a container with this width.
  func setBars(of stage: Stage, across width: Double) {
    guard pinsBars else { return }
    for screen in 0..<Int32(5) { stage.setBar(Scenario.bar(of: screen, across: width), of: ScreenID(screen)) }
  }

  /// Whether a screen's element casts a shadow. Neighbors differ.
  static func hasShadow(in screen: Int32) -> Bool { screen % 4 < 2 }

  /// The frame of an element within its screen; nil for other layers.
  func frame(of kind: Layer.Kind) -> Rect2D? {
    guard hasElements, (0..<4).contains(kind.id) else { return nil }
    guard kind.role == .element || kind.role == .elementShadow && Scenario.hasShadow(in: kind.id) else { return nil }
    return kind.id % 2 == 0 ? Scenario.cell : Scenario.photo
  }

  func stage() -> Stage {
    let stage = Stage(
      root: 0, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, frameRate: frameRate,
      policy: TransitionPolicy(
        transition: Scenario.transitions[transition].value, interactions: Scenario.interactions[interaction].value))
    stage.reducedMotion = reducedMotion
    stage.pieceBudget = pieceBudget
    if hasElements { stage.coveringColor = .black }
    for screen in 0..<Int32(8) {
      guard let frame = frame(of: .element(7, of: ScreenID(screen))) else { continue }
      stage.place(7, in: ScreenID(screen), at: frame, hasShadow: Scenario.hasShadow(in: screen))
    }
    stage.navigator.setForwardRoutes(Scenario.forwardRoutes[forward].value, of: 0)
    if pinsBars { stage.barStyle = .pinned }
    setBars(of: stage, across: stage.size.width)
    return stage
  }

  /// The statements that create the stage.
  var code: [String] {
    var lines = [
      "let stage = Stage(",
      "  root: 0, layoutDirection: \(isRightToLeft ? ".rightToLeft" : ".leftToRight"), frameRate: \(frameRate),",
      "  policy: TransitionPolicy(transition: \(Scenario.transitions[transition].code),"
        + " interactions: \(Scenario.interactions[interaction].code)))",
    ]
    if reducedMotion { lines.append("stage.reducedMotion = true") }
    if pieceBudget > 0 { lines.append("stage.pieceBudget = \(pieceBudget)") }
    if hasElements {
      lines.append("stage.coveringColor = .black")
      lines.append("let (cell, photo) = (Scenario.cell, Scenario.photo)")
      for screen in 0..<Int32(4) {
        let place = screen % 2 == 0 ? "cell" : "photo"
        lines.append("stage.place(7, in: \(screen), at: \(place), hasShadow: \(Scenario.hasShadow(in: screen)))")
      }
    }
    if forward != 0 { lines.append("stage.navigator.setForwardRoutes(\(Scenario.forwardRoutes[forward].code), of: 0)") }
    if pinsBars {
      lines.append("stage.barStyle = .pinned")
      lines.append("scenario.setBars(of: stage, across: 402)")
    }
    return lines
  }

  /// For each peculiarity of the scenario, a copy without it.
  package var simpler: [Scenario] {
    var result: [Scenario] = []
    func add(_ change: (inout Scenario) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    if reducedMotion { add { $0.reducedMotion = false } }
    if hasElements { add { $0.hasElements = false } }
    if forward != 0 { add { $0.forward = 0 } }
    if pinsBars { add { $0.pinsBars = false } }
    if pieceBudget > 0 { add { $0.pieceBudget = 0 } }
    if isRightToLeft { add { $0.isRightToLeft = false } }
    if frameRate != 60 { add { $0.frameRate = 60 } }
    if transition != 0 { add { $0.transition = 0 } }
    if interaction != 0 { add { $0.interaction = 0 } }
    return result
  }
}

extension Scenario {
  init(_ dice: inout Dice) {
    transition = dice.below(Scenario.transitions.count)
    interaction = dice.below(Scenario.interactions.count)
    isRightToLeft = dice.once(in: 3)
    frameRate = dice.once(in: 2) ? 60 : 120
    reducedMotion = dice.once(in: 8)
    hasElements = dice.once(in: 2)
    forward = dice.below(2 * Scenario.forwardRoutes.count)
    if forward >= Scenario.forwardRoutes.count { forward = 0 }
    pinsBars = dice.once(in: 4)
    pieceBudget = dice.pick([0, 12, 60])
  }
}

extension Interaction {
  /// A user's own interaction: to the right and downwards at once, with an invalid pull beyond its end, and a release
  /// at any fraction. The fraction is always valid: the mapping itself would otherwise leap when it becomes valid
  /// again.
  static let diagonal: Interaction = {
    var result = Interaction.fullScreenPan(.right)
    result.mapping = { gesture in
      let progress = (gesture.translation.dx + gesture.translation.dy) / 400
      return Inputs(fraction: progress, pull: progress > 1.5 ? .nan : 0, drag: gesture.translation * 0.1)
    }
    result.decision = { _, inputs, velocity in
      let ahead = inputs.fraction + velocity.fraction * 0.1
      return ahead > 0.7 ? .finish : ahead > 0.3 ? .detent(at: 0.5) : .cancel
    }
    return result
  }()

  /// The same, but a touch catches a run at once.
  package var catching: Interaction {
    var result = self
    result.catchesOnTouchDown = true
    return result
  }
}
