// What redirects keep: no more than can be seen, and nothing when they are over.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct RedirectCostTests {
  /// What must be gone in the end.
  private final class Trace {
    private weak var part: PresentedLayer?

    init(_ part: PresentedLayer) { self.part = part }

    var isLost: Bool { part == nil }
  }

  private func traces(_ stage: Stage) -> [Trace] { stage.navigator.presentation.parts.map(Trace.init) }

  @Test func aSheetAtADetentStaysThereUnderWhatDoesNotShowItAndIsLetGo() {
    let stage = Stage(root: 0)
    stage.present(1, detents: [0.5, 1])
    stage.settle()
    let place = stage.frame(of: .screen(1))
    stage.push(2, transition: SpatialTransition.movingAnchor.transition(.spring(response: 0.4)))
    let parts = traces(stage)
    for _ in 0..<6 {
      #expect(stage.frame(of: .screen(1)) == place)
      stage.advance(frames: 1)
    }
    stage.settle()
    #expect(!parts.isEmpty && parts.allSatisfy(\.isLost))
  }
}
