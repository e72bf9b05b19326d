// A settle as keyframes, for a compositor that goes on without the engine.

/// The rest of a settle as keyframes that a compositor can play by itself: straight lines between them are what the engine
/// would show, within a tolerance.
public struct SettleKeyframes: Equatable, Sendable {
  /// Seconds since the settle was exported, ascending, the first 0; the last one is the settle's end.
  public private(set) var times: [Double] = []
  /// The numbers of every layer's state at every time, time by time.
  public private(set) var numbers: [Double] = []

  /// How far a layer's edge may be from where the engine would show it, in points.
  public static let tolerance = 0.25
  /// How far an opacity may be off.
  static let opacityTolerance = 0.004
  /// What part of that is allowed at the quarters of a line: between them it may be off by a fifth more, measured over the
  /// catalogue.
  static let probeMargin = 0.8
  /// The first step to try, and the longest, in seconds.
  static let firstStep = 1.0 / 120
  static let longestStep = 0.25

  /// The state of every layer at every time, time by time.
  public var states: [LayerState] { Frame(numbers).states }

  fileprivate mutating func append(_ time: Double, _ frame: Frame) {
    times.append(time)
    for index in 0..<frame.count { numbers.append(frame.numbers[index]) }
  }
}

extension TransitionCoordinator {
  /// The rest of the present settle as keyframes, dense where it bends and sparse where it does not; nil while a finger
  /// holds it, at rest, or above the budget.
  ///
  /// - Parameter budget: the largest number of keyframes, over all layers.
  public func settleKeyframes(budget: Int) -> SettleKeyframes? {
    guard let run, case .settling = run.driver.phase, !picture.isEmpty else { return nil }
    let duration = max(run.driver.endTime, picture.endTime) - now
    guard duration > 0 else { return nil }
    var keyframes = SettleKeyframes()
    var shown = Frame(picture.frame)
    var end = Frame(picture.frame)
    let probe = Frame(picture.frame)
    var begin = 0.0
    var step = SettleKeyframes.firstStep
    write(shown, at: 0)
    keyframes.append(0, shown)
    while begin < duration {
      var next = min(begin + step, duration)
      write(end, at: next)
      while next - begin > 1e-4, !isStraight(from: shown, at: begin, to: end, at: next, probe) {
        step = (next - begin) / 2
        next = begin + step
        write(end, at: next)
      }
      keyframes.append(next, end)
      if keyframes.times.count > budget / picture.layers.count { return nil }
      begin = next
      swap(&shown, &end)
      step = min(step * 1.6, SettleKeyframes.longestStep)
    }
    return keyframes
  }

  /// Writes what will be shown so many seconds from now.
  private func write(_ frame: Frame, at elapsed: Double) {
    guard let run else { return }
    picture.write(run.driver.inputs(at: now + elapsed), at: now + elapsed, to: frame)
  }

  /// Whether a straight line is close enough to the settle at its quarters.
  private func isStraight(
    from start: Frame, at begin: Double, to end: Frame, at finish: Double, _ probe: Frame
  ) -> Bool {
    for quarter in 1...3 {
      let part = Double(quarter) / 4
      write(probe, at: interpolate(begin, finish, part))
      for layer in 0..<picture.layers.count {
        let size = picture.layers[layer].frame.size
        let extent = max(size.width, size.height) / 2
        let (from, to, shown) = (start[layer], end[layer], probe[layer])
        func off(_ property: Property) -> Double {
          let index = Int(property.rawValue)
          return (interpolate(from[index], to[index], part) - shown[index]).magnitude
        }
        var edge = max(off(.translationX), off(.translationY))
        edge += max(off(.scaleX), off(.scaleY)) * extent
        edge += (off(.rotationX) + off(.rotationY) + off(.rotationZ)) * extent
        let margin = SettleKeyframes.probeMargin
        if edge > SettleKeyframes.tolerance * margin || off(.opacity) > SettleKeyframes.opacityTolerance * margin {
          return false
        }
      }
    }
    return true
  }
}
