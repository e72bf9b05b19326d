/// What a benchmark measured: the nanoseconds of one operation.
struct Measurement {
  let name: String
  /// The fastest round: what the code costs when nothing disturbs it.
  let fastest: Double
  /// The middle round: what it costs on this machine now.
  let median: Double
  /// The most that it may cost, if there is a limit; it is compared with the fastest round.
  let limit: Double?

  var isWithinLimit: Bool { limit.map { fastest <= $0 } ?? true }
}

/// Measures `body`, which runs one operation; its argument counts the operations, so that no two need have the same
/// input.
///
/// After a warm-up that also finds how many operations fill a round of a millisecond, it times 400 rounds: short and
/// many, so that some fall between the interruptions by others. The loop's own cost, about a nanosecond, is in the
/// numbers.
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

/// Takes a result, so that the compiler cannot leave out what computed it.
@inline(never)
@_optimize(none)
func sink<Value>(_ value: borrowing Value) {}

/// Gives back a value that the compiler no longer knows, so that it cannot compute with it ahead of time.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
