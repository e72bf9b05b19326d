// What the builder checks and completes.

extension TimelineBuilder {
  /// Adds a track or a response with its points, if they are right.
  ///
  /// - Parameters:
  ///   - stride: how many numbers a point has; the first one is its place.
  @inline(never)
  func add(_ handle: Handle, _ property: Property, _ track: Track, _ new: UnsafeRawBufferPointer, _ stride: Int) {
    let new = new.assumingMemoryBound(to: Double.self)
    if new.isEmpty { return fail(.empty, handle, property, 0) }
    let isResponse = stride == knotStride
    for index in new.indices {
      if !new[index].isFinite { return fail(.notFinite, handle, property, index / stride) }
      guard index >= stride, index % stride == 0 else { continue }
      let (place, last) = (new[index], new[index - stride])
      if place < last || isResponse && place == last { return fail(.outOfOrder, handle, property, index / stride) }
    }
    guard var track = placed(track, handle, property) else { return }
    track.first = Int32(points.count)
    track.count = Int32(new.count / stride)
    if isResponse {
      for number in new { append(number, to: &points) }
      return append(track, to: &responses)
    }
    for index in 0..<Int(track.count) {
      appendKey((isReversed ? Int(track.count) - 1 - index : index) * stride, of: new)
    }
    append(track, to: &tracks)
  }

  /// Adds a keyframe; reversed, it is seen from the other end and gets the curve of the one before it.
  private func appendKey(_ key: Int, of keys: UnsafeBufferPointer<Double>) {
    append(isReversed ? 1 - keys[key] : keys[key], to: &points)
    append(keys[key + 1], to: &points)
    for offset in 0..<4 {
      let number = !isReversed ? keys[key + 2 + offset] : key > 0 ? 1 - keys[key - 4 + (offset ^ 2)] : 0
      append(number, to: &points)
    }
  }

  /// A track with its slot, if the layer is one of this builder's.
  func placed(_ track: Track, _ handle: Handle, _ property: Property) -> Track? {
    guard handle.index >= 0, Int(handle.index) < layers.count else {
      fail(.unknownLayer, handle, property, 0)
      return nil
    }
    var track = track
    track.slot = handle.index * Int32(LayerState.stride) + Int32(property.rawValue)
    return track
  }

  func fail(_ reason: TimelineError.Reason, _ handle: Handle, _ property: Property, _ key: Int) {
    guard error == nil else { return }
    error = TimelineError(reason: reason, layer: Int(handle.index), property: property, key: key)
  }
}

extension TimelineBuilder {
  // Each in one place: an array's growth is long in WebAssembly.

  @inline(never)
  func append(_ number: Double, to numbers: inout [Double]) { numbers.append(number) }

  @inline(never)
  func append(_ track: Track, to tracks: inout [Track]) { tracks.append(track) }
}
