// Limits a transition to a part of the run.

extension ScreenTransition {
  /// The same transition between two fractions, measured from the covered screen. Before and after it nothing moves.
  ///
  /// - Parameter range: the fractions, limited to 0 ... 1. In an empty range everything changes at once.
  public func limited(to range: ClosedRange<Double>) -> ScreenTransition {
    let start = name.limited(range.lowerBound, to: 0...1, or: 0, "lower bound")
    let end = name.limited(range.upperBound, to: 0...1, or: 1, "upper bound")
    if start == 0 && end == 1 { return self }
    let prepare = prepare
    return ScreenTransition(traits) { context in
      let timeline = prepare(context)
      // A reversed transition is described from its other end.
      return timeline.isReversed == context.operation.isReverse
        ? timeline.limited(from: start, to: end, in: context)
        : timeline.limited(from: 1 - end, to: 1 - start, in: context)
    }
  }
}

extension Timeline {
  /// The same between two fractions. A response to the fraction is squeezed into this range, but continues outside of
  /// it. Nothing trails: it would go on outside.
  fileprivate func limited(from start: Double, to end: Double, in context: TransitionContext) -> Timeline {
    let builder = TimelineBuilder(context, from: self)
    (builder.tracks, builder.responses, builder.points) = ([], [], [])
    for track in tracks { builder.keep(keyframes(of: track, from: start, to: end), track.clamped) }
    let (first, length) = (isReversed ? 1 - end : start, max(end - start, Timeline.shortest))
    for response in responses {
      if response.role == .joining {
        builder.keep(keyframes(of: response, from: start, to: end), response.clamped)
      } else if response.input == .fraction {
        builder.keep(
          knots(of: response).map { Knot(first + $0.input * length, $0.output, slope: $0.slope / length) }, response)
      } else if response.input != .trail {
        builder.keep(knots(of: response), response)
      }
    }
    return builder.timeline
  }

  /// The shortest range in which a response to the fraction has a slope.
  private static let shortest = 1e-6

  private func keyframes(of track: Track, from start: Double, to end: Double) -> [Keyframe] {
    keyframes(of: track).map { Keyframe(interpolate(start, end, $0.fraction), $0.value, curve: $0.curve) }
  }
}

extension Track {
  /// The same track, stopping at its ends.
  fileprivate var clamped: Track {
    var track = self
    track.isClamped = true
    return track
  }
}
