// iOS's releases: from where and how fast a finger lets go, and what comes of it (docs/measurements.md).

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct IOSGridTests {
  /// A gesture of iOS, and its decision after a travel of the finger.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let transition: ScreenTransition
    let interaction: Interaction
    let start: Point2D
    let way: Vector2D
    /// How many points of travel count for nothing.
    let slop: Double
    /// How much the finger's travel beyond that must come to, 120 ms ahead, in points.
    let threshold: Double

    var testDescription: String { name }
  }

  static let rows = [
    // A page that is released at rest stays at .51 of the width, and goes at .54.
    Row(
      name: "edge swipe", transition: .push, interaction: .edgePan(), start: Point2D(x: 1, y: 400), way: .right(1),
      slop: 12, threshold: 0.525 * phone.width),
    Row(
      name: "content swipe", transition: .push, interaction: .contentSwipe(), start: Point2D(x: 30, y: 400),
      way: .right(1), slop: 27, threshold: 0.42 * phone.width),
    // The scale, 1 − .67 of the way, must fall below .905, and below .70 from the edge.
    Row(
      name: "zoom drag", transition: .zoom, interaction: .zoomDrag(), start: Point2D(x: 200, y: 100), way: .down(1),
      slop: 16, threshold: (1 - 0.905) / 0.67 * phone.height),
    Row(
      name: "zoom edge swipe", transition: .zoom, interaction: .zoomEdgePan(), start: Point2D(x: 1, y: 400),
      way: .right(1), slop: 12, threshold: (1 - 0.70) / 0.67 * phone.width),
  ]
  /// How near to the threshold nobody has measured, in points.
  private static let unmeasured = 5.0

  @Test(arguments: rows, [-1500.0, -600, -150, 0, 150, 600, 1500])
  func aReleaseGoesWhereItGoesOnIOS(row: Row, speed: Double) {
    let most = row.way.dx > 0 ? phone.width - row.start.x : phone.height - row.start.y
    for travel in stride(from: row.slop + 20, to: most, by: 20) {
      let projected = travel - row.slop + 0.120 * speed
      if abs(projected - row.threshold) < Self.unmeasured { continue }
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: row.transition, interactions: [row.interaction]))
      stage.push(1, animated: false)
      let finger = stage.finger
      finger.begin(at: row.start)
      // It comes to where it lifts at its speed, over the last tenth of a second or all the way.
      let last = min(0.1 * speed, travel)
      if last < travel {
        finger.drag(by: row.way * (travel - last))
        finger.hold(for: 0.2)
      }
      if last != 0 { finger.drag(by: row.way * last, over: last / speed) }
      finger.release()
      stage.settle()
      #expect(stage.navigator.screens == (projected > row.threshold ? [0] : [0, 1]), "\(travel) points at \(speed)")
    }
  }

  @Test(arguments: [0.0, 0.3])
  func aPinchGoesByTheFingersRatioAlone(seconds: Double) {
    for ratio in [0.9, 0.7, 0.55, 0.45, 0.3] {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.pinch()]))
      stage.push(1, animated: false)
      stage.pinch(at: Point2D(x: 200, y: 400), from: 300, to: (300 - 8.7) * ratio, over: 0.3)
      // At rest, or at full speed.
      stage.finger.hold(for: seconds)
      stage.secondFinger.release()
      stage.finger.release()
      stage.settle()
      #expect(stage.navigator.screens == (ratio < 0.5 ? [0] : [0, 1]), "\(ratio)")
    }
  }

  @Test(arguments: [150.0, 250])
  func aZoomGoesPastItsSourceByAFiftiethOfTheWay(travel: Double) throws {
    let stage = Stage(root: 0, frameRate: 120, policy: TransitionPolicy(transition: .zoom, interactions: [.zoomDrag()]))
    let source = Rect2D(x: 40, y: 600, width: 90, height: 90)
    stage.place(7, in: 0, at: source)
    stage.place(7, in: 1, at: Rect2D(size: phone))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 200))
    stage.finger.drag(by: .down(travel))
    stage.finger.hold(for: 0.2)
    let start = try #require(stage.frame(of: .screen(1))).center
    let way = source.center - start
    stage.finger.release()
    var farthest = 0.0
    while stage.isRunning {
      stage.advance(frames: 1)
      guard let center = stage.frame(of: .screen(1))?.center else { break }
      farthest = max(farthest, (center - start).dot(way) / way.dot(way))
    }
    #expect((1.019...1.023).contains(farthest), "\(farthest)")
  }
}
