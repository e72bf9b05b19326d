// Where a layer is in space: its centre, its depth before its viewer, and where that is.

extension Layer {
  /// By how many parts of its viewer's distance a layer may at least come nearer than it was.
  private static let leastSlack = 1.0 / 32

  /// Says how far the layer's centre is moved, instead of how far its anchor is: two states that do not share an anchor
  /// can be compared then.
  @inline(never)
  func center(_ numbers: UnsafeMutablePointer<Double>) { swing(numbers, by: 1) }

  /// Moves the layer by what it lies farther all the time, and says how far its centre is moved.
  ///
  /// - Parameters:
  ///   - numbers: what is changed, as a ``LayerState``.
  ///   - shift: what is added, the perspective's by its reciprocal.
  ///   - reach: how many numbers are shifted, from the first on.
  @inline(never)
  func shift(_ numbers: UnsafeMutablePointer<Double>, by shift: UnsafeMutablePointer<Double>, _ reach: Int) {
    let nearness = reciprocal(numbers[.perspective]) + shift[.perspective]
    for index in 0..<reach { numbers[index] += shift[index] }
    numbers[.perspective] = reciprocal(nearness)
    center(numbers)
  }

  /// How far the nearest corner of the layer, whose centre is moved, is from the viewer, as a part of the viewer's
  /// distance.
  @inline(never)
  func depth(_ numbers: UnsafeMutablePointer<Double>) -> Double {
    if numbers[.rotationX] == 0, numbers[.rotationY] == 0, numbers[.translationZ] == 0 { return 1 }
    let across = SIMD3(frame.size.width * numbers[.scaleX] / 2, 0, 0).turned(by: numbers)
    let down = SIMD3(0, frame.size.height * numbers[.scaleY] / 2, 0).turned(by: numbers)
    return 1
      - (numbers[.translationZ] + across.z.magnitude + down.z.magnitude) * reciprocal(numbers[.perspective])
  }

  /// Keeps the layer, whose centre is moved, from coming much nearer to the viewer than so many parts of the viewer's
  /// distance: the nearer it would come, the weaker its perspective becomes.
  @inline(never)
  func keep(_ numbers: UnsafeMutablePointer<Double>, asFarAs part: Double) {
    let excess = part - depth(numbers)
    if excess <= 0 { return }
    // At first as fast as without, and never nearer than by the slack.
    let slack = max(part / 2, Layer.leastSlack)
    let kept = part - slack * excess / (slack + excess)
    numbers[.perspective] *= (1 - part + excess) / (1 - kept)
  }

  /// Where the viewer of the layer is, in the container.
  @inline(never)
  func viewer(_ numbers: UnsafeMutablePointer<Double>) -> Point2D {
    Point2D(
      x: frame.minX + numbers[.anchorX] * frame.size.width, y: frame.minY + numbers[.anchorY] * frame.size.height)
  }

  /// Puts the viewer of a layer whose centre is moved at a place in the container.
  @inline(never)
  func look(_ numbers: UnsafeMutablePointer<Double>, from viewer: Point2D) {
    numbers[.anchorX] = (viewer.x - frame.minX) * reciprocal(frame.size.width)
    numbers[.anchorY] = (viewer.y - frame.minY) * reciprocal(frame.size.height)
  }

  /// The opposite of ``center(_:)``.
  @inline(never)
  func anchor(_ numbers: UnsafeMutablePointer<Double>) { swing(numbers, by: -1) }

  /// Moves the layer by as much as its centre swings about its anchor, or by as much the other way.
  private func swing(_ numbers: UnsafeMutablePointer<Double>, by direction: Double) {
    let (x, y) = ((0.5 - numbers[.anchorX]) * frame.size.width, (0.5 - numbers[.anchorY]) * frame.size.height)
    if x == 0, y == 0 { return }
    let center = SIMD3(x * numbers[.scaleX], y * numbers[.scaleY], 0).turned(by: numbers)
    numbers[.translationX] += (center.x - x) * direction
    numbers[.translationY] += (center.y - y) * direction
    numbers[.translationZ] += center.z * direction
  }
}
