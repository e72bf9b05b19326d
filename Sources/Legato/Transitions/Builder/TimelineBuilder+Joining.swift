// Joins two timelines into one.

extension TimelineBuilder {
  /// A builder for the layers of two timelines, with the description of the first.
  convenience init(_ context: TransitionContext, joining first: Timeline, _ merge: LayerMerge) {
    self.init(
      context,
      from: Timeline(
        layers: [], rest: [], tracks: [], responses: [], points: [], isReversed: first.isReversed, error: first.error))
    for layer in merge.layers { self.layer(layer) }
    take(first, to: merge.firstPlaces)
  }

  private func take(_ timeline: Timeline, to places: [Int]) {
    for layer in places.indices { hold(timeline, layer, at: places[layer]) }
    for track in timeline.tracks { take(track, of: timeline, to: places) }
    for response in timeline.responses { take(response, of: timeline, to: places) }
  }

  /// Takes over a track or a response, for its layer's new place.
  private func take(_ track: Track, of timeline: Timeline, to places: [Int]) {
    let (layer, property) = Int(track.slot).quotientAndRemainder(dividingBy: LayerState.stride)
    var track = track
    track.slot = Int32(places[layer] * LayerState.stride + property)
    if track.count == 0 { return append(track, to: &tracks) }
    if track.role == .answering {
      let knots = timeline.knots(of: track)
      let isTurned = track.input == .trail && timeline.isReversed != isReversed
      return keep(isTurned ? knots.reversed().map { Knot(-$0.input, $0.output, slope: -$0.slope) } : knots, track)
    }
    keep(directed(timeline.keyframes(of: track), timeline), track)
  }

  /// Takes over a layer's state at rest.
  private func hold(_ timeline: Timeline, _ layer: Int, at place: Int) {
    for index in 0..<LayerState.stride {
      rest[place * LayerState.stride + index] = timeline.rest[layer * LayerState.stride + index]
    }
  }

  /// Adds the description of the second timeline.
  func join(_ second: Timeline, _ merge: LayerMerge) {
    error = error ?? second.error
    var last = [Int](repeating: -1, count: second.rest.count)
    for index in second.tracks.indices { last[Int(second.tracks[index].slot)] = index }
    // A track that joins one of the first timeline's tracks becomes a response.
    for layer in second.layers.indices {
      let place = merge.secondPlaces[layer]
      if !merge.isShared[layer] { hold(second, layer, at: place) }
      for property in Property.allCases {
        let slot = layer * LayerState.stride + property.index
        let own = Int32(place * LayerState.stride + property.index)
        if last[slot] >= 0 {
          let track = second.tracks[last[slot]]
          join(second.keyframes(of: track), track, second, at: own, property, merge.isShared[layer])
        } else if merge.isShared[layer], second.rest[slot] != LayerState.rest[property] {
          join([Keyframe(0, second.rest[slot])], Track(slot: own), second, at: own, property, true)
        }
      }
    }
    for response in second.responses { take(response, of: second, to: merge.secondPlaces) }
  }

  /// Adds a track of the second timeline: joined with the first timeline's track, or in its place if the property
  /// cannot be joined.
  private func join(
    _ keys: [Keyframe], _ track: Track, _ second: Timeline, at slot: Int32, _ property: Property, _ isShared: Bool
  ) {
    let held = rest[Int(slot)]
    func isMoved() -> Bool { tracks.contains { $0.slot == slot } || responses.contains { $0.slot == slot } }
    if isShared, let mode = property.joining, isMoved() {
      return keep(directed(keys, second), Track(slot: slot, mode: mode, isClamped: track.isClamped, role: .joining))
    }
    var track = track
    track.slot = slot
    if track.count == 0, keys.count == 2 {
      if isShared {
        (track.start, track.end) = (property.joined(held, track.start), property.joined(held, track.end))
      }
      return append(track, to: &tracks)
    }
    let values = keys.map { key in
      Keyframe(key.fraction, isShared ? property.joined(held, key.value) : key.value, curve: key.curve)
    }
    keep(directed(values, second), track)
  }

  /// Keyframes of a timeline, in this one's direction.
  private func directed(_ keys: [Keyframe], _ timeline: Timeline) -> [Keyframe] {
    timeline.isReversed == isReversed ? keys : keys.turned
  }

  /// Adds a track, or a response that joins a track, through valid keyframes.
  func keep(_ keys: [Keyframe], _ track: Track) {
    var track = track
    (track.first, track.count) = (Int32(points.count), Int32(keys.count))
    keys.withUnsafeBytes { points.put($0) }
    if track.role == .joining { append(track, to: &responses) } else { append(track, to: &tracks) }
  }

  /// Adds a response through valid knots.
  func keep(_ knots: [Knot], _ response: Track) {
    var response = response
    (response.first, response.count) = (Int32(points.count), Int32(knots.count))
    knots.withUnsafeBytes { points.put($0) }
    append(response, to: &responses)
  }
}
