import Foundation
import LegatoTesting
import Testing
import UIKit

/// The number of sequences: few, or a part of `LEGATO_SEQUENCES`; and the first seed, `LEGATO_SEED`.
private let plan: (count: UInt64, first: UInt64) = {
  let environment = ProcessInfo.processInfo.environment
  // A device takes about twenty times as long as the engine alone.
  let count = environment["LEGATO_SEQUENCES"].flatMap(UInt64.init).map { max(1, $0 / 20) } ?? 200
  return (count, environment["LEGATO_SEED"].flatMap(UInt64.init) ?? 1)
}()

@MainActor @Suite("Random events on a device", .serialized)
struct DevicePropertiesTests {
  @Test func randomEventsOnADeviceKeepTheRules() {
    for seed in plan.first..<(plan.first + plan.count) {
      var dice = Dice(seed: seed)
      let events = (0..<(4 + dice.below(20))).map { _ in DeviceEvent.random(&dice) }
      guard DevicePlayer.failure(of: events, seed: seed) != nil else { continue }
      let shrunk = shrink(events, seed)
      let text = DevicePlayer.failure(of: shrunk, seed: seed) ?? "?"
      Issue.record("seed \(seed): \(text)\n\(shrunk.map { "  .\($0)," }.joined(separator: "\n"))")
      return
    }
  }

  /// The smallest part of the events that still breaks a rule.
  private func shrink(_ events: [DeviceEvent], _ seed: UInt64) -> [DeviceEvent] {
    var events = events
    var length = events.count
    while length > 0 {
      var start = 0
      while start < events.count {
        var fewer = events
        fewer.removeSubrange(start..<min(start + length, events.count))
        if DevicePlayer.failure(of: fewer, seed: seed) != nil { events = fewer } else { start += length }
      }
      length /= 2
    }
    return events
  }
}
