/// Prints measurements as a Markdown table that can be copied into docs/.
func printTable(_ measurements: [Measurement]) {
  let rows = measurements.map { measurement in
    [
      measurement.name,
      decimal(measurement.fastest),
      decimal(measurement.median),
      measurement.limit.map(decimal) ?? "",
      measurement.isWithinLimit ? "" : "over the limit",
    ]
  }
  let head = ["Operation", "fastest, ns", "median, ns", "limit, ns", ""]
  let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max()! }

  func line(_ cells: [String]) -> String {
    let padded = zip(cells.indices, zip(cells, widths)).map { column, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? cell.0 + space : space + cell.0
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }

  print(line(head))
  let rules = widths.enumerated().map { String(repeating: "-", count: $1 + 1) + ($0 == 0 ? "-" : ":") }
  print("|" + rules.joined(separator: "|") + "|")
  for row in rows { print(line(row)) }
}

/// A number with two decimals, without Foundation.
private func decimal(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}
