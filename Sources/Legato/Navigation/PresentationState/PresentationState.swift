/// What can be seen: the layers of the run that goes on or rests, of what rests below it, and of interrupted runs what
/// that does not show, such as a third screen.
///
/// Each layer is what its source shows, and its residual: by how much what was seen differed from that when the run
/// took over. It decays from the velocity that it had.
package final class PresentationState {
  var layers: [Layer] = []
  /// What is shown.
  var frame = Frame(layers: 0)
  /// Whether that is older than the time.
  var isStale = true
  /// The run that is over and whose layers stay, as an open drawer's do; nil while something runs.
  package var resting: Run?

  /// What is shown, bottom first; none for a run alone, until another one takes over from it.
  var parts = References<PresentedLayer>()
  /// Interrupted runs that go on by themselves, oldest first, and the present run.
  package internal(set) var sources = References<LayerSource>()
  /// The residuals of all layers; nil while a run is shown alone.
  var residuals: Residuals?
  /// When the present run has begun: what it fades in, and what earlier runs send away, decays from then on.
  var startTime = 0.0
  /// When the residual of what the present run moves began to decay; infinite while a finger holds it.
  var releaseTime = 0.0
  /// How long either decays, in seconds.
  var duration = 0.0
  var heldDuration = 0.0

  /// When nothing of earlier runs can be seen any more.
  var endTime: Double { max(startTime + duration, releaseTime + heldDuration) }

  /// How many interrupted runs go on moving; the layers of older ones stand still and fade.
  static let earlierRunLimit = 2
  /// How many times what fades is left at most: were it left in every frame, 120 times a second, it would have faded by
  /// then.
  static let fadingRunLimit = 48
  /// What has settled: nothing moves by more than this any more, in points, and no opacity or colour changes by more,
  /// in parts of 1.
  static let (tolerance, fadeTolerance) = (0.5, 0.01)

  var isEmpty: Bool { layers.isEmpty }

  /// Whether it is this that the present run shows.
  func shows(_ timeline: Timeline) -> Bool { sources.last?.timeline === timeline }

  init() {}

  /// Shows a run where nothing was shown before.
  init(_ timeline: Timeline) {
    let source = LayerSource(timeline, Frame(timeline.rest))
    sources.append(source)
    layers = timeline.layers
    frame = Frame(timeline.rest)
  }

  /// Brings what is shown to a time. Allocates nothing.
  func sample(_ inputs: Inputs, at time: Double) { write(inputs, at: time, to: frame) }

  /// Writes what would be shown a moment after a time, to a frame that was made as a copy of this one's. What has not
  /// ended at the time does not end in the moment.
  func write(_ inputs: Inputs, at time: Double, after moment: Double = 0, to target: Frame) {
    defer { target.limit() }
    guard let present = sources.last else { return }
    guard let residuals else { return present.timeline.write(inputs, to: target.numbers) }
    for index in 0..<sources.count {
      let source = sources[index]
      source.timeline.write(source.driver?.inputs(at: time, after: moment) ?? inputs, to: source.frame.numbers)
    }
    let free = ResidualDecay(from: startTime, to: time, moment)
    let held = ResidualDecay(from: releaseTime, to: time, moment)
    // A face of a shared element covers the one that it flies with, which may lie higher.
    for pass in 0..<2 {
      for place in 0..<parts.count where (parts[place].lead == nil) == (pass == 0) {
        let part = parts[place]
        part.write(to: target, residuals, free, held)
      }
    }
  }
}

extension PresentationState {
  /// A finger takes hold of what the present run moves: its residual stays as it is, and stands still. What fades goes
  /// on, and so does what earlier runs send away.
  func hold(at time: Double) {
    guard let residuals, releaseTime < .infinity else { return }
    restart(residuals, held: ResidualDecay(from: releaseTime, to: time, 0))
    releaseTime = .infinity
  }

  /// Lets what is left of residuals decay anew.
  ///
  /// - Parameters:
  ///   - free: how much is left of those that always decay; nil to let these go on.
  ///   - held: of those that stand while a finger holds the run.
  func restart(_ residuals: Residuals, free: ResidualDecay? = nil, held: ResidualDecay) {
    for place in 0..<parts.count {
      let (offset, slope) = (residuals.offsets[place], residuals.slopes[place])
      let moves = parts[place].isLeft ? free : held
      if let moves { parts[place].look.restart(from: moves) }
      for index in 0..<LayerState.stride {
        guard let decay = Property.fades(index) ? free : moves else { continue }
        offset[index] = decay.left(of: offset[index], slope[index])
        slope[index] = ResidualDecay.angularFrequency * offset[index]
      }
    }
  }

  /// In a container of another size what earlier runs send away has nowhere to go: it stands still from now on, and
  /// fades.
  func stopEarlierRuns() {
    while sources.count > 1 { sources.remove(at: 0) }
  }

  /// The finger has let go.
  func release(at time: Double) {
    if releaseTime == .infinity { releaseTime = time }
  }
}

extension PresentationState {
  /// Whether any timeline that is shown passes a breakpoint between two times, at which the present one has these
  /// inputs.
  package func hasBreakpoint(from start: Double, _ first: Inputs, to end: Double, _ last: Inputs) -> Bool {
    for index in 0..<sources.count {
      let source = sources[index]
      // The end of a settle is a leap, if a small one.
      if let rest = source.driver?.endTime, start < rest, end >= rest { return true }
      if source.timeline.hasBreakpoint(
        from: source.driver?.inputs(at: start) ?? first, to: source.driver?.inputs(at: end) ?? last)
      {
        return true
      }
    }
    return false
  }
}
