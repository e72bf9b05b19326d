// A settle as keyframes, for a compositor that goes on without the engine.

/// The rest of a settle as keyframes that a compositor can play by itself: straight lines between them are what the engine
/// would show, within a tolerance.
public struct SettleKeyframes: Equatable, Sendable {
  /// Seconds since the settle was exported, ascending, the first 0; the last one is the settle's end.
  public private(set) var times: [Double] = []
  /// The state of every layer at every time, time by time.
  public private(set) var states: [LayerState] = []

  /// How far a layer's edge may be from where the engine would show it, in points.
  public static let tolerance = 0.25
  /// How far an opacity may be off.
  static let opacityTolerance = 0.004
  /// The first step to try, and the longest, in seconds.
  static let firstStep = 1.0 / 120
  static let longestStep = 0.25

  /// Samples a settle, dense where it bends and sparse where it does not.
  ///
  /// - Parameters:
  ///   - extents: the larger side of each layer, by which a scale or rotation moves its edge.
  ///   - limit: the largest number of times; a settle that needs more gives nil.
  ///   - sample: the states at a time since the start.
  init?(duration: Double, extents: [Double], limit: Int, sample: (Double) -> [LayerState]) {
    var time = 0.0
    var step = SettleKeyframes.firstStep
    var shown = sample(0)
    append(0, shown)
    while time < duration {
      var next = min(time + step, duration)
      var end = sample(next)
      while next - time > 1e-4, !isStraight(from: shown, at: time, to: end, at: next, extents, sample) {
        step = (next - time) / 2
        next = time + step
        end = sample(next)
      }
      append(next, end)
      if times.count > limit { return nil }
      time = next
      shown = end
      step = min(step * 1.6, SettleKeyframes.longestStep)
    }
  }

  private mutating func append(_ time: Double, _ shown: [LayerState]) {
    times.append(time)
    states += shown
  }

  /// Whether a straight line is close enough to the settle at its quarters.
  private func isStraight(
    from start: [LayerState], at begin: Double, to end: [LayerState], at finish: Double, _ extents: [Double],
    _ sample: (Double) -> [LayerState]
  ) -> Bool {
    for quarter in 1...3 {
      let part = Double(quarter) / 4
      let shown = sample(interpolate(begin, finish, part))
      for index in shown.indices {
        let error = SettleKeyframes.error(start[index], end[index], part, shown[index], extents[index])
        if error > 1 { return false }
      }
    }
    return true
  }

  /// How far a straight line is off, in tolerances.
  private static func error(
    _ start: LayerState, _ end: LayerState, _ part: Double, _ shown: LayerState, _ extent: Double
  ) -> Double {
    func off(_ property: Property) -> Double {
      (interpolate(start[property], end[property], part) - shown[property]).magnitude
    }
    var edge = max(off(.translationX), off(.translationY))
    edge += max(off(.scaleX), off(.scaleY)) * extent / 2
    edge += (off(.rotationX) + off(.rotationY) + off(.rotationZ)) * extent / 2
    return max(edge / tolerance, off(.opacity) / opacityTolerance)
  }
}

extension TransitionCoordinator {
  /// The rest of the present settle as keyframes; nil while a finger holds it, at rest, or above the budget.
  ///
  /// - Parameter budget: the largest number of keyframes, over all layers.
  public func settleKeyframes(budget: Int) -> SettleKeyframes? {
    guard let run, case .settling = run.driver.phase, !picture.layers.isEmpty else { return nil }
    let duration = max(run.driver.endTime, picture.endTime) - time
    guard duration > 0 else { return nil }
    var copy = picture
    let now = time
    let driver = run.driver
    return SettleKeyframes(
      duration: duration, extents: picture.layers.map { max($0.frame.size.width, $0.frame.size.height) },
      limit: budget / picture.layers.count
    ) { elapsed in
      copy.sample(driver.inputs(at: now + elapsed), at: now + elapsed)
      return copy.states
    }
  }
}
