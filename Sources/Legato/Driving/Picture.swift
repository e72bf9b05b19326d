// What can be seen: the present run's layers, and what is left of runs before it.

/// What can be seen while a run goes on: its own layers, and the layers of interrupted runs that it has no part in, such as
/// a third screen.
///
/// Each layer is what its source shows, and what was left over when it was carried: the difference between what was seen
/// and what the source showed, which decays from the velocity that it had.
final class Picture {
  private(set) var layers: [Layer] = []
  /// What is shown.
  private(set) var frame = Frame(layers: 0)

  private var parts = References<Part>()
  /// Interrupted runs that go on by themselves, oldest first, and the present run.
  private var sources = References<Source>()
  /// What was left over of each layer when the present run began, and its velocity less that of its decay.
  private var offsets: Frame?
  private var slopes: Frame?
  private var startTime = 0.0
  /// When nothing of earlier runs can be seen any more.
  private(set) var endTime = 0.0

  /// A run, or what is left to see of one.
  private final class Source {
    let timeline: Timeline
    /// What drives it once it has been interrupted.
    var driver: TransitionDriver?
    let frame: Frame

    init(_ timeline: Timeline, _ frame: Frame) {
      self.timeline = timeline
      self.frame = frame
    }
  }

  /// Where a layer comes from.
  private final class Part {
    var source: Source
    /// The layer's place in the source.
    var index: Int
    /// The layer's place in the picture before, or -1.
    var past: Int
    /// Whether it fades, because it stands still, or would hide what is now below it.
    var fades = false

    init(_ source: Source, _ index: Int, past: Int) {
      self.source = source
      self.index = index
      self.past = past
    }
  }

  /// How many interrupted runs go on moving; the layers of older ones stand still and fade.
  static let carriedRunLimit = 2
  /// What is left over decays critically damped, as iOS's zoom (ω ≈ 19 rad/s): a carried picture must not overshoot.
  static let angularFrequency = 19.0
  /// Below this many points, or parts of 1, a difference cannot be seen.
  static let tolerance = 0.1

  var isEmpty: Bool { layers.isEmpty }

  init() {}

  /// Shows a run where nothing was shown before.
  init(_ timeline: Timeline) {
    let source = Source(timeline, Frame(timeline.rest))
    sources.append(source)
    layers = timeline.layers
    frame = Frame(timeline.rest)
  }

  /// The present run without what is left of others.
  var alone: Picture {
    guard let present = sources.last else { return Picture() }
    return Picture(present.timeline)
  }

  /// Brings the picture to a time. Allocates nothing.
  func sample(_ inputs: Inputs, at time: Double) { write(inputs, at: time, to: frame) }

  /// Writes what the picture would be at a time, to a frame that was made as a copy of the picture's.
  func write(_ inputs: Inputs, at time: Double, to target: Frame) {
    guard let present = sources.last else { return }
    guard let offsets, let slopes else { return present.timeline.write(inputs, to: target.numbers) }
    for index in 0..<sources.count {
      let source = sources[index]
      source.timeline.write(source.driver?.inputs(at: time) ?? inputs, to: source.frame.numbers)
    }
    let elapsed = max(0, time - startTime)
    let decay = time < endTime ? Elementary.exp(-Picture.angularFrequency * elapsed) : 0
    let fade = decay * (1 + Picture.angularFrequency * elapsed)
    for layer in 0..<parts.count {
      let part = parts[layer]
      let numbers = target[layer]
      let own = part.source.frame[part.index]
      let (offset, slope) = (offsets[layer], slopes[layer])
      for index in 0..<LayerState.stride {
        numbers[index] = own[index] + decay * (offset[index] + slope[index] * elapsed)
      }
      let opacity = Int(Property.opacity.rawValue)
      if part.fades { numbers[opacity] *= fade }
      // Two opacities and a difference need not add up to one.
      numbers[opacity] = clamp(numbers[opacity], 0, 1)
    }
  }
}

extension Picture {
  /// Another run's picture that starts from what this one shows now, as fast as it moves.
  ///
  /// - Parameters:
  ///   - next: the new run's timeline.
  ///   - start: the new run's inputs; `velocity`: theirs per second.
  ///   - driver: what drives the present run.
  ///   - keepsSides: whether both runs are between the same two screens; else a side's elements and bars are others now.
  func redirected(
    to next: Timeline, start: Inputs, velocity: Inputs, from driver: TransitionDriver, keepsSides: Bool,
    at time: Double
  ) -> Picture {
    guard let last = sources.last else { return Picture(next) }
    let moment = 1.0 / 1024
    let shown = frame
    let later = Frame(shown)
    write(driver.inputs(after: moment), at: time + moment, to: later)
    write(driver.inputs, at: time, to: shown)
    last.timeline.write(driver.inputs, to: last.frame.numbers)
    let aimed = next.frame(at: start)
    let aimedLater = next.frame(at: start.advanced(by: velocity, for: moment))

    let result = Picture(next)
    let present = result.sources[0]
    last.driver = driver
    result.sources = References()
    for index in max(0, sources.count - Picture.carriedRunLimit)..<sources.count {
      result.sources.append(sources[index])
    }
    result.parts = merged(with: next, from: present)
    let count = result.parts.count
    let offsets = Frame(layers: count)
    let slopes = Frame(layers: count)
    let still = Source(last.timeline, shown)
    var largest = 0.0
    var hasOwn = false
    result.layers = []
    for place in 0..<count {
      let part = result.parts[place]
      let past = part.past
      let isOwn = part.source === present
      hasOwn = hasOwn || isOwn
      if isOwn {
        let layer = next.layers[part.index]
        result.layers.append(layer)
        if past < 0 || !keepsSides && layer.kind.isOfASide { continue }
      } else {
        result.layers.append(layers[past])
        if !result.sources.contains(part.source) {
          part.source = still
          part.index = past
          part.fades = true
        }
        part.fades = part.fades || hasOwn
        if part.fades { largest = max(largest, 1) }
      }
      let aim = isOwn ? aimed[part.index] : part.source.frame[part.index]
      let ahead = isOwn ? aimedLater[part.index] : aim
      let (before, after) = (shown[past], isOwn ? later[past] : shown[past])
      for index in 0..<LayerState.stride {
        let offset = before[index] - aim[index]
        // An opacity must not swing beyond 0 or 1, so it only decays.
        let isOpacity = index == Int(Property.opacity.rawValue)
        let velocity = isOpacity ? 0 : ((after[index] - before[index]) - (ahead[index] - aim[index])) / moment
        let slope = velocity + Picture.angularFrequency * offset
        offsets[place][index] = offset
        slopes[place][index] = slope
        largest = max(largest, max(offset.magnitude, slope.magnitude / Picture.angularFrequency))
      }
    }
    if largest <= 1e-9 && result.layers.count == next.layers.count { return Picture(next) }
    result.sources.append(present)
    result.frame = Frame(layers: count)
    result.offsets = offsets
    result.slopes = slopes
    result.startTime = time
    result.endTime =
      time
      + Spring(angularFrequency: Picture.angularFrequency, dampingRatio: 1).settlingTime(
        displacement: largest, velocity: 0, tolerance: min(Picture.tolerance, largest / 1000))
    return result
  }

  /// The layers of the next run, and those of this picture that it has no part in: each stays below what it was below.
  private func merged(with next: Timeline, from present: Source) -> References<Part> {
    var merged = References<Part>()
    for own in 0..<next.layers.count { merged.append(Part(present, own, past: -1)) }
    var place = merged.count
    for past in stride(from: layers.count - 1, through: 0, by: -1) {
      var own = 0
      while own < next.layers.count, next.layers[own].kind != layers[past].kind { own += 1 }
      if own < next.layers.count {
        place = 0
        while merged[place].source !== present || merged[place].index != own { place += 1 }
        merged[place].past = past
        continue
      }
      let part = Part(sources[sources.count - 1], past, past: past)
      if parts.count > 0 {
        part.source = parts[past].source
        part.index = parts[past].index
        part.fades = parts[past].fades
      }
      merged.insert(part, at: place)
    }
    return merged
  }
}
