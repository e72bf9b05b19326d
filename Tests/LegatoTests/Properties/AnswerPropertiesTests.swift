// Random sequences, answered at once and later.

import Foundation
import PropertyChecks
import Testing

/// How many sequences are played: few, or a part of `LEGATO_SEQUENCES`.
private let count: UInt64 = {
  let count = ProcessInfo.processInfo.environment["LEGATO_SEQUENCES"].flatMap(UInt64.init) ?? 0
  return max(300, count / 20)
}()

@Suite struct AnswerPropertiesTests {
  @Test func aLaterAnswerLeadsToWhatAnEarlierOneWouldHave() {
    for seed in 1...count {
      let difference = EventSequence(answeredSeed: seed).laterDifference(seed: seed)
      #expect(difference == nil, "seed \(seed)")
    }
  }
}
