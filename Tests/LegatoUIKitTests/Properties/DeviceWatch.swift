import UIKit

/// Holds what is seen of an app from frame to frame against the engine's continuity bound.
///
/// What takes no time moves nothing, but for what a settle leaves when it ends. In a frame no corner of a page travels farther than
/// its speed in the frame before, what a spring and a finger may add; the numbers are those of the engine's own properties
/// (`Tests/LegatoTests/Properties/Player.swift`), in units of the longer side of the screen.
@MainActor final class DeviceWatch {
  private static let growth = 3.0
  private static let acceleration = 1000.0
  private static let kink = 25.0
  private static let speed = 40.0
  private static let fading = 60.0
  private static let leverage = 9.0
  private static let snap = 0.003
  /// What is no time, in seconds.
  private static let instant = 1e-6

  private struct Item {
    weak var controller: UIViewController?
    var sight: Sight
    /// Units and opacities per second in the last frame; nil if something has happened since.
    var pace: (travel: Double, fade: Double)?
  }

  private let scenario: DeviceScenario
  private var items: [ObjectIdentifier: Item] = [:]
  private var time = UIKitDouble.clock.now
  /// How far a finger has travelled since the last frame, in points, which is shown in the next one at the latest, and its
  /// fastest speed in this run, in units.
  var dragged = 0.0
  private var launch = 0.0
  /// Whether what is seen may be anything until everything rests.
  var isExcused = false
  private(set) var failure: String?

  init(_ scenario: DeviceScenario) {
    self.scenario = scenario
    look("the beginning")
  }

  /// Something has happened, or a frame has passed.
  func look(_ what: @autoclosure () -> String, isFrame: Bool = false) {
    let now = UIKitDouble.clock.now
    let bounds = scenario.stage.device.window.bounds
    let unit = Double(max(bounds.width, bounds.height))
    // A frame's time and the end of the wait for it differ by rounding.
    let elapsed = now - time < DeviceWatch.instant ? 0 : now - time
    let reach = dragged / unit
    if dragged > 0 { launch = max(launch, min(dragged / UIKitDouble.clock.frameDuration, 8000) / unit) }
    let driven = DeviceWatch.leverage * (reach + launch * elapsed)
    var seen: [ObjectIdentifier: Item] = [:]
    for controller in scenario.all {
      guard let sight = Sight(controller) else { continue }
      var item = Item(controller: controller, sight: sight)
      if let last = items[ObjectIdentifier(controller)], last.controller === controller {
        let step = last.sight.step(to: sight)
        let (travel, fade) = (Double(step.travel) / unit, step.fade)
        var (speed, fading) = (DeviceWatch.speed, DeviceWatch.fading)
        if let pace = last.pace, dragged == 0 {
          speed = min(speed, DeviceWatch.growth * pace.travel + DeviceWatch.acceleration * elapsed)
          fading = min(fading, DeviceWatch.growth * pace.fade + DeviceWatch.kink)
        }
        let isSeen = last.sight.opacity > 0.001 || sight.opacity > 0.001
        if isSeen, !isExcused, failure == nil {
          let most = (speed * elapsed + driven + DeviceWatch.snap, fading * elapsed + 2 * driven + DeviceWatch.snap)
          if travel > most.0 {
            failure = "\(what()) moves \(UIKitDouble.name(of: controller)) by \(travel), more than \(most.0)"
          } else if fade > most.1 {
            failure = "\(what()) fades \(UIKitDouble.name(of: controller)) by \(fade), more than \(most.1)"
          }
        }
        if dragged == 0, elapsed > 0 { item.pace = (travel / elapsed, fade / elapsed) }
      }
      seen[ObjectIdentifier(controller)] = item
    }
    (items, time) = (seen, now)
    if isFrame { dragged = 0 }
    guard !scenario.isBusy else { return }
    (launch, isExcused) = (0, false)
  }
}
