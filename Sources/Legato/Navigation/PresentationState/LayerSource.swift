/// A run that layers come from, also an interrupted one.
package final class LayerSource {
  package let timeline: Timeline
  /// What drives it once it has been interrupted.
  package internal(set) var driver: TransitionDriver?
  let frame: Frame
  /// What it will show a moment later: the same, unless something moves it.
  lazy var later = frame
  /// What it shows while the covering screen covers nothing.
  let uncovered: Frame
  /// The place of the lowest of its screens that was shown before, and carries what is new; -1 for none.
  var carrier = -1

  init(_ timeline: Timeline, _ frame: Frame) {
    self.timeline = timeline
    self.frame = frame
    uncovered = timeline.frame(covering: 0)
  }

  /// One layer, at rest.
  static var rest: LayerSource {
    let frame = Frame(layers: 1)
    for index in 0..<LayerState.stride { frame.numbers[index] = LayerState.rest[index] }
    return LayerSource(Timeline(), frame)
  }

  /// Says what it will show a moment after a time, if it goes on by itself.
  func look(ahead moment: Double, from time: Double) {
    if let driver { later = timeline.frame(at: driver.inputs(at: time, after: moment)) }
  }
}

extension Timeline {
  /// What it shows where the covering screen has come a part of its way.
  @inline(never)
  func frame(covering part: Double) -> Frame { frame(at: Inputs(fraction: isReversed ? 1 - part : part)) }
}
