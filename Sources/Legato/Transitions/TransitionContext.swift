/// The facts about a run that a transition may use to describe it.
public final class TransitionContext {
  /// The operation.
  public let operation: TransitionOperation
  /// The screen that is shown now.
  public let from: ScreenID
  /// The screen to be shown.
  public let to: ScreenID
  /// The container's size in points; an extent that is negative or not finite counts as 0.
  public let size: Size2D
  /// The container's safe area in points. The library's own transitions do not use it.
  public var insets: Insets = .zero
  /// Which way the interface reads.
  public var layoutDirection: ReadingDirection = .leftToRight
  /// The shared elements, bottom first: where they meet in flight, later ones lie above earlier ones.
  public var elements: [SharedElement] = []
  /// The element that the user touched, or that the transition begins from. Nil, or an id that is not among the
  /// elements, stands for the first element.
  public var touchedElement: ElementID?
  /// The elements that move by themselves with one of the screens; see
  /// ``ScreenTransition/modifyingElements(entering:leaving:cascade:span:)``.
  public var ownElements: [OwnElement] = []
  /// Bends the ways of layers that fly; nil for straight ways. It is a function, so that arcs are linked only if they
  /// are used.
  var bend: (@Sendable (TimelineBuilder, TimelineBuilder.Handle, _ way: Vector2D) -> Void)?
  /// How bars take part in the transition.
  public var barStyle: BarStyle = .attached
  /// The covered screen's bar; with an empty frame if it has none.
  public var coveredBar = Bar(frame: .zero)
  /// The covering screen's bar; with an empty frame if it has none.
  public var coveringBar = Bar(frame: .zero)
  /// Where the covering screen rests if it is smaller than the container, as a drawer's panel is; empty if it fills the
  /// container.
  public var coveringFrame = Rect2D.zero
  /// The height in points that the covering screen's content needs, for ``Detent/content``; 0 if it is unknown.
  public var coveringContent = 0.0
  /// The covering screen's background if it is one colour; nil if it is unknown.
  public var coveringColor: LayerColor?
  /// Where the finger first touched, in points in the container's coordinates; nil without a finger.
  public var touchPoint: Point2D?
  /// The direction in which a finger drives the run; nil without a finger.
  public var direction: Direction?
  /// Whether a finger drives the run. The engine sets this, the touch point and the direction.
  public var isInteractive = false
  /// Whether the user prefers less motion. A run without a finger is then a cross-fade.
  public var reducedMotion = false
  /// The corner radius of the display in points. A radius below 0 counts as 0; one that is not finite is left out
  /// (``Timeline/error``).
  public var displayCornerRadius = 0.0
  /// Whether another screen shows beside the covered one, because that rests at a detent or is a panel. The engine sets
  /// it.
  var showsBesideCovered = false
  /// Whether the covering screen is alone at rest, so that its corners are not seen. The engine sets it.
  var coveringRestsAlone = false
  /// The transition whose timeline is made; errors name it.
  var transition: TransitionName = "custom"
  /// How many pieces of screens the host can afford in all; at 0 or less none.
  public var pieceBudget = 0
  /// How many layers there may be besides whole screens and their dimmings and shadows.
  var layerBudget = TransitionContext.mostParts
  /// Whether the timeline is a part of a combined one, which adds the bars itself.
  var isPart = false

  /// A context from the facts that every host knows; set the other properties afterwards.
  public init(operation: TransitionOperation, from: ScreenID, to: ScreenID, size: Size2D) {
    self.operation = operation
    self.from = from
    self.to = to
    self.size = size.sanitized
  }

  /// The container's rectangle, at the origin.
  public var bounds: Rect2D { Rect2D(size: size) }

  @inline(never)
  public func screen(_ side: Side) -> ScreenID {
    operation.screen(side, from: from, to: to)
  }

  @inline(never)
  public func frame(_ side: Side) -> Rect2D { side == .covering ? coveringFrame.or(bounds) : bounds }

  func bar(_ side: Side) -> Bar { side == .covered ? coveredBar : coveringBar }

  /// 1 where leading is left, -1 where it is right: multiply horizontal travel by it.
  public var mirror: Double { layoutDirection == .leftToRight ? 1 : -1 }

  /// How far a layer as large as the container must travel to leave it in a direction, in points.
  @inline(never)
  public func travel(_ direction: Direction) -> Vector2D {
    let unit = direction.unit(in: layoutDirection)
    return Vector2D(dx: unit.dx * size.width, dy: unit.dy * size.height)
  }

  /// How far the covering screen must travel to leave the container in a direction: as ``travel(_:)`` if it fills the
  /// container, less if it is a panel or a card.
  @inline(never)
  package func departure(_ direction: Direction) -> Vector2D {
    let unit = direction.unit(in: layoutDirection)
    let frame = frame(.covering)
    return Vector2D(
      dx: unit.dx * (unit.dx < 0 ? frame.maxX : size.width - frame.minX),
      dy: unit.dy * (unit.dy < 0 ? frame.maxY : size.height - frame.minY))
  }

  /// The corner radius in points of a covering panel: the given one, or the display's if the panel rests like any other
  /// screen.
  func panelRadius(_ radius: Double) -> Double { coveringRestsAlone ? displayCornerRadius : radius }
}

extension TransitionContext {
  /// The side in points of the square to which a screen shrinks if its source is gone (Aweme's fallback).
  package static let fallbackExtent = 5.0

  /// The element that the covering screen grows out of: the touched one, or else the first; nil if the screens share
  /// none.
  public var source: SharedElement? { elements.isEmpty ? nil : origin }

  /// ``source``, or an element without a place.
  @inline(never)
  var origin: SharedElement {
    for index in elements.indices where elements[index].id == touchedElement { return elements[index] }
    return elements.isEmpty ? SharedElement(id: ElementID(-1)) : elements[0]
  }

  /// Whether ``source`` has a place in the covered screen.
  var hasSource: Bool { !origin.covered.isEmpty }

  /// Where ``source`` is seen in the covered screen, in the container's coordinates. If the screen does not show it, a
  /// square of 5 pt in the centre (Aweme's fallback).
  @inline(never)
  public var sourceFrame: Rect2D { place(of: origin) }

  /// Where an element is seen in the covered screen, or else a small square in the centre.
  @inline(never)
  func place(of element: SharedElement) -> Rect2D {
    let (extent, center) = (TransitionContext.fallbackExtent, bounds.center)
    let square = Rect2D(x: center.x - extent / 2, y: center.y - extent / 2, width: extent, height: extent)
    return element.seen.or(square)
  }
}

extension TransitionContext {
  /// A copy that can be changed.
  package var copy: TransitionContext { copy(for: operation, from: from, to: to) }

  /// A copy for an operation between other screens.
  @inline(never)
  func copy(for operation: TransitionOperation, from: ScreenID, to: ScreenID) -> TransitionContext {
    let context = TransitionContext(operation: operation, from: from, to: to, size: size)
    context.insets = insets
    context.layoutDirection = layoutDirection
    (context.elements, context.touchedElement) = (elements, touchedElement)
    context.ownElements = ownElements
    context.bend = bend
    context.barStyle = barStyle
    (context.coveredBar, context.coveringBar) = (coveredBar, coveringBar)
    (context.coveringFrame, context.coveringContent) = (coveringFrame, coveringContent)
    context.coveringColor = coveringColor
    (context.touchPoint, context.direction, context.isInteractive) = (touchPoint, direction, isInteractive)
    context.reducedMotion = reducedMotion
    context.displayCornerRadius = displayCornerRadius
    context.transition = transition
    (context.showsBesideCovered, context.coveringRestsAlone) = (showsBesideCovered, coveringRestsAlone)
    (context.pieceBudget, context.layerBudget, context.isPart) = (pieceBudget, layerBudget, isPart)
    return context
  }
}
