// How a redirect is played.

import LegatoTesting

@testable import Legato

/// A redirect at its instant: two runs, and what is shown from then on.
struct RedirectPlay {
  private let past: Run
  /// What drives the first run.
  private let present: TransitionDriver
  private let next: Run
  /// The second run's inputs, now and a moment later.
  private let start: (now: Inputs, later: Inputs)
  private let presentation: PresentationState

  /// Between two frames, in seconds.
  static let frameTime = 1.0 / 120
  /// In so many frames what is left over has decayed.
  private static let frames = 100

  /// Nil if the first run is over before it can be interrupted.
  init?(_ redirect: Redirect) {
    past = redirect.firstRun
    guard let present = redirect.instant.driver(of: past) else { return nil }
    self.present = present
    next = redirect.secondRun
    next.setOff(after: present)
    start = (next.driver.inputs, next.driver.inputs(after: PresentationState.moment))
    let before = PresentationState(past.timeline)
    before.sample(present.inputs, at: present.time)
    presentation = before.redirected(
      to: next.timeline, start: start, from: present, over: References(), reaching: .screen(next.request.to),
      uncovers: next.request.operation.isReverse, at: present.time)
  }

  /// What is seen of each screen that both runs show.
  func screens() -> [RedirectedScreen] {
    var screens = [ScreenID(0), ScreenID(1)].compactMap(beginning)
    let aims = next.timeline.frame(at: start.now)
    for frame in 0...RedirectPlay.frames {
      let time = present.time + Double(frame) * RedirectPlay.frameTime
      let inputs = next.driver.inputs(at: time)
      presentation.sample(inputs, at: time)
      next.timeline.write(inputs, to: aims.numbers)
      for index in screens.indices {
        guard let shown = presentation.layers.place(of: screens[index].id),
          let aim = next.timeline.layers.place(of: screens[index].id)
        else { continue }
        screens[index].append(
          SeenQuad(presentation.layers[shown], presentation.frame[shown]),
          opacity: presentation.frame[shown][.opacity], aim: SeenQuad(next.timeline.layers[aim], aims[aim]))
      }
    }
    return screens
  }

  /// What is seen of a screen at the instant; nil unless both runs show it.
  private func beginning(of screen: ScreenID) -> RedirectedScreen? {
    guard let old = past.timeline.layers.place(of: screen), let shown = presentation.layers.place(of: screen),
      next.timeline.shows(.screen(screen))
    else { return nil }
    func seen(_ inputs: Inputs) -> SeenQuad {
      let frame = past.timeline.frame(at: inputs)
      return withExtendedLifetime(frame) { SeenQuad(past.timeline.layers[old], frame[old]) }
    }
    let later = Frame(presentation.frame)
    presentation.write(start.later, at: present.time, after: PresentationState.moment, to: later)
    return withExtendedLifetime(later) {
      RedirectedScreen(
        screen, before: seen(inputsBefore), start: seen(present.inputs),
        later: seen(present.inputs(after: PresentationState.moment)),
        shownLater: SeenQuad(presentation.layers[shown], later[shown]))
    }
  }

  /// The first run's inputs a frame before the instant.
  private var inputsBefore: Inputs {
    guard case .settling = present.phase else { return present.inputs }
    // Before it began to settle a finger moved it, as fast.
    if present.time == RedirectInstant.beginning {
      return present.inputs.advanced(by: present.velocity, for: -RedirectPlay.frameTime)
    }
    return present.inputs(at: max(RedirectInstant.beginning, present.time - RedirectPlay.frameTime))
  }
}

extension Redirect {
  fileprivate var firstRun: Run { run(first.transition, .push, from: 0, to: 1) }
  fileprivate var secondRun: Run { run(second.transition, operation, from: 1, to: operation.isReverse ? 0 : 2) }

  /// A run between screens that share one element: a cell, and a picture of all the width.
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
  /// Begins as a call's run does that interrupts another one: a pop goes on from where that is, as fast.
  fileprivate func setOff(after present: TransitionDriver) {
    let operation = request.operation
    var (inputs, velocity) = (Inputs.zero, Inputs(fraction: transition.initialVelocity(for: operation)))
    if operation.isReverse {
      inputs.fraction = 1 - present.inputs.fraction
      velocity.fraction = -present.velocity.fraction
    }
    var motion = transition.motion(for: operation)
    if case .decay = motion, velocity.fraction != 0 { motion = Interaction.settle }
    driver.begin(at: present.time, inputs: inputs, velocity: velocity)
    driver.release(goal, motion: motion, at: present.time)
  }
}

extension [Layer] {
  /// Where a screen's layer is.
  fileprivate func place(of screen: ScreenID) -> Int? { firstIndex { $0.kind == .screen(screen) } }
}
