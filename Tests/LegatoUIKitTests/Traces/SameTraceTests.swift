import Legato
import LegatoTesting
import LegatoUIKit
import Testing
import UIKit

/// One script, played on the double and on the headless stage: both show the same, within the tolerance of keyframes.
@MainActor @Suite("UIKit shows what the headless stage shows", .serialized)
struct SameTraceTests {
  nonisolated static let transitions: [(String, ScreenTransition)] = [
    ("push", .push), ("headline", .headline()), ("cover", .cover(.up)), ("slide", .slide(.leading)), ("fade", .fade),
    ("scale", .scale()), ("zoom", .zoom), ("mdPush", .mdPush),
    ("grow", .grow()), ("imageZoom", .imageZoom()), ("mdImageZoom", .mdImageZoom()), ("modal", .modal),
    ("cube", .cube()), ("cards", .cards()), ("natGeo", .natGeo()), ("turn", .turn()),
    ("near", spun),
  ]

  /// A quarter turn about the middle, seen from near.
  private nonisolated static var spun: ScreenTransition {
    ScreenTransition(motion: .spring(response: 0.5)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let covering = timeline.screen(.covering)
      timeline.set(covering, .perspective, to: 250)
      timeline.animate(covering, .rotationY, from: .pi / 2, to: 0)
      timeline.animate(covering, .opacity, from: 0.5, to: 1)
      return timeline.build()
    }
  }

  private func pair(_ policy: TransitionPolicy) -> (Twins, UINavigationController) {
    let twins = Twins(Stage(root: 0, size: Twins.size, policy: policy))
    return (twins, twins.navigation(policy))
  }

  @Test(arguments: transitions.indices)
  func callsAndFingersGiveTheSameTrace(index: Int) {
    let (name, transition) = Self.transitions[index]
    let (twins, navigation) = pair(TransitionPolicy(transition: transition, interactions: [.edgePan()]))
    let edge = Point2D(x: 4, y: 400)
    twins.push(1, in: navigation)
    twins.pass(frames: 60, "\(name): push")
    for (travel, frames) in [(90.0, 18), (250, 15)] {
      twins.drag(from: edge, by: .right(travel), frames: frames, "\(name): \(travel)")
      twins.lift(at: edge + .right(travel), "\(name): after \(travel)")
    }
    #expect(navigation.viewControllers.count == 1 && twins.stage.navigator.count == 1)
    twins.push(1, in: navigation)
    twins.pass(frames: 60, "\(name): push again")
    twins.pop(in: navigation)
    twins.pass(frames: 60, "\(name): pop")
    twins.expectAllCompared(at: 5 * 60 + 18 + 15)
  }

  @Test(arguments: transitions.indices)
  func anInterruptionGivesTheSameTrace(index: Int) {
    let (name, transition) = Self.transitions[index]
    let (twins, navigation) = pair(TransitionPolicy(transition: transition, interactions: [.fullScreenPan()]))
    let middle = Point2D(x: 150, y: 400)
    twins.push(1, in: navigation)
    twins.pass(frames: 5, "\(name): push")
    twins.drag(from: middle, by: .right(-60), frames: 10, "\(name): caught")
    twins.move(from: middle + .right(-60), by: .right(200), frames: 10, "\(name): thrown")
    twins.lift(at: middle + .right(140), "\(name): back")
    #expect(navigation.viewControllers.count == twins.stage.navigator.count)
    twins.expectAllCompared(at: 5 + 10 + 10 + 60)
  }

  @Test(arguments: transitions.indices)
  func aRedirectionGivesTheSameTrace(index: Int) {
    let (name, transition) = Self.transitions[index]
    let (twins, navigation) = pair(TransitionPolicy(transition: transition))
    twins.push(1, in: navigation)
    twins.pass(frames: 5, "\(name): push")
    twins.pop(in: navigation)
    twins.pass(frames: 5, "\(name): pop")
    twins.push(2, in: navigation)
    twins.pass(frames: 90, "\(name): push of another one")
    #expect(navigation.viewControllers.count == 2 && twins.stage.navigator.count == 2)
    twins.expectAllCompared(at: 5 + 5 + 90)
  }

  @Test func aPinchGivesTheSameTrace() {
    let (twins, navigation) = pair(TransitionPolicy(transition: .zoom, interactions: [.pinch()]))
    twins.push(1, in: navigation)
    twins.pass(frames: 60, "push")
    for end in [0.8, 0.25] {
      let (left, right) = (Point2D(x: 80, y: 400), Point2D(x: 320, y: 460))
      let inwards = Vector2D.right(120 * (1 - end))
      twins.act(.down, left.x, left.y, finger: 0)
      twins.act(.down, right.x, right.y, finger: 1)
      for frame in 1...20 {
        let (a, b) = (left + inwards * (Double(frame) / 20), right - inwards * (Double(frame) / 20))
        twins.act(.move, a.x, a.y, finger: 0)
        twins.act(.move, b.x, b.y, finger: 1)
        twins.pass(frames: 1, "a pinch to \(end)")
      }
      twins.act(.up, (left + inwards).x, left.y, finger: 0)
      twins.lift(at: right - inwards, finger: 1, "after a pinch to \(end)")
    }
    #expect(navigation.viewControllers.count == 1 && twins.stage.navigator.count == 1)
    twins.expectAllCompared(at: 60 + 2 * (20 + 60))
  }

  @Test func tabsGiveTheSameTrace() {
    let policy = TransitionPolicy(transition: .slide(.leading), interactions: [.fullScreenPan()])
    let twins = Twins(Stage(root: 0, size: Twins.size, policy: policy))
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { twins.screen($0) }
    twins.device.show(tabs)
    tabs.legato.install()
    twins.device.advance(frames: 1)
    for (page, next) in [(Int32(0), Int32(2)), (2, 1)] {
      twins.perform {
        tabs.legato.select(Int(next))
      } _: {
        twins.stage.replace(ScreenID(next), backwards: next < page)
      }
      twins.pass(frames: 60, "\(page) to \(next)")
    }
    for (page, travel, frames) in [(Int32(1), -80.0, 20), (1, -250, 15), (2, 250, 15), (1, 250, 15)] {
      lead(twins.stage, from: page)
      let start = Point2D(x: travel < 0 ? 350 : 60, y: 400)
      twins.drag(from: start, by: .right(travel), frames: frames, "\(travel) on \(page)")
      twins.lift(at: start + .right(travel), "after \(travel) on \(page)")
    }
    #expect(tabs.selectedIndex == 0 && twins.stage.navigator.top == 0)
    twins.expectAllCompared(at: 2 * 60 + 4 * 60 + 20 + 3 * 15)
  }

  /// Fingers on a page of the stage lead to its neighbors, as on a tab.
  private func lead(_ stage: Stage, from page: Int32) {
    var ways: [GestureRoute] = []
    if page < 2 { ways.append(GestureRoute(.fullScreenPan(.leading), .forward(key: page + 1, .replace))) }
    if page > 0 { ways.append(GestureRoute(.fullScreenPan(.trailing), .forward(key: page - 1, .restore))) }
    stage.navigator.setForwardRoutes(ways, of: ScreenID(page))
  }
}
