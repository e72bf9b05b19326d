// Sequences in which a layer once appeared or vanished at once, mostly at the end of a run. All rules are checked.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct EndingPropertiesTests {
  /// A sequence, and what it once broke.
  struct Broken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var scenario: Scenario
    let events: [Event]

    init(
      _ description: String, _ transition: String, _ events: [Event],
      _ change: (inout Scenario) -> Void = { _ in }
    ) {
      var scenario = Scenario()
      scenario.transition = Broken.index(transition)!
      change(&scenario)
      (testDescription, self.scenario, self.events) = (description, scenario, events)
    }

    var withElements: Broken {
      var broken = self
      broken.scenario.hasElements = true
      return broken
    }

    static func index(_ code: String) -> Int? { Scenario.transitions.firstIndex { $0.code == code } }
  }

  private static func sheet(_ screen: Int32, detents: Int = 1) -> Event {
    .sheet(screen, detents: detents, interaction: nil, animated: true)
  }

  private static func push(_ screen: Int32, _ transition: String? = nil) -> Event {
    .push(screen, transition: transition.flatMap(Broken.index), animated: true)
  }

  static let ends = [
    Broken(
      "What began in a container without a size ends where it belongs in one that has a size", ".push",
      [
        .resize(0, 0), push(5, ".zoom"), .release(finger: 0), .begin(finger: 0, x: 7.517, y: 81.16),
        .pop(animated: true), .resize(874, 402),
      ]),
    Broken(
      "What fades within a part of the way ends when it has faded", ".imageZoom()",
      [
        .begin(finger: 0, x: 4, y: 309.213), .wait(0.2),
        .drag(finger: 0, dx: -225.827, dy: -18.7691, seconds: 0.02),
        .drag(finger: 0, dx: 211.815, dy: -27.3959, seconds: 0),
      ]
    ) {
      ($0.forward, $0.hasElements) = (4, true)
    },
    Broken(
      "Pieces that turn end without a gap between them", ".book()",
      [sheet(2, detents: 0), .resize(874, 402), .frame(2), .pop(animated: true)]
    ) {
      ($0.reducedMotion, $0.pieceBudget) = (true, 12)
    },
    Broken(
      "Shades of screens that fade at the end fade with them", ".book()",
      [sheet(6, detents: 0), sheet(3), push(2)]),
    Broken(
      "What lies outside of a narrower container fades", ".pageSheet()",
      [
        .replace(2, backwards: true, transition: nil, animated: true),
        .open(0, transition: Scenario.drawer, animated: true), .pop(animated: true), .resize(320, 500),
      ]
    ) {
      $0.pinsBars = true
    },
  ]

  static let beginnings = [
    Broken(
      "A hub's finger that goes back over its beginning lets residuals decay before it ends", ".push",
      [
        .pinch(x: 200, y: 400, start: 54.926, end: 284.106, seconds: 0.1),
        .drag(finger: 0, dx: 131.757, dy: 3.502, seconds: 0.3), .resize(874, 402),
        .drag(finger: 0, dx: -192.302, dy: 1.3367, seconds: 0),
        .drag(finger: 0, dx: -112.239, dy: -0.373, seconds: 0.1),
      ]
    ) {
      $0.forward = Scenario.forwardRoutes.firstIndex { $0.code.contains(".hubPan") }!
    },
    Broken(
      "A shadow that is new over a screen at a detent comes out of nothing", ".zoom",
      [sheet(5), push(7, ".pageOut()"), push(4), .reverse, .popTo(5)]),
    Broken(
      "What is lifted out of a screen below another one stays below that", ".push",
      [
        .begin(finger: 0, x: 398, y: 425.944), .drag(finger: 0, dx: 111.063, dy: 23.1523, seconds: 0.05),
        .begin(finger: 1, x: 105.044, y: 202.215), .setScreens([4], transition: nil, animated: true),
        .pop(animated: true), .release(finger: 1), push(0, ".auto()"),
      ]
    ) {
      $0.hasElements = true
      $0.forward = Scenario.forwardRoutes.firstIndex { $0.code.contains(".drawerPan") }!
    },
    Broken(
      "A bar of a screen that moves sets off as fast as it moved", ".explode()",
      [
        .replace(3, backwards: false, transition: Broken.index(".pageOut()"), animated: true),
        .sheet(7, detents: 0, interaction: 9, animated: true),
        .present(6, transition: Broken.index(".slide()"), animated: true),
        .drag(finger: 0, dx: -48.625, dy: 34.3807, seconds: 0.02), .pop(animated: true),
      ]
    ) {
      $0.pinsBars = true
    },
  ]

  static let elements = [
    Broken(
      "An element whose screen comes again flies home to it", ".flip(axis: .vertical)",
      [
        push(1, ".mdImageZoom()"), .replace(4, backwards: true, transition: nil, animated: true), .popToRoot, sheet(2),
        push(1),
      ]
    ) {
      $0.pieceBudget = 60
    },
    Broken(
      "Faces that the run shows in two places do not fly as one", ".mdImageZoom(sourceStyle: .kept)",
      [push(1), .sheet(2, detents: 0, interaction: 10, animated: true)]),
    Broken(
      "A face flies home by itself where the other one lands elsewhere", ".grow()",
      [
        push(6, ".thrown()"), .replace(3, backwards: true, transition: nil, animated: true), .pop(animated: true),
        .present(3, transition: nil, animated: true),
      ]),
    Broken(
      "A face whose screen rests below the run flies home to that", ".auto()",
      [
        push(2), sheet(6, detents: 0), .setScreens([4, 1], transition: nil, animated: true),
        .begin(finger: 1, x: 189.308, y: 116.604),
      ]
    ) {
      $0.interaction = 7
    },
    Broken(
      "A face that is redirected does not pass through nothing and turn inside out",
      ".mdImageZoom(sourceStyle: .kept)",
      [
        .setScreens([5, 0, 7, 3], transition: nil, animated: true), .pop(animated: true), .frame(0.3), push(1),
      ]),
    Broken(
      "What rests on its way shares no elements, which would be in two places",
      ".asymmetric(enter: .zoom, leave: .push)",
      [sheet(3), push(6), .pop(animated: true)]),
    Broken(
      "What rests half transparent lends no elements, which would land opaque", ".auto()",
      [
        sheet(1, detents: 0), .replace(2, backwards: true, transition: nil, animated: true),
        .begin(finger: 0, x: 4, y: 772.044), .move(finger: 0, x: 368.298, y: 798.662),
      ]),
  ].map(\.withElements)

  @Test(arguments: ends + beginnings + elements) func nothingComesOrGoesAtOnce(_ broken: Broken) {
    let player = Player.play(broken.events, in: broken.scenario)
    #expect(player.failure == nil && player.known.isEmpty, "\(player.failure ?? "\(player.known)")")
  }
}
