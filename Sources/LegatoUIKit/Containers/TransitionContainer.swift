// One container of the app: the engine's stack, UIKit's transition, and the scene.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The base class of the containers for navigation controllers, presentations and tab bar controllers: the host of an
  /// engine's stack, which mirrors UIKit's.
  ///
  /// Two things run side by side. UIKit's transition decides when controllers appear and disappear, the engine's run
  /// what is seen. UIKit begins and ends at its own times: when a run is redirected, UIKit's transition ends at once,
  /// and the run continues.
  @MainActor class TransitionContainer {
    let navigator: Navigator
    var screens = ScreenTable()
    let scene = TransitionScene()
    let elements = ElementStage()
    /// A third party's animation and interaction, for screens that have none.
    var external = ExternalParts()
    /// UIKit's transition that runs, or that UIKit is about to start.
    var system: SystemTransition?
    /// The view that takes the gestures, and holds the scene between two of UIKit's transitions.
    weak var view: UIView?
    private(set) lazy var recognizer = TransitionGestureRecognizer(self)
    private(set) lazy var ticker = FrameTicker { [weak self] in self?.showFrame(at: $0) }
    private(set) lazy var watchdog = Watchdog { [weak self] in
      if let self { showFrame(at: now) }
    }
    let attention = Attention()
    /// Notices that the app goes to the background during a run.
    var background: [Subscription] = []
    /// A screen that a finger is about to bring, until UIKit has it.
    var arriving: UIViewController?
    /// The question about a finger that the app may answer later.
    weak var question: BeginQuestion?
    /// Whether that question is being withdrawn.
    var isWithdrawing = false
    /// Actions that were requested before UIKit has started its transition.
    var waiting: [() -> Void] = []
    /// The controllers of the run: UIKit may release them before it has ended.
    var parties: [UIViewController] = []
    /// The presentation that a finger on this container brings, and which has taken over the finger's gesture.
    var heir: PresentationContainer?
    /// The recogniser whose fingers have brought this presentation.
    weak var giver: TransitionGestureRecognizer?
    /// Whether the engine's stack is being set to UIKit's, without a run.
    var isSynchronizing = false
    /// The numbers of denied requests, until their senders have read them.
    var denied: Set<Int32> = []
    var hasTriedHandOver = false

    init(root: UIViewController) {
      navigator = Navigator(root: screens.id(of: root))
      connect()
    }

    /// The host of the engine's stack for these screens.
    init(_ navigator: Navigator, of screens: ScreenTable) {
      self.navigator = navigator
      self.screens = screens
      connect()
    }

    private func connect() {
      navigator.waitsForSystem = true
      scene.root.bar = { [weak self] in self?.bar(at: $0, with: $1) }
      scene.root.touchTarget = { [weak self] in self?.touchTarget(at: Point2D($0)) ?? .scene }
      scene.root.onEscape = { [weak self] in self?.escape() ?? false }
      scene.root.onChange = { [weak self] in self?.sceneDidChange() }
    }

    /// Takes the gestures on a view from now on.
    func attend(_ view: UIView) {
      self.view = view
      if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
    }

    /// Gives everything back to UIKit.
    func end() {
      withdrawQuestion()
      finishAtOnce()
      recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// Gives the engine UIKit's stack and the top screen's policy. Called before a finger begins anything.
    func prepare() {
      if system == nil, !navigator.isRunning, !navigator.isWaiting { synchronize() }
      if let top = screens[navigator.top] { navigator.configure(navigator.top, policy(of: top)) }
      prepareRoutes()
      if !navigator.isRunning { measureContainer() }
    }

    func measureContainer() {
      resolveDefaults()
      guard let view else { return }
      navigator.size = Size2D(view.bounds.size)
      navigator.layoutDirection = ReadingDirection(of: view)
    }

    /// Gives the engine the defaults, which may have changed.
    func resolveDefaults() {
      navigator.defaults = TransitionDefaults.policy
      navigator.fallback = fallback
    }

    /// Ends the run at its destination, also under a finger: the container's window is gone, or the app is in the
    /// background.
    func finishAtOnce() {
      guard navigator.isRunning else { return }
      send(.pointersCancelled)
      send(.finish)
    }

    /// Follows a change of the scene's size or window. UIKit reports it while it lays out or moves views. The end of a
    /// run moves views and calls the app, so it is postponed to the next turn of the run loop.
    private func sceneDidChange() {
      guard navigator.isRunning else { return measureAnew() }
      let run = navigator.request?.run
      Timer.once { [self] in
        if navigator.isRunning, scene.root.window != nil, system?.external == nil { return followSize() }
        if navigator.request?.run == run { finishAtOnce() }
        measureAnew()
      }
    }

    /// Adapts the run, or the resting scene, to the container's present size.
    func followSize() {
      measureContainer()
      send(.resized(navigator.size))
      // A sheet may have come to another detent, and dim the screen behind or not.
      if !navigator.isRunning { respond() }
    }

    private func touchTarget(at point: Point2D) -> SceneView.TouchTarget {
      guard let screen = navigator.screen(at: point) else { return .nobody }
      if scene.layer(of: screen)?.isPicture == true { return .behindScene }
      guard let controller = screens[screen], isBehindContainer(controller), responds(screen) else { return .scene }
      if navigator.isRunning { return .behindContainer }
      guard let view = controller.view else { return .scene }
      // A presenter's view may contain UIKit's container.
      return scene.root.isDescendant(of: view) ? .behindContainer : .presenter(view)
    }

    /// Whether a screen answers the user: the chosen one, and the one beside it that nothing dims.
    func responds(_ screen: ScreenID) -> Bool { screen == navigator.top || screen == navigator.undimmedScreen }

    /// Whether UIKit's container covers a controller's view, and keeps touches from it.
    func isBehindContainer(_ controller: UIViewController) -> Bool { false }

    /// The policy that is used if nothing else sets one, not even the app's defaults.
    var fallback: TransitionPolicy { TransitionPolicy() }

    /// Follows a change of the container's size, or a resting view that has left its window. Called at rest.
    func measureAnew() {}

    /// The controller in which the others come and go; nil for a presentation.
    var owner: UIViewController? { nil }

    /// The view above the scene while the scene hangs in the container's own view.
    var ceiling: UIView? { nil }

    /// The view of the container's bar that a touch finds during a run, ready to answer it.
    func bar(at point: CGPoint, with event: UIEvent) -> UIView? { nil }

    /// A finger lands on a view; no recogniser knows of it yet.
    func fingerLands(on view: UIView?) {}

    /// Reopens UIKit's outcome, because a finger has taken hold of the run.
    func reopenSystem() { system?.reopen() }

    /// Handles VoiceOver's scrub on the scene; `false` leaves it to the responders above.
    func escape() -> Bool { false }

    /// The superview of a controller's view at rest.
    func home(of view: UIView, in context: any UIViewControllerContextTransitioning) -> UIView { context.containerView }

    /// Where a controller's view lies at rest; empty for the whole of UIKit's container.
    func restFrame(of controller: UIViewController, in context: any UIViewControllerContextTransitioning) -> CGRect {
      system?.fitted(context.finalFrame(for: controller)) ?? context.finalFrame(for: controller)
    }

    /// Whether a run begins without a transition of UIKit's.
    func beginsAlone(_ request: TransitionRequest) -> Bool { false }

    /// Moves the views of such a run into the layers of their screens.
    func adoptAlone() {}

    /// Called when the engine has decided where a run goes.
    func runWillEnd(_ request: TransitionRequest, _ decision: ReleaseDecision) {}

    /// Whether a list under a finger may share its drag with the screen.
    var sharesDrags: Bool { false }

    /// Whether a touch on a view stops the glide of a list that the container scrolls.
    func stopsGlide(on touched: UIView) -> Bool { false }

    /// Called when a first finger has landed over these scroll views, one for each scrollable, innermost first.
    func fingerLanded(over scrollViews: [UIScrollView?]) {}

    /// Called before the engine gets a finger's movement.
    func fingerWillMove() {}

    /// Scrolls one of the scroll views under the finger, by its index; see `Navigator.Effect.scroll`.
    func scroll(_ place: Int, to offset: Double, velocity: Double) {}

    /// Called when a finger has attempted a denied run.
    func runDidAttempt(_ request: TransitionRequest) { tellAttempt(request) }

    /// Removes a view that the scene no longer shows, outside of UIKit's transitions.
    func retire(_ view: UIView) { view.removeFromSuperview() }

    /// Makes UIKit begin a finger's operation; `false` if it cannot.
    func beginSystem(_ request: TransitionRequest, from: UIViewController, to: UIViewController) -> Bool { false }

    /// Begins the engine's operation for a transition that UIKit has started by a call; `false` if there is none.
    func perform(_ transition: SystemTransition) -> Bool { false }

    /// The policy of a screen while it is on top; the options of the call that brought it take precedence.
    func policy(of top: UIViewController) -> TransitionPolicy {
      var policy = top.legato.policy
      guard let backGestures = screens.backGestures(from: top) else { return policy }
      policy.interactions = backGestures
      policy.dismissals = backGestures
      return policy
    }

    /// Whether a finger can push a screen here.
    var pushes: Bool { false }

    /// Gives the engine the routes from the top screen.
    func prepareRoutes() {
      navigator.setForwardRoutes(routes, of: navigator.top)
    }

    /// The gesture routes from the top screen.
    var routes: [GestureRoute] {
      let all = screens[navigator.top]?.legato.record?.forwardGestures.enumerated()
      return all?.filter { pushes || $1.arrival.operation == .present }.map { $1.route(key: Int32($0)) } ?? []
    }

    /// The screen that a finger is about to bring.
    func arrival(forKey key: Int32) -> UIViewController? {
      guard let source = screens[navigator.top], let gestures = source.legato.record?.forwardGestures,
        gestures.indices.contains(Int(key))
      else { return nil }
      let gesture = gestures[Int(key)]
      guard let arriving = gesture.arrival(from: source, at: recognizer.landing, in: view),
        arriving.mayBeBrought(as: gesture.arrival)
      else { return nil }
      guard case .present = gesture.arrival else { return arriving }
      heir = PresentationContainer(bringing: arriving, by: gesture, from: source)
      heir?.giver = recognizer
      return nil
    }

    /// Adds to the measurements for a run.
    func refine(_ context: TransitionContext, isNew: Bool) {}

    /// Fills layers of the container's own kinds.
    func fill(_ layers: [SceneLayer]) {}

    /// Sets the engine's stack to UIKit's. Called at rest.
    func synchronize() {}

    /// The view of a controller that takes part without leaving its place, because UIKit keeps it there; nil for
    /// others.
    func lends(_ controller: UIViewController) -> UIView? { nil }

    /// Adds further views to a started transition, when the views of both controllers hang in their layers.
    func dress(_ started: SystemTransition) {}

    /// Called before UIKit's transition is completed, in the frame that shows its end.
    func systemWillEnd(_ ended: SystemTransition) {}

    /// Called when UIKit's transition has ended.
    func systemDidEnd(_ ended: SystemTransition, finished: Bool) {}

    /// Called when UIKit starts a transition that a third party shows.
    func externalDidStart(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {}

    /// Called when UIKit starts a transition: it shows the engine's run, or begins the run of a call.
    func systemDidStart(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {
      // The transition may no longer be the expected one.
      system = started
      started.sizeOfFrames = context.containerView.bounds.size
      scene.enter(context.containerView)
      if started.isInteractive {
        adopt(started)
      } else {
        if !navigator.isRunning { measureContainer() }
        guard !perform(started) else { return }
        // The engine has no run between these two: UIKit gets its new screen at once.
        finishAtOnce()
        end(started, finished: true)
      }
    }
  }
#endif
