// What a player sees, held against the continuity bound.

import LegatoTesting

@testable import Legato

extension Player {
  func see(_ picture: inout SeenPicture) {
    let coordinator = observed.coordinator
    picture.take(coordinator.layers, coordinator.states, top: observed.top, size: observed.size.sanitized)
  }

  func frameShown() {
    frames += 1
    checkFrame("a frame")
  }

  /// Time has passed, or a finger has moved.
  func checkFrame(_ event: @autoclosure () -> String) {
    let elapsed = observed.coordinator.now - beforeTime
    var dragged = 0.0
    for (index, finger) in [stage.finger, stage.secondFinger].enumerated() where finger.position.isUsable {
      dragged += (finger.position - fingers[index]).length
    }
    let unit = max(stage.size.sanitized.width, stage.size.sanitized.height)
    if !(unit > 0) { isExcused = true }
    let reach = unit > 0 ? dragged / unit : 0
    if dragged > 0, unit > 0 { launch = max(launch, min(dragged / max(elapsed, 0.004), 8000) / unit) }
    var (speed, fading) = (Player.speed, Player.fading)
    if let pace, dragged == 0 {
      speed = min(speed, Player.growth * pace.travel + Player.acceleration * elapsed)
      fading = min(fading, Player.growth * pace.opacity + Player.kink)
    }
    let driven = Player.leverage * (reach + launch * elapsed)
    let (travel, opacity) = (speed * elapsed + driven, fading * elapsed + 2 * driven)
    let change = check(event(), travel: travel + Player.snap, opacity: opacity + Player.snap)
    if !observed.coordinator.isRunning { launch = 0 }
    pace = dragged == 0 && elapsed > 0 ? (change.travel / elapsed, change.opacity / elapsed) : nil
  }

  /// Nothing has happened that takes time.
  func checkStill(_ event: Event) {
    // A timestamp from elsewhere may have moved the engine's clock all the same.
    if observed.coordinator.now > beforeTime { return checkFrame("\(event)") }
    // A run that is as good as settled may end at once.
    let tolerance = isSettled ? Player.snap : Player.still
    check("\(event)", travel: tolerance, opacity: tolerance)
    pace = nil
  }

  private var isSettled: Bool {
    switch observed.coordinator.phase {
    case .idle, .ended: true
    default: false
    }
  }

  func noteFingers() {
    for (index, finger) in [stage.finger, stage.secondFinger].enumerated() where finger.position.isUsable {
      fingers[index] = finger.position
    }
  }

  /// Holds what is seen now against what was seen last, and says how they differ.
  @discardableResult
  private func check(_ event: @autoclosure () -> String, travel: Double, opacity: Double) -> SeenPicture.Change {
    see(&after)
    let coordinator = observed.coordinator
    if !coordinator.isRunning, !hasDrawer, model.entries.last?.stop == 1,
      !coordinator.layers.isEmpty || !stage.layers.isEmpty
    {
      fail("after \(event()) layers are mounted at rest")
    }
    if coordinator.layers.count != coordinator.states.count {
      fail("after \(event()) there are not as many states as layers")
    }
    for state in coordinator.states {
      if !state.isFinite { fail("after \(event()) a state is not finite") }
      if !(state.opacity >= -1e-9 && state.opacity <= 1 + 1e-9) {
        fail("after \(event()) an opacity is \(state.opacity)")
      }
    }
    let change = before.change(to: after)
    if !isExcused {
      if !(change.travel <= travel) {
        fail("\(event()) moves \(change.moved?.name ?? "?") by \(change.travel), more than \(travel)")
      }
      if !(change.opacity <= opacity) {
        fail(
          "\(event()) changes the opacity of \(change.faded?.name ?? "?") by \(change.opacity), more than \(opacity)")
      }
    }
    isExcused = false
    swap(&before, &after)
    beforeTime = observed.coordinator.now
    noteFingers()
    return change
  }
}

extension LayerState {
  var isFinite: Bool {
    var sum = 0.0
    for index in 0..<LayerState.stride { sum += self[index] * 0 }
    return sum == 0
  }
}

extension Point {
  /// Whether a recogniser takes it seriously.
  fileprivate var isUsable: Bool { x.magnitude <= 1e9 && y.magnitude <= 1e9 }
}
