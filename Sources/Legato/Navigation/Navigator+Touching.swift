// The screen that a finger touches, and the gestures that the finger may become there.

extension Navigator {
  /// The screen that responds to a touch at a point, for a host's hit testing; nil if none does.
  ///
  /// If a release has chosen a screen, that screen responds wherever it is visible, and the one that leaves does not
  /// respond. The screen below the leaving one responds through it in two cases: if the leaving screen lands on an
  /// element, as a zoomed card does, and if it has faded by half.
  ///
  /// - Parameter point: In the container's coordinates. A point that is not finite touches the top screen.
  public func screen(at point: Point2D) -> ScreenID? {
    guard let run, isSettling else { return top }
    let touched = touched(at: point, in: run)
    return touched == .landing || (touched == .moving) == run.endsCovering ? run.respondingScreen : nil
  }

  /// Whether a point is on the screen that the run brings or removes. A finger may grab the run there.
  package func isOnMovingScreen(at point: Point2D) -> Bool {
    guard let run, isSettling else { return false }
    return touched(at: point, in: run) != .other
  }

  /// The part of a run that a point touches.
  enum Touched: UInt8 {
    /// The screen that the run brings or removes, or an element that flies with it.
    case moving
    /// The same screen, if it lands on an element of the other one, or is translucent.
    case landing
    /// The other screen, or no screen.
    case other
  }

  /// The part of the present run that a point touches, in the frame that is shown now.
  func touched(at point: Point2D, in run: Run) -> Touched {
    refresh()
    guard let place = presentation.place(at: point) else { return .other }
    let kind = presentation.layers[place].kind
    let flies = kind.role == .element
    guard flies || kind.screen == .screen(run.covering) else { return .other }
    return flies || presentation.isSheer(place) || run.landsOnElement ? .landing : .moving
  }

  /// Whether a run is settling that a finger may grab.
  var isGrabbable: Bool {
    isSettling && run?.commitment != .sealed && grabbingInteraction != nil
  }

  private var isSettling: Bool {
    if case .settling = phase { return true }
    return false
  }

  /// The interaction that drives the present run or, without one, the first back gesture of its covering screen.
  private var grabbingInteraction: Interaction? {
    run?.plan.interaction ?? coverEntry.flatMap { interactions(of: $0).first }
  }

  /// The first back gesture of a screen, or an edge pan if it has none, for a run that a number scrubs.
  @inline(never)
  func backGesture(from entry: Entry?) -> Interaction { entry.flatMap { interactions(of: $0).first } ?? .edgePan() }

  var coverEntry: Entry? { run.flatMap { known($0.covering) } }

  /// All gestures that a finger which lands at a point now may become, in the order in which they are asked. None while
  /// a number scrubs the run, and beside a screen that rests at a detent.
  ///
  /// While a run settles, a finger on the screen that the run brings or removes grabs it, along its direction. A finger
  /// beside that screen has two cases: if the screen comes, only a back gesture of the screen grabs the run; if it
  /// goes, the finger has the gestures that it would have at rest.
  func candidates(at point: Point2D) -> References<Candidate> {
    var candidates = References<Candidate>()
    if isScrubbed || isBesideResting(point) { return candidates }
    guard isGrabbable, let run else {
      addRoutes(from: settledTop, to: &candidates)
      return candidates
    }
    let touched = touched(at: point, in: run)
    let isOnMoving = touched != .other
    if !isOnMoving, run.endsCovering {
      // The screen that is being covered has only the back gestures that lead to it.
      addGrabs(to: &candidates)
      return candidates
    }
    var led = References<Candidate>()
    addRoutes(from: settledTop, to: &led)
    // Two kinds of gestures of the chosen screen come before a grab of the moving screen: edge gestures, and forward
    // gestures in the run's direction. If the chosen screen is the moving one, its back gestures grab it.
    for candidate in led where isOnMoving && (candidate.isForward || !run.endsCovering) {
      if candidate.isAtEdge(point, in: size, layoutDirection) || leadsFarther(candidate, than: run) {
        candidates.append(candidate)
      }
    }
    if var interaction = grabbingInteraction, isOnMoving || interaction.isPinch {
      if case .pan(let pan) = interaction.gesture { interaction.gesture = .pan(pan.grabbing) }
      candidates.append(Candidate(grabbingBy: interaction))
    }
    // When a second finger lands, the point midway between the two decides what the pinch touches.
    addGrabs(to: &candidates, onlyByPinch: true)
    if touched != .moving || run.endsCovering {
      for candidate in led where !candidates.contains(candidate) { candidates.append(candidate) }
    }
    return candidates
  }

  /// Whether a point is beside a screen that rests at a detent. No drag from there moves the screen.
  private func isBesideResting(_ point: Point2D) -> Bool {
    guard run == nil, settledTop.detent < 1 else { return false }
    refresh()
    let kind = presentation.place(at: point).map { presentation.layers[$0].kind.screen }
    return kind != .screen(top)
  }

  /// Whether a forward gesture has the direction in which the run moves by itself, such as a hub's to the next
  /// neighbor.
  private func leadsFarther(_ candidate: Candidate, than run: Run) -> Bool {
    guard candidate.isForward, let driving = grabbingInteraction else { return false }
    let way = run.plan.uncovers == run.endsCovering ? driving.direction.opposite : driving.direction
    return candidate.interaction.direction.resolved(in: layoutDirection) == way.resolved(in: layoutDirection)
  }

  /// Adds the back gestures of the covering screen, as gestures that grab the run.
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

  /// Adds the forward and back gestures of a top screen.
  private func addRoutes(from entry: Entry, to candidates: inout References<Candidate>) {
    for route in entry.forwardRoutes { candidates.append(Candidate(route)) }
    guard settledCount > 1 else { return }
    for var interaction in interactions(of: entry) {
      // A screen that rests at a detent may go up as well as back.
      if entry.detent < 1, case .pan(let gesture) = interaction.gesture {
        var grabbing = gesture.grabbing
        grabbing.sharesDrags = gesture.sharesDrags
        interaction.gesture = .pan(grabbing)
      }
      candidates.append(Candidate(GestureRoute(interaction)))
    }
  }
}
