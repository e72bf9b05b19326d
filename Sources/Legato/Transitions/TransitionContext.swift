/// What a transition may know about the run that it is to show.
public final class TransitionContext {
  /// What is being done.
  public let operation: TransitionOperation
  /// The screen that is shown now.
  public let from: ScreenID
  /// The screen to be shown.
  public let to: ScreenID
  /// The container's size in points; anything but a positive finite extent counts as 0.
  public let size: Size2D
  /// The container's safe area in points. No transition of the library's asks for it.
  public var insets: Insets = .zero
  /// Which way the interface reads.
  public var layoutDirection: ReadingDirection = .leftToRight
  /// The shared elements, bottom first: where they meet in flight, each lies above those before it.
  public var elements: [SharedElement] = []
  /// Which of them the user touched, or the transition begins from. Nil, and an id that is not among them, for the
  /// first.
  public var touchedElement: ElementID?
  /// The elements that come and go by themselves with one of the screens; see
  /// ``ScreenTransition/modifyingElements(entering:leaving:cascade:span:)``.
  public var ownElements: [OwnElement] = []
  /// Bends the way of what flies from one frame to another; nil for straight. It is a function, so that arcs are linked
  /// only where they are asked for.
  var bend: (@Sendable (TimelineBuilder, TimelineBuilder.Handle, _ start: Rect2D, _ end: Rect2D) -> Void)?
  /// How bars take part.
  public var barStyle: BarStyle = .attached
  /// The covered screen's bar; an empty one if it has none.
  public var coveredBar = Bar(frame: .zero)
  /// The covering screen's bar; an empty one if it has none.
  public var coveringBar = Bar(frame: .zero)
  /// Where the covering screen rests if it is smaller than the container, as a drawer's panel; empty if it fills it.
  public var coveringFrame = Rect2D.zero
  /// The height in points that the covering screen's content needs, for ``Detent/content``; 0 if it is not known.
  public var coveringContent = 0.0
  /// The covering screen's background, if that is one colour; nil if it is not known.
  public var coveringColor: LayerColor?
  /// Where the finger first touched, in points in the container's coordinates; nil without a finger.
  public var touchPoint: Point2D?
  /// The direction in which a finger drives the run; nil without one.
  public var direction: Direction?
  /// Whether a finger drives the run. The engine sets it, the touch point and the direction.
  public var isInteractive = false
  /// Whether the user asks for less motion. A run without a finger is then a cross-fade.
  public var reducedMotion = false
  /// The corner radius of the display in points. Below 0 it counts as 0; one that is not finite is left out
  /// (``Timeline/error``).
  public var displayCornerRadius = 0.0
  /// Whether another screen shows beside the covered one, which rests at a detent or is a panel. The engine sets it.
  var showsBesideCovered = false
  /// Whether nothing shows beside the covering screen at rest, so that its corners are not seen. The engine sets it.
  var coveringRestsAlone = false
  /// The transition whose timeline is made, for its errors.
  var transition: TransitionName = "custom"
  /// How many pieces of screens the host can afford in all; none if it is not above 0.
  public var pieceBudget = 0
  /// How many layers there may be besides whole screens and what lies on or below them.
  var layerBudget = TransitionContext.mostParts
  /// Whether it is for a part of a timeline; the whole gets the bars.
  var isPart = false

  /// A context with what every host knows; set the rest.
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

  /// How far a thing as large as the container must travel to leave it in a direction, in points.
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

  /// The corner radius in points of a covering screen that is a panel: the given one, or the display's if it rests like
  /// any other screen.
  func panelRadius(_ radius: Double) -> Double { coveringRestsAlone ? displayCornerRadius : radius }
}

extension TransitionContext {
  /// The side in points of the square to which a screen shrinks if its source is gone (Aweme's fallback).
  package static let fallbackExtent = 5.0

  /// The element that the covering screen comes out of: the touched one, or else the first; nil if the screens share
  /// none.
  @inline(never)
  public var source: SharedElement? {
    for element in elements where element.id == touchedElement { return element }
    return elements.first
  }

  /// Whether ``source`` has a place in the covered screen.
  var hasSource: Bool { source.map { !$0.covered.isEmpty } ?? false }

  /// Where ``source`` is seen in the covered screen, in the container's coordinates; a square of 5 pt in the centre if
  /// it is not (Aweme's fallback).
  @inline(never)
  public var sourceFrame: Rect2D { place(of: source) }

  /// Where an element is seen in the covered screen; a small square in the centre if it is not.
  @inline(never)
  func place(of element: SharedElement?) -> Rect2D {
    let (extent, center) = (TransitionContext.fallbackExtent, bounds.center)
    let square = Rect2D(x: center.x - extent / 2, y: center.y - extent / 2, width: extent, height: extent)
    return element?.seen.or(square) ?? square
  }
}

extension TransitionContext {
  /// A copy, to be changed.
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
