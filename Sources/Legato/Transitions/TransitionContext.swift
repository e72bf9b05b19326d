/// What a transition may know about the screens it is to change.
public final class TransitionContext {
  /// What is being done.
  public let operation: TransitionOperation
  /// The screen that is shown now.
  public let from: ScreenID
  /// The screen to be shown.
  public let to: ScreenID
  /// The container's size in points; anything but a positive finite extent counts as 0.
  public let size: Size2D
  /// The container's safe area, in points, for transitions that ask for it: none that comes with the library does.
  public var insets: Insets = .zero
  /// Which way the interface reads.
  public var layoutDirection: ReadingDirection = .leftToRight
  /// The elements that the screens share, bottom first: where they meet in flight, each lies on those before it.
  public var elements: [SharedElement] = []
  /// Which of them the user touched, or the transition begins from; nil, and one that is not among them, for the first.
  public var touchedElement: ElementID?
  /// The elements that come and go by themselves with one of the screens; see
  /// ``ScreenTransition/modifyingElements(entering:leaving:cascade:span:)``.
  public var ownElements: [OwnElement] = []
  /// Bends the way of what flies from one frame to another; nil for straight. A function, so that only what asks for
  /// arcs links them.
  var bend: (@Sendable (TimelineBuilder, TimelineBuilder.Handle, _ start: Rect2D, _ end: Rect2D) -> Void)?
  /// How bars take part.
  public var barStyle: BarStyle = .attached
  /// The covered screen's bar; an empty one if it has none.
  public var coveredBar = Bar(frame: .zero)
  /// The covering screen's bar; an empty one if it has none.
  public var coveringBar = Bar(frame: .zero)
  /// Where the covering screen rests if it is smaller than the container, as a drawer's panel is; empty if it fills it.
  public var coveringFrame = Rect2D.zero
  /// How many points of height the covering screen's content needs, for ``Detent/content``; 0 if that is not
  /// known.
  public var coveringContent = 0.0
  /// The covering screen's background, if that is nothing but a colour; nil if it is not known.
  public var coveringColor: LayerColor?
  /// Where the finger first touched, in points in the container's coordinates; nil if none drives the run.
  public var touchPoint: Point2D?
  /// The direction in which a finger drives the run, if one does.
  public var direction: Direction?
  /// Whether a finger drives the run. The engine sets it, the touch point and the direction.
  public var isInteractive = false
  /// Whether the user asks for less motion. Runs without a finger are then a cross-fade.
  public var reducedMotion = false
  /// The corner radius of the display in points; below 0 it counts as 0, and one that is not finite is left out of the
  /// run (``Timeline/error``).
  public var displayCornerRadius = 0.0
  /// Whether another screen shows beside the covered one, which rests at a detent or is a panel. The engine sets it.
  var showsBesideCovered = false
  /// Whether nothing shows beside the covering screen where it rests, and so none of its corners. The engine sets it.
  var coveringRestsAlone = false
  /// The transition that is asked for a timeline, for its errors.
  var transition: TransitionName = "custom"
  /// How many pieces of screens the host can afford, all in all; not above 0, none.
  public var pieceBudget = 0
  /// How many layers there may be besides the whole screens and what lies on or below those.
  var layerBudget = TransitionContext.mostParts
  /// Whether what is described is a part of a timeline, which gets its bars when it is whole.
  var isPart = false

  /// What a host knows when it is asked; set the rest that it knows.
  public init(operation: TransitionOperation, from: ScreenID, to: ScreenID, size: Size2D) {
    self.operation = operation
    self.from = from
    self.to = to
    self.size = size.sanitized
  }

  /// The container's own rectangle.
  public var bounds: Rect2D { Rect2D(size: size) }

  /// The screen on one side, whichever way the transition goes.
  @inline(never)
  public func screen(_ side: Side) -> ScreenID {
    operation.screen(side, from: from, to: to)
  }

  /// Where the screen on one side rests.
  @inline(never)
  public func frame(_ side: Side) -> Rect2D { side == .covering ? coveringFrame.or(bounds) : bounds }

  /// The bar of the screen on one side.
  func bar(_ side: Side) -> Bar { side == .covered ? coveredBar : coveringBar }

  /// 1 when leading is left, and -1 when it is right: multiply horizontal travel with it.
  public var mirror: Double { layoutDirection == .leftToRight ? 1 : -1 }

  /// How far something must travel to leave the container in a direction, in points.
  @inline(never)
  public func travel(_ direction: Direction) -> Vector2D {
    let unit = direction.unit(in: layoutDirection)
    return Vector2D(dx: unit.dx * size.width, dy: unit.dy * size.height)
  }

  /// How far the covering screen must travel to leave the container in a direction: as ``travel(_:)`` if it fills that,
  /// by what it takes up if it is a panel or a card.
  @inline(never)
  package func departure(_ direction: Direction) -> Vector2D {
    let unit = direction.unit(in: layoutDirection)
    let frame = frame(.covering)
    return Vector2D(
      dx: unit.dx * (unit.dx < 0 ? frame.maxX : size.width - frame.minX),
      dy: unit.dy * (unit.dy < 0 ? frame.maxY : size.height - frame.minY))
  }

  /// The radius of the corners of a covering screen that is a panel, in points: the given one, or the display's where
  /// it rests like any other screen.
  func panelRadius(_ radius: Double) -> Double { coveringRestsAlone ? displayCornerRadius : radius }
}
