// A list and its sheet divide a drag.

import PropertyChecks
import Testing

@testable import Legato

@Suite struct SharedScrollerTests {
  private func list(at offset: Double, lower: Double = 0, upper: Double = 1000) -> SharedScroller? {
    var scrollable = Scrollable(axis: .vertical, offset: offset, lower: lower, upper: upper)
    scrollable.isShared = true
    return SharedScroller(scrollable)
  }

  /// Offset before, travel, room; the sheet's part, offset after.
  private static let rows: [(offset: Double, travel: Double, room: Double, part: Double, after: Double)] = [
    // At its top the finger goes down: the sheet has all of it.
    (0, 30, 0, 30, 0), (0, 30, 400, 30, 0), (0.4, 30, 0, 29.6, 0),
    // Away from its top it scrolls home, and hands over the rest.
    (20, 15, 0, 0, 5), (20, 50, 0, 30, 0), (20, 50, 400, 30, 0),
    // At its top the finger goes up: the sheet has what it has room for.
    (0, -30, 400, -30, 0), (0, -30, 20, -20, 10), (0, -30, 0, 0, 30), (0, -30, -5, 0, 30), (0, -30, .infinity, -30, 0),
    // Away from its top the sheet stays.
    (20, -30, 400, 0, 50), (990, -30, 400, 0, 1000),
    // Nonsense moves nothing.
    (20, .nan, 0, 0, 20), (20, .infinity, 0, 0, 20), (0, -30, .nan, 0, 30),
  ]

  @Test(arguments: rows.indices) func eachHasItsPart(row: Int) {
    let row = Self.rows[row]
    var list = list(at: row.offset)!
    #expect(isClose(list.take(row.travel, room: row.room), row.part) && isClose(list.offset, row.after))
  }

  @Test func howManySamplesThereAreMakesNoDifference() {
    for count in [1, 2, 7, 100] {
      var list = list(at: 60, lower: -20)!
      var depth = 0.0
      // 200 points down, 300 up, 50 down.
      for travel in [200.0, -300, 50] {
        for _ in 0..<count { depth += list.take(travel / Double(count), room: depth) }
      }
      #expect(isClose(depth, 0, within: 1e-9) && isClose(list.offset, 110, within: 1e-9), "\(count) samples")
    }
  }

  @Test func onlyASharedListThatHasSomewhereToGoDividesADrag() {
    #expect(SharedScroller(Scrollable(axis: .vertical, offset: 0, upper: 500)) == nil)
    #expect(list(at: 0, upper: 0) == nil && list(at: .nan) == nil && list(at: 0, upper: .infinity) == nil)
    var strip = Scrollable(axis: .horizontal, offset: 0, upper: 500)
    strip.isShared = true
    #expect(SharedScroller(strip) == nil)
  }
}
