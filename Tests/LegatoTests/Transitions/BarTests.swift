// Bars that differ from screen to screen (LENavigationBarTransition): attached or pinned, none flashes.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct BarTests {
  /// What is done to a stack of the screens 0, 1 and 2, and the screens that it shows before and after.
  private static let operations: [(name: String, run: @Sendable (Stage) -> Void, from: ScreenID, to: ScreenID)] = [
    ("push", { $0.push(3) }, 2, 3), ("pop", { $0.pop() }, 2, 1), ("pop to", { $0.pop(to: 0) }, 2, 0),
    ("pop to root", { $0.popToRoot() }, 2, 0), ("replace", { $0.replace(3) }, 2, 3),
  ]

  private func stage(_ style: BarStyle, _ transition: ScreenTransition = .push) -> Stage {
    let stage = Stage(
      root: 0, frameRate: 240, policy: TransitionPolicy(transition: transition, interactions: [.headlinePan]))
    stage.barStyle = style
    for screen in 0..<Int32(4) { stage.setBar(Scenario.bar, of: ScreenID(screen)) }
    for screen in [ScreenID(1), 2] { stage.push(screen, animated: false) }
    return stage
  }

  /// How much is seen of a screen's bar; nil if it has no layer.
  private func opacity(_ stage: Stage, _ screen: ScreenID) -> Double? { stage.state(of: .bar(of: screen))?.opacity }

  @Test(arguments: operations.indices) func aPinnedBarChangesInItsPlaceWithoutAFlash(number: Int) {
    let (_, run, from, to) = BarTests.operations[number]
    let stage = stage(.pinned, .headline())
    run(stage)
    let isReverse = from.rawValue > to.rawValue
    let (covered, covering) = isReverse ? (to, from) : (from, to)
    // It begins as the old screen's, all of it.
    #expect(opacity(stage, covered) == 1 && opacity(stage, covering) == (isReverse ? 1 : 0))
    var last = opacity(stage, covering) ?? -1
    stage.onFrame = {
      guard let next = opacity(stage, covering) else { return }
      // One bar is always opaque, below the other, which only comes or only goes, and neither moves.
      #expect(opacity(stage, covered) == 1 && (isReverse ? next <= last : next >= last))
      #expect(stage.frame(of: .bar(of: covered)) == Scenario.bar.frame)
      #expect(stage.frame(of: .bar(of: covering)) == Scenario.bar.frame)
      last = next
    }
    #expect(stage.settle() == .finished)
    #expect(isClose(last, isReverse ? 0 : 1, within: 0.01) && stage.layers.isEmpty)
  }

  @Test func aCancelledPopLeavesThePinnedBarAsItWas() {
    let stage = stage(.pinned)
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(10 + 80.4), over: 0.3)
    #expect(opacity(stage, 1) == 1)
    #expect(isClose(opacity(stage, 2), 0.8))
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    var last = 0.8
    stage.onFrame = { opacity(stage, 2).map { last = $0 } }
    #expect(stage.settle() == .cancelled)
    #expect(isClose(last, 1, within: 0.01) && stage.layers.isEmpty)
  }

  @Test(arguments: operations.indices) func anAttachedBarMovesWithItsPage(number: Int) {
    let (_, run, _, _) = BarTests.operations[number]
    let stage = stage(.attached, .headline())
    run(stage)
    // It is a part of the page, which travels whole: there is nothing that could be elsewhere.
    #expect(stage.layers.allSatisfy { $0.kind.role != .bar && $0.kind.role != .barItem })
    #expect(stage.layers.filter { $0.kind.role == .screen }.allSatisfy { $0.frame == Rect2D(size: phone) })
    #expect(stage.settle() == .finished)
  }

  @Test(arguments: BarStyle.allCases) func aBarThatOnlyOneScreenHasComesAndGoesWithIt(style: BarStyle) {
    let stage = stage(style)
    stage.setBar(nil, of: 3)
    stage.push(3)
    #expect(opacity(stage, 3) == nil && opacity(stage, 2) == (style == .pinned ? 1 : nil))
    var last = 1.0
    stage.onFrame = { opacity(stage, 2).map { last = $0 } }
    stage.settle()
    #expect(isClose(last, style == .pinned ? 0 : 1, within: 0.01))
  }

  private func isOfBar(_ kind: Layer.Kind) -> Bool { kind.role == .bar || kind.role == .barItem }

  @Test(arguments: [ScreenTransition.cover(), .pageSheet(), .push, .fade]) func aPresentedScreenLeavesItsBarToThePage(
    transition: ScreenTransition
  ) {
    let stage = stage(.pinned)
    stage.present(3, transition: transition)
    #expect(!stage.layers.contains { isOfBar($0.kind) })
    stage.settle()
    stage.dismiss()
    #expect(!stage.layers.contains { isOfBar($0.kind) })
    #expect(stage.settle() == .finished)
  }

  @Test(arguments: operations.indices) func barsThatChangeLieBelowAScreenThatIsPresentedMeanwhile(number: Int) {
    let stage = stage(.pinned)
    let (_, run, _, covered) = BarTests.operations[number]
    run(stage)
    stage.advance(frames: 40)
    let before = stage.layers.map(\.kind).filter(isOfBar)
    #expect(before.count == 8)
    stage.present(9, transition: .pageSheet())
    stage.onFrame = {
      let kinds = stage.layers.map(\.kind)
      let presented = kinds.firstIndex { $0 == .screen(9) || $0 == .dimming(over: covered) } ?? -1
      #expect(kinds.lastIndex(where: isOfBar) ?? kinds.count < presented)
      // They lie on one another as they did.
      #expect(kinds.filter(isOfBar) == before)
    }
    stage.advance(frames: 20)
    stage.dismiss()
    stage.advance(frames: 20)
    stage.onFrame = nil
    #expect(stage.settle() == .finished)
    #expect(stage.layers.isEmpty)
  }

  @Test func aFingersPopTellsItsFiveStatesInOrder() {
    let stage = stage(.attached)
    for (travel, end) in [(60.0, Outcome.cancelled), (250, .finished)] {
      let heard = stage.callbacks.count
      stage.finger.begin(at: Point2D(x: 100, y: 400))
      stage.finger.drag(by: .right(travel), over: 0.3)
      stage.finger.hold(for: 0.2)
      stage.finger.release()
      #expect(stage.settle() == end)
      let decision = end == .finished ? ReleaseDecision.finish : .cancel
      #expect(
        stage.callbacks.dropFirst(heard) == [
          .shouldBegin(.pop), .willBegin(.pop), .willEnd(.pop, decision), .didEnd(.pop, end),
        ])
      #expect((stage.runs.last?.fractions.count ?? 0) > 10)
    }
  }
}
