// The host's time, made to grow.

import Testing

@testable import Legato

@Suite struct GestureClockTests {
  /// What the clock shows after each of the host's times.
  private func times(_ host: [Double]) -> [Double] {
    var clock = GestureClock()
    return host.map {
      clock.advance(to: $0)
      return clock.now
    }
  }

  @Test func itFollowsTheHost() {
    #expect(times([1, 1, 1.5, 400]) == [1, 1, 1.5, 400])
  }

  @Test func aSmallStepBackStandsStill() {
    #expect(times([5, 4.5, 4.9, 4, 5.25]) == [5, 5, 5, 5, 5.25])
  }

  @Test func aTimestampFromTheFutureStopsItForOneSampleOnly() {
    #expect(times([5, 3605, 5.25, 5.5, 5.5, 6]) == [5, 3605, 3605, 3605.25, 3605.25, 3605.75])
  }

  @Test func aTimestampFromThePastMeansNothing() {
    // Not even one that is told twice, as a host does that hands on one event in several calls.
    #expect(times([5, -3600, 5.25, -3600, -3600, 5.5]) == [5, 5, 5.25, 5.25, 5.25, 5.5])
  }

  @Test func aHostThatHasSetItsClockBackIsFollowedFromThere() {
    #expect(times([100, 10, 10.25, 11.25, 10.75, 12]) == [100, 100, 100.25, 101.25, 101.25, 102])
    // However often.
    #expect(times([100, 10, 9, 9.5, 1, 1.5]) == [100, 100, 100, 100.5, 100.5, 101])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300]) func aTimeFromNowhereChangesNothing(time: Double)
  {
    #expect(times([5, time, 5.25]) == [5, 5, 5.25])
    #expect(times([time]) == [0])
  }

  @Test func itTellsTheHostsTimeBack() {
    var clock = GestureClock()
    for time in [100, 10, 10.25] { clock.advance(to: time) }
    #expect(clock.hostTime == 10.25)
    #expect(clock.time(at: 10) == clock.now - 0.25)
    for future in [10.5, .nan, .infinity] { #expect(clock.time(at: future) == clock.now) }
  }
}
