// What an app can ask a navigator for.

extension Navigator {
  /// What an app asks for, such as ``push(_:)``.
  ///
  /// It is denied if it is impossible, or if the app or the host says no. A request that changes nothing, or only
  /// screens out of sight, begins no run.
  public final class Request: Sendable {
    /// What is taken away.
    enum Removal: Equatable, Sendable {
      case top
      case above(ScreenID)
      case aboveRoot
      /// The presented screen that lies highest, with all above it.
      case presented
    }

    /// Works out what the request leads to. A function, so that an app links only what it asks for.
    let resolve: @Sendable (Navigator, Request) -> Resolution
    let transition: ScreenTransition?
    let policy: TransitionPolicy
    let backGesture: Interaction?
    let detents: [Detent]
    let initialDetent: Detent?
    let isAnimated: Bool
    let awaitsScrub: Bool

    init(
      transition: ScreenTransition? = nil, policy: TransitionPolicy = TransitionPolicy(),
      backGesture: Interaction? = nil, detents: [Detent] = [], initialDetent: Detent? = nil, animated: Bool = true,
      awaitsScrub: Bool = false,
      _ resolve: @escaping @Sendable (Navigator, Request) -> Resolution
    ) {
      self.resolve = resolve
      self.transition = transition
      self.policy = policy
      self.backGesture = backGesture
      self.detents = detents
      self.initialDetent = initialDetent
      isAnimated = animated
      self.awaitsScrub = awaitsScrub
    }

    /// The same request, with more said of it. What is left out stays as it is.
    ///
    /// ```swift
    /// navigator.send(.request(.push(3).with(transition: .zoom)))
    /// ```
    ///
    /// - Parameters:
    ///   - transition: how a screen comes, and goes; unless it is said, the policies say it, and what goes goes as it
    ///     came.
    ///   - policy: what a new screen says for itself.
    ///   - backGesture: how a finger goes back from a new screen that says nothing of that itself; unless it is said,
    ///     the other policies say it.
    ///   - detents: how far a screen that is added may have come when it rests, in any order; the whole way is always
    ///     among them: a sheet's detents. Its back gestures take it from one to another, and what it covers stays
    ///     visible behind it. With none, and for a replacement, it comes the whole way.
    ///   - initialDetent: the one to which it comes; unless it is said, and is among them, the lowest.
    ///   - animated: `false` to change the screens at once.
    ///   - awaitsScrub: whether the run waits for ``Navigator/Event/scrub(to:)``, and commits once it has been let go
    ///     and has settled.
    public func with(
      transition: ScreenTransition? = nil, policy: TransitionPolicy? = nil, backGesture: Interaction? = nil,
      detents: [Detent]? = nil, initialDetent: Detent? = nil, animated: Bool? = nil, awaitsScrub: Bool? = nil
    ) -> Request {
      Request(
        transition: transition ?? self.transition, policy: policy ?? self.policy,
        backGesture: backGesture ?? self.backGesture, detents: detents ?? self.detents,
        initialDetent: initialDetent ?? self.initialDetent, animated: animated ?? isAnimated,
        awaitsScrub: awaitsScrub ?? self.awaitsScrub, resolve)
    }
  }
}

extension Navigator.Request {
  /// A screen by an operation that adds one: a push, a presentation, an opening or a replacement, either way.
  ///
  /// - Parameters:
  ///   - screen: the screen, which must not be in the stack, nor have a negative number.
  ///   - operation: one that adds a screen; one that uncovers another screen of the stack is denied.
  public static func add(_ screen: ScreenID, by operation: TransitionOperation) -> Navigator.Request {
    Navigator.Request { $0.adding(screen, by: operation, as: $1) }
  }

  /// A screen on top of the stack, which must not be in it, nor have a negative number.
  public static func push(_ screen: ScreenID) -> Navigator.Request { add(screen, by: .push) }

  /// A screen over the stack; as a push, but it goes by a dismissal, and may rest at detents.
  public static func present(_ screen: ScreenID) -> Navigator.Request { add(screen, by: .present) }

  /// A panel over the top screen, which stays visible beside it; it goes by a closing.
  public static func open(_ panel: ScreenID) -> Navigator.Request { add(panel, by: .open) }

  /// A screen in the place of the top one; it goes as that one would have.
  ///
  /// Tabs are screens that replace each other: the transition describes the way to a later tab, and `backwards` is the
  /// way to an earlier one.
  ///
  /// - Parameters:
  ///   - screen: the screen, which must not be in the stack.
  ///   - backwards: whether the transition runs the other way; a screen that has detents, or rests over one that can be
  ///     seen, is always replaced forwards.
  public static func replace(_ screen: ScreenID, backwards: Bool = false) -> Navigator.Request {
    add(screen, by: backwards ? .restore : .replace)
  }

  /// All screens at once, with one transition at most, as UIKit's `setViewControllers(_:animated:)` does.
  ///
  /// A new top screen comes as by a pop if it was in the stack, else as by a push. If the top screen stays, nothing
  /// moves, unless it rests at a detent: the screens below it change out of sight, and what runs at the time goes to
  /// its end, or home if a finger holds it, and can no longer be taken hold of. A screen that stays keeps what was said
  /// when it came; one that now lies above another screen than before leaves its detent and comes the whole way.
  ///
  /// - Parameter screens: the root first, each once, none with a negative number; at least one.
  public static func set(_ screens: [ScreenID]) -> Navigator.Request {
    Navigator.Request { $0.setting(screens, as: $1) }
  }

  /// The top screen goes the way it came: what was presented is dismissed, what was opened is closed. Not the root.
  public static func pop() -> Navigator.Request { remove(.top) }

  /// All screens above the given one go, as the top one does; not if it is on top or not in the stack.
  public static func pop(to screen: ScreenID) -> Navigator.Request { remove(.above(screen)) }

  /// All screens but the root go, as the top one does; not if the root is on top.
  public static func popToRoot() -> Navigator.Request { remove(.aboveRoot) }

  /// The presented screen that lies highest goes, with all above it; not if none is presented.
  public static func dismiss() -> Navigator.Request { remove(.presented) }

  private static func remove(_ removal: Removal) -> Navigator.Request {
    Navigator.Request { $0.removing(removal, as: $1) }
  }

  /// The top screen travels from where it rests to another of its detents.
  ///
  /// It travels even where motion is to be reduced, as a system's sheet does: a screen cannot fade from one place to
  /// another. The run is a pop that ends at the detent, as when a finger takes it only so far: the stack stays as it
  /// is.
  ///
  /// - Parameter detent: one of those with which the screen came, or 1; denied if the screen rests there already.
  public static func move(to detent: Detent) -> Navigator.Request {
    Navigator.Request { navigator, _ in navigator.moving(to: detent) }
  }
}
