// Where a timeline turns from one curve to another.

extension Timeline {
  /// Whether the end of a straight track, a keyframe or a knot lies between two inputs, and on neither of them.
  @inline(never)
  func hasBreakpoint(from start: Inputs, to end: Inputs) -> Bool {
    let (first, last) = (start.fraction, end.fraction)
    let leavesEnds = first * last < 0 || (1 - first) * (1 - last) < 0
    let (from, to) = isReversed ? (1 - first, 1 - last) : (first, last)
    for track in tracks {
      if track.count == 0, track.isClamped, leavesEnds { return true }
      if hasPoint(of: track, keyframeStride, from, to) { return true }
    }
    for response in responses {
      let (from, to) = response.role == .joining ? (from, to) : (start[response.input], end[response.input])
      if hasPoint(of: response, response.stride, from, to) { return true }
    }
    return false
  }

  @inline(never)
  private func hasPoint(of track: Track, _ stride: Int, _ from: Double, _ to: Double) -> Bool {
    for key in 0..<Int(track.count) {
      let place = points[Int(track.first) + key * stride]
      if (from - place) * (to - place) < 0 { return true }
    }
    return false
  }
}
