// Sequences that once broke the continuity of a redirection, each held against all rules.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct RedirectionPropertiesTests {
  private func scenario(_ transition: String, _ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    var scenario = Scenario()
    scenario.transition = number(transition)
    change(&scenario)
    return scenario
  }

  private func number(_ transition: String) -> Int { Scenario.transitions.firstIndex { $0.code == transition }! }

  private func number(of interactions: String) -> Int {
    Scenario.interactions.firstIndex { $0.code == interactions }!
  }

  /// Nothing is wrong, not even what is known to be.
  private func check(_ events: [Event], _ scenario: Scenario, _ place: SourceLocation = #_sourceLocation) {
    let player = Player.play(events, in: scenario)
    #expect(player.failure == nil && player.known.isEmpty, sourceLocation: place)
  }

  @Test func whatIsLeftOfARunGoesOnAsFastAsItWasCarried() {
    let slide = number(".slide()")
    let events: [Event] = [
      .sheet(7, stops: 1, interaction: nil, animated: true),
      .replace(6, backwards: true, transition: slide, animated: true), .wait(0.2), .pop(animated: true),
      .push(7, transition: nil, animated: true),
    ]
    check(events, scenario(".slide()"))
  }

  @Test func aShadowThatIsLeftKeepsItsLookThroughASecondRedirection() {
    let events: [Event] = [
      .push(4, transition: nil, animated: true), .push(2, transition: nil, animated: true),
      .present(3, transition: nil, animated: true),
    ]
    check(events, scenario(".push"))
  }

  @Test func aScreenThatFliesOutOfASheetsElementComesOutOfNothing() {
    let events: [Event] = [
      .sheet(3, stops: 0, interaction: nil, animated: true), .push(4, transition: nil, animated: true),
    ]
    check(events, scenario(".zoom") { $0.hasElements = true })
  }

  @Test func anElementThatAlreadyFliesComesOutOfNothing() {
    let events: [Event] = [
      .push(1, transition: nil, animated: true), .push(2, transition: number(".imageZoom()"), animated: true),
    ]
    check(events, scenario(".mdImageZoom(keepsSource: true)") { $0.hasElements = true })
  }

  @Test func anElementComesNoMoreVisibleThanTheScreenThatItFliesOutOf() {
    let events: [Event] = [
      .push(7, transition: nil, animated: true), .popToRoot, .wait(0.05),
      .push(3, transition: number(".mdImageZoom()"), animated: true),
    ]
    check(events, scenario(".headline()") { $0.hasElements = true })
  }

  @Test func theBarOfANewScreenComesOutOfNothing() {
    let events: [Event] = [
      .setScreens([2, 1, 5], transition: number(".scale()"), animated: true), .pop(animated: true), .wait(0.016),
      .pop(animated: true),
    ]
    check(events, scenario(".push") { $0.pinsBars = true })
  }

  @Test func whatWasLiftedOutOfAScreenFliesHomeWithoutItsRun() {
    let events: [Event] = [.present(3, transition: nil, animated: true), .dismiss]
    check(events, scenario(".asymmetric(enter: .zoom, leave: .push)") { $0.hasElements = true })
  }

  @Test func aScreenThatWouldShineThroughAnotherComesOutOfNothing() {
    let events: [Event] = [
      .push(3, transition: nil, animated: true), .wait(0.1),
      .replace(2, backwards: true, transition: nil, animated: true),
    ]
    check(events, scenario(".headline()"))
  }

  @Test func aScreenThatWouldBeSeenBesideASmallerOneComesOutOfNothing() {
    let events: [Event] = [
      .push(6, transition: nil, animated: true), .sheet(4, stops: 1, interaction: nil, animated: false), .popToRoot,
    ]
    check(events, scenario(".headline()"))
  }

  @Test func whatWasLiftedOutOfAScreenFliesHomeInThatBelowASheet() {
    let events: [Event] = [
      .push(1, transition: nil, animated: true), .sheet(5, stops: 0, interaction: nil, animated: true),
    ]
    check(events, scenario(".mdImageZoom()") { $0.hasElements = true })
  }

  @Test func whatFliesHomeIsCutAsItsScreenIs() {
    let events: [Event] = [
      .replace(3, backwards: false, transition: nil, animated: true), .push(0, transition: nil, animated: true),
      .popToRoot,
    ]
    check(events, scenario(".zoom") { $0.hasElements = true })
  }

  @Test func whatFliesHomeLiesBelowAScreenThatComesBackOverIt() {
    let events: [Event] = [
      .push(7, transition: nil, animated: true), .pop(animated: true),
      .push(7, transition: number(".cover(.up)"), animated: true),
    ]
    check(events, scenario(".grow()") { $0.hasElements = true })
  }

  @Test func whatFliesHomeLiesBelowAScreenThatAFingerMayBringBack() {
    let events: [Event] = [.sheet(5, stops: 1, interaction: nil, animated: true), .moveTo(1)]
    check(events, scenario(".asymmetric(enter: .zoom, leave: .push)") { $0.hasElements = true })
  }

  @Test func whatFingersHaveTurnedIsCarriedAboutItsNewAnchor() {
    let events: [Event] = [
      .sheet(3, stops: 0, interaction: number(of: "[.fullScreenPan(.down)]"), animated: true),
      .sheet(2, stops: 0, interaction: nil, animated: false), .pop(animated: true),
      .begin(finger: 0, x: 236.31, y: 674.57), .begin(finger: 1, x: 4, y: 348.558),
      .move(finger: 1, x: 116.914, y: 100.92), .pop(animated: true),
    ]
    let pinch = number(of: "[.pinch(), .fullScreenPan()]")
    check(
      events,
      scenario(".grow()") {
        $0.hasElements = true
        $0.interaction = pinch
      })
  }
}
