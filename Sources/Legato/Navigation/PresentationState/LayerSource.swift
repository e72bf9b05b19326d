/// A run whose layers are shown: the present one, a resting one, or an interrupted one.
final class LayerSource {
  let timeline: Timeline
  /// The driver of an interrupted or resting run; nil for the present run.
  var driver: TransitionDriver?
  let frame: Frame
  /// The frame that it will show a moment later. The same one, unless a driver moves it.
  var later: Frame
  /// The frame that it shows while the covering screen covers nothing.
  let uncovered: Frame
  /// The index of the lowest of its screens that was shown before, and with which new layers move; -1 for none.
  var carrier = -1

  init(_ timeline: Timeline, _ frame: Frame) {
    self.timeline = timeline
    (self.frame, later) = (frame, frame)
    uncovered = timeline.frame(covering: 0)
  }

  static var rest: LayerSource {
    let frame = Frame(layers: 1)
    for index in 0..<LayerState.stride { frame.numbers[index] = LayerState.rest[index] }
    return LayerSource(Timeline(), frame)
  }

  func look(ahead moment: Double, from time: Double) {
    if let driver { later = timeline.frame(at: driver.inputs(at: time, after: moment)) }
  }
}

extension Timeline {
  /// Its frame with the covering screen at a fraction of its way.
  @inline(never)
  func frame(covering part: Double) -> Frame { frame(at: Inputs(fraction: isReversed ? 1 - part : part)) }
}
