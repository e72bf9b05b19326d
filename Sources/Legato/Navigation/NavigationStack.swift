/// A stack of screens, of which the top one is shown.
///
/// An operation without a finger changes the stack when it begins; one that a finger drives changes it when it has
/// finished, or as soon as something else is asked for. Every request is carried out at once, from the picture that is
/// there, and answers whether it was: not if there was nothing to do, or if the host or an observer refused.
///
/// Times are the host's, in seconds from any start; one that stands still, goes back or is no number is harmless, see
/// ``TransitionCoordinator/tick(at:)``.
public final class NavigationStack {
  /// A screen in the stack, and what was said when it came.
  package final class Entry {
    package let screen: ScreenID
    /// How it came: a presented screen goes by a dismissal, a pushed one by a pop.
    package let operation: Operation
    /// How it came, and how it will go unless something else is said.
    package let transition: Transition?
    package internal(set) var policy: TransitionPolicy
    /// The way back of the gesture that brought it, if the screen says nothing of that itself.
    package internal(set) var wayBack: Interaction?
    /// What gestures on it lead onwards to.
    package internal(set) var onward: [Binding] = []
    /// How far it may have come when it rests, besides the whole way.
    package internal(set) var stops: [Double] = [] {
      didSet { stop = stops.first ?? 1 }
    }
    /// How far it has come when it rests; 1 unless at a stop.
    package internal(set) var stop = 1.0
    /// The run whose picture it has left when it came, because the screen below can still be seen.
    package internal(set) var resting: Run?

    init(_ screen: ScreenID, _ operation: Operation, _ transition: Transition?, _ policy: TransitionPolicy) {
      self.screen = screen
      self.operation = operation
      self.transition = transition
      self.policy = policy
    }
  }

  /// Runs the transitions; a host reads the layers from it and gives it the time.
  public let coordinator = TransitionCoordinator()
  /// What the container says, for screens that say nothing.
  public var policy: TransitionPolicy
  /// The global default: what holds when neither says anything.
  public var defaults = TransitionPolicy()
  /// What holds when nobody has said anything, as is usual where the host runs. A transition's own ways back go before
  /// those that stand here; what is left open here too is ``TransitionPolicy/standard``.
  public var fallback = TransitionPolicy()
  /// Supplies screens and measures. Not retained: set it to nil before the object goes.
  public unowned(unsafe) var host: (any NavigationHost)? {
    didSet { coordinator.host = host }
  }
  /// The container's size in points, as the host last told; gestures are measured by it, and make no progress along an
  /// extent that is not above 0. While something runs use ``resize(to:)``.
  public var size = Size.zero
  /// Which way the interface reads, as the host last told.
  public var layoutDirection = LayoutDirection.leftToRight

  /// Whether the host's system decides if fingers that have become a gesture may have it: they are
  /// ``PointerResponse/offered`` then, until the host calls ``grantPointers(at:)``. Otherwise they have it at once.
  public var waitsForGrant = false

  package internal(set) var entries = References<Entry>()
  var members = ScreenSet()
  var session = GestureSession()
  /// Whether the first of the bindings takes hold of the run that was under way when the finger landed.
  var offersGrab = false
  /// Whether the gesture that has won waits for the host's grant.
  var isOffered = false
  /// What that gesture would begin, once the host and its observers have been asked.
  var proposal: Proposal?
  /// How many screens the present run leaves in place.
  var keeping = 1
  /// What it has taken away above them, top last, in case the run is taken back.
  var removed = References<Entry>()
  /// What it will add when it is committed.
  var incoming = References<Entry>()
  /// How often screens have changed without a run: a request that was asked for meanwhile is out of date.
  package internal(set) var rearrangementCount = 0

  /// A stack of one screen.
  ///
  /// - Parameters:
  ///   - root: the screen that is never taken away; one of a negative number is shown, and not found by
  ///     ``contains(_:)``.
  ///   - policy: what the container says, for screens that say nothing.
  public init(root: ScreenID, policy: TransitionPolicy = TransitionPolicy()) {
    entries.append(Entry(root, .push, nil, TransitionPolicy()))
    self.policy = policy
    members.insert(root)
    coordinator.model = self
  }

  /// How many screens are in the stack.
  public var count: Int { entries.count }

  /// The screen at a depth, 0 for the root; a depth that is not below ``count`` is a programmer's error, as an array's.
  public subscript(depth: Int) -> ScreenID { entries[depth].screen }

  /// All screens, the root first. Takes time in proportion to their number.
  public var screens: [ScreenID] { (0..<count).map { entries[$0].screen } }

  /// Whether the screen is in the stack.
  public func contains(_ screen: ScreenID) -> Bool { members.contains(screen) }

  /// The screen that answers the user: the one on top, or the one that a release has chosen.
  public var top: ScreenID { coordinator.run?.respondingScreen ?? entries[count - 1].screen }

  /// Adds a screen by an operation that adds one: a push, a presentation, an opening or a replacement, either way.
  ///
  /// - Parameters:
  ///   - screen: the screen, which must not be in the stack.
  ///   - operation: one that adds a screen; one that uncovers another screen of the stack is refused.
  ///   - transition: how it comes, and goes; nil for what the policies say.
  ///   - policy: what the screen says for itself.
  ///   - wayBack: how a finger goes back from a screen that says nothing of that itself; nil for what the other
  ///     policies say.
  ///   - stops: how far it may have come when it rests, ascending, each above 0 and at most 1, which is always among
  ///     them: a sheet's detents. It comes to the first; its ways back take it from one to another, and what it covers
  ///     stays visible behind it. Others are left out; with none, and for a replacement, it comes the whole way.
  ///   - animated: `false` to change the screens at once.
  ///   - isHeld: whether the run waits for ``scrub(to:at:)``, and commits once it has been let go and has settled.
  ///   - time: now, in seconds.
  /// - Returns: whether it was done; not if the screen is in the stack already, or if it was refused.
  @discardableResult
  @inline(never)
  public func add(
    _ screen: ScreenID, by operation: Operation, transition: Transition? = nil,
    policy: TransitionPolicy = TransitionPolicy(), wayBack: Interaction? = nil, stops: [Double] = [],
    animated: Bool = true, isHeld: Bool = false, at time: Double
  ) -> Bool {
    coordinator.tick(at: time)
    guard mayCome(screen, by: operation) else { return false }
    let request = TransitionRequest(
      operation: operation, from: settledTop.screen, to: screen, isInteractive: isHeld)
    var proposal = bringing(request, transition, policy, wayBack: wayBack, stops: stops, animated: animated)
    if isHeld { proposal.hold(by: proposal.adding.last.map { interactions(of: $0) } ?? []) }
    return perform(proposal, time)
  }

  /// Puts a screen on top of the stack.
  ///
  /// - Parameters:
  ///   - screen: the screen, which must not be in the stack.
  ///   - transition: how it comes, and goes; nil for what the policies say.
  ///   - policy: what the screen says for itself.
  ///   - animated: `false` to change the screens at once.
  ///   - time: now, in seconds.
  /// - Returns: whether it was done; not if the screen is in the stack already, has a negative number, or was refused.
  @discardableResult
  public func push(
    _ screen: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true, at time: Double
  ) -> Bool {
    add(screen, by: .push, transition: transition, policy: policy, animated: animated, at: time)
  }

  /// Presents a screen over the stack; as ``push(_:transition:policy:animated:at:)``, but it goes by a dismissal, and
  /// may rest at stops: see ``add(_:by:transition:policy:wayBack:stops:animated:isHeld:at:)``.
  @discardableResult
  public func present(
    _ screen: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    stops: [Double] = [], animated: Bool = true, at time: Double
  ) -> Bool {
    add(screen, by: .present, transition: transition, policy: policy, stops: stops, animated: animated, at: time)
  }

  /// Takes the top screen away the way it came: what was presented is dismissed, what was opened is closed. Not the
  /// root.
  ///
  /// - Parameters:
  ///   - transition: how it goes; nil for as it came.
  ///   - animated: `false` to change the screens at once.
  ///   - isHeld: whether the run waits for ``scrub(to:at:)``, and commits once it has been let go and has settled.
  ///   - time: now, in seconds.
  @discardableResult
  public func pop(
    transition: Transition? = nil, animated: Bool = true, isHeld: Bool = false, at time: Double
  ) -> Bool {
    coordinator.tick(at: time)
    let count = settledCount
    guard count > 1 else { return false }
    return remove(above: count - 2, settledTop.operation.inverse, transition, animated, isHeld: isHeld, time)
  }

  /// Takes all screens above the given one away, as the top one goes; not if it is on top or not in the stack.
  @discardableResult
  public func pop(
    to screen: ScreenID, transition: Transition? = nil, animated: Bool = true, at time: Double
  ) -> Bool {
    coordinator.tick(at: time)
    let depth = settledDepth(of: screen)
    guard depth >= 0, depth < settledCount - 1 else { return false }
    return remove(above: depth, settledTop.operation.inverse, transition, animated, time)
  }

  /// Takes all screens but the root away, as the top one goes; not if the root is on top.
  @discardableResult
  public func popToRoot(transition: Transition? = nil, animated: Bool = true, at time: Double) -> Bool {
    coordinator.tick(at: time)
    guard settledCount > 1 else { return false }
    return remove(above: 0, settledTop.operation.inverse, transition, animated, time)
  }

  /// Takes the presented screen that lies highest away, with all above it; not if none is presented.
  @discardableResult
  public func dismiss(transition: Transition? = nil, animated: Bool = true, at time: Double) -> Bool {
    coordinator.tick(at: time)
    var depth = settledCount - 1
    while depth > 0, settledEntry(depth).operation != .present { depth -= 1 }
    guard depth > 0 else { return false }
    return remove(above: depth - 1, .dismiss, transition, animated, time)
  }

  /// Opens a panel over the top screen, which stays visible beside it; it goes by a closing.
  @discardableResult
  public func open(
    _ panel: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true, at time: Double
  ) -> Bool {
    add(panel, by: .open, transition: transition, policy: policy, animated: animated, at: time)
  }

  /// Puts a screen in the place of the top one; it goes as that one would have.
  ///
  /// Tabs are screens that replace each other: the transition describes the way to a later tab, and `backwards` is the
  /// way to an earlier one.
  ///
  /// - Parameters:
  ///   - screen: the screen, which must not be in the stack.
  ///   - backwards: whether the transition runs the other way; what has stops, or rests over a screen that can be seen,
  ///     is replaced forwards all the same.
  ///   - transition: how it comes, and goes; nil for what the policies say.
  ///   - policy: what the screen says for itself.
  ///   - animated: `false` to change the screens at once.
  ///   - time: now, in seconds.
  /// - Returns: whether it was done; not if the screen is in the stack already, or if it was refused.
  @discardableResult
  public func replace(
    _ screen: ScreenID, backwards: Bool = false, transition: Transition? = nil,
    policy: TransitionPolicy = TransitionPolicy(), animated: Bool = true, at time: Double
  ) -> Bool {
    add(
      screen, by: backwards ? .restore : .replace, transition: transition, policy: policy, animated: animated, at: time)
  }
}
