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

  /// A stack onto which screens are pushed at this frame rate, each before the last one has arrived.
  private func pushing(_ count: Int32, by transition: ScreenTransition, frameRate: Double) -> Stage {
    let stage = Stage(root: 0, frameRate: frameRate, policy: TransitionPolicy(transition: transition))
    for screen in 1...count {
      stage.push(ScreenID(screen))
      stage.advance(frames: 1)
    }
    return stage
  }

  @Test(arguments: [ScreenTransition.push, .zoom, .cover(dim: 0.2)], [60.0, 1000])
  func twiceAsManyRedirectsShowNoMoreLayers(transition: ScreenTransition, frameRate: Double) {
    let (few, many) = (
      pushing(60, by: transition, frameRate: frameRate), pushing(120, by: transition, frameRate: frameRate)
    )
    #expect(many.layers.count == few.layers.count)
  }

  @Test func whatHasFadedIsLetGoByTheNextRedirect() {
    let stage = pushing(6, by: .cover(motion: .spring(response: 1)), frameRate: 60)
    let count = stage.layers.count
    stage.advance(by: 0.5)
    #expect(stage.isRunning)
    stage.push(7)
    #expect(stage.layers.count < count)
  }

  @Test func whatStandsStillIsKeptOnceHoweverManyElementsThereAre() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .auto()))
    for screen in 0...Int32(6) {
      // Half of the elements are on the screen before as well, and half on the next one.
      for element in 10 * screen..<10 * screen + 20 {
        let place = Rect2D(x: Double(element % 20) * 20, y: Double(screen) * 90 + 100, width: 18, height: 80)
        stage.place(ElementID(element), in: ScreenID(screen), at: place)
      }
    }
    for screen in 1...Int32(6) {
      stage.push(ScreenID(screen))
      stage.advance(frames: 2)
    }
    var sources: [LayerSource] = []
    for part in stage.navigator.presentation.parts where !sources.contains(where: { $0 === part.source }) {
      sources.append(part.source)
    }
    // The present run, those that continue by themselves, layers that fly back, and layers that stand still.
    #expect(sources.count <= 1 + PresentationState.earlierRunLimit + 2)
  }
}
