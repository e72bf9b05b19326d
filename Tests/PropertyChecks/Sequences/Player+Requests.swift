// The requests of a player, and the model's answers.

import Legato
import LegatoTesting

extension Player {
  func way(_ number: Int?) -> ScreenTransition? { number.map { Scenario.transitions[$0].value } }

  private func isThere(_ screen: Int32?) -> Bool { screen.map { !missing.contains($0) } ?? false }

  func canAdd(_ screen: Int32) -> Bool {
    let screens = model.settled.screens
    return allowed && screen >= 0 && !screens.contains(screen) && isThere(screen) && isThere(screens.last)
  }

  func canUncover(_ depth: Int) -> Bool {
    let screens = model.settled.screens
    guard depth >= 0, depth < screens.count - 1 else { return false }
    return allowed && isThere(screens[depth]) && isThere(screens.last)
  }

  func set(_ screens: [Int32], _ transition: Int?, _ animated: Bool, _ event: Event) {
    let request = { (stage: Stage) in
      stage.setScreens(screens.map { ScreenID($0) }, transition: self.way(transition), animated: animated)
    }
    if answers != nil { return ask(event, true, animated, request) }
    let settled = model.settled.screens
    // A back gesture from there could equally be the present request, taken back.
    guard screens.dropLast().last != settled.last else { return }
    let isList = !screens.isEmpty && Set(screens).count == screens.count && !screens.contains { $0 < 0 }
    list = screens
    defer { list = nil }
    guard isList, screens.last == settled.last else {
      return ask(event, isList && allowed && isThere(screens.last) && isThere(settled.last), animated, request)
    }
    // A screen that rests at a detent has to go the whole way first.
    let mayDeny = !allowed || settled.suffix(2).contains { !isThere($0) }
    if !animated { isExcused = true }
    isAsking = true
    defer { isAsking = false }
    if request(stage) {
      if screens != settled {
        model.rearranged(to: screens)
        records = nil
      } else {
        model.commit()
      }
    } else if !mayDeny {
      fail("\(event) does not change the screens")
    }
    checkStill(event)
  }

  func ask(_ event: Event, _ expected: Bool, _ animated: Bool, _ body: (Stage) -> Bool) {
    let runs = stage.runs.count
    if !animated { isExcused = true }
    isAsking = true
    let done = body(stage)
    isAsking = false
    if isCut { isExcused = true }
    checkStill(event)
    guard answers == nil else { return }
    if done != expected { fail("\(event) says \(done) where the model says \(expected)") }
    if stage.runs.count != runs + (done ? 1 : 0) { fail("\(event) began \(stage.runs.count - runs) runs") }
    if !animated, done, stage.isRunning { fail("\(event) goes on") }
  }

  /// Whether the top screen has come at once, because it has no element from which it could come.
  private var isCut: Bool {
    let top = observed.entries[observed.count - 1]
    return !stage.isRunning && (top.transition ?? standard).needsSource
  }
}
