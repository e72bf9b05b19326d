// Who gets a touch: which screen its content belongs to, and what a drag from there becomes.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct TouchTableTests {
  /// A touch on what is shown after the steps of a story.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let stage: @Sendable () -> Stage
    let point: Point2D
    /// The screen that a tap belongs to, and that scrolls.
    let content: ScreenID?
    let drag: Vector2D
    let becomes: String

    init(
      _ name: String, _ x: Double, _ y: Double, _ content: ScreenID?, _ drag: Vector2D, _ becomes: String,
      on stage: @escaping @Sendable () -> Stage
    ) {
      (testDescription, self.stage, self.content, self.drag, self.becomes) = (name, stage, content, drag, becomes)
      point = Point2D(x: x, y: y)
    }
  }

  /// Screens that are pushed over each other, some seconds after a step; back by an edge swipe.
  private static func pages(_ count: Int32, _ seconds: Double = 0, after step: (Stage) -> Void = { _ in }) -> Stage {
    let stage = Stage(root: 0)
    for screen in 1..<max(1, count) { stage.push(ScreenID(screen), animated: false) }
    step(stage)
    stage.advance(by: seconds)
    return stage
  }

  /// Two pages, and a screen over them that a drag down dismisses, some seconds after its dismissal.
  private static func modal(_ seconds: Double) -> Stage {
    pages(2, seconds) {
      $0.present(2, animated: false)
      $0.dismiss()
    }
  }

  /// Two pages, and a zoomed card over them, some seconds after its pop.
  private static func card(_ seconds: Double) -> Stage {
    pages(2, seconds) {
      $0.place(7, in: 1, at: Rect2D(x: 50, y: 500, width: 100, height: 100))
      $0.push(2, transition: .zoom, animated: false)
      $0.pop()
    }
  }

  /// A sheet that goes from a detent of .3 to another one.
  private static func moving(dim: Double, to detent: Detent) -> Stage {
    pages(1, 0.1) {
      let sheet = ScreenTransition.sheet(dim: dim)
      $0.present(1, transition: sheet, detents: [0.3, 0.6], initialDetent: 0.3, animated: false)
      $0.move(to: detent)
    }
  }

  /// The same stage, some seconds after another step.
  private static func next(_ stage: Stage, _ seconds: Double, after step: (Stage) -> Void) -> Stage {
    step(stage)
    stage.advance(by: seconds)
    return stage
  }

  /// A page whose neighbor, which a swipe to the left opens, has just been popped.
  private static var neighbor: Stage {
    pages(1, 0.08) {
      $0.navigator.setForwardRoutes([GestureRoute(.fullScreenPan(.left), .forward(key: 1))], of: 0)
      $0.push(1, animated: false)
      $0.pop()
    }
  }

  static let rows = [
    Row("at rest, at the edge", 5, 300, 2, .right(40), "pop 2 1") { pages(3) },
    Row("at rest, beside the edge", 200, 300, 2, .right(40), "denied") { pages(3) },
    Row("at rest, on the root", 5, 300, 0, .right(40), "denied") { pages(1) },
    Row("at rest, in another direction", 5, 300, 2, .down(40), "denied") { pages(3) },
    Row("a page that comes", 390, 300, 3, .right(40), "pop 3 2") { pages(3, 0.08) { $0.push(3) } },
    Row("a page that comes, across", 390, 300, 3, .down(40), "denied") { pages(3, 0.08) { $0.push(3) } },
    Row("a page that leaves", 390, 300, nil, .left(40), "push 1 2") { pages(3, 0.08) { $0.pop() } },
    Row("a modal that leaves", 200, 860, nil, .down(40), "present 1 2") { modal(0.08) },
    Row("a modal that leaves, at the edge of what is chosen", 5, 860, nil, .right(40), "pop 1 0") { modal(0.08) },
    Row("a card that leaves: the content is below", 100, 550, 1, .right(40), "push 1 2") { card(0.08) },
    Row("a card that leaves, at the edge of what is chosen", 15, 400, 1, .right(40), "pop 1 0") { card(0.02) },
    Row("what is chosen, at its edge", 5, 300, 1, .right(40), "pop 1 0") { pages(3, 0.08) { $0.pop() } },
    Row("what is chosen, beside the edge", 200, 20, 1, .right(40), "denied") { modal(0.08) },
    Row("what is chosen, forward to what leaves", 30, 300, 0, .left(40), "push 0 1") { neighbor },
    Row("what is not chosen, at the edge", 5, 300, nil, .right(40), "pop 3 2") { pages(3, 0.02) { $0.push(3) } },
    Row("what is not chosen, beside the edge", 60, 300, nil, .right(40), "denied") { pages(3, 0.02) { $0.push(3) } },
    Row("the edge of what is chosen, before what lies on it", 15, 300, nil, .right(40), "pop 1 0") {
      pages(3) { $0.pop() }
    },
    Row("what an earlier run sends away", 100, 550, nil, .down(40), "denied") {
      next(card(0.02), 0.02) { $0.push(4) }
    },
    Row("through what an earlier run sends away", 395, 700, nil, .left(40), "push 0 1") {
      next(modal(0.03), 0.03) { $0.pop() }
    },
    Row("beside a sheet that rests at a detent", 200, 100, 1, .down(40), "denied") {
      pages(1) { $0.present(1, transition: .sheet(), detents: [0.5], animated: false) }
    },
    Row("beside an undimmed sheet at a detent", 200, 100, 0, .down(40), "denied") {
      pages(1) { $0.present(1, transition: .sheet(dim: 0), detents: [0.5], animated: false) }
    },
    Row("on an undimmed sheet at a detent", 200, 700, 1, .down(40), "dismiss 1 0") {
      pages(1) { $0.present(1, transition: .sheet(dim: 0), detents: [0.5], animated: false) }
    },
    Row("beside an undimmed sheet at a detent, over a dimmed one", 200, 100, 2, .down(40), "denied") {
      pages(1) {
        $0.present(1, transition: .sheet(), detents: [0.8], animated: false)
        $0.present(2, transition: .sheet(dim: 0), detents: [0.5], animated: false)
      }
    },
    Row("beside an undimmed sheet that goes to a detent", 200, 100, 0, .down(40), "denied") {
      moving(dim: 0, to: 0.6)
    },
    Row("on an undimmed sheet that goes to a detent", 200, 700, 1, .down(40), "dismiss 1 0") {
      moving(dim: 0, to: 0.6)
    },
    Row("beside an undimmed sheet that goes the whole way", 200, 100, nil, .down(40), "dismiss 1 0") {
      moving(dim: 0, to: 1)
    },
    Row("beside a dimmed sheet that goes to a detent", 200, 100, nil, .down(40), "dismiss 1 0") {
      moving(dim: 0.4, to: 0.6)
    },
    Row("what a number holds", 390, 300, 1, .left(40), "denied") {
      next(pages(3, 0.08) { $0.pop() }, 0) { $0.scrub(to: 0.5) }
    },
  ]

  /// The sheet is there already, and what the resize has left over still decays.
  @Test(arguments: [false, true])
  func besideAnUndimmedSheetThatWasResizedOnItsWayNoDragMovesIt(isPresented: Bool) throws {
    let stage =
      isPresented
      ? TouchTableTests.pages(1, 0.1) { $0.present(1, transition: .sheet(dim: 0), detents: [0.6]) }
      : TouchTableTests.moving(dim: 0, to: 0.6)
    stage.resize(to: Size2D(width: 400, height: 500))
    let end = TransitionDriver.Phase.ended(ReleaseDecision(isPresented ? 0.6 : 0.4))
    for _ in 0..<60 where stage.navigator.phase != end { stage.advance(frames: 1) }
    try #require(stage.navigator.isRunning && stage.navigator.phase == end)
    let point = Point2D(x: 200, y: 60)
    #expect(stage.navigator.screen(at: point) == 0)
    stage.finger.begin(at: point)
    stage.finger.drag(by: .down(40), over: 0)
    #expect(stage.finger.response == .denied)
  }

  @Test(arguments: rows) func aTouchBelongsToAndBecomes(row: Row) {
    let stage = row.stage()
    #expect(stage.navigator.screen(at: row.point) == row.content)
    stage.finger.begin(at: row.point)
    stage.finger.drag(by: row.drag, over: 0)
    let request = stage.navigator.request
    let becomes =
      stage.finger.response == .claimed
      ? request.map { "\($0.operation) \($0.from.rawValue) \($0.to.rawValue)" } : "\(stage.finger.response)"
    #expect(becomes == row.becomes)
  }
}
