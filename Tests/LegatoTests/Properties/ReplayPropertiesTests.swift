// Random event sequences, each sent to two navigators.

import PropertyChecks
import Testing

@Suite struct ReplayPropertiesTests {
  @Test func whatIsSentOnceMoreGivesTheSameStatesAfterEachEvent() {
    for seed in UInt64(1)...300 {
      let difference = EventSequence(seed: seed).replayDifference(seed: seed)
      #expect(difference == nil, "seed \(seed)")
    }
  }
}
