// The builder's checks.

extension TimelineBuilder {
  /// Adds a track or a response with its points, if they are valid.
  ///
  /// - Parameter bytes: the points, each of `stride` numbers; the first is its position.
  @inline(never)
  func add(_ handle: Handle, _ property: Property, _ track: Track, _ bytes: UnsafeRawBufferPointer, _ stride: Int) {
    let numbers = bytes.assumingMemoryBound(to: Double.self)
    let isResponse = stride == knotStride
    if let reason = fault(in: numbers, stride, isStrict: isResponse) {
      return fail(reason.0, handle, property, reason.key)
    }
    var track = track
    track.slot = slot(of: handle, property)
    track.first = Int32(points.count)
    track.count = Int32(numbers.count / stride)
    guard track.slot >= 0 else { return }
    points.put(bytes)
    if isResponse { append(track, to: &responses) } else { append(track, to: &tracks) }
  }

  /// The first fault in some points, and the point's index.
  private func fault(
    in numbers: UnsafeBufferPointer<Double>, _ stride: Int, isStrict: Bool
  ) -> (TimelineError.Reason, key: Int)? {
    if numbers.isEmpty { return (.empty, 0) }
    var last = -Double.infinity
    for index in numbers.indices {
      let (key, offset) = index.quotientAndRemainder(dividingBy: stride)
      let number = numbers[index]
      if !number.isFinite { return (.notFinite, key) }
      guard offset == 0 else { continue }
      if number < last || isStrict && number == last { return (.outOfOrder, key) }
      last = number
    }
    return nil
  }

  /// Whether a layer belongs to this builder. Its index is checked, too: an earlier builder may have had the same
  /// address and more layers.
  private func isOwn(_ handle: Handle) -> Bool {
    handle.builder == ObjectIdentifier(self) && layers.indices.contains(Int(handle.index))
  }

  /// The index of a property among the numbers of a frame; -1 if the layer belongs to another builder.
  @inline(never)
  func slot(of handle: Handle, _ property: Property) -> Int32 {
    guard isOwn(handle) else {
      fail(.unknownLayer, handle, property, 0)
      return -1
    }
    return handle.index * Int32(LayerState.stride) + Int32(property.rawValue)
  }

  /// Adds a layer of a kind that may exist only once.
  @inline(never)
  func once(_ kind: Layer.Kind, frame: Rect2D) -> Handle {
    for index in layers.indices where layers[index].kind == kind {
      fail(.repeatedLayer, handle(at: index), nil, 0)
      return handle(at: index)
    }
    return layer(kind, frame: frame)
  }

  @inline(never)
  func fail(_ reason: TimelineError.Reason, _ handle: Handle, _ property: Property?, _ key: Int) {
    guard error == nil else { return }
    error = TimelineError(
      reason: reason, transition: context.transition, layer: Int(handle.index),
      kind: isOwn(handle) ? layers[Int(handle.index)].kind : nil, property: property, key: key)
  }
}

extension TimelineBuilder {
  /// Appends a track. Never inlined: growing an array takes much WebAssembly.
  @inline(never)
  func append(_ track: Track, to tracks: inout [Track]) { tracks.append(track) }
}
