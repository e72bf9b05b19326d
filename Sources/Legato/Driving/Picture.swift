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
  /// How much farther each layer lies all the time, because its screen goes on resting at a stop below the present run.
  private var shifts: Frame?
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
    var past = -1
    /// Whether it is what is left of an interrupted run.
    var isLeft = false
    /// Whether it fades, because it stands still, or would hide what is now below it.
    var fades = false

    init(_ source: Source, _ index: Int) {
      self.source = source
      self.index = index
    }

    var layer: Layer { source.timeline.layers[index] }
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

  /// Brings the picture to a time. Allocates nothing.
  func sample(_ inputs: Inputs, at time: Double) { write(inputs, at: time, to: frame) }

  /// Writes what the picture would be at a time, to a frame that was made as a copy of the picture's.
  func write(_ inputs: Inputs, at time: Double, to target: Frame) {
    guard let present = sources.last else { return }
    guard let offsets, let slopes, let shifts else { return present.timeline.write(inputs, to: target.numbers) }
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
      let (offset, slope, shift) = (offsets[layer], slopes[layer], shifts[layer])
      for index in 0..<LayerState.stride {
        numbers[index] = own[index] + shift[index] + decay * (offset[index] + slope[index] * elapsed)
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
  ///   - resting: what rests below the new run, the highest first.
  func redirected(
    to next: Timeline, start: Inputs, velocity: Inputs, from driver: TransitionDriver, keepsSides: Bool,
    over resting: References<Run>, at time: Double
  ) -> Picture {
    let moment = 1.0 / 1024
    let shown = frame
    let later = Frame(shown)
    if let last = sources.last {
      write(driver.inputs(after: moment), at: time + moment, to: later)
      write(driver.inputs, at: time, to: shown)
      last.timeline.write(driver.inputs, to: last.frame.numbers)
      last.driver = driver
    }
    let present = Source(next, next.frame(at: start))
    let aimedLater = next.frame(at: start.advanced(by: velocity, for: moment))
    let result = Picture()
    for index in max(0, sources.count - Picture.carriedRunLimit)..<sources.count {
      result.sources.append(sources[index])
    }
    for index in 0..<next.layers.count { result.parts.append(Part(present, index)) }
    result.lay(resting)
    leave(in: result)
    let shifts = result.stops(of: resting)
    let count = result.parts.count
    let offsets = Frame(layers: count)
    let slopes = Frame(layers: count)
    var largest = 0.0
    var hasOwn = false
    for place in 0..<count {
      let part = result.parts[place]
      let past = part.past
      let layer = part.isLeft ? layers[past] : part.layer
      result.layers.append(layer)
      if part.isLeft {
        if !result.sources.contains(part.source) {
          part.source = Source(part.source.timeline, shown)
          part.index = past
          part.fades = true
        }
        part.fades = part.fades || hasOwn
        if part.fades { largest = max(largest, 1) }
      } else {
        hasOwn = true
        if past < 0 || !keepsSides && layer.kind.isOfASide { continue }
      }
      let aim = part.source.frame[part.index]
      let ahead = part.source === present ? aimedLater[part.index] : aim
      let (before, after) = (shown[past], part.isLeft ? shown[past] : later[past])
      for index in 0..<LayerState.stride {
        let offset = before[index] - aim[index] - shifts[place][index]
        // An opacity must not swing beyond 0 or 1, so it only decays.
        let isOpacity = index == Int(Property.opacity.rawValue)
        let velocity = isOpacity ? 0 : ((after[index] - before[index]) - (ahead[index] - aim[index])) / moment
        let slope = velocity + Picture.angularFrequency * offset
        offsets[place][index] = offset
        slopes[place][index] = slope
        largest = max(largest, max(offset.magnitude, slope.magnitude / Picture.angularFrequency))
      }
    }
    if largest <= 1e-9 && count == next.layers.count && resting.count == 0 { return Picture(next) }
    result.sources.append(present)
    result.frame = Frame(layers: count)
    result.offsets = offsets
    result.slopes = slopes
    result.shifts = shifts
    result.startTime = time
    if largest > 1e-9 {
      result.endTime =
        time
        + Spring(angularFrequency: Picture.angularFrequency, dampingRatio: 1).settlingTime(
          displacement: largest, velocity: 0, tolerance: min(Picture.tolerance, largest / 1000))
    }
    return result
  }

  /// Lays runs that rest below, each under the one above it.
  private func lay(_ resting: References<Run>) {
    for index in 0..<resting.count {
      let run = resting[index]
      let source = Source(run.timeline, run.timeline.frame(at: run.driver.inputs))
      source.driver = run.driver
      sources.append(source)
      insert(source.timeline.layers, { Part(source, $0) })
    }
  }

  /// How far the screens of runs that rest below are from where they would be without a stop.
  private func stops(of resting: References<Run>) -> Frame {
    let shifts = Frame(layers: parts.count)
    for index in 0..<resting.count {
      // The sources are the runs', in their order, above what was left.
      let source = sources[sources.count - resting.count + index]
      let screen = Layer.Kind.screen(resting[index].context.screen(.covering))
      let place = place(of: screen)
      guard place < parts.count, parts[place].source !== source else { continue }
      for layer in 0..<source.timeline.layers.count where source.timeline.layers[layer].kind == screen {
        for number in 0..<LayerState.stride {
          shifts[place][number] += source.frame[layer][number] - LayerState.rest[number]
        }
      }
    }
    return shifts
  }

  /// Leaves the layers that another picture has no part in: each stays below what it was below.
  private func leave(in next: Picture) {
    func left(_ past: Int) -> Part {
      let part = parts.count > 0 ? Part(parts[past].source, parts[past].index) : Part(sources[sources.count - 1], past)
      if parts.count > 0 { part.fades = parts[past].fades }
      part.past = past
      part.isLeft = true
      return part
    }
    next.insert(layers, left) { next.parts[$0].past = $1 }
  }

  /// Inserts parts for those of some layers that are not there, each below what it is below.
  private func insert(_ layers: [Layer], _ part: (Int) -> Part, found: (Int, Int) -> Void = { _, _ in }) {
    var below = parts.count
    for index in stride(from: layers.count - 1, through: 0, by: -1) {
      let place = place(of: layers[index].kind)
      if place < parts.count {
        below = place
        found(place, index)
      } else {
        parts.insert(part(index), at: below)
      }
    }
  }

  /// Where a layer of a kind lies; the number of parts if it is not there.
  private func place(of kind: Layer.Kind) -> Int {
    var place = 0
    while place < parts.count, parts[place].isLeft || parts[place].layer.kind != kind { place += 1 }
    return place
  }
}
