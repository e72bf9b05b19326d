// What of each transition leaves the compositor on the web.

import LegatoTesting
import PropertyChecks
import Testing
import TransitionCatalogue

@testable import Legato

@Suite struct PaintedTests {
  /// So many keyframes a page hands over to its compositor, over all layers (Web/legato/layers.js).
  private static let keyframeBudget = 1200
  /// What a page's compositor does not play, by name.
  private static let looks: [(name: String, properties: [Property])] = [
    ("clips", [.clipTop, .clipLeft, .clipBottom, .clipRight]), ("radius", [.cornerRadius]),
    ("shadow", [.shadowOpacity, .shadowRadius, .shadowOffsetY]), ("colour", [.red, .green, .blue, .alpha]),
  ]

  @Test(arguments: Catalogue.all) func theCatalogueSaysWhatThePagesMainThreadPaints(entry: CatalogueEntry) {
    #expect(painted(by: entry.transition) == entry.painted)
  }

  @Test(arguments: [1, 2, 5]) func aFoldHasMoreKeyframesThanAPageHandsOver(folds: Int) {
    #expect(painted(by: .fold(folds: folds)) == "everything")
  }

  private func painted(by transition: ScreenTransition) -> String? {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: transition))
    stage.pieceBudget = 400
    stage.place(7, in: 0, at: Scenario.cell, radius: 8)
    stage.place(7, in: 1, at: Scenario.photo)
    if transition.keepsCoveredScreenVisible { stage.coveringFrame = Rect2D(x: 16, y: 400, width: 370, height: 474) }
    stage.push(1)
    stage.advance(frames: 1)
    guard let keyframes = stage.navigator.settleKeyframes(budget: Self.keyframeBudget) else {
      return "everything"
    }
    let (states, count) = (keyframes.states, stage.layers.count)
    let names = Self.looks.filter { look in
      states.indices.contains { index in
        look.properties.contains { states[index][$0] != states[index % count][$0] }
      }
    }
    return names.isEmpty ? nil : names.map(\.name).joined(separator: ", ")
  }
}
