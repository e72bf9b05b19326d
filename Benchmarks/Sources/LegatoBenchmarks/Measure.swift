/// The result of a benchmark: the nanoseconds of one operation.
struct Measurement {
  let name: String
  /// The fastest round: the cost of the code without disturbance.
  let fastest: Double
  /// The median round: the cost on this machine now.
  let median: Double
  /// The limit of the cost, if there is one; it is compared with the fastest round.
  let limit: Double?

  var isWithinLimit: Bool { limit.map { fastest <= $0 } ?? true }
}

/// Measures `body`, which runs one operation. Its argument counts the operations, so that each can have another input.
///
/// A warm-up also finds how many operations fill a round of a millisecond. Then 400 rounds are timed: they are so short
/// and many that some are not interrupted. The numbers include the loop's own cost of about a nanosecond.
@inline(__always)
func measure(_ name: String, limit: Double? = nil, operationsPerCall: Int = 1, _ body: (Int) -> Void) -> Measurement {
  let clock = ContinuousClock()
  let round = Duration.milliseconds(1)

  @inline(__always)
  func time(_ calls: Int) -> Duration {
    let start = clock.now
    for call in 0..<calls { body(call) }
    return clock.now - start
  }

  var calls = 1
  while time(calls) < round { calls *= 2 }

  let rounds = (0..<400).map { _ in time(calls) / Double(calls * operationsPerCall) }.map(nanoseconds).sorted()
  return Measurement(name: name, fastest: rounds[0], median: rounds[rounds.count / 2], limit: limit)
}

private func nanoseconds(_ duration: Duration) -> Double {
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
}

/// Consumes a result, so that the compiler cannot omit its computation.
@inline(never)
@_optimize(none)
func sink<Value>(_ value: borrowing Value) {}

/// Returns a value that is opaque to the compiler, so that it cannot compute with it ahead of time.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
