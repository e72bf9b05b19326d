// Short ways to look at a transition.

import LegatoTesting
import PropertyChecks

@testable import Legato

/// The context of an operation that covers screen 0 with screen 1, or uncovers it.
func context(
  _ operation: TransitionOperation = .push, _ layout: ReadingDirection = .leftToRight, size: Size2D = phone,
  elements: [SharedElement] = []
) -> TransitionContext {
  let isReverse = operation.isReverse
  let context = TransitionContext(operation: operation, from: isReverse ? 1 : 0, to: isReverse ? 0 : 1, size: size)
  context.layoutDirection = layout
  context.elements = elements
  return context
}

/// A context whose host affords pieces.
func rich(
  _ operation: TransitionOperation = .push, _ layout: ReadingDirection = .leftToRight
) -> TransitionContext {
  let context = context(operation, layout)
  context.pieceBudget = 400
  return context
}

/// The pieces of a screen, or its shades, at a fraction.
func states(
  of transition: ScreenTransition, _ role: Layer.Kind.Role, of screen: ScreenID, at fraction: Double,
  in context: TransitionContext
) -> [LayerState] {
  let timeline = transition.prepare(context)
  let states = timeline.states(at: Inputs(fraction: fraction))
  let indices = timeline.layers.indices.filter {
    timeline.layers[$0].kind.role == role && timeline.layers[$0].screen == screen
  }
  return indices.map { states[$0] }
}

extension ScreenTransition {
  /// How a layer looks at some inputs; nil if the transition has no such layer.
  func state(of kind: Layer.Kind, at inputs: Inputs, in context: TransitionContext = context()) -> LayerState? {
    let timeline = prepare(context)
    return timeline.layers.firstIndex { $0.kind == kind }.map { timeline.states(at: inputs)[$0] }
  }

  /// How a layer looks at a fraction.
  func state(of kind: Layer.Kind, at fraction: Double, in context: TransitionContext = context()) -> LayerState? {
    state(of: kind, at: Inputs(fraction: fraction), in: context)
  }

  /// Where a layer is seen at some inputs.
  func frame(of kind: Layer.Kind, at inputs: Inputs, in context: TransitionContext = context()) -> Rect2D? {
    let timeline = prepare(context)
    guard let index = timeline.layers.firstIndex(where: { $0.kind == kind }) else { return nil }
    return timeline.states(at: inputs)[index].frame(of: timeline.layers[index].frame)
  }
}

extension SharedElement {
  /// A picture that grows out of a cell with round corners.
  static let photo = SharedElement(id: 7, covered: Scenario.cell, covering: Scenario.photo, coveredRadius: 8)

  /// The same that casts a shadow in both screens.
  static let shadowedPhoto = SharedElement(
    id: 7, covered: Scenario.cell, covering: Scenario.photo, coveredRadius: 8, coveredHasShadow: true,
    coveringHasShadow: true)
}

/// Whether two numbers are the same but for rounding.
func isClose(_ value: Double?, _ expected: Double, within tolerance: Double = 1e-9) -> Bool {
  value.map { ($0 - expected).magnitude <= tolerance } ?? false
}

/// Whether two frames are the same but for rounding.
func isClose(_ frame: Rect2D?, _ expected: Rect2D, within tolerance: Double = 1e-9) -> Bool {
  isClose(frame?.minX, expected.minX, within: tolerance) && isClose(frame?.minY, expected.minY, within: tolerance)
    && isClose(frame?.size.width, expected.size.width, within: tolerance)
    && isClose(frame?.size.height, expected.size.height, within: tolerance)
}
