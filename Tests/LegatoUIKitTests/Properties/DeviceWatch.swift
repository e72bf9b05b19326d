import UIKit

/// Compares what is visible of an app from frame to frame with the engine's continuity bound.
///
/// From one frame to the next no corner of a page travels farther than the sum of its speed in the frame before, what a
/// spring and a finger may add, and what a settle leaves when it ends. An event that takes no time moves nothing beyond
/// that either: it may show how far a page has come since the last frame. The numbers are those of the engine's own
/// properties (`Tests/PropertyChecks/Sequences/Player.swift`), in units of the longer side of the screen.
@MainActor final class DeviceWatch {
  private static let growth = 3.0
  /// The speed that a run adds at its start, in units per second: a decay of 60 ms adds 1 / 0.06 of its distance.
  private static let start = 1 / 0.06
  private static let kink = 25.0
  private static let speed = 40.0
  private static let fading = 60.0
  private static let leverage = 9.0
  private static let snap = 0.003
  /// A step in time that counts as none, in seconds.
  private static let instant = 1e-6

  /// In units and opacities per second.
  private typealias Pace = (travel: Double, fade: Double)

  private struct Item {
    weak var controller: UIViewController?
    /// The content of the last frame, and whether it was visible.
    var drawn: Sight
    var isSeen: Bool
    /// The pace in that frame; nil if a finger has moved in it, or if it was the first.
    var pace: Pace?
  }

  private let scenario: DeviceScenario
  private var items: [ObjectIdentifier: Item] = [:]
  private var time = UIKitDouble.clock.now
  private var frameTime = UIKitDouble.clock.now
  /// How far a finger has travelled since the last frame, in points, which is shown in the next frame at the latest,
  /// and its fastest speed in this run, in units.
  var dragged = 0.0
  private var launch = 0.0
  /// Whether anything may be shown until everything rests.
  var isExcused = false
  private(set) var failure: String?

  init(_ scenario: DeviceScenario) {
    self.scenario = scenario
    look("the beginning")
  }

  /// Checks the pages after an event, or after a frame.
  func look(_ what: @autoclosure () -> String, isFrame: Bool = false) {
    let now = UIKitDouble.clock.now
    let isInstant = now - time < DeviceWatch.instant
    let elapsed = now - frameTime
    if dragged > 0 { launch = max(launch, min(dragged / UIKitDouble.clock.frameDuration, 8000) / unit) }
    var seen: [ObjectIdentifier: Item] = [:]
    let sights = scenario.all.compactMap { controller in Sight(controller).map { (controller, $0) } }
    for (controller, sight) in sights {
      let isSeen = sight.isVisible && !sights.contains { $0.1.covers(sight, in: scenario.stage.device.window.bounds) }
      var item = Item(controller: controller, drawn: sight, isSeen: isSeen)
      if let last = items[ObjectIdentifier(controller)], last.controller === controller {
        if isFrame || isInstant { check(what(), last, item, elapsed) }
        if isFrame, dragged == 0, !isExcused { item.pace = pace(from: last.drawn, to: sight, in: elapsed) }
        if !isFrame, !isExcused { item = last }
      }
      seen[ObjectIdentifier(controller)] = item
    }
    (items, time) = (seen, now)
    guard isFrame else { return }
    (dragged, frameTime) = (0, now)
    if !scenario.isBusy { (launch, isExcused) = (0, false) }
  }

  /// Skips a frame in which nothing moves.
  func skip() { (dragged, frameTime, launch, isExcused) = (0, UIKitDouble.clock.now, 0, false) }

  /// The longer side of the screen, in points.
  private var unit: Double {
    let bounds = scenario.stage.device.window.bounds
    return Double(max(bounds.width, bounds.height))
  }

  private func pace(from drawn: Sight, to sight: Sight, in elapsed: Double) -> Pace? {
    let step = drawn.step(to: sight)
    return elapsed > 0 ? (Double(step.travel) / unit / elapsed, step.fade / elapsed) : nil
  }

  private func check(_ what: String, _ last: Item, _ item: Item, _ elapsed: Double) {
    guard last.isSeen || item.isSeen, !isExcused, failure == nil else { return }
    let step = last.drawn.step(to: item.drawn)
    let driven = DeviceWatch.leverage * (dragged / unit + launch * elapsed)
    var (speed, fading) = (DeviceWatch.speed, DeviceWatch.fading)
    if let pace = last.pace, dragged == 0 {
      speed = min(speed, DeviceWatch.growth * pace.travel + DeviceWatch.start)
      fading = min(fading, DeviceWatch.growth * pace.fade + DeviceWatch.kink)
    }
    // Behind a page that covers it, an item may change invisibly.
    let fade = min(step.fade, last.isSeen ? 1 : item.drawn.opacity, item.isSeen ? 1 : last.drawn.opacity)
    let (travel, name) = (Double(step.travel) / unit, UIKitDouble.name(of: last.controller))
    let most = (speed * elapsed + driven + DeviceWatch.snap, fading * elapsed + 2 * driven + DeviceWatch.snap)
    if travel > most.0 {
      failure = "\(what) moves \(name) by \(travel), more than \(most.0)"
    } else if fade > most.1 {
      failure = "\(what) fades \(name) by \(fade), more than \(most.1)"
    }
  }
}
