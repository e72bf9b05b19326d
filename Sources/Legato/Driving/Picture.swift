// What can be seen: the present run's layers, and what is left of runs before it.

/// What can be seen while a run goes on: its own layers, the difference that an interrupted run left, and the layers of
/// interrupted runs that it has no part in, such as a third screen.
struct Picture {
  private(set) var layers: [Layer] = []
  private(set) var states: [LayerState] = []
  private(set) var timeline: Timeline?

  private var own: [LayerState] = []
  /// Where each of the timeline's layers stands among all.
  private var slots: [Int] = []
  private var carry = Carry()
  private var runs: [CarriedRun] = []
  private var carried: [CarriedLayer] = []
  private var carriedSince = 0.0

  /// An interrupted run that goes on by itself.
  struct CarriedRun {
    var timeline: Timeline
    var driver: TransitionDriver
    var states: [LayerState]
  }

  /// A layer of an interrupted run.
  struct CarriedLayer {
    /// Which of the carried runs it belongs to, or nil if it stands still.
    var run: Int?
    var source: Int
    var slot: Int
    /// Whether it lies above a layer of the present run and so has to fade.
    var fades: Bool
    /// What it showed when it was carried; of a moving layer, how that differed from its run.
    var state: LayerState
  }

  /// How many interrupted runs go on moving; the layers of older ones stand still and fade.
  static let carriedRunLimit = 2

  var isEmpty: Bool { layers.isEmpty }

  /// When nothing of earlier runs can be seen any more.
  var endTime: Double { carry.endTime }

  /// Shows a run where nothing was shown before.
  mutating func show(_ timeline: Timeline) {
    self = Picture()
    self.timeline = timeline
    layers = timeline.layers
    slots = Array(layers.indices)
  }

  /// Shows the same run by another timeline, after a resize: what was carried is dropped.
  mutating func replace(_ timeline: Timeline) { show(timeline) }

  mutating func clear() { self = Picture() }

  /// Brings the picture to a time. Allocates nothing once the picture has been shown.
  mutating func sample(_ inputs: Inputs, at time: Double) {
    guard let timeline else { return }
    guard !carry.isEmpty || !carried.isEmpty else { return timeline.sample(at: inputs, into: &states) }
    timeline.reset(&own)
    timeline.sample(at: inputs, into: &own)
    carry.apply(to: &own, at: time)
    if states.count != layers.count { states = [LayerState](repeating: .rest, count: layers.count) }
    for (index, slot) in slots.enumerated() { states[slot] = own[index] }
    sampleCarried(at: time)
  }

  private mutating func sampleCarried(at time: Double) {
    guard !carried.isEmpty else { return }
    for index in runs.indices {
      runs[index].driver.advance(to: time)
      runs[index].timeline.sample(at: runs[index].driver.inputs, into: &runs[index].states)
    }
    let elapsed = max(0, time - carriedSince) * Carry.angularFrequency
    let fade = Elementary.exp(-elapsed) * (1 + elapsed)
    for layer in carried {
      var state = layer.state
      if let run = layer.run { state = runs[run].states[layer.source].adding(layer.state, times: fade) }
      if layer.fades { state.opacity *= fade }
      states[layer.slot] = state
    }
  }
}

extension Picture {
  /// Shows another run from what can be seen now, as fast as it moves.
  ///
  /// - Parameters:
  ///   - next: the new run's timeline.
  ///   - start: the new run's inputs; `velocity`: theirs per second.
  ///   - driver: what drives the present run.
  mutating func redirect(
    to next: Timeline, start: Inputs, velocity: Inputs, from driver: TransitionDriver, at time: Double
  ) {
    guard let timeline else { return show(next) }
    let moment = 1.0 / 1024
    let shown = states
    var later = self
    later.sample(driver.inputs(after: moment), at: time + moment)
    let aimed = next.states(at: start)
    let aimedLater = next.states(at: start.advanced(by: velocity, for: moment))
    var offsets: [LayerState] = []
    var velocities: [LayerState] = []
    for (index, layer) in next.layers.enumerated() {
      guard let past = layers.firstIndex(where: { $0.kind == layer.kind }) else {
        offsets.append(.zero)
        velocities.append(.zero)
        continue
      }
      offsets.append(shown[past].difference(from: aimed[index]))
      let before = later.states[past].difference(from: shown[past], times: 1 / moment)
      let after = aimedLater[index].difference(from: aimed[index], times: 1 / moment)
      velocities.append(before.difference(from: after))
    }
    carry = Carry(offsets: offsets, velocities: velocities, at: time)
    carryLayers(missingIn: next, of: CarriedRun(timeline: timeline, driver: driver, states: timeline.rest))
    carriedSince = time
    self.timeline = next
    own = []
    states = []
  }

  /// Keeps the layers that the next run has no part in, where they lie in the z-order.
  private mutating func carryLayers(missingIn next: Timeline, of run: CarriedRun) {
    let before = layers
    var entries = next.layers.enumerated().map { Entry(layer: $0.element, own: $0.offset, carried: nil) }
    let past = carriedByLayer()
    var all = runs + [run]
    for index in all.indices { all[index].timeline.sample(at: all[index].driver.inputs, into: &all[index].states) }
    let dropped = max(0, runs.count + 1 - Picture.carriedRunLimit)
    for index in before.indices.reversed() {
      let layer = before[index]
      if next.layers.contains(where: { $0.kind == layer.kind }) { continue }
      var kept = past[index]
      kept.state = states[index]
      if let source = kept.run {
        kept.run = source < dropped ? nil : source - dropped
        if source >= dropped { kept.state = states[index].difference(from: all[source].states[kept.source]) }
      }
      let above = before[(index + 1)...].firstIndex { upper in entries.contains { $0.layer.kind == upper.kind } }
      let place = above.flatMap { upper in entries.firstIndex { $0.layer.kind == before[upper].kind } } ?? entries.count
      entries.insert(Entry(layer: layer, own: nil, carried: kept), at: place)
    }
    runs = Array(all.dropFirst(dropped))
    adopt(entries)
  }

  private struct Entry {
    var layer: Layer
    var own: Int?
    var carried: CarriedLayer?
  }

  /// For each layer that is shown, what it will be once it is carried.
  private func carriedByLayer() -> [CarriedLayer] {
    var result = [CarriedLayer](
      repeating: CarriedLayer(run: nil, source: 0, slot: 0, fades: false, state: .rest), count: layers.count)
    for (index, slot) in slots.enumerated() {
      result[slot].run = runs.count
      result[slot].source = index
    }
    for layer in carried { result[layer.slot] = layer }
    return result
  }

  private mutating func adopt(_ entries: [Entry]) {
    layers = []
    slots = []
    carried = []
    for entry in entries {
      if entry.own != nil {
        slots.append(layers.count)
      } else if var layer = entry.carried {
        layer.slot = layers.count
        // A layer that stood still, or that would hide what is now below it, fades.
        layer.fades = layer.fades || layer.run == nil || !slots.isEmpty
        carried.append(layer)
      }
      layers.append(entry.layer)
    }
    if carried.isEmpty { runs = [] }
  }
}
