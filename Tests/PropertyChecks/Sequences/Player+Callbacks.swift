// The runs of which a player is notified, and the stack that its model expects.

import LegatoTesting

@testable import Legato

extension Player {
  func heard(_ callback: Callback) {
    switch callback {
    case .shouldBegin: break
    case .willBegin:
      let run = stage.runs[stage.runs.count - 1]
      if !active.isEmpty { fail("run \(run.request.run) begins before run \(active[0]) has ended") }
      active.append(run.request.run)
      model.began(run.request, byHand: takesBack, setting: list)
      records = run.request.isInteractive && answers == nil ? entries : nil
    case .willEnd(_, let decision): model.decided(decision)
    case .didEnd(_, let outcome):
      if active.isEmpty { return fail("a run ends that is not under way") }
      let run = active.removeFirst()
      if stage.runs.last?.request.run != run || stage.runs.last?.outcome != outcome {
        fail("run \(run) ends out of order")
      }
      if let run = stage.runs.last, let decision = run.finalDecision {
        model.ended(run.request, at: decision, isLast: !stage.isRunning)
      }
      checkRecords(run, outcome)
    }
  }

  private var entries: [EntryRecord] { (0..<observed.count).map { EntryRecord(observed.entries[$0]) } }

  /// Checks that a cancelled run has left the settings of all screens as they were.
  private func checkRecords(_ run: Int32, _ outcome: Outcome) {
    // A new request has changed the stack before the end of the run that it interrupts is reported.
    guard let records, !isAsking, !stage.isRunning else { return }
    if outcome != .finished, records != entries {
      fail("run \(run) was cancelled and has changed what the stack says of a screen")
    }
  }

  /// The screens of a request are missing. If its run has ended, none of its layers stay.
  func lost(_ request: TransitionRequest) {
    if !active.contains(request.run) { model.lost(request) }
  }

  func checkModel(_ event: @autoclosure () -> String) {
    guard answers == nil else { return }
    let navigator = stage.navigator
    let screens = navigator.screens.map(\.rawValue)
    if model.screens != screens {
      fail("after \(event()) the stack is \(screens), the model \(model.screens)")
    }
    for screen in -1..<Int32(10) where navigator.contains(ScreenID(screen)) != screens.contains(screen) {
      fail("after \(event()) the stack is wrong about containing \(screen)")
    }
    if navigator.entries.map(\.operation) != model.entries.map(\.origin) {
      fail("after \(event()) a screen is wrong about how it came")
    }
    let top = navigator.top.rawValue
    let request = navigator.request
    if !screens.contains(top), request?.from.rawValue != top, request?.to.rawValue != top {
      fail("after \(event()) screen \(top) answers, which is nowhere")
    }
    if !stage.isRunning { checkRest(event()) }
  }

  /// Checks a stage at rest: the top screen responds, and is at its place.
  private func checkRest(_ event: @autoclosure () -> String) {
    let navigator = stage.navigator
    let top = navigator.top.rawValue
    if top != model.screens.last { fail("at rest screen \(top) answers and not the top one") }
    for (entry, below) in zip(navigator.entries.dropFirst(), navigator.entries) {
      guard let covered = entry.resting?.context.screen(.covered), covered != below.screen else { continue }
      fail("after \(event()) screen \(entry.screen.rawValue) rests over \(covered.rawValue), which is not below it")
    }
    for (entry, expected) in zip(navigator.entries, model.entries) where entry.detent != expected.detent {
      fail("after \(event()) screen \(expected.screen) rests at \(entry.detent), the model's at \(expected.detent)")
    }
  }
}
