// Measures the cost of a frame. `make bench` prints the table; arguments name suites.

/// Benchmarks that belong together. Add new ones to `suites` below.
struct Suite: Sendable {
  let name: String
  let run: @Sendable () -> [Measurement]

  init(_ name: String, _ run: @escaping @Sendable () -> [Measurement]) {
    self.name = name
    self.run = run
  }
}

let suites = [motions, timelines, transitions, stacks]
let asked = Set(CommandLine.arguments.dropFirst())
printTable(suites.filter { asked.isEmpty || asked.contains($0.name) }.flatMap { $0.run() })
