/// The rest of a settle as keyframes, which a compositor plays by itself. The straight lines between the keyframes
/// differ from the engine's frames by at most a tolerance.
public struct SettleKeyframes: Equatable, Sendable {
  /// The times of the keyframes, in seconds since the export, ascending from 0. The last one is the end of the settle.
  public private(set) var times: [Double] = []
  /// The numbers of every layer's state at every time, time by time.
  public private(set) var numbers: [Double] = []

  /// The largest error of a layer's edge, in points.
  static let tolerance = 0.25
  /// The largest error of an opacity: one of the 256 steps of a screen.
  static let opacityTolerance = 0.004
  /// The fraction of the tolerance that counts where a line is tested: at .1, .3, .5, .7 and .9 of its length. If an
  /// error has a single kink, its maximum is at most 1.15 times the largest error at these places. The rest of the
  /// margin is for opacities that leave their limit between two of the places and return to it.
  static let probeMargin = 0.7
  static let firstProbe = 0.1
  static let probeSpacing = 0.2
  static let probeCount = 5
  /// The first step that is tried, the shortest, and the longest, in seconds: a frame at 120 Hz, a time without visible
  /// movement, and a time beyond which a longer step saves few keyframes.
  static let firstStep = 1.0 / 120
  package static let shortestStep = 1e-4
  static let longestStep = 0.25
  /// The next step, relative to the longest one within the tolerance; and at most, relative to the one tried before.
  static let caution = 0.9
  static let growth = 2.0

  package var states: [LayerState] { Frame(numbers).states }

  fileprivate mutating func append(_ time: Double, _ frame: Frame) {
    times.put(time)
    for index in 0..<frame.count { numbers.put(frame.numbers[index]) }
  }
}

extension Navigator {
  /// The rest of the present settle as keyframes. They are dense where the motion bends, and there is one at each
  /// breakpoint of a track or a response. Nil at rest, while a finger holds the run, or if the budget is too small.
  ///
  /// - Parameter budget: The largest number of keyframes of all layers together, at least two for each layer.
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

  @inline(never)
  private func write(_ frame: Frame, at elapsed: Double) {
    presentation.write(run?.driver.inputs(at: now + elapsed) ?? .zero, at: now + elapsed, to: frame)
  }

  /// The end of a line that starts at `begin`, in seconds from now: `end`, or a time directly before the next
  /// breakpoint. If that breakpoint is too near, the line ends directly after it.
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

  /// The largest error of a straight line at the places where it is tested. 1 is the tolerance.
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
