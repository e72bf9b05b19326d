/// A layer of a presentation state: its source, and what moves it.
final class PresentedLayer {
  let layer: Layer
  var source: LayerSource
  /// The layer's index in the source.
  var index: Int
  /// The layer's index in the state before, or -1.
  var past = -1
  /// Whether it belongs to an interrupted run.
  var isLeft = false
  /// Whether it fades, because it stands still or would hide layers that are below it now.
  var fades = false
  /// How many runs have been interrupted since the fade began.
  var age = 0
  /// Whether its numbers have a shift.
  var isShifted = true
  /// Whether it has a shift or a residual of its place.
  var isMoved = true
  /// Up to which of its numbers those that describe no place have a residual.
  var reach = LayerState.stride
  /// Its index in the state, and the layers directly below and above it while the state is put together.
  var place = 0
  var below: PresentedLayer?
  var above: PresentedLayer?
  /// The screen or the piece that it lies on, if a run moves that and does not show this layer. It follows the screen's
  /// movement from its rest; in an interrupted run, also all other changes of the screen.
  var ground: PresentedLayer?
  /// The leading face of its element, which it covers exactly, if that is another face.
  var lead: PresentedLayer?
  /// Whether it coincided with its leading face when the run took over. Then it is cut as that one is to the end, and
  /// its residual only scales what it shows.
  var coincides = false
  /// Whether it is a screen of which the present run shows pieces instead.
  var isCut = false
  /// Its properties, as a ``LayerState``, if it is a screen or a piece that covers what lies below it.
  var cover: UnsafeMutablePointer<Double>?
  /// Whether it stays visible although its screen is hidden, because the screen is shown in pieces.
  var outshinesGround = false
  /// The residual of its place.
  var look = LookResidual()
  private let residual = Frame(layers: 3)
  /// The residuals of its other numbers when their decay begins.
  var offset: UnsafeMutablePointer<Double> { residual[0] }
  /// Their velocities in addition to the decay, per second.
  var slope: UnsafeMutablePointer<Double> { residual[1] }
  /// The constant offset of its numbers, if its screen rests at a detent below the present run. The colours of a fading
  /// layer are kept by it, too.
  var shift: UnsafeMutablePointer<Double> { residual[2] }

  var hasShift: Bool {
    for index in 0..<LayerState.stride where shift[index] != 0 { return true }
    return false
  }

  @inline(never)
  private init(_ layer: Layer, _ source: LayerSource, _ index: Int) {
    (self.layer, self.source, self.index, place) = (layer, source, index, index)
  }

  convenience init(_ source: LayerSource, _ index: Int) { self.init(source.timeline.layers[index], source, index) }

  /// A layer of an interrupted run, copied from the state before.
  convenience init(_ other: PresentedLayer) {
    self.init(other.layer, other.source, other.index)
    fades = other.fades
    age = fades ? other.age + 1 : 0
    past = other.place
    isLeft = true
  }

  /// Writes its numbers in its run, on its ground. The frame, as far as it has been written, contains the leading face,
  /// unless `face` gives its numbers, and the screen of an interrupted run, which lies below this layer.
  @inline(never)
  func aim(
    to numbers: UnsafeMutablePointer<Double>, isLater: Bool, in frame: Frame,
    covering face: UnsafeMutablePointer<Double>? = nil
  ) {
    numbers.update(from: isLater ? later : self.numbers, count: LayerState.stride)
    if let lead { return layer.cover(lead.layer, face ?? frame[lead.place], by: numbers) }
    guard let ground else { return }
    let moved = isLeft ? frame[ground.place] : isLater ? ground.later : ground.numbers
    layer.carry(numbers, by: moved, of: ground.layer, at: isLeft ? nil : ground.shift)
    if !outshinesGround { numbers[.opacity] *= moved[.opacity] }
    if isLeft { layer.cut(numbers, as: moved, of: ground.layer) }
  }

  /// The source's numbers for it, now and a moment later.
  var numbers: UnsafeMutablePointer<Double> { source.frame[index] }
  var later: UnsafeMutablePointer<Double> { source.later[index] }
}

extension PresentedLayer {
  /// Writes its numbers into a frame: those of its source, moved by its screen or its leading face, and its residual.
  /// A finger stops the `held` decay, and not the `free` one.
  @inline(never)
  func write(to frame: Frame, isLater: Bool = false, _ free: ResidualDecay, _ held: ResidualDecay) {
    let numbers = frame[place]
    aim(to: numbers, isLater: isLater, in: frame)
    let moves = isLeft ? free : held
    if isShifted { layer.shift(numbers, by: shift) }
    if isMoved {
      let aim = Look(numbers, layer.frame.size)
      let shown = look.shown(aim, moves, layer.frame.size)
      shown.write(to: numbers)
      if coincides { layer.cut(numbers, from: aim, to: shown) }
    }
    for index in 0..<reach where !Property.places(index) {
      numbers[index] += (Property.fades(index) ? free : moves).left(of: offset[index], slope[index])
    }
    if fades { numbers[.opacity] = free.left(of: offset[.opacity], slope[.opacity]) }
  }
}

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
}

extension Timeline {
  /// Its frame with the covering screen at a fraction of its way.
  @inline(never)
  func frame(covering part: Double) -> Frame { frame(at: Inputs(fraction: isReversed ? 1 - part : part)) }
}
