// The screen that a finger touches, the screen that responds, and the gestures that the finger may become there.

extension Navigator {
  /// The screen that responds to a touch at a point, for a host's hit testing; nil if none does.
  ///
  /// If a release has chosen a screen, that screen responds wherever it is visible, and the one that leaves does not
  /// respond. The screen below the leaving one responds through it in two cases: if the leaving screen lands on an
  /// element, as a zoomed card does, and if it has faded by half. The ``undimmedScreen`` responds as well.
  ///
  /// - Parameter point: In the container's coordinates. A point that is not finite touches the top screen.
  public func screen(at point: Point2D) -> ScreenID? {
    if let undimmedScreen, seenScreen(at: point) == undimmedScreen { return undimmedScreen }
    guard let run, isSettling else { return top }
    let touched = touched(at: point)
    let isChosen = touched == .landing || (touched == .moving) == run.endsCovering
    return isChosen ? run.respondingScreen : nil
  }

  /// The screen directly behind the top one, if it responds to the user as well: while the top one rests at a detent
  /// below 1 or, after a release, goes to one, and nothing dims the one behind.
  public var undimmedScreen: ScreenID? {
    guard isAtDetent, let covered = shownRun?.covered else { return nil }
    refresh()
    return presentation.showsUndimmed(.screen(covered)) ? covered : nil
  }

  private var isAtDetent: Bool {
    run.map { phase != .tracking && $0.goesToDetent } ?? (decidedTop.detent < 1)
  }

  /// Whether a point is on the screen that the run brings or removes, where a drag along its interaction grabs the run.
  package func isOnMovingScreen(at point: Point2D) -> Bool { isSettling && touched(at: point) != .other }

  /// The part of the present run that a point touches.
  enum Touched: UInt8 {
    /// The screen that the run brings or removes, or an element that flies with it.
    case moving
    /// The same screen, if it lands on an element of the other one, or is translucent.
    case landing
    /// The other screen, or no screen.
    case other
  }

  func touched(at point: Point2D) -> Touched {
    refresh()
    guard let run, let place = presentation.place(at: point) else { return .other }
    let kind = presentation.layers[place].kind
    let flies = kind.role == .element
    guard flies || kind.screen == .screen(run.covering) else { return .other }
    return flies || presentation.isSheer(place) || run.landsOnElement ? .landing : .moving
  }

  var isGrabbable: Bool {
    isSettling && run?.commitment != .sealed && grabbingInteraction != nil
  }

  private var isSettling: Bool {
    if case .settling = phase { return true }
    return false
  }

  private var grabbingInteraction: Interaction? {
    run?.plan.interaction ?? coverEntry.flatMap { interactions(of: $0).first }
  }

  /// Without another one, an edge pan: a number may scrub any run.
  var drivingInteraction: Interaction { grabbingInteraction ?? .edgePan() }

  @inline(never)
  func backGesture(from entry: Entry?) -> Interaction { entry.flatMap { interactions(of: $0).first } ?? .edgePan() }

  var coverEntry: Entry? { run.flatMap { known($0.covering) } }

  /// All gestures that a finger which lands at a point now may become, in the order in which they are asked. None while
  /// a number scrubs the run, and beside a screen that rests at a detent or leaves the ``undimmedScreen`` in use.
  ///
  /// While a run settles that a finger can grab, they are:
  ///
  /// | The finger lands | The covering screen comes | It goes |
  /// |---|---|---|
  /// | on it | the first ones, the grab, all gestures | the first ones, the grab; while it lands, all gestures |
  /// | beside it | its back gestures, which grab the run | a pinch that grabs the run, all gestures |
  ///
  /// *All gestures* are those of the screen that a release has chosen, as at rest. *The first ones* are those of them
  /// that begin at an edge, and forward gestures in the run's direction.
  func candidates(at point: Point2D) -> References<Candidate> {
    var candidates = References<Candidate>()
    if isScrubbed || isBesideDetent(point) { return candidates }
    guard isGrabbable, let run else { return routes() }
    let touched = touched(at: point)
    let (isOnCover, comes) = (touched != .other, run.endsCovering)
    if !isOnCover, comes {
      addGrabs(to: &candidates)
      return candidates
    }
    let routes = routes()
    // If the screen comes, its back gestures follow the grab.
    for route in routes where isOnCover && (route.isForward || !comes) {
      if route.isAtEdge(point, in: container) || leadsFarther(route, than: run) { candidates.append(route) }
    }
    if var interaction = grabbingInteraction, isOnCover || interaction.isPinch {
      interaction.becomeGrab()
      candidates.append(Candidate(grabbingBy: interaction))
    }
    // When a second finger lands, the point midway between the two decides what the pinch touches.
    addGrabs(to: &candidates, onlyByPinch: true)
    if touched != .moving || comes {
      for route in routes where !candidates.contains(route) { candidates.append(route) }
    }
    return candidates
  }

  /// Whether a point is beside a screen that rests at a detent, or goes to one and leaves the ``undimmedScreen`` in
  /// use. No drag from there moves the screen.
  private func isBesideDetent(_ point: Point2D) -> Bool {
    (isSettling ? undimmedScreen != nil : isAtDetent) && seenScreen(at: point) != top
  }

  private func seenScreen(at point: Point2D) -> ScreenID {
    refresh()
    guard let place = presentation.place(at: point) else { return top }
    return ScreenID(presentation.layers[place].kind.id)
  }

  /// Whether a forward gesture leads where the run goes by itself, such as from a hub to the next neighbor.
  private func leadsFarther(_ candidate: Candidate, than run: Run) -> Bool {
    guard candidate.isForward, let driving = grabbingInteraction else { return false }
    // The interaction's direction is the finger's, which may be opposite to the run's.
    let way = run.plan.uncovers == run.endsCovering ? driving.direction.opposite : driving.direction
    return candidate.interaction.direction.resolved(in: layoutDirection) == way.resolved(in: layoutDirection)
  }

  private func addGrabs(to candidates: inout References<Candidate>, onlyByPinch: Bool = false) {
    guard let run, let entry = coverEntry else { return }
    // A screen has no back gesture to the one that it replaces. The interaction of the run grabs it.
    let isReplacing = run.request.operation.isReplacement
    let driving = isReplacing ? run.plan.interaction : nil
    let interactions = driving.map { [$0] } ?? interactions(of: entry)
    for interaction in interactions where interaction.isPinch || !onlyByPinch {
      candidates.append(Candidate(grabbingBy: interaction, isBackGesture: !isReplacing))
    }
  }

  /// All gestures of the screen that a release has chosen.
  private func routes() -> References<Candidate> {
    let entry = decidedTop
    var routes = References<Candidate>()
    for route in entry.forwardRoutes { routes.append(Candidate(route)) }
    guard decidedCount > 1 else { return routes }
    for var interaction in interactions(of: entry) {
      // A screen that rests at a detent may go up as well as back.
      if entry.detent < 1 { interaction.becomeGrab(sharingDrags: true) }
      routes.append(Candidate(GestureRoute(interaction)))
    }
    return routes
  }
}
