import Legato
import LegatoUIKit
import Testing
import UIKit

/// Things that must never happen to a finger: the back swipe is missing because of another transition; a fast pan, a
/// tap or a cancel freezes the app; many swipes block it; a release or a grab makes a page jump; or the screen does not
/// answer.
@MainActor @Suite("A finger always gets an answer", .serialized)
struct SwipePainTests {
  nonisolated static let transitions: [(String, ScreenTransition)] = [
    ("push", .push), ("mdPush", .mdPush), ("slide", .slide(.leading)), ("cover", .cover(.up)), ("modal", .modal),
    ("scale", .scale()), ("headline", .headline()), ("fade", .fade), ("zoom", .zoom), ("grow", .grow()),
    ("imageZoom", .imageZoom()), ("instant", .instant), ("asymmetric", .asymmetric(enter: .zoom, leave: .push)),
  ]

  /// Nothing is left of a run: the top screen answers, and a push and a back swipe work.
  private func expectAlive(_ stage: UIKitStage, _ what: String = "", _ location: SourceLocation = #_sourceLocation) {
    let before = stage.navigation.viewControllers
    #expect(stage.navigation.transitionCoordinator == nil, "\(what)", sourceLocation: location)
    let next = screen("next")
    stage.navigation.pushViewController(next, animated: true)
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == before + [next], "\(what)", sourceLocation: location)
    stage.swipe(to: 385)
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == before, "\(what)", sourceLocation: location)
    expectNoViolations(location)
  }

  @Test(arguments: UIKitDouble.Settings.both, transitions.indices)
  func everyTransitionKeepsTheSwipeBack(settings: UIKitDouble.Settings, index: Int) {
    let (name, transition) = Self.transitions[index]
    let stage = UIKitStage(settings, policy: TransitionPolicy(transition: transition))
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 2)
    stage.swipe(to: 60)
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root, b], "\(name)")
    stage.swipe(to: 385)
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root], "\(name)")
    expectAlive(stage, name)
  }

  enum Stroke: CaseIterable { case flick, tap, twitch, taken, leftwards, upwards, twoFingers }

  private func make(_ stroke: Stroke, _ stage: UIKitStage) {
    let finger = stage.device.touch(3, 400)
    switch stroke {
    case .flick:
      finger.move(by: 120, 0)
      finger.move(by: 200, 0)
    case .tap: stage.device.advance(by: 0.05)
    case .twitch: finger.move(by: 2, 1)
    case .taken:
      finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.1)
      return finger.cancel()
    case .leftwards: finger.drag(to: CGPoint(x: 0, y: 400), duration: 0.1)
    case .upwards: finger.drag(to: CGPoint(x: 3, y: 100), duration: 0.1)
    case .twoFingers:
      let second = stage.device.touch(8, 500)
      finger.drag(to: CGPoint(x: 150, y: 400), duration: 0.1)
      second.move(by: 100, 0)
      finger.lift()
      return second.lift()
    }
    finger.lift()
  }

  @Test(arguments: UIKitDouble.Settings.both, Stroke.allCases)
  func afterAFlickATapAndACancelTheAppGoesOn(settings: UIKitDouble.Settings, stroke: Stroke) {
    let stage = UIKitStage(settings)
    _ = stage.pushed("B")
    _ = stage.pushed("C")
    for _ in 0..<2 {
      make(stroke, stage)
      stage.device.advance(by: 1)
      expectAlive(stage, "\(stroke)")
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, [0.01, 0.04, 0.1, 0.2])
  func manySwipesOneUponTheOtherNeverJam(settings: UIKitDouble.Settings, pause: TimeInterval) {
    let stage = UIKitStage(settings)
    for index in 0..<12 { _ = stage.pushed("\(index)") }
    for index in 0..<20 {
      stage.swipe(from: CGFloat(3 + index % 5), to: index % 3 == 0 ? 40 : 300, in: 0.05)
      stage.device.advance(by: pause)
    }
    stage.device.advance(by: 1)
    let top = stage.navigation.topViewController
    #expect(stage.navigation.viewControllers.count < 13 && top.flatMap { stage.offset(of: $0) } == 0)
    expectAlive(stage)
  }

  /// How far a page has come two frames after a finger has moved it by 33 points, at 2000 points per second, and
  /// released it.
  private static func way(from start: CGFloat, of distance: CGFloat) -> CGFloat {
    let seconds = 2 / UIKitDouble.settings.frameRate
    return distance - start
      + Interaction.settle.state(at: seconds, displacement: start + 33 - distance, velocity: 2000).value
  }

  /// The tolerance for two frames, in points: a tenth of the finger's speed, which is the tracker's error.
  private static let slack: CGFloat = 7

  @Test(arguments: UIKitDouble.Settings.both)
  func aReleasedPageGoesOnAtTheFingersSpeed(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 203, y: 400), duration: 0.1)
    stage.device.advance(frames: 1)
    let start = try #require(stage.offset(of: b))
    finger.move(by: 33, 0)
    finger.lift()
    stage.device.advance(frames: 2)
    let expected = Self.way(from: start, of: 390)
    let travel = try #require(stage.offset(of: b)) - start
    #expect((travel - expected).magnitude < Self.slack, "\(travel), not \(expected)")
    stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func aReleasedPresentationGoesOnAtTheFingersSpeed(settings: UIKitDouble.Settings, style: UIModalPresentationStyle)
    throws
  {
    let pair = PresentationContainerTests.Pair(settings)
    pair.below.legato.present(pair.above, using: .modal, style: style)
    pair.device.advance(by: 1)
    let finger = pair.device.touch(200, 100)
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.1)
    pair.device.advance(frames: 1)
    let start = try #require(pair.depth(of: pair.above))
    finger.move(by: 0, 33)
    finger.lift()
    pair.device.advance(frames: 2)
    let expected = Self.way(from: start, of: 844)
    let travel = try #require(pair.depth(of: pair.above)) - start
    #expect((travel - expected).magnitude < Self.slack, "\(travel), not \(expected)")
    pair.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, transitions.indices.dropLast())
  func aGrabInMidFlightMovesNothingByItself(settings: UIKitDouble.Settings, index: Int) throws {
    let (name, transition) = Self.transitions[index]
    let policy = TransitionPolicy(transition: transition, interactions: [.fullScreenPan()])
    let stage = UIKitStage(settings, policy: policy)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.1)
    guard stage.navigation.transitionCoordinator != nil else { return }
    let pursuit = Pursuit(of: [stage.root, b], on: stage.device)
    let finger = stage.device.touch(200, 400)
    pursuit.expectStill("\(name): a touch")
    pursuit.expectFrame("\(name): after a touch", pull: Pursuit.pull)
    finger.move(by: 15, 0)
    pursuit.expectStill("\(name): a grab", finger: 15)
    pursuit.expectHeld("\(name): after a grab", finger: 15)
    let held = try #require(Sight(b))
    stage.device.advance(by: 1)
    let later = try held.step(to: #require(Sight(b)))
    #expect(later.travel < Pursuit.tolerance && later.fade < Pursuit.fadeTolerance, "\(name)")
    finger.lift()
    stage.device.advance(by: 2)
    #expect(stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func nothingBelowTheWindowIsEverShutOffButTheScreenThatGoes(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    var views: [UIView] { [stage.device.window, stage.navigation.view, stage.navigation.navigationBar] }
    let expectOpen = { #expect(views.allSatisfy { $0.isUserInteractionEnabled }) }
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    expectOpen()
    finger.lift()
    for _ in 0..<30 {
      stage.device.advance(frames: 1)
      expectOpen()
    }
    #expect(b.view.isUserInteractionEnabled && stage.root.view.isUserInteractionEnabled)
    stage.navigation.legato.push(screen("C"))
    stage.device.advance(by: 0.05)
    stage.navigation.legato.pop()
    for _ in 0..<60 {
      stage.device.advance(frames: 1)
      expectOpen()
    }
    #expect(stage.root.view.isUserInteractionEnabled)
    expectNoViolations()
  }
}
