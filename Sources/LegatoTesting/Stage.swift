// The stage on which tests play transitions, with plain numbers as names.

import Legato

/// A host without a screen: it has a navigation stack, a virtual clock and scripted fingers, and records what happens.
///
/// ```swift
/// let stage = Stage(root: 0)
/// stage.push(1)
/// stage.settle()
/// stage.finger.begin(at: Point2D(x: 5, y: 400))
/// stage.finger.drag(by: .right(300), over: 0.3)
/// stage.finger.release()
/// #expect(stage.settle() == .finished)
/// #expect(stage.navigator.screens == [0])
/// ```
///
/// By default a stage has the size of an iPhone 17, 402 × 874 points.
public final class Stage {
  public let navigator: Navigator
  /// The clock, which only ``advance(by:)`` and fingers move.
  public var clock: VirtualClock
  /// The safe area, from the next run on.
  public var insets = Insets.zero
  /// Whether motion is reduced, from the next run on.
  public var reducedMotion = false
  /// How bars take part, from the next run on.
  public var barStyle = BarStyle.attached
  /// The corner radius of the display in points, from the next run on.
  public var displayCornerRadius = 0.0
  /// How many pieces of screens the stage can afford, from the next run on.
  public var pieceBudget = 0
  /// The element that the user touched; nil for the first shared one, or else the first.
  package var touchedElement: ElementID?
  /// Where a drawer's panel rests, from the next run on; empty for the whole container.
  public var coveringFrame = Rect2D.zero
  /// The height in points that the content of each screen needs, from the next run on.
  package var contents: [Int32: Double] = [:]
  /// The background of covering screens; nil if it is unknown.
  package var coveringColor: LayerColor?
  /// The policies of screens that a finger pushes, by the gesture's key.
  package var policies: [Int32: TransitionPolicy] = [:]
  /// Decides whether a run may begin; nil allows every run.
  package var allows: ((TransitionRequest) -> Bool)?
  /// Whether the questions whether a run may begin stay open: see ``questions`` and ``answer(_:)``.
  package var answersLater = false
  /// The open questions, oldest first.
  package internal(set) var questions: [TransitionRequest] = []
  /// Decides whether an effect is left for ``carryOut(_:)``; nil carries out all effects at once.
  package var postpones: ((Navigator.Effect) -> Bool)?
  /// Called within each recorded callback, so that a test can act at that moment.
  package var onCallback: ((Callback) -> Void)?
  /// Called within each change of the inputs.
  package var onChange: ((Inputs) -> Void)?
  /// Called when a shown run can no longer be measured, because a screen is missing.
  package var onLoss: ((TransitionRequest) -> Void)?
  /// Called after each frame.
  package var onFrame: (() -> Void)?

  /// The callbacks to the observer, oldest first, without changes of the inputs.
  public internal(set) var callbacks: [Callback] = []
  /// The indices of the detents to which screens have moved from other detents, oldest first.
  package internal(set) var detentChanges: [Int] = []
  /// The operations that fingers have attempted and that were denied, oldest first.
  package internal(set) var attempts: [TransitionOperation] = []
  /// The offset to which the engine has scrolled a list that shares its drag with a sheet.
  package internal(set) var listOffset = 0.0
  /// The velocity with which that list glides, in points per second.
  package internal(set) var listVelocity = 0.0
  /// The record of each run, oldest first.
  public internal(set) var runs: [StagedRun] = []
  /// The layers that the engine shows, bottom first; empty at rest.
  public internal(set) var layers: [Layer] = []

  /// The first finger.
  public private(set) lazy var finger = Finger(0, on: self)
  /// Another finger.
  public private(set) lazy var secondFinger = Finger(1, on: self)

  /// The numbers of denied requests.
  var denied: Set<Int32> = []
  /// The numbers of the requests, oldest first.
  var requests: [Int32] = []
  var set = StageSet()
  var eventLog: EventLog?
  var tracer: Tracer?

  /// A stage that shows one screen.
  ///
  /// - Parameters:
  ///   - root: the first screen.
  ///   - size: the container's size in points.
  ///   - layoutDirection: the layout direction.
  ///   - frameRate: frames per second; an invalid rate (NaN, infinite, 0 or less) is 60.
  ///   - policy: the container's transitions and interactions.
  public convenience init(
    root: ScreenID, size: Size2D = Size2D(width: 402, height: 874), layoutDirection: ReadingDirection = .leftToRight,
    frameRate: Double = 60, policy: TransitionPolicy = TransitionPolicy()
  ) {
    self.init(
      Navigator(root: root, policy: policy), size: size, layoutDirection: layoutDirection, frameRate: frameRate)
  }

  /// A stage that shows a stack, such as that of a presentation, a hub or a drawer; it becomes the stack's host.
  public init(
    _ navigator: Navigator, size: Size2D = Size2D(width: 402, height: 874),
    layoutDirection: ReadingDirection = .leftToRight, frameRate: Double = 60
  ) {
    self.navigator = navigator
    clock = VirtualClock(frameRate: frameRate)
    navigator.size = size
    navigator.layoutDirection = layoutDirection
  }

  /// The container's size in points. To change it use ``resize(to:)``.
  package var size: Size2D { navigator.size }

  /// The layout direction. It is read when a run or a gesture begins.
  package var layoutDirection: ReadingDirection {
    get { navigator.layoutDirection }
    set { navigator.layoutDirection = newValue }
  }

  /// Changes the container's size in points, as a rotation of the device does; see `Navigator.Event.resized(_:)`.
  public func resize(to size: Size2D) {
    send(.resized(size))
  }
}

extension ScreenID: ExpressibleByIntegerLiteral {
  /// Names a screen by a literal, as in `stage.push(1)`.
  public init(integerLiteral value: Int32) { self.init(value) }
}

extension ElementID: ExpressibleByIntegerLiteral {
  /// Names an element by a literal.
  public init(integerLiteral value: Int32) { self.init(value) }
}
