// Transitions of the catalogue, interrupted by others.

import Foundation
import PropertyChecks
import Testing

@Suite struct RedirectTablePropertiesTests {
  /// How many are drawn, or `all`, by `LEGATO_REDIRECTS`; with that the table is printed.
  private static let wanted = ProcessInfo.processInfo.environment["LEGATO_REDIRECTS"]
  /// So many tell the share of rough ones to a quarter of its bound.
  private static let drawn = 2000
  private static let numbers =
    wanted == "all" ? Array(0..<Redirect.count) : Redirect.drawn(wanted.flatMap(Int.init) ?? drawn, seed: 1)

  @Test func anyTransitionGoesOnAsAnyOtherOneWithoutAJerk() async {
    let parts = ProcessInfo.processInfo.activeProcessorCount
    let table = await withTaskGroup(of: RedirectTable.self) { group in
      for part in 0..<parts {
        group.addTask {
          RedirectTable(stride(from: part, to: Self.numbers.count, by: parts).map { Self.numbers[$0] })
        }
      }
      return RedirectTable(joining: await group.reduce(into: []) { $0.append($1) })
    }
    for fault in table.faults { Issue.record("\(fault)") }
    if Self.wanted != nil { print(table) }
  }
}
