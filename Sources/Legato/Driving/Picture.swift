// What can be seen: the present run's layers, and what is left of runs before it.

/// What can be seen while a run goes on: its own layers, and the layers of interrupted runs that it has no part in,
/// such as a third screen.
///
/// Each layer is what its source shows, and what was left over when it was carried: the difference between what was
/// seen and what the source showed, which decays from the velocity that it had.
package final class Picture {
  var layers: [Layer] = []
  /// What is shown.
  var frame = Frame(layers: 0)

  /// What is shown, bottom first; none for a run alone, until another one takes over from it.
  var parts = References<PicturePart>()
  /// Interrupted runs that go on by themselves, oldest first, and the present run.
  var sources = References<PictureSource>()
  /// What was left over of each layer when the present run began, and its velocity less that of its decay.
  var offsets: Frame?
  var slopes: Frame?
  /// How much farther each layer lies all the time, because its screen goes on resting at a stop below the present run.
  var shifts: Frame?
  var startTime = 0.0
  /// When nothing of earlier runs can be seen any more.
  var endTime = 0.0

  /// How many interrupted runs go on moving; the layers of older ones stand still and fade.
  static let carriedRunLimit = 2
  /// What is left over decays critically damped, as iOS's zoom (ω ≈ 19 rad/s): a carried picture must not overshoot.
  package static let angularFrequency = 19.0
  /// Below this many points, or parts of 1, a difference cannot be seen.
  static let tolerance = 0.1

  var isEmpty: Bool { layers.isEmpty }

  init() {}

  /// Shows a run where nothing was shown before.
  init(_ timeline: Timeline) {
    let source = PictureSource(timeline, Frame(timeline.rest))
    sources.append(source)
    layers = timeline.layers
    frame = Frame(timeline.rest)
  }

  /// Brings the picture to a time. Allocates nothing.
  func sample(_ inputs: Inputs, at time: Double) { write(inputs, at: time, to: frame) }

  /// Writes what the picture would be a moment after a time, to a frame that was made as a copy of the picture's. What
  /// has not ended at the time does not end in the moment.
  func write(_ inputs: Inputs, at time: Double, after moment: Double = 0, to target: Frame) {
    defer { target.limit() }
    guard let present = sources.last else { return }
    guard let offsets, let slopes, let shifts else { return present.timeline.write(inputs, to: target.numbers) }
    for index in 0..<sources.count {
      let source = sources[index]
      source.timeline.write(source.driver?.inputs(at: time, after: moment) ?? inputs, to: source.frame.numbers)
    }
    let elapsed = max(0, time - startTime) + moment
    let decay = time < endTime ? Elementary.exp(-Picture.angularFrequency * elapsed) : 0
    let fade = decay * (1 + Picture.angularFrequency * elapsed)
    for layer in 0..<parts.count {
      let part = parts[layer]
      let numbers = target[layer]
      let own = part.source.frame[part.index]
      let (offset, slope, shift) = (offsets[layer], slopes[layer], shifts[layer])
      func left(_ index: Int) -> Double { shift[index] + decay * (offset[index] + slope[index] * elapsed) }
      for index in 0..<LayerState.stride { numbers[index] = own[index] }
      if let mover = part.mover {
        // What is left of it has been written: it lies below.
        if part.isLeft {
          part.follow(mover, numbers, by: target[mover.place], at: nil)
        } else {
          part.follow(mover, numbers, by: mover.numbers, at: shifts[mover.place])
        }
      }
      for index in 0..<LayerState.stride { numbers[index] += left(index) }
      let nearness = left(Property.perspective.index)
      if nearness != 0 { numbers[.perspective] = reciprocal(reciprocal(own[.perspective]) + nearness) }
      if part.fades { numbers[.opacity] = offset[.opacity] * fade }
    }
  }
}

extension Picture {
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
