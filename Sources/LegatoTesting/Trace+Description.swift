// Traces and their differences, as tables.

import Foundation
import Legato

extension Trace {
  /// A table of the first differences, for a test's comment; empty if there are none.
  ///
  /// - Parameters:
  ///   - differences: the result of ``differences(from:tolerance:)``.
  ///   - limit: the largest number of rows, at least 1.
  public static func table(of differences: [Difference], limit: Int = 20) -> String {
    guard !differences.isEmpty else { return "" }
    var rows = [["time", "layer", "property", "expected", "got"]]
    for difference in differences.prefix(max(limit, 1)) {
      rows.append([
        Trace.milliseconds(difference.time), difference.layer, difference.property.map { "\($0)" } ?? "–",
        difference.expected.map(Trace.number) ?? "nothing", difference.got.map(Trace.number) ?? "nothing",
      ])
    }
    let rest = differences.count - (rows.count - 1)
    return Trace.aligned(rows) + (rest > 0 ? "\n… and \(rest) more" : "")
  }

  private static func milliseconds(_ time: Double) -> String { String(format: "%.1f ms", time * 1000) }

  private static func number(_ value: Double) -> String { String(format: "%.6g", value) }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map(\.[column].count).max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

extension Trace: CustomStringConvertible {
  /// A table with a row for each number that is not at rest.
  public var description: String {
    var rows = [["time", "layer", "property", "value"]]
    for frame in frames {
      for layer in frame.layers {
        for property in Property.allCases where layer[property] != LayerState.rest[property] {
          rows.append([
            Trace.milliseconds(frame.time), layer.name, "\(property)", Trace.number(layer[property]),
          ])
        }
      }
    }
    return Trace.aligned(rows)
  }
}
