// What belongs to a sheet that rests at a detent, while another screen comes over it.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct DetentElementTests {
  /// A sheet half-way.
  private func sheet(by transition: ScreenTransition) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(presentation: transition))
    stage.present(1, detents: [0.5, 1])
    stage.settle()
    return stage
  }

  /// Where something lies in the sheet, in parts of the sheet's size.
  private func place(of kind: Layer.Kind, in stage: Stage) -> Rect2D? {
    guard let frame = stage.frame(of: kind), let sheet = stage.frame(of: .screen(1)) else { return nil }
    let size = sheet.size
    return Rect2D(
      x: (frame.minX - sheet.minX) / size.width, y: (frame.minY - sheet.minY) / size.height,
      width: frame.size.width / size.width, height: frame.size.height / size.height)
  }

  private static let rows: [(ScreenTransition, Layer.Kind)] = [
    (.liftingOut(7), .element(7, of: 1)), (.push(PushParameters()), .shadow(of: 1)),
  ]

  /// All that covers the sheet by moving it aside, or away.
  private static let covers: [ScreenTransition] = [.push, .slide(.up), .scale(inset: 40), .headline(coveredScale: 0.8)]

  @Test(arguments: rows.indices, covers.indices)
  func itStaysInItsPlaceInTheSheetThatMovesAside(row: Int, cover: Int) throws {
    let (transition, kind) = Self.rows[row]
    let stage = sheet(by: transition)
    let rest = try #require(stage.frame(of: kind))
    let place = try #require(self.place(of: kind, in: stage))
    let way = try #require(stage.frame(of: .screen(1)))
    var farthest = 0.0
    func check() throws {
      guard let sheet = stage.frame(of: .screen(1)) else { return }
      farthest = max(farthest, (sheet.origin - way.origin).length)
      let seen = try #require(self.place(of: kind, in: stage))
      #expect(isClose(seen, place, within: 0.5 / 402), "\(cover): \(seen) is not \(place)")
    }
    stage.push(2, transition: Self.covers[cover])
    for _ in 0..<6 {
      stage.advance(frames: 1)
      try check()
    }
    // Turned round on its way, nothing leaps, and all comes back to where it was.
    stage.pop()
    try check()
    for _ in 0..<40 where stage.isRunning {
      stage.advance(frames: 1)
      try check()
    }
    #expect(farthest > 10, "the sheet has not moved")
    #expect(stage.settle() == .finished && isClose(stage.frame(of: kind), rest, within: 0.3))
  }

  private static let flights: [(ScreenTransition, Layer.Kind)] = [
    (.imageZoom(), .element(7, of: 2)), (.zoom, .screen(2)), (.grow(), .screen(2)),
    (.mdImageZoom(sourceStyle: .kept), .element(7, of: 1)),
  ]

  /// Where the sheet is seen half-way.
  private static let lack = Vector2D(dx: 0, dy: 437)

  @Test(arguments: flights.indices, [nil, 0.0, 0.1])
  func aFlightOutOfItBeginsAndEndsWhereTheSheetIsSeen(row: Int, seconds: Double?) throws {
    let stage = Stage(root: 0, policy: TransitionPolicy(presentation: .cover(.up)))
    stage.place(7, in: 1, at: Scenario.photo)
    stage.place(7, in: 2, at: Scenario.cell)
    stage.present(1, detents: [0.5, 1])
    // It rests there, or something else comes while it is on its way.
    if let seconds { stage.advance(by: seconds) } else { stage.settle() }
    let (transition, kind) = Self.flights[row]
    stage.push(2, transition: transition)
    if seconds == nil {
      let first = try #require(stage.frame(of: kind))
      #expect((first.center - Scenario.photo.center - Self.lack).length < 0.5, "it begins at \(first)")
    }
    stage.settle()
    stage.pop()
    var last: Rect2D?
    stage.onFrame = { if stage.isRunning { last = stage.frame(of: kind) } }
    stage.settle()
    let end = try #require(last)
    #expect((end.center - Scenario.photo.center - Self.lack).length < 6, "it ends at \(end)")
    #expect(stage.navigator.top == 1 && isClose(stage.frame(of: .screen(1))?.minY, Self.lack.dy, within: 0.3))
  }

  @Test func whatRestsOnItsWaySharesNoElements() {
    for isShared in [false, true] {
      let stage = Stage(root: 0)
      stage.place(7, in: 0, at: Scenario.cell)
      stage.place(7, in: 1, at: Scenario.photo)
      stage.present(1, transition: .imageZoom(), detents: isShared ? [1] : [0.5, 1])
      for _ in 0..<2 {
        stage.advance(frames: 6)
        #expect(stage.layers.contains { $0.kind.role == .element } == isShared)
        // Measured again, it still shares no element.
        stage.resize(to: Size2D(width: 320, height: 500))
      }
    }
  }
}

extension ScreenTransition {
  /// A screen that comes from below with one of its elements before it.
  static func liftingOut(_ element: ElementID) -> ScreenTransition {
    ScreenTransition(motion: .spring(response: 0.3)) { context in
      let timeline = TimelineBuilder(context)
      let screen = timeline.screen(.covering)
      let lifted = timeline.layer(.element(element, of: context.screen(.covering)), frame: Scenario.photo)
      for layer in [screen, lifted] { timeline.move(layer, from: context.departure(.down), to: .zero) }
      return timeline.timeline
    }
  }
}
