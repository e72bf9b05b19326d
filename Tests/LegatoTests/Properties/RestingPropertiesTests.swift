// Sequences in which a layer that rests below other screens once leapt. All rules are checked.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct RestingPropertiesTests {
  private func scenario(_ transition: String = ".push", _ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    var scenario = Scenario()
    scenario.transition = Scenario.transitions.firstIndex { $0.code == transition }!
    change(&scenario)
    return scenario
  }

  private func sheet(_ screen: Int32, interaction: Int? = nil) -> Event {
    .sheet(screen, detents: 1, interaction: interaction, animated: true)
  }

  @Test func pinnedBarsStayWhereASheetRestsWhenWhatCoversItGoes() {
    let headline = Scenario.transitions.firstIndex { $0.code == ".headline()" }
    let events = [sheet(2), .push(1, transition: headline, animated: true), .pop(animated: true)]
    #expect(Player.failure(of: events, in: scenario { $0.pinsBars = true }) == nil)
  }

  @Test func elementsStayWhereASheetRestsWhenWhatCoversItGoes() {
    let pinch = Scenario.interactions.firstIndex { $0.code == "[.zoomDrag(), .pinch()]" }
    let events = [sheet(1, interaction: pinch), .push(6, transition: nil, animated: true), .pop(animated: true)]
    let scenario = scenario(".mdImageZoom(sourceStyle: .kept)") {
      $0.hasElements = true
      $0.frameRate = 120
    }
    #expect(Player.failure(of: events, in: scenario) == nil)
  }

  @Test func pinnedBarsOfASheetLieBelowWhatCoversThat() {
    let push = Scenario.transitions.firstIndex { $0.code == ".push" }
    let events = [sheet(4), .push(6, transition: push, animated: true), .wait(0.6), .pop(animated: true)]
    let player = Player.play(events, in: scenario { $0.pinsBars = true })
    #expect(player.failure == nil && player.known.isEmpty)
  }

  @Test func aFingerThatTakesBackWhatHasMadeASheetTheRootFindsItAtItsDetent() {
    let events: [Event] = [
      .sheet(3, detents: 0, interaction: 0, animated: true), .setScreens([3, 7, 6], transition: nil, animated: true),
      .begin(finger: 0, x: 398, y: 687.79),
    ]
    let catching = Scenario.interactions.firstIndex { $0.code.contains(".catching") }!
    let player = Player.play(events, in: scenario { $0.interaction = catching })
    #expect(player.failure == nil && player.known.isEmpty)
  }

  @Test func whatADrawerLiesOverIsMeasuredAnewThoughAnotherScreenShowsBelowIt() {
    let events: [Event] = [
      .present(7, transition: nil, animated: true), .open(3, transition: Scenario.drawer, animated: true), .popToRoot,
      .reverse, .resize(874, 402), .replace(6, backwards: false, transition: nil, animated: true),
    ]
    #expect(Player.failure(of: events, in: scenario()) == nil)
  }

  @Test func aDrawerStillOnItsWayIsReplacedForwards() {
    let events: [Event] = [
      .open(6, transition: Scenario.drawer, animated: true),
      .replace(1, backwards: true, transition: nil, animated: true), .reverse,
    ]
    #expect(Player.failure(of: events, in: scenario()) == nil)
  }

  @Test func aFingerBeyondWhereItsMappingMakesSenseLeavesTheScreensWhereTheyAre() {
    let events: [Event] = [
      .begin(finger: 0, x: 194.363, y: 491.811), .drag(finger: 0, dx: 344.505, dy: -71.399, seconds: 0.3),
      .drag(finger: 0, dx: 322.437, dy: 28.237, seconds: 0.1),
    ]
    let scenario = scenario(".modal") {
      $0.forward = Scenario.forwardRoutes.firstIndex { $0.code.contains(".diagonal") }!
      $0.frameRate = 120
    }
    #expect(Player.failure(of: events, in: scenario) == nil)
  }

  /// A run shows 3 over 0, and when it has ended 3 lies over 7 as before.
  @Test func whatADrawerLiesOverComesGentlyWhenTheDrawerIsBackOverAnother() {
    let stage = Stage(root: 0)
    stage.push(7)
    stage.settle()
    stage.open(3, transition: .drawer(from: .leading))
    stage.settle()
    stage.popToRoot()
    stage.settle(limit: 0.1)
    stage.reverse()
    var amounts: [Double] = []
    while stage.isRunning {
      stage.advance(frames: 1)
      if case .ended = stage.navigator.phase { amounts.append(stage.state(of: .screen(7))?.opacity ?? 0) }
    }
    #expect(stage.mounted == [7, 3])
    #expect(amounts.contains { $0 > 0.4 && $0 < 0.6 } && amounts.last! > 0.98)
  }

  @Test func aSheetThatBecomesTheRootLeavesNothingWhereAFingerHasAskedForItsDetentInVain() {
    let stage = Stage(root: 0)
    stage.present(2, detents: [0.5])
    stage.push(7)
    stage.advance(frames: 6)
    stage.setScreens([2])
    stage.finger.begin(at: Point2D(x: 390, y: 400))
    stage.finger.drag(by: .right(150), over: 0.05)
    #expect(stage.navigator.phase == .tracking)
    stage.finger.drag(by: .left(20), over: 0.02)
    stage.finger.drag(by: .right(150), over: 0.02)
    stage.finger.release()
    stage.settle()
    #expect(stage.navigator.screens == [2])
    #expect(stage.layers.isEmpty)
  }

  @Test func theDetailsOfASheetLieBelowWhatCoversIt() {
    let stage = Stage(root: 0)
    stage.present(1, transition: .liftingOut(7), detents: [0.5])
    stage.settle()
    stage.push(2, transition: .push)
    let element = stage.layers.firstIndex { $0.kind == .element(7, of: 1) }
    let above = stage.layers.firstIndex { $0.kind == .screen(2) }
    #expect(element != nil && element! < above!)
  }
}
