// When a condition ceases to hold.

/// The first moment from which a condition no longer holds, or up to a billionth of the span later; the condition must
/// hold at `start` and then cease once.
///
/// - Parameter step: how far to look first; the span then grows until the condition has ceased.
@inline(never)
func endOf(_ start: Double, step: Double, where holds: (Double) -> Bool) -> Double {
  var low = start
  var high = start + step
  while holds(high) { (low, high) = (high, high + (high - low) * 2) }
  // 2⁻³² of the span.
  for _ in 0..<32 {
    let middle = (low + high) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return high
}
