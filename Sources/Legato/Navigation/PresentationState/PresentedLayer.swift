/// One layer of what is shown: where it comes from, and what moves it.
final class PresentedLayer {
  let layer: Layer
  var source: LayerSource
  /// The layer's place in the source.
  var index: Int
  /// The layer's place in what was shown before, or -1.
  var past = -1
  /// Whether it belongs to an interrupted run.
  var isLeft = false
  /// Whether it fades, because it stands still, or would hide what is now below it.
  var fades = false
  /// How many runs have been interrupted since it began to fade.
  var age = 0
  /// How many of its numbers, from the first on, differ from what its source shows.
  var reach = 0
  /// Its place in what is shown; and while that is put together, the layers right below and above it.
  var place = 0
  var below: PresentedLayer?
  var above: PresentedLayer?
  /// Its screen, if that is moved by a run which does not show this layer. The layer follows the screen from where that
  /// rests or, if it belongs to an interrupted run, in all that is done to the screen.
  var mover: PresentedLayer?
  /// Whether it is a screen that the present run hides, and shows in pieces instead.
  var isCut = false
  /// Whether it is still there when the present run is over.
  var stays = false
  /// How it looks, as a ``LayerState``, if it is a screen or a piece of one that covers what lies below it.
  var cover: UnsafeMutablePointer<Double>?
  /// Whether it stays visible although its screen is hidden, because that comes in pieces.
  var outshinesMover = false
  /// The residual of how it was seen.
  var look = LookResidual()
  /// Another face of the same shared element, which it covers all the way.
  var lead: PresentedLayer?

  init(_ source: LayerSource, _ index: Int) {
    self.source = source
    self.index = index
    layer = source.timeline.layers[index]
  }

  /// A layer of an interrupted run, from what it was in the present one.
  init(_ other: PresentedLayer, past: Int) {
    source = other.source
    index = other.index
    layer = other.layer
    fades = other.fades
    age = fades ? other.age + 1 : 0
    self.past = past
    isLeft = true
  }

  /// Moves its numbers as its screen is moved.
  ///
  /// - Parameters:
  ///   - isLater: whether the screen is as it will be a moment later.
  ///   - frame: what is shown, as far as it has been written. The screen of an interrupted run has: it lies below.
  @inline(never)
  func follow(
    _ mover: PresentedLayer, _ numbers: UnsafeMutablePointer<Double>, isLater: Bool, in frame: Frame,
    _ residuals: Residuals
  ) {
    let moved = isLeft ? frame[mover.place] : isLater ? mover.later : mover.numbers
    layer.carry(numbers, by: moved, of: mover.layer, at: isLeft ? nil : residuals.shifts[mover.place])
    if !outshinesMover { numbers[.opacity] *= moved[.opacity] }
    if isLeft { layer.cut(numbers, as: moved, of: mover.layer) }
  }

  /// What its source shows of it, now and a moment later.
  var numbers: UnsafeMutablePointer<Double> { source.frame[index] }
  var later: UnsafeMutablePointer<Double> { source.later[index] }
}

extension PresentedLayer {
  /// Writes what is seen of it to its place in a frame: what its source shows, moved by its screen or its lead, and its
  /// residual.
  ///
  /// - Parameters:
  ///   - isLater: whether its source, and its screen's, are as they will be a moment later.
  ///   - free: how much is left of residuals that always decay; `held`: of those that stand while a finger holds the
  ///     run.
  @inline(never)
  func write(
    to frame: Frame, isLater: Bool = false, _ residuals: Residuals, _ free: ResidualDecay, _ held: ResidualDecay
  ) {
    let numbers = frame[place]
    numbers.update(from: isLater ? later : self.numbers, count: LayerState.stride)
    if let lead {
      layer.cover(lead.layer, frame[lead.place], by: numbers)
    } else if let mover {
      follow(mover, numbers, isLater: isLater, in: frame, residuals)
    }
    if reach == 0 { return }
    let (offset, slope, shift) = (residuals.offsets[place], residuals.slopes[place], residuals.shifts[place])
    let moves = isLeft ? free : held
    layer.shift(numbers, by: shift, reach)
    look.shown(Look(numbers, layer.frame.size), moves, layer.frame.size).write(to: numbers)
    for index in 0..<reach where !Property.places(index) {
      numbers[index] += (Property.fades(index) ? free : moves).left(of: offset[index], slope[index])
    }
    if fades { numbers[.opacity] = free.left(of: offset[.opacity], slope[.opacity]) }
  }
}
