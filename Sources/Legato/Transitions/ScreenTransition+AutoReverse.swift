// One transition for both directions, and one for each.

extension ScreenTransition {
  /// Hero's autoReverse: goes back by the same frames in reverse and in the same time, even if the transition describes
  /// its reverse separately.
  ///
  /// ![.autoReverse(.asymmetric(enter: .pageIn(), leave: .fade)) at nine fractions](autoReverse)
  ///
  /// Cost: as the given transition.
  ///
  /// - Parameter transition: the transition for the way in.
  public static func autoReverse(_ transition: ScreenTransition) -> ScreenTransition {
    var traits = transition.traits
    traits.reverseMotion = traits.motion
    traits.reverseInitialVelocity = traits.initialVelocity
    traits.reverseAttachment = traits.attachment
    traits.isSymmetric = true
    if transition.isSymmetric { return ScreenTransition(traits, prepare: transition.prepare) }
    return ScreenTransition(traits) { context in
      guard context.operation.isReverse else { return transition.prepare(context) }
      let way = context.copy(for: context.operation.inverse, from: context.to, to: context.from)
      return transition.prepare(way).reversed
    }
  }
}

extension Timeline {
  /// The same frames in reverse order.
  fileprivate var reversed: Timeline {
    var tracks = tracks
    for index in tracks.indices where tracks[index].count == 0 {
      (tracks[index].start, tracks[index].end) = (tracks[index].end, tracks[index].start)
    }
    return Timeline(
      layers: layers, rest: rest, tracks: tracks, responses: responses, points: points, isReversed: !isReversed,
      error: error)
  }
}

extension ScreenTransition {
  /// Comes by one transition and goes by another: for instance zooms in and slides out. It has no tag; each direction
  /// keeps the attachment of its transition.
  ///
  /// ![.asymmetric(enter: .zoom, leave: .push) at nine fractions](asymmetric)
  public static func asymmetric(enter: ScreenTransition, leave: ScreenTransition) -> ScreenTransition {
    ScreenTransition(
      "asymmetric", motion: enter.motion, reverseMotion: leave.reverseMotion, initialVelocity: enter.initialVelocity,
      reverseInitialVelocity: leave.reverseInitialVelocity,
      keepsCoveredScreenVisible: enter.keepsCoveredScreenVisible, needsSource: enter.needsSource,
      isSymmetric: false, interactions: leave.interactions, attachment: enter.attachment,
      reverseAttachment: leave.reverseAttachment
    ) { context in
      let part = context.operation.isReverse ? leave : enter
      context.transition = part.name
      return part.prepare(context)
    }
  }
}
