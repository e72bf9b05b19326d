// The requests that an app can send to a navigator.

extension Navigator {
  /// A request of an app, such as ``push(_:)``.
  ///
  /// It is denied if it is impossible, or if the app or the host denies it. A request that changes nothing, or only
  /// screens that are not visible, begins no run.
  public final class Request: Sendable {
    /// The screens that are removed.
    enum Removal: Equatable, Sendable {
      case top
      case above(ScreenID)
      case aboveRoot
      /// The topmost presented screen, with all screens above it.
      case presented
    }

    /// Computes what follows from the request. It is a function, so that an app links only the requests that it uses.
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

    /// A copy of the request with these settings. Those that are nil stay as they are.
    ///
    /// ```swift
    /// navigator.send(.request(.push(3).with(transition: .zoom)), at: now)
    /// ```
    ///
    /// - Parameters:
    ///   - transition: How a screen comes and goes. If none is set, the policies decide, and a screen goes as it came.
    ///   - policy: The settings of a new screen.
    ///   - backGesture: The back gesture of a new screen whose policy has none. If none is set, the other policies
    ///     decide.
    ///   - detents: The detents of a sheet, in any order: the fractions of its way at which a new screen may rest. The
    ///     whole way is always one of them. Back gestures take the screen from one to another, and the covered screen
    ///     stays visible behind it. Without detents, and in a replacement, a screen comes the whole way.
    ///   - initialDetent: The detent to which the screen comes. By default, and if it is not among the detents, the
    ///     lowest.
    ///   - animated: `false` to change the screens at once.
    ///   - awaitsScrub: Whether the run waits for ``Navigator/Event/scrub(to:)``. It then commits after it has been
    ///     released and has settled.
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
  /// Adds a screen: by a push, a presentation, an opening or a replacement, forwards or backwards.
  ///
  /// - Parameters:
  ///   - screen: The screen. Denied if it is in the stack already or has a negative number.
  ///   - operation: An operation that adds a screen. One that uncovers another screen of the stack is denied.
  public static func add(_ screen: ScreenID, by operation: TransitionOperation) -> Navigator.Request {
    Navigator.Request { $0.adding(screen, by: operation, as: $1) }
  }

  /// Pushes a screen onto the stack. Denied if it is in the stack already or has a negative number.
  public static func push(_ screen: ScreenID) -> Navigator.Request { add(screen, by: .push) }

  /// Presents a screen over the stack. Like a push, but the screen goes by a dismissal, and may rest at detents.
  public static func present(_ screen: ScreenID) -> Navigator.Request { add(screen, by: .present) }

  /// Opens a panel over the top screen, which stays visible beside it. The panel goes by a closing.
  public static func open(_ panel: ScreenID) -> Navigator.Request { add(panel, by: .open) }

  /// Puts a screen in the place of the top one. It goes as the top one would have.
  ///
  /// Tabs are screens that replace each other: the transition describes the way to a later tab, and `backwards` is the
  /// way to an earlier one.
  ///
  /// - Parameters:
  ///   - screen: The screen. Denied if it is in the stack already.
  ///   - backwards: Whether the transition runs in the other direction. A top screen that has detents, or rests over a
  ///     visible screen, is always replaced forwards.
  public static func replace(_ screen: ScreenID, backwards: Bool = false) -> Navigator.Request {
    add(screen, by: backwards ? .restore : .replace)
  }

  /// Replaces all screens, with one transition at most, as UIKit's `setViewControllers(_:animated:)` does.
  ///
  /// A new top screen comes as by a pop if it was in the stack, otherwise as by a push. If the top screen stays,
  /// nothing moves, unless it rests at a detent: the screens below it change without being visible. The present run
  /// then goes to its end, or back if a finger holds it, and cannot be grabbed any more. A screen that stays keeps its
  /// settings. If it lies above another screen than before, it leaves its detent and comes the whole way.
  ///
  /// - Parameter screens: At least one, the root first. Denied if one of them occurs twice or has a negative number.
  public static func set(_ screens: [ScreenID]) -> Navigator.Request {
    Navigator.Request { $0.setting(screens, as: $1) }
  }

  /// Removes the top screen by the inverse of its operation: a presented screen is dismissed, an open panel is closed.
  /// The root cannot be removed.
  public static func pop() -> Navigator.Request { remove(.top) }

  /// Removes all screens above this one, with the transition of the top screen. Denied if it is on top or not in the
  /// stack.
  public static func pop(to screen: ScreenID) -> Navigator.Request { remove(.above(screen)) }

  /// Removes all screens but the root, with the transition of the top screen. Denied if the root is on top.
  public static func popToRoot() -> Navigator.Request { remove(.aboveRoot) }

  /// Removes the topmost presented screen and all above it. Denied if no screen is presented.
  public static func dismiss() -> Navigator.Request { remove(.presented) }

  private static func remove(_ removal: Removal) -> Navigator.Request {
    Navigator.Request { $0.removing(removal, as: $1) }
  }

  /// Moves the top screen from where it rests to another of its detents.
  ///
  /// The screen moves even with reduced motion, as a system's sheet does, because a screen cannot fade from one place
  /// to another. The run is a pop that ends at the detent, so the stack stays as it is.
  ///
  /// - Parameter detent: One of the screen's detents, or 1. Denied if the screen rests there already.
  public static func move(to detent: Detent) -> Navigator.Request {
    Navigator.Request { navigator, _ in navigator.moving(to: detent) }
  }
}
