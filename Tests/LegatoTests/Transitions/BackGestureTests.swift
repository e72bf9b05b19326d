// The back gestures that transitions bring with them.

import LegatoTesting
import Testing
import TransitionCatalogue

@testable import Legato

@Suite struct BackGestureTests {
  @Test(arguments: Catalogue.all) func oneFingerIsEnoughToGoBack(entry: CatalogueEntry) {
    guard let ways = entry.transition.interactions else { return }
    #expect(ways.contains { !$0.isPinch })
  }

  private static let usual: [ScreenTransition] = [
    .push, .push(.half), .push(.hero()), .fade, .slide(), .cover(.leading), .modal, .scale(), .instant,
  ]

  @Test(arguments: usual.indices) func whatGoesTowardsLeadingLeavesIOSItsSwipes(number: Int) {
    #expect(Self.usual[number].interactions == nil)
  }

  /// A transition, where a finger touches the screen that came by it, how it goes, and whether the screen follows.
  private static let strokes: [(ScreenTransition, start: Point2D, travel: Vector2D, isFollowed: Bool)] = [
    (.slide(.up), middle, Vector2D(dy: 450), true), (.slide(.up), edge, Vector2D(dx: 300), true),
    (.slide(.up), middle, Vector2D(dy: -300), false),
    (.slide(.down), Point2D(x: 150, y: 600), Vector2D(dy: -450), true),
    (.slide(.trailing), Point2D(x: 400, y: 400), Vector2D(dx: -300), true),
    (.slide(.trailing), edge, Vector2D(dx: 300), false),
    (.cover(.up), middle, Vector2D(dy: 450), true), (.cover(.up), edge, Vector2D(dx: 300), true),
    (.cover(.right), Point2D(x: 400, y: 400), Vector2D(dx: -300), true),
    (.push(.hero(.down)), Point2D(x: 150, y: 600), Vector2D(dy: -450), true),
    (.push(.hero(.down)), edge, Vector2D(dx: 300), true),
    (.drawer(), middle, Vector2D(dx: -300), true), (.drawer(), middle, Vector2D(dy: 300), false),
    (.drawer(from: .bottom), middle, Vector2D(dy: 450), true),
    (.drawer(from: .top), Point2D(x: 150, y: 600), Vector2D(dy: -450), true),
    (.explode(), edge, Vector2D(dx: 300), true), (.portal(), edge, Vector2D(dx: 300), true),
    (.headline(), middle, Vector2D(dx: 150), true), (.headline(), middle, Vector2D(dy: 300), false),
    (.zoom, middle, Vector2D(dy: 450), true), (.zoom, edge, Vector2D(dx: 300), true),
    (.grow(), middle, Vector2D(dx: 200, dy: 100), true), (.grow(), middle, Vector2D(dx: -200), false),
    (.imageZoom(), middle, Vector2D(dy: 200), true), (.imageZoom(), edge, Vector2D(dx: 300), true),
    (.mdImageZoom(), middle, Vector2D(dy: 200), true),
    (.predictiveBack(), edge, Vector2D(dx: 200), true),
    (.predictiveBack(), Point2D(x: 400, y: 400), Vector2D(dx: -200), true),
    (.modal, edge, Vector2D(dx: 300), true), (.modal, middle, Vector2D(dy: 300), false),
  ]
  private static let middle = Point2D(x: 150, y: 400)
  private static let edge = Point2D(x: 5, y: 400)

  @Test(arguments: strokes.indices) func aPushedScreenGoesBackTheWayThatItsTransitionSays(number: Int) {
    let (transition, start, travel, isFollowed) = Self.strokes[number]
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: transition))
    stage.push(1, animated: false)
    stage.finger.begin(at: start)
    stage.finger.drag(by: travel, over: 0.3)
    stage.finger.hold(for: 0.2)
    #expect(stage.finger.response == (isFollowed ? .claimed : .denied))
    stage.finger.release()
    stage.settle()
    #expect(stage.navigator.screens == (isFollowed ? [0] : [0, 1]))
  }

  @Test func aPresentedCoverGoesByASwipeDown() {
    for transition in [ScreenTransition.cover(.up), .modal] {
      let stage = Stage(root: 0)
      stage.present(1, transition: transition, animated: false)
      stage.finger.begin(at: Self.middle)
      stage.finger.drag(by: .down(500), over: 0.3)
      stage.finger.release()
      #expect(stage.settle() == .finished && stage.navigator.screens == [0])
    }
  }

  @Test(arguments: [ScreenTransition.zoom, .imageZoom(), .grow()]) func whatGrowsOutOfAPictureGoesByAPinch(
    transition: ScreenTransition
  ) {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: transition))
    stage.place(1, in: 0, at: Rect2D(x: 40, y: 300, width: 120, height: 120))
    stage.push(1, animated: false)
    stage.pinch(at: Self.middle, from: 200, to: 80)
    stage.finger.release()
    stage.secondFinger.release()
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }

  @Test func aToastYieldsOnARubberBandToAFingerThatPullsItInwards() {
    let stage = Stage(root: 0)
    stage.coveringFrame = Rect2D(x: 16, y: 60, width: 370, height: 80)
    stage.present(1, transition: .toast(), animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 100))
    stage.finger.drag(by: .up(20), over: 0.1)
    stage.finger.drag(by: .down(220), over: 0.3)
    let pulled = (stage.frame(of: .screen(1))?.minY ?? 0) - 60
    #expect(pulled > 4 && pulled < 87.4, "\(pulled)")
    stage.finger.release()
    #expect(stage.settle() == .cancelled && stage.navigator.screens == [0, 1])
  }
}
