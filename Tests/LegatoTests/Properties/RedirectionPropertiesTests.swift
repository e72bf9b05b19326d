// Sequences in which a redirection was once not continuous. All rules are checked.

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
    #expect(player.failure == nil && player.known.isEmpty, "\(player.known)", sourceLocation: place)
  }

  @Test func theLayersOfAnInterruptedRunKeepTheirVelocity() {
    let slide = number(".slide()")
    let events: [Event] = [
      .sheet(7, detents: 1, interaction: nil, animated: true),
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
      .sheet(3, detents: 0, interaction: nil, animated: true), .push(4, transition: nil, animated: true),
    ]
    check(events, scenario(".zoom") { $0.hasElements = true })
  }

  @Test func anElementThatAlreadyFliesComesOutOfNothing() {
    let events: [Event] = [
      .push(1, transition: nil, animated: true), .push(2, transition: number(".imageZoom()"), animated: true),
    ]
    check(events, scenario(".mdImageZoom(sourceStyle: .kept)") { $0.hasElements = true })
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
      .push(6, transition: nil, animated: true), .sheet(4, detents: 1, interaction: nil, animated: false), .popToRoot,
    ]
    check(events, scenario(".headline()"))
  }

  @Test func whatWasLiftedOutOfAScreenFliesHomeInThatBelowASheet() {
    let events: [Event] = [
      .push(1, transition: nil, animated: true), .sheet(5, detents: 0, interaction: nil, animated: true),
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
    let events: [Event] = [.sheet(5, detents: 1, interaction: nil, animated: true), .moveTo(1)]
    check(events, scenario(".asymmetric(enter: .zoom, leave: .push)") { $0.hasElements = true })
  }

  @Test func whatFingersHaveTurnedIsCarriedAboutItsNewAnchor() {
    let events: [Event] = [
      .sheet(3, detents: 0, interaction: number(of: "[.fullScreenPan(.down)]"), animated: true),
      .sheet(2, detents: 0, interaction: nil, animated: false), .pop(animated: true),
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

  @Test func whatARunShowsAtItsEndBesideTheScreenThatStaysFadesBeforeItIsGone() {
    // Shared axes come to a stop small, and what an earlier run has left would be gone at once.
    let events: [Event] = [
      .push(3, transition: nil, animated: true), .begin(finger: 0, x: 398, y: 857),
      .sheet(6, detents: 1, interaction: nil, animated: true),
    ]
    let catching = number(of: "[.fullScreenPan().catching]")
    check(events, scenario(".sharedAxis(.y)") { $0.interaction = catching })
  }

  @Test func aSheetThatLeavesByMoreThanItsOwnWayFadesBeforeItIsGone() {
    let events: [Event] = [
      .sheet(3, detents: 1, interaction: nil, animated: true),
      .push(7, transition: number(".portal()"), animated: true),
    ]
    check(events, scenario(".push"))
  }

  @Test func whatHasFlownHomeToAScreenBehindASheetStaysWhileWhatElseWasLeftFades() {
    let events: [Event] = [
      .setScreens([7], transition: nil, animated: true), .push(2, transition: nil, animated: true),
      .sheet(0, detents: 0, interaction: nil, animated: true),
    ]
    check(events, scenario(".push") { $0.pinsBars = true })
  }

  @Test func whatIsSeenBesideAScreenThatIsTurnedComesOutOfNothing() {
    let events: [Event] = [
      .sheet(2, detents: 1, interaction: nil, animated: true), .frame(0.3),
      .setScreens([2, 3, 0, 7], transition: number(".portal()"), animated: true),
    ]
    check(events, scenario(".cube()"))
  }

  @Test func aDimmingThatLiesFartherThanItsScreenComesOutOfNothing() {
    let events: [Event] = [
      .sheet(7, detents: 0, interaction: nil, animated: true),
      .present(3, transition: number(".scale()"), animated: true), .push(6, transition: nil, animated: true),
      .frame(2), .pop(animated: true), .drag(finger: 0, dx: 51.51, dy: -12.9519, seconds: 0.3), .dismiss,
    ]
    check(events, scenario(".turn(axis: .vertical)"))
  }

  @Test func anElementFliesOutOfAScreenThatIsTurnedFromWhereItIsSeen() {
    let events: [Event] = [
      .push(2, transition: number(".cube()"), animated: true),
      .push(6, transition: number(".mdImageZoom(sourceStyle: .kept)"), animated: true),
    ]
    check(events, scenario(".push") { $0.hasElements = true })
  }

  @Test func aPieceThatIsSeenEdgeOnIsCarriedByAScreenThatTurns() {
    let events: [Event] = [
      .replace(4, backwards: false, transition: number(".flip(axis: .vertical)"), animated: true),
      .push(2, transition: number(".cube()"), animated: true),
    ]
    check(events, scenario(".push") { $0.pieceBudget = 12 })
  }

  @Test func theShadeOnAPieceOfASheetAtADetentStaysWhileItsScreenIsCutOtherwise() {
    let events: [Event] = [
      .sheet(7, detents: 1, interaction: nil, animated: true),
      .setScreens([7, 5, 4, 6], transition: nil, animated: true), .reverse,
    ]
    check(events, scenario(".flip(axis: .vertical)") { $0.pieceBudget = 60 })
  }

  @Test func theOutlineOfAFlightGoesOnAsFastAsItDid() {
    let events: [Event] = [
      .setScreens([1], transition: nil, animated: true), .wait(0.08),
      .replace(3, backwards: true, transition: nil, animated: true),
    ]
    check(events, scenario(".containerTransform()") { $0.hasElements = true })
  }

  @Test func aResidualDoesNotLeapWhenItsLayerBeginsToFade() {
    let events: [Event] = [
      .sheet(6, detents: 1, interaction: nil, animated: true), .move(finger: 0, x: 357, y: 292.5),
      .drag(finger: 0, dx: -21, dy: 238.6, seconds: 0.05), .reverse, .pop(animated: true), .release(finger: 0),
      .wait(0.2), .replace(5, backwards: false, transition: number(".adwSheet()"), animated: true),
    ]
    check(events, scenario(".grow()"))
  }

  @Test func whatHasFlownHomeLiesOnItsScreenThatIsUncovered() {
    let events: [Event] = [
      .setScreens([6, 0], transition: nil, animated: true), .pop(animated: true),
      .push(1, transition: nil, animated: true), .setScreens([0, 5], transition: nil, animated: true),
      .pop(animated: true),
    ]
    check(events, scenario(".mdImageZoom()") { $0.hasElements = true })
  }

  @Test func anElementThatWasCoveredComesOutOfWhatWasSeenOfIt() {
    let events: [Event] = [
      .push(7, transition: nil, animated: true), .frame(40), .pop(animated: true),
      .sheet(1, detents: 1, interaction: nil, animated: true),
    ]
    check(events, scenario(".imageZoom()") { $0.hasElements = true })
  }

  @Test func anElementThatPiecesCoveredComesOutOfWhatWasSeenOfIt() {
    let events: [Event] = [
      .push(7, transition: number(".flip(axis: .vertical)"), animated: true),
      .open(1, transition: number(".drawer()"), animated: true), .frame(0.3),
      .present(2, transition: nil, animated: true),
    ]
    check(
      events,
      scenario(".grow()") {
        $0.hasElements = true
        $0.pieceBudget = 60
      })
  }

  @Test func aSheetAtADetentIsNotThereAtOnceWhenWhatHasCoveredItIsPulledAway() {
    let events: [Event] = [
      .sheet(3, detents: 0, interaction: nil, animated: true), .push(7, transition: nil, animated: false),
      .pop(animated: true),
    ]
    check(events, scenario(".pull()"))
  }

  @Test func aSheetAtADetentIsCutIntoPiecesWhereItRests() {
    let fold = number(".fold()")
    let events: [Event] = [
      .sheet(7, detents: 1, interaction: nil, animated: true), .push(2, transition: fold, animated: true),
      .pop(animated: true),
    ]
    check(events, scenario(".thrown()") { $0.pieceBudget = 12 })
  }

  @Test func whatIsLiftedOutOfAScreenThatGoesFadesBeforeItIsGone() {
    let events: [Event] = [
      .sheet(1, detents: 1, interaction: nil, animated: true), .push(3, transition: number(".pull()"), animated: true),
    ]
    check(events, scenario(".grow()") { $0.hasElements = true })
  }

  @Test func piecesAreHalfAPointFromTheirPlacesAtMostWhenTheirRunHasSettled() {
    let catching = number(of: "[.fullScreenPan().catching]")
    let events: [Event] = [
      .push(6, transition: nil, animated: true), .drag(finger: 0, dx: 10.0486, dy: -50.809, seconds: 0.05),
      .begin(finger: 0, x: 398, y: 240.046),
    ]
    check(
      events,
      scenario(".explode()") {
        $0.interaction = catching
        $0.pieceBudget = 12
      })
  }

  @Test func aScreenThatComesBackByADrawersWayStaysNoDrawer() {
    let events: [Event] = [
      .push(2, transition: nil, animated: false),
      .setScreens([5, 1, 0], transition: number(".drawer()"), animated: true), .reverse,
    ]
    check(events, scenario(".push"))
  }
}
