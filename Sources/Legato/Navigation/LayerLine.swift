/// What a compositor shows of a layer between two keyframes, as the numbers of its ``LayerState``.
struct LayerLine {
  var start: UnsafeMutablePointer<Double>
  var end: UnsafeMutablePointer<Double>
  var size: Size2D

  /// How far what the compositor shows is from what it should show, as a multiple of the tolerance. Some compositors
  /// interpolate each transform function, others the resulting matrix: the greater distance counts. `blended` is the
  /// place for the numbers of the former.
  @inline(never)
  func deviation(
    from shown: UnsafeMutablePointer<Double>, at part: Double, _ blended: UnsafeMutablePointer<Double>
  ) -> Double {
    blend(to: blended, at: part)
    let (seen, other) = (LayerCorners(shown, size), LayerCorners(blended, size))
    let distance = max(
      seen.distance(from: other, to: other, at: 0),
      seen.distance(from: LayerCorners(start, size), to: LayerCorners(end, size), at: part))
    let cut = (clip(blended) - clip(shown)) * max(shown[.scaleX], shown[.scaleY])
    let largest = max(distance, (cut * cut).greatest.squareRoot())
    return max(
      largest / SettleKeyframes.tolerance,
      (blended[.opacity] - shown[.opacity]).magnitude / SettleKeyframes.opacityTolerance)
  }

  private func blend(to blended: UnsafeMutablePointer<Double>, at part: Double) {
    for index in 0..<LayerState.stride { blended[index] = interpolate(start[index], end[index], part) }
    blended[.perspective] = reciprocal(
      interpolate(reciprocal(start[.perspective]), reciprocal(end[.perspective]), part))
  }

  /// The lengths that are cut off at the four sides.
  private func clip(_ numbers: UnsafeMutablePointer<Double>) -> SIMD4<Double> {
    UnsafeRawPointer(numbers + Property.clips.lowerBound).loadUnaligned(as: SIMD4<Double>.self)
  }
}
