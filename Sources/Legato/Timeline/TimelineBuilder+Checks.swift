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
      for number in new { points.append(number) }
      return responses.append(track)
    }
    for index in 0..<Int(track.count) { appendKey(isReversed ? Int(track.count) - 1 - index : index, of: new) }
    tracks.append(track)
  }

  /// Adds a keyframe; reversed, it is seen from the other end and gets the curve of the one before it.
  private func appendKey(_ index: Int, of keys: UnsafeBufferPointer<Double>) {
    let key = index * keyframeStride
    points.append(isReversed ? 1 - keys[key] : keys[key])
    points.append(keys[key + 1])
    for offset in 0..<4 {
      if !isReversed {
        points.append(keys[key + 2 + offset])
      } else {
        points.append(index > 0 ? 1 - keys[key - 4 + (offset ^ 2)] : 0)
      }
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
