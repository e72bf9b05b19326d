// One container of the app's: the engine's stack, UIKit's transition, and what is shown.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What navigation controllers, presentations and tab bar controllers have in common: the host of one of the engine's
  /// stacks, which mirrors UIKit's own.
  ///
  /// Two things run side by side. UIKit's transition says when controllers appear and disappear; the engine's run says
  /// what is seen. UIKit begins and ends at its own times: a run that is redirected lets UIKit's transition end at
  /// once, and goes on.
  @MainActor class TransitionContainer {
    let navigator: Navigator
    var screens = ScreenTable()
    let scene = TransitionScene()
    let elements = ElementStage()
    /// A third party's parts for screens that name none.
    var external = ExternalParts()
    /// UIKit's transition that is under way, or that UIKit is about to start.
    var system: SystemTransition?
    /// The view that takes the gestures, and carries the scene between two of UIKit's transitions.
    weak var view: UIView?
    private(set) lazy var recognizer = TransitionGestureRecognizer(self)
    private(set) lazy var ticker = FrameTicker { [weak self] in self?.showFrame(at: $0) }
    private(set) lazy var watchdog = Watchdog { [weak self] in
      if let self { showFrame(at: now) }
    }
    let attention = Attention()
    /// Hears that the app goes to the background while something runs.
    var background: [Subscription] = []
    /// A screen that a finger is about to bring, until UIKit has it.
    var arriving: UIViewController?
    /// What the app has been asked about a finger, and may answer later.
    weak var question: BeginQuestion?
    /// Whether that is being taken back.
    var isWithdrawing = false
    /// What was asked for while UIKit had yet to start its transition.
    var waiting: [() -> Void] = []
    /// The controllers between which something runs: UIKit may have let go of them before it has ended.
    var parties: [UIViewController] = []
    /// The presentation that a finger on this container brings, and that has the finger's gesture.
    var heir: PresentationContainer?
    /// Whether the engine's stack is only being told what UIKit's is already.
    var isSynchronizing = false
    /// The numbers of requests that were denied, until whoever has sent them knows.
    var denied: Set<Int32> = []
    var hasTriedHandOver = false

    init(root: UIViewController) {
      navigator = Navigator(root: screens.id(of: root))
      connect()
    }

    /// The host of a stack that the engine has made for these screens.
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

    /// Called before a finger begins anything: tells the engine which screens UIKit's stack has, and what the top one
    /// says of transitions and gestures.
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

    /// Tells the engine what holds where neither a call, a screen nor the container says anything: it may have changed.
    func resolveDefaults() {
      navigator.defaults = TransitionDefaults.policy
      navigator.fallback = fallback
    }

    /// Ends what runs, where it was to end, and takes it from a finger that drives it: the container's window is gone,
    /// or the app is in the background.
    func finishAtOnce() {
      guard navigator.isRunning else { return }
      send(.pointersCancelled)
      send(.finish)
    }

    /// The scene has another size, or has left its window. UIKit says so while it lays out or moves views. A run must
    /// not end within that, because UIKit then moves views itself and calls the app: so the change is followed in the
    /// next turn of the run loop.
    private func sceneDidChange() {
      guard navigator.isRunning else { return measureAnew() }
      let run = navigator.request?.run
      Timer.once { [self] in
        if navigator.isRunning, scene.root.window != nil, system?.external == nil { return followSize() }
        if navigator.request?.run == run { finishAtOnce() }
        measureAnew()
      }
    }

    /// What runs, or rests in the scene, goes on in the container as large as it is now.
    func followSize() {
      measureContainer()
      send(.resized(navigator.size))
    }

    private func touchTarget(at point: Point2D) -> SceneView.TouchTarget {
      guard let screen = navigator.screen(at: point) else { return .nobody }
      if scene.layer(of: screen)?.isPicture == true { return .behindScene }
      return screens[screen].map(isBehindContainer) == true ? .behindContainer : .scene
    }

    // What each container does in its own way.

    /// Whether UIKit's container covers a controller's view, and keeps touches from it.
    func isBehindContainer(_ controller: UIViewController) -> Bool { false }

    /// What is usual in it where nobody says anything, the app's defaults included.
    var fallback: TransitionPolicy { TransitionPolicy() }

    /// Follows what rests in the scene: its container has another size, or it has left its window.
    func measureAnew() {}

    /// The controller in which the others come and go; nil for a presentation.
    var owner: UIViewController? { nil }

    /// What the scene stays below while it hangs in the container's own view.
    var ceiling: UIView? { nil }

    /// The view of the container's bar that a touch finds while something moves, made ready to answer it.
    func bar(at point: CGPoint, with event: UIEvent) -> UIView? { nil }

    /// A finger lands on a view, and nobody has heard of it yet.
    func fingerLands(on view: UIView?) {}

    /// A finger has taken hold of what runs: UIKit, too, learns that its outcome is open again.
    func reopenSystem() { system?.reopen() }

    /// VoiceOver's scrub on what the scene shows; `false` leaves it to the responders above.
    func escape() -> Bool { false }

    /// Where UIKit's container holds a controller's view at rest.
    func home(of view: UIView, in context: any UIViewControllerContextTransitioning) -> UIView { context.containerView }

    /// Where a controller's view lies at rest; empty for the whole of UIKit's container.
    func restFrame(of controller: UIViewController, in context: any UIViewControllerContextTransitioning) -> CGRect {
      system?.fitted(context.finalFrame(for: controller)) ?? context.finalFrame(for: controller)
    }

    /// Whether a run is no transition of UIKit's, at least to begin with.
    func beginsAlone(_ request: TransitionRequest) -> Bool { false }

    /// Takes the views of such a run into the layers of their screens.
    func adoptAlone() {}

    /// The engine has decided where a run goes.
    func runWillEnd(_ request: TransitionRequest, _ decision: ReleaseDecision) {}

    /// Whether a list under a finger may have its drag together with the screen.
    var sharesDrags: Bool { false }

    /// A first finger has landed, over these scroll views: as many as scrollables, innermost first.
    func fingerLanded(over scrollViews: [UIScrollView?]) {}

    /// The engine is about to hear of a finger's movement.
    func fingerWillMove() {}

    /// The finger scrolls what lies at a place among those under it; see `Navigator.Effect.scroll`.
    func scroll(_ place: Int, to offset: Double, velocity: Double) {}

    /// A finger has attempted what is not allowed.
    func runDidAttempt(_ request: TransitionRequest) { tellAttempt(request) }

    /// Takes back a view that the scene shows no more, outside of UIKit's transitions.
    func retire(_ view: UIView) { view.removeFromSuperview() }

    /// Makes UIKit begin what a finger has asked for; `false` if it cannot.
    func beginSystem(_ request: TransitionRequest, from: UIViewController, to: UIViewController) -> Bool { false }

    /// Begins the engine's operation for a transition that UIKit has started by a call; `false` if there is none.
    func perform(_ transition: SystemTransition) -> Bool { false }

    /// What a screen says while it is on top; what the call has said that brought it goes before that.
    func policy(of top: UIViewController) -> TransitionPolicy {
      var policy = top.legato.policy
      guard let backGestures = screens.backGestures(from: top) else { return policy }
      policy.interactions = backGestures
      policy.dismissals = backGestures
      return policy
    }

    /// Whether a finger can push a screen here.
    var pushes: Bool { false }

    /// Tells the engine where fingers on the top screen lead.
    func prepareRoutes() {
      navigator.setForwardRoutes(routes, of: navigator.top)
    }

    /// Where fingers on the top screen lead.
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
      return nil
    }

    /// Adds to what is measured for a run.
    func refine(_ context: TransitionContext, isNew: Bool) {}

    /// Gives layers of its own kinds what they show.
    func fill(_ layers: [SceneLayer]) {}

    /// Makes the engine's stack say what UIKit's does. Called at rest.
    func synchronize() {}

    /// The view of a controller that takes part where it is, because UIKit leaves it there.
    func lends(_ controller: UIViewController) -> UIView? { nil }

    /// The views of both controllers of UIKit's transition hang in their layers: what else belongs to them may be
    /// added.
    func dress(_ started: SystemTransition) {}

    /// UIKit's transition is about to be completed, in the frame that shows its end.
    func systemWillEnd(_ ended: SystemTransition) {}

    /// UIKit's transition has ended.
    func systemDidEnd(_ ended: SystemTransition, finished: Bool) {}

    /// UIKit starts a transition that a third party shows.
    func externalDidStart(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {}

    /// UIKit starts a transition: what runs already is shown in it from now on, and what was called for begins.
    func systemDidStart(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {
      // Nobody may have expected it any more.
      system = started
      started.sizeOfFrames = context.containerView.bounds.size
      scene.enter(context.containerView)
      if started.isInteractive {
        adopt(started)
      } else {
        if !navigator.isRunning { measureContainer() }
        guard !perform(started) else { return }
        // The engine knows of no way between these two: UIKit gets its new screen at once.
        finishAtOnce()
        end(started, finished: true)
      }
    }
  }
#endif
