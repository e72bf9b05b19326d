// Reads a timeline's description back.

extension Timeline {
  /// A track's keyframes from the covered screen (0) to the covering one (1).
  func keyframes(of track: Track) -> [Keyframe] {
    if track.count == 0 {
      let (start, end) = isReversed ? (track.end, track.start) : (track.start, track.end)
      return [Keyframe(0, start), Keyframe(1, end)]
    }
    return (0..<Int(track.count)).map { key in
      let at = Int(track.first) + key * keyframeStride
      let curve = TimingCurve(limited: points[at + 2], points[at + 3], points[at + 4], points[at + 5])
      return Keyframe(points[at], points[at + 1], curve: curve)
    }
  }

  /// A response's knots.
  func knots(of response: Track) -> [Knot] {
    (0..<Int(response.count)).map { knot in
      let at = Int(response.first) + knot * knotStride
      return Knot(points[at], points[at + 1], slope: points[at + 2])
    }
  }
}

extension [Keyframe] {
  /// The same keyframes, from the last to the first.
  var turned: [Keyframe] {
    indices.reversed().map { key in
      let curve = key > 0 ? self[key - 1].curve.turned : .linear
      return Keyframe(1 - self[key].fraction, self[key].value, curve: curve)
    }
  }
}

extension TimingCurve {
  /// The same curve, run backwards.
  var turned: TimingCurve { TimingCurve(limited: 1 - x2, 1 - y2, 1 - x1, 1 - y1) }
}

extension Timeline {
  /// Whether a keyframe, a knot or the end of a clamped track lies strictly between two inputs.
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
      let (from, to) =
        response.role == .joining
        ? (from, to) : (value(of: response.input, in: start), value(of: response.input, in: end))
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
