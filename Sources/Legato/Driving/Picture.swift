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

  /// What is shown, bottom first; none for a run alone, until another one takes over from it.
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
    /// What it shows while the covering screen covers nothing.
    let uncovered: Frame

    init(_ timeline: Timeline, _ frame: Frame) {
      self.timeline = timeline
      self.frame = frame
      uncovered = timeline.frame(at: Inputs(fraction: timeline.isReversed ? 1 : 0))
    }
  }

  /// Where a layer comes from.
  private final class Part {
    let layer: Layer
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
      layer = source.timeline.layers[index]
    }

    /// What is left of another one.
    init(_ other: Part, past: Int) {
      source = other.source
      index = other.index
      layer = other.layer
      fades = other.fades
      self.past = past
      isLeft = true
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

  /// Brings the picture to a time. Allocates nothing.
  func sample(_ inputs: Inputs, at time: Double) { write(inputs, at: time, to: frame) }

  /// Writes what the picture would be at a time, to a frame that was made as a copy of the picture's.
  func write(_ inputs: Inputs, at time: Double, to target: Frame) {
    defer { target.limit() }
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
      func left(_ index: Int) -> Double { shift[index] + decay * (offset[index] + slope[index] * elapsed) }
      for index in 0..<LayerState.stride { numbers[index] = own[index] + left(index) }
      let nearness = left(Frame.perspective)
      if nearness != 0 {
        numbers[Frame.perspective] = reciprocal(Picture.carried(own, Frame.perspective) + nearness)
      }
      if part.fades { numbers[Frame.opacity] = offset[Frame.opacity] * fade }
    }
  }
}

extension Picture {
  /// Whether any timeline that is shown passes a breakpoint between two times, at which the present one has these inputs.
  func hasBreakpoint(from start: Double, _ first: Inputs, to end: Double, _ last: Inputs) -> Bool {
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

  /// Another run's picture that starts from what this one shows now, as fast as it moves.
  ///
  /// - Parameters:
  ///   - next: the new run's timeline.
  ///   - start: the new run's inputs; `velocity`: theirs per second.
  ///   - driver: what drives the present run.
  ///   - resting: what rests below the new run, the highest first.
  func redirected(
    to next: Timeline, start: Inputs, velocity: Inputs, from driver: TransitionDriver,
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
    result.show(present)
    result.lay(resting)
    leave(in: result)
    let shifts = result.stops(of: resting)
    result.sources.append(present)
    let count = result.parts.count
    let offsets = Frame(layers: count)
    let slopes = Frame(layers: count)
    var largest = 0.0
    for place in 0..<count {
      let part = result.parts[place]
      result.layers.append(part.layer)
      // What is new to a screen that was there goes with that; a dimming or a shadow comes out of nothing.
      let leader = result.leader(of: place)
      let past = result.parts[leader].past
      guard past >= 0 else { continue }
      let isCarried = leader != place && !part.layer.kind.isShade
      let screen = isCarried ? place : leader
      let guide = result.parts[screen]
      // What is left of a screen that rests at a stop stays there.
      if part.isLeft, let past = self.shifts, part.source === parts[part.past].source {
        for index in 0..<LayerState.stride { shifts[place][index] = past[part.past][index] }
      }
      if part.fades { largest = max(largest, 1) }
      let aim = guide.source.frame[guide.index]
      let ahead = guide.source === present ? aimedLater[guide.index] : aim
      var before = shown[past]
      var after = part.isLeft && part.source !== present ? before : later[past]
      if isCarried {
        // Where they are read is where the offset and its slope are written next.
        let carrier = result.parts[leader].layer
        (before, after) = (offsets[place], slopes[place])
        part.layer.write(to: before, from: aim, by: shown[past], of: carrier)
        part.layer.write(to: after, from: ahead, by: later[past], of: carrier)
      }
      guide.layer.move(before, toAnchorOf: aim)
      guide.layer.move(after, toAnchorOf: aim)
      for index in 0..<LayerState.stride {
        let (seen, target) = (Picture.carried(before, index), Picture.carried(aim, index))
        var offset = seen - target - shifts[screen][index]
        let isOpacity = index == Frame.opacity
        if isOpacity, screen != place { offset = -part.source.frame[part.index][index] }
        // What fades keeps its look, and goes by its opacity alone.
        if part.fades {
          if isOpacity { offset = before[index] }
          if index >= Frame.clips.upperBound { (shifts[place][index], offset) = (offset, 0) }
        }
        // What has limits must not swing beyond them, so its difference only decays: a flight out of a small place changes
        // its clips by many times its own height a second.
        let hasLimits = isOpacity || index == Frame.cornerRadius || index >= Frame.clips.lowerBound
        let change = Picture.carried(after, index) - seen - (Picture.carried(ahead, index) - target)
        let velocity = hasLimits ? 0 : change / moment
        let slope = velocity + Picture.angularFrequency * offset
        offsets[place][index] = offset
        slopes[place][index] = slope
        largest = max(largest, max(offset.magnitude, slope.magnitude / Picture.angularFrequency))
      }
    }
    if largest <= 1e-9 && count == next.layers.count && resting.count == 0 { return Picture(next) }
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

  /// A number as it is carried: a perspective by its reciprocal, or what is left of one would come ever nearer.
  @inline(never)
  private static func carried(_ numbers: UnsafeMutablePointer<Double>, _ index: Int) -> Double {
    index == Frame.perspective ? reciprocal(numbers[index]) : numbers[index]
  }

  /// Adds a part for each layer of a source, above all that are there.
  private func show(_ source: Source) {
    for index in 0..<source.timeline.layers.count { parts.append(Part(source, index)) }
  }

  /// Lays runs that rest below, each under the one above it.
  private func lay(_ resting: References<Run>) {
    for index in 0..<resting.count {
      let run = resting[index]
      let source = Source(run.timeline, run.timeline.frame(at: run.driver.inputs))
      source.driver = run.driver
      sources.append(source)
      var below = min(place(of: .screen(run.context.screen(.covering))) + 1, parts.count)
      for layer in stride(from: source.timeline.layers.count - 1, through: 0, by: -1) {
        insert(Part(source, layer), &below)
      }
    }
  }

  /// How far what belongs to runs that rest below is from where the run above, which shows it too, has it while it covers
  /// nothing.
  private func stops(of resting: References<Run>) -> Frame {
    let shifts = Frame(layers: parts.count)
    for index in 0..<resting.count {
      // The sources are the runs', in their order, above what was left.
      let source = sources[sources.count - resting.count + index]
      for layer in 0..<source.timeline.layers.count {
        let place = place(of: source.timeline.layers[layer].kind)
        guard place < parts.count, parts[place].source !== source else { continue }
        let part = parts[place]
        let uncovered = part.source.uncovered
        for number in 0..<LayerState.stride {
          shifts[place][number] +=
            Picture.carried(source.frame[layer], number) - Picture.carried(uncovered[part.index], number)
        }
      }
    }
    return shifts
  }

  /// Leaves the layers that another picture has no part in: each stays below what it was below.
  private func leave(in next: Picture) {
    if parts.isEmpty, let run = sources.last { show(run) }
    var below = next.parts.count
    for past in stride(from: parts.count - 1, through: 0, by: -1) {
      let part = Part(parts[past], past: past)
      let screen = next.screen(shadedBy: part)
      // It must not hide what is now below it.
      if below > 0 { part.fades = true }
      if screen >= 0 {
        // A dimming or a shadow whose screen goes on without it goes with that.
        part.source = next.parts[screen].source
        part.index = next.parts[screen].index
        part.fades = true
      } else if !next.sources.contains(part.source) {
        // What is older than all that goes on stands still.
        part.source = Source(part.source.timeline, frame)
        part.index = past
        part.fades = true
      }
      next.insert(part, &below)
    }
  }

  /// Inserts a part, unless there is one of the same kind, below what it is below.
  private func insert(_ part: Part, _ below: inout Int) {
    let place = place(of: part.layer.kind)
    if place < parts.count {
      below = place
      parts[place].past = part.past
    } else {
      parts.insert(part, at: below)
    }
  }

  /// Where the screen lies that a dimming or a shadow belongs to; -1 if it is not there, and for all else.
  private func screen(shadedBy part: Part) -> Int {
    guard part.layer.kind.isShade else { return -1 }
    let place = place(of: part.layer.kind.screen)
    return place < parts.count ? place : -1
  }

  /// Where the layer lies that says where another one comes from: itself if it was there. A dimming or a shadow comes with its
  /// screen; an element, a bar or a piece, too, or with the other screen of its run, out of which it flies, if its own is new.
  private func leader(of place: Int) -> Int {
    let part = parts[place]
    let kind = part.layer.kind
    if part.past >= 0 || kind == kind.screen { return place }
    let own = self.place(of: kind.screen)
    if own < parts.count, kind.isShade || parts[own].past >= 0 { return own }
    for index in 0..<parts.count {
      let other = parts[index]
      if other.past >= 0, other.source === part.source, other.layer.kind.role == .screen, !kind.isShade { return index }
    }
    return place
  }

  /// Where a layer of a kind lies; the number of parts if it is not there.
  private func place(of kind: Layer.Kind) -> Int {
    var place = 0
    while place < parts.count, parts[place].isLeft || parts[place].layer.kind != kind { place += 1 }
    return place
  }
}
