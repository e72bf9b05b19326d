// The stage on which tests play transitions, with plain numbers as names.

import Legato

/// A host without a screen: it owns a navigation stack, a virtual clock and scripted fingers, and remembers what it
/// sees.
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
/// A stage is as large as an iPhone 17, 402 × 874 points, unless told otherwise.
public final class Stage {
  /// The stack that it shows.
  public let navigator: Navigator
  /// The clock, which only ``advance(by:)`` and the fingers move.
  public var clock: VirtualClock
  /// What the context of the next run will say: the safe area.
  public var insets = Insets.zero
  /// Whether motion is to be reduced from the next run on.
  public var reducedMotion = false
  /// How bars take part from the next run on.
  public var barStyle = BarStyle.attached
  /// The corner radius of the display in points, from the next run on.
  public var displayCornerRadius = 0.0
  /// How many pieces of screens the stage says it can afford, from the next run on.
  public var pieceBudget = 0
  /// The element that the user touched; nil for the first that both screens have, or else the first.
  package var touchedElement: ElementID?
  /// Where a drawer's panel rests, for the next run; empty for the whole container.
  public var coveringFrame = Rect2D.zero
  /// How many points of height the content of a screen needs, from the next run on.
  package var contents: [Int32: Double] = [:]
  /// The background of screens that cover others; nil for none that is known.
  package var coveringColor: LayerColor?
  /// What a screen that a finger pushes says for itself, by the key of the gesture that leads to it.
  package var policies: [Int32: TransitionPolicy] = [:]
  /// Asked whether a run may begin; nil lets every run begin.
  package var allows: ((TransitionRequest) -> Bool)?
  /// Whether it is left open if a run may begin: see ``questions`` and ``answer(_:)``.
  package var answersLater = false
  /// What is still to be answered, oldest first.
  package internal(set) var questions: [TransitionRequest] = []
  /// Takes what the engine asks for and says whether it is left open, for ``carryOut(_:)`` to do it later; nil does all
  /// at once.
  package var postpones: ((Navigator.Effect) -> Bool)?
  /// Called within each callback that is recorded, so that a test can do something at that moment.
  package var onCallback: ((Callback) -> Void)?
  /// Called within each change of the inputs.
  package var onChange: ((Inputs) -> Void)?
  /// Told of what is shown already and cannot be measured any more, because a screen is missing.
  package var onLoss: ((TransitionRequest) -> Void)?
  /// Called after each frame.
  package var onFrame: (() -> Void)?

  /// What the observer has heard, oldest first, without the changes of the inputs.
  public internal(set) var callbacks: [Callback] = []
  /// The detents at which a screen has come to rest that rested at another one, by their places, oldest first.
  package internal(set) var detentChanges: [Int] = []
  /// What fingers have attempted in vain, oldest first.
  package internal(set) var attempts: [TransitionOperation] = []
  /// Where the engine has put a list that has its drag together with a sheet, and how fast that is to go on.
  package internal(set) var listOffset = 0.0
  /// How fast that list is to go on, in points per second.
  package internal(set) var listVelocity = 0.0
  /// What has been seen of each run, oldest first.
  public internal(set) var runs: [StagedRun] = []
  /// The layers that the engine told to show last, bottom first; empty at rest.
  public internal(set) var layers: [Layer] = []

  /// The first finger.
  public private(set) lazy var finger = Finger(0, on: self)
  /// Another finger.
  public private(set) lazy var secondFinger = Finger(1, on: self)

  /// The numbers of what was denied.
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
  ///   - layoutDirection: which way the interface reads.
  ///   - frameRate: frames per second, 60 if that is not a positive number.
  ///   - policy: what the container says about transitions and interactions.
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

  /// Which way the interface reads. It is asked when a run or a gesture begins.
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
