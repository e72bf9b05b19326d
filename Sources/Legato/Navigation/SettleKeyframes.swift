/// The rest of a settle as keyframes that a compositor can play by itself: straight lines between them are what the
/// engine would show, within a tolerance.
public struct SettleKeyframes: Equatable, Sendable {
  /// Seconds since the settle was exported, ascending, the first 0; the last one is the settle's end.
  public private(set) var times: [Double] = []
  /// The numbers of every layer's state at every time, time by time.
  public private(set) var numbers: [Double] = []

  /// How far a layer's edge may be from where the engine would show it, in points.
  static let tolerance = 0.25
  /// How far an opacity may be off: a step of the 256 that a screen has.
  static let opacityTolerance = 0.004
  /// The part of the tolerance that is allowed where a line is probed: at a tenth, three, five, seven and nine tenths
  /// of it. An error with a single kink is nowhere more than 1.15 times as large as at those places; the rest is for an
  /// opacity that leaves its limit and comes back to it between them.
  static let probeMargin = 0.7
  static let firstProbe = 0.1
  static let probeSpacing = 0.2
  static let probeCount = 5
  /// The first step to try, the shortest, and the longest, in seconds: a frame at 120 Hz, a time in which nothing is
  /// seen to move, and one beyond which a step saves hardly a keyframe.
  static let firstStep = 1.0 / 120
  package static let shortestStep = 1e-4
  static let longestStep = 0.25
  /// What part of the step that would just do is tried next; and by how much a step may be longer than the one before.
  static let caution = 0.9
  static let growth = 2.0

  /// The state of every layer at every time, time by time.
  package var states: [LayerState] { Frame(numbers).states }

  fileprivate mutating func append(_ time: Double, _ frame: Frame) {
    times.put(time)
    for index in 0..<frame.count { numbers.put(frame.numbers[index]) }
  }
}

extension Navigator {
  /// The rest of the present settle as keyframes, dense where it bends and sparse where it does not, and one wherever a
  /// track or a response has a breakpoint; nil while a finger holds it, at rest, or above the budget.
  ///
  /// - Parameter budget: the largest number of keyframes, over all layers; fewer than two a layer are never enough.
  public func settleKeyframes(budget: Int) -> SettleKeyframes? {
    guard let run, case .settling = run.driver.phase, !presentation.isEmpty else { return nil }
    let duration = max(run.driver.endTime, presentation.endTime) - now
    guard duration > 0 else { return nil }
    var keyframes = SettleKeyframes()
    var shown = Frame(presentation.frame)
    var end = Frame(presentation.frame)
    let probes = (Frame(presentation.frame), Frame(presentation.frame))
    var begin = 0.0
    var step = SettleKeyframes.firstStep
    write(shown, at: 0)
    keyframes.append(0, shown)
    while begin < duration {
      var next = smoothEnd(from: begin, to: min(begin + step, duration), in: run)
      // A line's error grows with the square of its length.
      var factor = 0.0
      while factor < SettleKeyframes.caution {
        if factor > 0 { next = begin + (next - begin) * min(factor, 0.5) }
        write(end, at: next)
        factor = SettleKeyframes.caution / deviation(from: shown, at: begin, to: end, at: next, probes).squareRoot()
        if next - begin <= SettleKeyframes.shortestStep { break }
      }
      keyframes.append(next, end)
      if keyframes.times.count > budget / presentation.layers.count { return nil }
      step = min(max(step, next - begin) * clamp(factor, 0.5, SettleKeyframes.growth), SettleKeyframes.longestStep)
      begin = next
      swap(&shown, &end)
    }
    return keyframes
  }

  /// Writes what will be shown so many seconds from now.
  @inline(never)
  private func write(_ frame: Frame, at elapsed: Double) {
    guard let run else { return }
    presentation.write(run.driver.inputs(at: now + elapsed), at: now + elapsed, to: frame)
  }

  /// Where a line that begins at `begin` may end, all in seconds from now: at `end`, or before that right before the
  /// next breakpoint, or right after one that is too near.
  @inline(never)
  private func smoothEnd(from begin: Double, to end: Double, in run: Run) -> Double {
    let start = now + begin
    let inputs = run.driver.inputs(at: start)
    func isSmooth(_ time: Double) -> Bool {
      let time = now + time
      if time >= run.driver.endTime, start < run.driver.endTime { return false }
      return !presentation.hasBreakpoint(from: start, inputs, to: time, run.driver.inputs(at: time))
    }
    var step = (end - begin) / 4
    while isSmooth(begin + step) {
      if begin + step >= end { return end }
      step += (end - begin) / 4
    }
    let breakpoint = endOf(begin, step: step, where: isSmooth)
    let before = breakpoint - SettleKeyframes.shortestStep
    return before - begin > SettleKeyframes.shortestStep ? before : breakpoint
  }

  /// How far a straight line is from the settle where it is probed; 1 is as far as it may be.
  @inline(never)
  private func deviation(
    from start: Frame, at begin: Double, to end: Frame, at finish: Double, _ probes: (shown: Frame, blended: Frame)
  ) -> Double {
    var largest = 0.0
    for index in 0..<SettleKeyframes.probeCount {
      let part = SettleKeyframes.firstProbe + Double(index) * SettleKeyframes.probeSpacing
      write(probes.shown, at: interpolate(begin, finish, part))
      for layer in 0..<presentation.layers.count {
        let line = LayerLine(start: start[layer], end: end[layer], size: presentation.layers[layer].frame.size)
        largest = max(largest, line.deviation(from: probes.shown[layer], at: part, probes.blended[layer]))
      }
    }
    return largest / SettleKeyframes.probeMargin
  }
}
