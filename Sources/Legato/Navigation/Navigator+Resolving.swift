// What follows from a request or a gesture when its turn has come.

extension Navigator {
  /// What follows from a request or a gesture.
  enum Resolution {
    /// A run, if no observer objects.
    case run(Plan)
    /// The finger grabs the present run, because that run removes the screen which the gesture would bring.
    case grab
    /// The top screen stays. The function changes the screens below it, which are not visible.
    case rearrange((Navigator) -> Void)
    /// Nothing would change, or a screen is missing, or is in the stack already.
    case impossible
  }

  func adding(_ screen: ScreenID, by operation: TransitionOperation, as request: Request) -> Resolution {
    guard mayCome(screen, by: operation) else { return .impossible }
    let transition = TransitionRequest(
      operation: operation, from: decidedTop.screen, to: screen, isInteractive: request.awaitsScrub)
    let plan = bringing(
      transition, request.transition, request.policy, backGesture: request.backGesture, animated: request.isAnimated)
    // A screen that replaces another comes the whole way.
    if !transition.operation.isReplacement {
      plan.change.adding.last?.detents = Detents(request.detents, first: request.initialDetent)
    }
    if request.awaitsScrub { plan.drive(back: backGesture(from: plan.change.adding.last)) }
    return .run(plan)
  }

  func removing(_ removal: Request.Removal, as request: Request) -> Resolution {
    let leaving = decidedTop
    let count = decidedCount
    var depth = count - 2
    var operation = leaving.operation.inverse
    switch removal {
    case .top: break
    case .above(let screen): depth = decidedDepth(of: screen)
    case .aboveRoot: depth = 0
    case .presented:
      while depth >= 0, decidedEntry(depth + 1).operation != .present { depth -= 1 }
      operation = .dismiss
    }
    guard depth >= 0, depth < count - 1 else { return .impossible }
    let transition = TransitionRequest(
      operation: operation, from: leaving.screen, to: decidedEntry(depth).screen, isInteractive: request.awaitsScrub)
    let plan = Plan(
      transition, StackChange(keeping: depth + 1),
      request.transition ?? reverseTransition(of: leaving, by: operation), animated: request.isAnimated)
    if request.awaitsScrub { plan.drive(back: backGesture(from: leaving)) }
    return .run(plan)
  }

  func moving(to detent: Detent) -> Resolution {
    let detents = decidedTop.detents
    let isPossible = decidedCount > 1 && detents.contains(detent) && detents.part(of: detent) != detents.part
    return isPossible ? .run(travel(to: detent)) : .impossible
  }

  private func travel(to detent: Detent) -> Plan {
    let plan = pop()
    plan.detent = detent
    return plan
  }

  /// There has to be a screen below the top one.
  private func pop(by route: GestureRoute? = nil, from start: Point2D? = nil) -> Plan {
    let top = decidedTop
    let request = driven(top.operation.inverse, to: decidedEntry(decidedCount - 2).screen, by: route, from: start)
    return Plan(
      request, StackChange(keeping: decidedCount - 1), reverseTransition(of: top, by: request.operation),
      route?.interaction)
  }

  func setting(_ screens: [ScreenID], as request: Request) -> Resolution {
    guard let top = screens.last, Navigator.areDistinct(screens) else { return .impossible }
    let leaving = decidedTop
    let isBack = decidedDepth(of: top) >= 0
    let operation = isBack ? leaving.operation.inverse : .push
    let resolved =
      isBack
      ? request.transition ?? reverseTransition(of: leaving, by: operation)
      : resolve(request.transition, request.policy, operation)
    let newTop = Entry(top, .push, resolved, request.policy, saysTransition: request.transition != nil)
    // The screens at the bottom that are the same stay.
    var keeping = 0
    while keeping < min(decidedCount, screens.count), decidedEntry(keeping).screen == screens[keeping] { keeping += 1 }
    let change = StackChange(keeping: keeping, adding: arranged(screens, from: keeping, newTop))
    guard top != leaving.screen else {
      if change.adding.count == 0 { return .rearrange { $0.commitDecided() } }
      guard restsOverNext(leaving) else { return .rearrange { $0.rearrange(change, animated: request.isAnimated) } }
      // A top screen over a visible one first goes the whole way. Then the screens below it change without being
      // visible.
      let plan = travel(to: 1)
      plan.afterwards = { $0.rearrange(change, animated: request.isAnimated) }
      return .run(plan)
    }
    let transition = TransitionRequest(operation: operation, from: leaving.screen, to: top)
    return .run(Plan(transition, change, resolved, animated: request.isAnimated))
  }

  /// A back gesture has no destination. The finger has landed at `start`.
  func resolution(of route: GestureRoute, to destination: Destination?, from start: Point2D) -> Resolution {
    switch route.target {
    case .back: return decidedCount > 1 ? .run(pop(by: route, from: start)) : .impossible
    case .forward(_, let operation):
      guard let destination, mayCome(destination.screen, by: operation) else { return .impossible }
      // The finger brings the screen that the present run removes.
      if isGrabbable, let run, !run.endsCovering, run.covering == destination.screen {
        return run.commitment == .committed ? takingBack(run, byFinger: true) : .grab
      }
      let request = driven(operation, to: destination.screen, by: route, from: start)
      return .run(
        bringing(
          request, route.transition, destination.policy, backGesture: route.backGesture, interaction: route.interaction)
      )
    }
  }

  private func driven(
    _ operation: TransitionOperation, to screen: ScreenID, by route: GestureRoute?, from start: Point2D?
  ) -> TransitionRequest {
    var request = TransitionRequest(operation: operation, from: decidedTop.screen, to: screen, isInteractive: true)
    request.direction = route?.interaction.direction
    request.touchPoint = start
    return request
  }

  /// The present, committed run in the other direction. By a finger, or a number in its place, the gesture `own` drives
  /// it, or else the run's interaction.
  func takingBack(_ run: Run, byFinger isByFinger: Bool, _ own: Interaction? = nil) -> Resolution {
    let request = TransitionRequest(
      operation: run.request.operation.inverse, from: run.request.to, to: run.request.from, isInteractive: isByFinger)
    let plan = Plan(request, run.plan.change.inverse, run.reverseTransition)
    if isByFinger {
      plan.request.direction = run.request.direction
      plan.interaction = drivingInteraction
      plan.uncovers = run.plan.uncovers
      if let own { plan.drive(back: own) }
    }
    return .run(plan)
  }

  /// Whether one of the screens lies directly over the other, before or after the change, so that it may rest there.
  func isBetweenNeighbors(_ plan: Plan) -> Bool {
    let (request, change) = (plan.request, plan.change)
    if request.operation.isReplacement { return false }
    if request.operation.isReverse { return decidedCount > 1 && decidedEntry(decidedCount - 2).screen == request.to }
    if change.adding.count > 1 { return change.adding[change.adding.count - 2].screen == request.from }
    return change.keeping > 0 && decidedEntry(change.keeping - 1).screen == request.from
  }
}

extension Navigator {
  func bringing(
    _ request: TransitionRequest, _ transition: ScreenTransition?, _ policy: TransitionPolicy,
    backGesture: Interaction? = nil, animated: Bool = true, interaction: Interaction? = nil
  ) -> Plan {
    let leaving = decidedTop
    var request = request
    let replaces = request.operation.isReplacement
    // A screen that rests over a visible one has no neighbor at its side, so it is replaced forwards.
    if replaces, restsOver(leaving) { request.operation = .replace }
    let resolved = resolve(transition, policy, request.operation)
    // A screen that replaces another goes as the other one would have.
    let entry = Entry(
      request.to, replaces ? leaving.operation : request.operation, resolved, policy, saysTransition: transition != nil)
    entry.backGesture = backGesture
    let change = StackChange(keeping: decidedCount - (replaces ? 1 : 0), adding: References(entry))
    return Plan(request, change, resolved, interaction, animated: animated)
  }

  /// Whether a screen rests over a visible one, or is about to.
  private func restsOver(_ entry: Entry) -> Bool {
    if let run, run.endsOverSeenScreen, run.covering == entry.screen { return true }
    return entry.resting != nil || !entry.detents.said.isEmpty
  }

  @inline(never)
  func mayCome(_ screen: ScreenID, by operation: TransitionOperation) -> Bool {
    screen.rawValue >= 0 && decidedDepth(of: screen) < 0 && (!operation.isReverse || operation == .restore)
  }
}
