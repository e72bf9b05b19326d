// Plays a redirect.

import LegatoTesting

@testable import Legato

/// A redirect from its interruption on: the two runs, and what is shown.
struct RedirectPlay {
  private let past: Run
  /// The driver of the first run.
  private let present: TransitionDriver
  private let next: Run
  private let presentation: PresentationState
  /// The frame in which a finger releases the run; 0 without a finger.
  private let release: Int

  /// The time between two frames, in seconds.
  static let frameTime = 1.0 / 120
  /// How many frames a residual takes to decay.
  private static let frames = 100
  /// How many frames a finger holds the run.
  private static let heldFrames = 12

  /// Nil if the first run is over before it can be interrupted.
  init?(_ redirect: Redirect) {
    past = redirect.firstRun
    guard let present = redirect.instant.driver(of: past) else { return nil }
    self.present = present
    next = redirect.secondRun
    let isGrabbed = redirect.takeover == .grab
    release = isGrabbed ? RedirectPlay.heldFrames : 0
    next.setOff(after: present, of: past, isGrabbed: isGrabbed)
    let start = (next.driver.inputs, next.driver.inputs(ahead: PresentationState.moment))
    let before = PresentationState(past.timeline)
    before.sample(present.inputs, at: present.time)
    presentation = before.redirected(
      to: next.timeline, start: start, from: present, over: References(), reaching: .screen(next.request.to),
      uncovers: next.request.operation.isReverse && !isGrabbed, at: present.time)
    if isGrabbed {
      next.driver.grab(at: present.time)
      presentation.hold(at: present.time)
    }
  }

  /// The visible layers: each screen of the first run, and each face of a shared element that both runs show.
  func layers() -> [RedirectedLayer] {
    var layers = past.timeline.layers.map(\.kind).filter {
      $0.role == .screen || $0.role == .element && next.timeline.shows($0)
    }.compactMap(beginning)
    for frame in 0...RedirectPlay.frames {
      let time = present.time + Double(frame) * RedirectPlay.frameTime
      if frame == release, release > 0 {
        next.driver.release(.finish, motion: Interaction.settle, at: time)
        presentation.release(at: time)
      }
      let inputs = next.driver.inputs(at: time)
      presentation.sample(inputs, at: time)
      let (aims, goingOn) = (next.timeline.frame(at: inputs), past.timeline.frame(at: present.inputs(at: time)))
      for index in layers.indices {
        guard let shown = presentation.layers.place(of: layers[index].kind) else { continue }
        layers[index].append(
          SeenQuad(presentation.layers[shown], presentation.frame[shown]),
          opacity: presentation.frame[shown][.opacity],
          aim: next.timeline.quad(of: layers[index].kind, in: aims)
            ?? past.timeline.quad(of: layers[index].kind, in: goingOn)!)
      }
      withExtendedLifetime((aims, goingOn)) {}
    }
    return layers
  }

  /// A layer at the interruption; nil if it is not shown any more.
  private func beginning(of kind: Layer.Kind) -> RedirectedLayer? {
    guard let old = past.timeline.layers.place(of: kind), let shown = presentation.layers.place(of: kind) else {
      return nil
    }
    func seen(_ inputs: Inputs) -> SeenQuad {
      let frame = past.timeline.frame(at: inputs)
      return withExtendedLifetime(frame) { SeenQuad(past.timeline.layers[old], frame[old]) }
    }
    let later = Frame(presentation.frame)
    let inputs = next.driver.inputs(ahead: PresentationState.moment)
    presentation.write(inputs, at: present.time, after: PresentationState.moment, to: later)
    return withExtendedLifetime(later) {
      RedirectedLayer(
        kind, before: seen(inputsBefore), start: seen(present.inputs),
        later: seen(release > 0 ? present.inputs : present.inputs(ahead: PresentationState.moment)),
        shownLater: SeenQuad(presentation.layers[shown], later[shown]))
    }
  }

  /// The first run's inputs one frame before the interruption.
  private var inputsBefore: Inputs {
    guard case .settling = present.phase else { return present.inputs }
    // A finger moved it at the same velocity before it settled.
    if present.time == RedirectInstant.beginning {
      return present.inputs.advanced(by: present.velocity, for: -RedirectPlay.frameTime)
    }
    return present.inputs(at: max(RedirectInstant.beginning, present.time - RedirectPlay.frameTime))
  }
}

extension Redirect {
  fileprivate var firstRun: Run {
    beginsByPush ? run(first.transition, .push, from: 0, to: 1) : run(first.transition, .pop, from: 1, to: 0)
  }

  fileprivate var secondRun: Run {
    let (from, to): (ScreenID, ScreenID) = beginsByPush ? (0, 1) : (1, 0)
    return switch takeover {
    case .push: run(second.transition, .push, from: to, to: 2)
    case .pop: run(second.transition, .pop, from: to, to: 2)
    case .back, .grab: run(second.transition, beginsByPush ? .pop : .push, from: to, to: from)
    }
  }

  /// A run between screens that share one element: a cell, and a picture with the full width.
  private func run(_ transition: ScreenTransition, _ operation: TransitionOperation, from: ScreenID, to: ScreenID)
    -> Run
  {
    let context = TransitionContext(operation: operation, from: from, to: to, size: size)
    let (width, height) = (size.width, size.height)
    let cell = Rect2D(x: 0.06 * width, y: 0.55 * height, width: 0.28 * width, height: 0.14 * height)
    let photo = Rect2D(x: 0, y: 0.1 * height, width: width, height: 0.4 * height)
    context.elements = [SharedElement(id: 7, covered: cell, covering: photo, coveredRadius: 8)]
    let request = TransitionRequest(operation: operation, from: from, to: to)
    return Run(Navigator.Plan(request, StackChange(keeping: 0), transition), in: context, by: transition)
  }
}

extension Run {
  /// Begins as a run does that interrupts another one. If it goes back, it continues from the other run's place, with
  /// its velocity. A run that a finger grabs does not move by itself.
  fileprivate func setOff(after present: TransitionDriver, of past: Run, isGrabbed: Bool) {
    let operation = request.operation
    var (inputs, velocity) = (Inputs.zero, Inputs(fraction: transition.initialVelocity(for: operation)))
    if request.isBetweenScreens(of: past.request) {
      inputs.fraction = 1 - present.inputs.fraction
      velocity.fraction = -present.velocity.fraction
    }
    var motion = transition.motion(for: operation)
    if case .decay = motion, velocity.fraction != 0 { motion = Interaction.settle }
    driver.begin(at: present.time, inputs: inputs, velocity: velocity)
    if !isGrabbed { driver.release(goal, motion: motion, at: present.time) }
  }
}

extension [Layer] {
  /// The index of the layer of a kind.
  fileprivate func place(of kind: Layer.Kind) -> Int? { firstIndex { $0.kind == kind } }
}

extension Timeline {
  /// How it shows the layer of a kind in a frame; nil if it does not show the layer.
  fileprivate func quad(of kind: Layer.Kind, in frame: Frame) -> SeenQuad? {
    layers.place(of: kind).map { SeenQuad(layers[$0], frame[$0]) }
  }
}
