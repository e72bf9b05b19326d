/// A stack of screens, of which the top one is shown.
///
/// An operation without a finger changes the stack when it begins; one that a finger drives changes it when it has
/// finished, or as soon as something else is asked for. Every request is carried out at once, from the picture that is
/// there, and answers whether it was: not if there was nothing to do, or if the host or an observer refused.
///
/// Times are the host's, in seconds from any start; one that stands still, goes back or is no number is harmless, see
/// ``Navigator/tick(at:)``.
public final class Navigator {
  /// What the container says, for screens that say nothing.
  public var policy: TransitionPolicy
  /// The global default: what holds when neither says anything.
  public var defaults = TransitionPolicy()
  /// What holds when nobody has said anything, as is usual where the host runs. A transition's own ways back go before
  /// those that stand here; what is left open here too is ``TransitionPolicy/standard``.
  public var fallback = TransitionPolicy()
  /// Supplies screens, measures and shows. Not retained: set it to nil before the object goes.
  public unowned(unsafe) var host: (any NavigatorHost)?
  /// Watches. Not retained: set it to nil before the object goes.
  public unowned(unsafe) var observer: (any TransitionObserver)?
  /// The container's size in points, as the host last told; gestures are measured by it, and make no progress along an
  /// extent that is not above 0. While something runs use ``resize(to:)``.
  public var size = Size.zero
  /// Which way the interface reads, as the host last told.
  public var layoutDirection = LayoutDirection.leftToRight

  /// Whether the host's system decides if fingers that have become a gesture may have it: they are
  /// ``PointerResponse/offered`` then, until the host calls ``grantPointers(at:)``. Otherwise they have it at once.
  public var waitsForGrant = false

  var stack: ScreenStack
  /// What changes at present, or what has come to its end and is still shown: there is at most one run.
  var run: Run?
  /// The run that has ended and whose picture has stayed, as an open drawer's does.
  var resting: Run?
  package internal(set) var picture = Picture()
  var session = GestureSession()
  var clock = GestureClock(tolerance: Navigator.clockTolerance)
  /// Whether the first of the bindings takes hold of the run that was under way when the finger landed.
  var offersGrab = false
  /// Whether the gesture that has won waits for the host's grant.
  var isOffered = false
  /// What that gesture would begin, once the host and its observers have been asked.
  var proposal: Proposal?
  /// The transition whose run the host is measuring for; nil otherwise.
  public internal(set) unowned(unsafe) var measured: Transition?
  /// How many runs have begun.
  var runCount: Int32 = 0
  /// How often screens have changed without a run: a request that was asked for meanwhile is out of date.
  package internal(set) var rearrangementCount = 0

  /// How far behind a host's time may be and mean nothing, in seconds: a finger's samples are older than the frame that
  /// they follow, but not by more. A host that stays farther behind has set its clock back, and is followed from there.
  static let clockTolerance = 1.0

  /// A stack of one screen.
  ///
  /// - Parameters:
  ///   - root: the screen that is never taken away; one of a negative number is shown, and not found by
  ///     ``contains(_:)``.
  ///   - policy: what the container says, for screens that say nothing.
  public init(root: ScreenID, policy: TransitionPolicy = TransitionPolicy()) {
    stack = ScreenStack(root: Entry(root, .push, nil, TransitionPolicy()))
    self.policy = policy
  }

  package var entries: References<Entry> { stack.entries }

  /// How many screens are in the stack.
  public var count: Int { stack.count }

  /// The screen at a depth, 0 for the root; a depth that is not below ``count`` is a programmer's error, as an array's.
  public subscript(depth: Int) -> ScreenID { stack.entries[depth].screen }

  /// All screens, the root first. Takes time in proportion to their number.
  public var screens: [ScreenID] { (0..<count).map { stack.entries[$0].screen } }

  /// Whether the screen is in the stack.
  public func contains(_ screen: ScreenID) -> Bool { stack.contains(screen) }

  /// The screen that answers the user: the one on top, or the one that a release has chosen.
  public var top: ScreenID { run?.respondingScreen ?? stack.entries[count - 1].screen }
}

extension Navigator {
  /// The last time heard of, in the host's seconds.
  public var time: Double { clock.hostTime }
  /// The same on the clock of the runs, which never goes back.
  package var now: Double { clock.now }

  /// The request that is being carried out, if one is.
  public var request: TransitionRequest? { run?.request }
  /// What the present run's transition has made of it, for inspectors.
  public var timeline: Timeline? { run?.timeline }
  /// What the present run is doing.
  public var phase: TransitionDriver.Phase { run?.driver.phase ?? .idle }
  /// The present run's inputs; the fraction is 0 at rest.
  public var inputs: Inputs { run?.driver.inputs ?? .zero }
  /// The velocities of the inputs, per second.
  public var velocity: Inputs { run?.driver.velocity ?? .zero }
  /// The layers that are shown, bottom first; empty at rest.
  public var layers: [Layer] { picture.layers }
  /// The state of each layer, in an array of their own; ``withStates(_:)`` allocates none.
  public var states: [LayerState] { picture.frame.states }
  /// Reads the state of each layer where it is, for a host that shows it in every frame. The buffer is gone when `body`
  /// returns.
  public func withStates<Result>(_ body: (UnsafeBufferPointer<LayerState>) -> Result) -> Result {
    let frame = picture.frame
    let count = frame.count / LayerState.stride
    return frame.numbers.withMemoryRebound(to: LayerState.self, capacity: count) {
      body(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// Whether frames are needed.
  public var isRunning: Bool { run != nil }
}
