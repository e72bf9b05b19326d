/// Measures residuals: for each layer, the difference in place and velocity between what was shown and the new run.
final class ResidualMeasurement {
  /// The largest residual of those that a finger stops, and of the others, as multiples of the tolerance. A value up to
  /// 1 counts as settled.
  private(set) var held = 0.0
  private(set) var free = 0.0

  /// The layers that were shown before, and how: now and a moment later.
  private let layers: [Layer]
  let shown: Frame
  private let later: Frame
  private let isSameRun: Bool
  /// Whether a finger has held the run so far.
  private let isHeld: Bool
  /// One layer: as it was shown and as the new run shows it, now and a moment later.
  private let before = Frame(layers: 2)
  private let after = Frame(layers: 2)
  /// The measured layers of the new state, now and a moment later.
  private let next: (shown: Frame, later: Frame)
  /// The new state without residuals.
  private let aimed: Frame
  /// Temporary numbers: those of a moved layer, and those with which a face begins.
  private let move = Frame(layers: 2)

  init(
    from layers: [Layer], _ past: (shown: Frame, later: Frame), to count: Int, isSameRun: Bool, isHeld: Bool
  ) {
    self.layers = layers
    (self.isSameRun, self.isHeld) = (isSameRun, isHeld)
    (shown, later) = past
    next = (Frame(layers: count), Frame(layers: count))
    aimed = Frame(layers: count)
  }

  /// Writes the numbers of a measured layer, so that the layers on it can be measured in comparison.
  func show(_ part: PresentedLayer) {
    if part.lead != nil { return }
    let ahead = ResidualDecay(from: 0, to: 0, PresentationState.moment)
    part.write(to: next.shown, .whole, .whole)
    part.write(to: next.later, isLater: true, ahead, ahead)
  }

  func aim(of part: PresentedLayer) -> UnsafeMutablePointer<Double> {
    part.write(to: aimed, .gone, .gone)
    return aimed[part.place]
  }

  /// Fades a new layer in. It fades faster than the layer that it replaces fades out, so that no gap shows.
  func hide(_ part: PresentedLayer) {
    let opacity = opacity(of: part)
    keep(-opacity, ResidualDecay.angularFrequency * opacity, of: part, Property.opacity.index)
  }

  /// Begins a measured layer with the fraction of its opacity that was visible through the layers above it.
  func dim(_ part: PresentedLayer, to light: Double) {
    let offset = part.offset[.opacity]
    keep(offset - (offset + opacity(of: part)) * (1 - light), 0, of: part, Property.opacity.index)
  }

  private func opacity(of part: PresentedLayer) -> Double {
    part.numbers[.opacity] + part.shift[.opacity]
  }

  func box(of part: PresentedLayer, liftedFrom screen: PresentedLayer) -> Rect2D {
    see(part, from: screen, in: shown, part.numbers, before[0])
    return part.layer.box(before[0])
  }

  /// Measures a layer in comparison with itself, or with the layer with which it moves. The start is the layer from
  /// which its leading face begins; nil if that begins from none.
  @inline(never)
  func measure(_ part: PresentedLayer, from leader: PresentedLayer, besides start: PresentedLayer?) {
    if part.fades, !isSameRun { free = max(free, 1 / PresentationState.fadeTolerance) }
    let moment = PresentationState.moment
    let isShade = part.layer.kind.isShade
    // A shade is measured as the layer on which it lies. If that is new too, the layer from which it comes counts.
    let guide = isShade && leader.layer.kind == part.layer.kind.ground ? leader : part
    compare(guide, from: leader, besides: start, isLater: false)
    compare(guide, from: leader, besides: start, isLater: true)
    let size = guide.layer.frame.size
    let decay = ResidualDecay(from: isHeld && !part.isLeft ? .infinity : 0, to: 0, moment)
    part.look.begin(
      before, after, over: moment, decay, size, isFlight: guide.layer.kind.isFace && guide.ground == nil)
    keep(part.look.size(on: size) / PresentationState.tolerance, of: part)
    part.coincides = part.lead != nil && part.layer.box(before[0]).isNear(part.layer.box(before[1]))
    if part.coincides {
      part.layer.cut(before[1], from: Look(before[1], size), to: Look(before[0], size))
      part.layer.cut(after[1], from: Look(after[1], size), to: Look(after[0], size))
    }
    for index in 0..<LayerState.stride where !Property.places(index) {
      var offset = before[0][index] - before[1][index]
      var velocity = (after[0][index] - after[1][index] - offset) / moment
      // The outline of a face keeps its velocity. Otherwise its visible part would stop at once.
      let isOutline = guide.layer.kind.isFace && !part.coincides && Property.clips.contains(index)
      if Property.hasLimits(index), !isOutline, !isSameRun { velocity = 0 }
      if index == Property.opacity.index {
        if isShade, leader !== part { offset = -opacity(of: part) }
        if part.fades {
          offset += before[1][index]
          velocity = part.age > 0 ? (after[0][index] - before[0][index]) / moment : 0
        }
      } else if part.fades && Property.isPaint(index) {
        // A fading layer keeps its colours. Only its opacity changes.
        part.shift[index] += offset
        offset = 0
      }
      keep(offset, velocity, of: part, index)
    }
  }

  /// The velocity is that of the offset, per second.
  private func keep(_ offset: Double, _ velocity: Double, of part: PresentedLayer, _ index: Int) {
    let slope = velocity + ResidualDecay.angularFrequency * offset
    part.offset[index] = offset
    part.slope[index] = slope
    let isLength = index == Property.shadowRadius.index || index == Property.shadowOffsetY.index
    let fades = Property.fades(index)
    let tolerance = fades && !isLength ? PresentationState.fadeTolerance : PresentationState.tolerance
    let size = max(offset.magnitude, slope.magnitude / ResidualDecay.angularFrequency) * (1 / tolerance)
    keep(size, of: part, fades: fades)
  }

  /// The size is a multiple of the tolerance.
  private func keep(_ size: Double, of part: PresentedLayer, fades: Bool = false) {
    if part.isLeft || fades { free = max(free, size) } else { held = max(held, size) }
  }

  /// Writes how a layer was seen before, and how the new run shows it, now or a moment later. A face covers its leading
  /// face as that one was seen, or as it begins.
  private func compare(
    _ part: PresentedLayer, from leader: PresentedLayer, besides start: PresentedLayer?, isLater: Bool
  ) {
    let (past, result) = isLater ? (later, after) : (shown, before)
    let aim = result[1]
    let face = move[1]
    if let lead = part.lead {
      let own = isLater ? lead.later : lead.numbers
      face.update(from: own, count: LayerState.stride)
      if let start { see(lead, from: start, in: past, own, face) }
    }
    part.aim(to: aim, isLater: isLater, in: isLater ? next.later : next.shown, covering: face)
    see(part, from: leader, in: past, aim, result[0])
    part.layer.shift(aim, by: part.shift)
  }

  /// Writes how a layer looked before: as itself, or as the layer that moves it showed it.
  private func see(
    _ part: PresentedLayer, from leader: PresentedLayer, in frame: Frame, _ aim: UnsafeMutablePointer<Double>,
    _ numbers: UnsafeMutablePointer<Double>
  ) {
    let past = frame[leader.past]
    if leader === part || leader.layer.kind.isFace {
      numbers.update(from: past, count: LayerState.stride)
      let layer = layers[leader.past]
      if layer.frame == part.layer.frame { return }
      if part.layer.kind.isFace, layer.frame.size != part.layer.frame.size {
        part.layer.cover(layer, past, by: numbers)
      } else {
        part.layer.rebase(numbers, from: layer.frame)
      }
    } else {
      let isOwn = part.layer.kind.screen == leader.layer.kind
      part.layer.write(to: numbers, from: aim, by: isOwn ? past : besidesDetent(past, of: leader), of: leader.layer)
    }
  }

  /// The former movement of a screen without its shift to a detent. Layers that fly from the screen contain the shift
  /// already.
  private func besidesDetent(
    _ past: UnsafeMutablePointer<Double>, of screen: PresentedLayer
  ) -> UnsafeMutablePointer<Double> {
    let (numbers, detent) = (move[0], screen.shift)
    numbers.update(from: past, count: LayerState.stride)
    for axis in 0..<2 {
      let scale = Property.scaleX.index + axis
      numbers[scale] = past[scale] * reciprocal(1 + detent[scale])
      numbers[axis] = past[axis] - numbers[scale] * detent[axis]
    }
    return numbers
  }
}
