// Random event sequences against the rules of the engine.

import Foundation
import Testing

/// How many sequences are played: few in a debug build, any number by `LEGATO_SEQUENCES`; `LEGATO_SEED` is the first seed.
private let plan: (count: UInt64, first: UInt64) = {
  let environment = ProcessInfo.processInfo.environment
  let count = environment["LEGATO_SEQUENCES"].flatMap(UInt64.init) ?? 1000
  return (count, environment["LEGATO_SEED"].flatMap(UInt64.init) ?? 1)
}()

@Suite struct PropertiesTests {
  @Test func randomSequencesKeepTheRules() {
    #expect(plan.count > 0, "LEGATO_SEQUENCES=0 would test nothing")
    var reported = 0
    for seed in plan.first..<(plan.first + plan.count) {
      let sequence = EventSequence(seed: seed)
      guard sequence.failure != nil else { continue }
      let shrunk = sequence.shrunk
      Issue.record("seed \(seed): \(shrunk.failure ?? "?")\n\n\(shrunk.code)\n")
      reported += 1
      if reported == 5 { return }
    }
  }
}
