// The ways back that transitions bring with them.

import LegatoTesting
import Testing
import TransitionCatalogue

@testable import Legato

@Suite struct WaysBackTests {
  @Test(arguments: Catalogue.all) func oneFingerIsEnoughToGoBack(entry: CatalogueEntry) {
    guard let ways = entry.transition.interactions else { return }
    #expect(ways.contains { !$0.isPinch })
  }

  private static let usual: [Transition] = [
    .push, .push(.half), .push(.hero()), .fade, .slide(), .cover(.leading), .modal, .scale(), .instant,
  ]

  @Test(arguments: usual.indices) func whatGoesTowardsLeadingLeavesIOSItsSwipes(number: Int) {
    #expect(Self.usual[number].interactions == nil)
  }

  /// A transition, where a finger touches the screen that came by it, how it goes, and whether the screen follows.
  private static let strokes: [(Transition, start: Point, travel: Vector, isFollowed: Bool)] = [
    (.slide(.up), middle, Vector(dy: 450), true), (.slide(.up), edge, Vector(dx: 300), true),
    (.slide(.up), middle, Vector(dy: -300), false), (.slide(.down), Point(x: 150, y: 600), Vector(dy: -450), true),
    (.slide(.trailing), Point(x: 400, y: 400), Vector(dx: -300), true),
    (.slide(.trailing), edge, Vector(dx: 300), false),
    (.cover(.up), middle, Vector(dy: 450), true), (.cover(.up), edge, Vector(dx: 300), true),
    (.cover(.right), Point(x: 400, y: 400), Vector(dx: -300), true),
    (.push(.hero(.down)), Point(x: 150, y: 600), Vector(dy: -450), true),
    (.push(.hero(.down)), edge, Vector(dx: 300), true),
    (.drawer(), middle, Vector(dx: -300), true), (.drawer(), middle, Vector(dy: 300), false),
    (.drawer(from: .bottom), middle, Vector(dy: 450), true),
    (.drawer(from: .top), Point(x: 150, y: 600), Vector(dy: -450), true),
    (.explode(), edge, Vector(dx: 300), true), (.portal(), edge, Vector(dx: 300), true),
    (.headline(), middle, Vector(dx: 150), true), (.headline(), middle, Vector(dy: 300), false),
    (.zoom, middle, Vector(dy: 450), true), (.zoom, edge, Vector(dx: 300), true),
    (.grow(), middle, Vector(dx: 200, dy: 100), true), (.grow(), middle, Vector(dx: -200), false),
    (.imageZoom(), middle, Vector(dy: 200), true), (.imageZoom(), edge, Vector(dx: 300), true),
    (.mdImageZoom(), middle, Vector(dy: 200), true),
    (.predictiveBack(), edge, Vector(dx: 200), true),
    (.predictiveBack(), Point(x: 400, y: 400), Vector(dx: -200), true),
    (.modal, edge, Vector(dx: 300), true), (.modal, middle, Vector(dy: 300), false),
  ]
  private static let middle = Point(x: 150, y: 400)
  private static let edge = Point(x: 5, y: 400)

  @Test(arguments: strokes.indices) func aPushedScreenGoesBackTheWayThatItsTransitionSays(number: Int) {
    let (transition, start, travel, isFollowed) = Self.strokes[number]
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: transition))
    stage.push(1, animated: false)
    stage.finger.begin(at: start)
    stage.finger.drag(by: travel, over: 0.3)
    stage.finger.hold(for: 0.2)
    #expect(stage.finger.response == (isFollowed ? .claimed : .refused))
    stage.finger.release()
    stage.settle()
    #expect(stage.navigator.screens == (isFollowed ? [0] : [0, 1]))
  }

  @Test func aPresentedCoverGoesByASwipeDown() {
    for transition in [Transition.cover(.up), .modal] {
      let stage = Stage(root: 0)
      stage.present(1, transition: transition, animated: false)
      stage.finger.begin(at: Self.middle)
      stage.finger.drag(by: .down(500), over: 0.3)
      stage.finger.release()
      #expect(stage.settle() == .finished && stage.navigator.screens == [0])
    }
  }

  @Test func aToastYieldsOnARubberBandToAFingerThatPullsItInwards() {
    let stage = Stage(root: 0)
    stage.coveringFrame = Rect(x: 16, y: 60, width: 370, height: 80)
    stage.present(1, transition: .toast(), animated: false)
    stage.finger.begin(at: Point(x: 200, y: 100))
    stage.finger.drag(by: .up(20), over: 0.1)
    stage.finger.drag(by: .down(220), over: 0.3)
    let pulled = (stage.frame(of: .screen(1))?.minY ?? 0) - 60
    #expect(pulled > 4 && pulled < 87.4, "\(pulled)")
    stage.finger.release()
    #expect(stage.settle() == .cancelled && stage.navigator.screens == [0, 1])
  }
}
