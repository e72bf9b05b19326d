// Where a picture's layers come from.

/// A run, or what is left to see of one.
final class PictureSource {
  let timeline: Timeline
  /// What drives it once it has been interrupted.
  var driver: TransitionDriver?
  let frame: Frame
  /// What it will show a moment later: the same, unless something moves it.
  lazy var later = frame
  /// What it shows while the covering screen covers nothing.
  let uncovered: Frame
  /// The place of the lowest of its screens that was in the picture before, and carries what is new; -1 for none.
  var carrier = -1

  init(_ timeline: Timeline, _ frame: Frame) {
    self.timeline = timeline
    self.frame = frame
    uncovered = timeline.frame(at: Inputs(fraction: timeline.isReversed ? 1 : 0))
  }

  /// One layer, at rest.
  static var rest: PictureSource {
    let frame = Frame(layers: 1)
    for index in 0..<LayerState.stride { frame.numbers[index] = LayerState.rest[index] }
    return PictureSource(Timeline(), frame)
  }

  /// Says what it will show a moment after a time, if it goes on by itself.
  func look(ahead moment: Double, from time: Double) {
    if let driver { later = timeline.frame(at: driver.inputs(at: time, after: moment)) }
  }
}

/// Where one layer of a picture comes from.
final class PicturePart {
  let layer: Layer
  var source: PictureSource
  /// The layer's place in the source.
  var index: Int
  /// The layer's place in the picture before, or -1.
  var past = -1
  /// Whether it is what is left of an interrupted run.
  var isLeft = false
  /// Whether it fades, because it stands still, or would hide what is now below it.
  var fades = false
  /// Its place in the picture, and what it lies on while that is put together.
  var place = 0
  var below: PicturePart?
  /// Its screen, where that is moved by a run that does not show what is its own: from where it rests, or if it is what
  /// is left, with all that is done to its screen.
  var mover: PicturePart?

  init(_ source: PictureSource, _ index: Int) {
    self.source = source
    self.index = index
    layer = source.timeline.layers[index]
  }

  /// What is left of another one.
  init(_ other: PicturePart, past: Int) {
    source = other.source
    index = other.index
    layer = other.layer
    fades = other.fades
    self.past = past
    isLeft = true
  }

  /// Moves its numbers as its screen is moved, which lies at a place without that.
  @inline(never)
  func follow(
    _ mover: PicturePart, _ numbers: UnsafeMutablePointer<Double>, by moved: UnsafeMutablePointer<Double>,
    at place: UnsafeMutablePointer<Double>?
  ) {
    layer.carry(numbers, by: moved, of: mover.layer, at: place)
    numbers[.opacity] *= moved[.opacity]
    if isLeft { layer.cut(numbers, as: moved, of: mover.layer) }
  }

  /// What its source shows of it, now and a moment later.
  var numbers: UnsafeMutablePointer<Double> { source.frame[index] }
  var later: UnsafeMutablePointer<Double> { source.later[index] }
}
