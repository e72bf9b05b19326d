/// The residuals of interrupted runs, layer by layer.
final class Residuals {
  /// By how much each layer differs from what its source shows when that begins to decay.
  let offsets: Frame
  /// How fast that changes besides its decay, per second.
  let slopes: Frame
  /// A constant offset of each layer whose screen goes on resting at a detent below the present run.
  let shifts: Frame

  init(layers: Int, shifts: Frame) {
    (offsets, slopes) = (Frame(layers: layers), Frame(layers: layers))
    self.shifts = shifts
  }
}

/// Measures residuals: how far each layer is from where the new run has it, and how much faster it moves.
final class ResidualMeasurement {
  let residuals: Residuals
  /// The largest residual of those that stand while a finger holds the run, and of those that always decay; 1 and less
  /// counts as settled.
  private(set) var held = 0.0
  private(set) var free = 0.0

  private let layers: [Layer]
  private let shown: Frame
  private let later: Frame
  private let moment: Double
  private let isSameRun: Bool
  /// One layer, as it was seen and as the new run has it, now and a moment later.
  private let before = Frame(layers: 2)
  private let after = Frame(layers: 2)
  /// Where a layer is moved to by its screen, now and a moment later.
  private let aims = Frame(layers: 2)
  /// What will be shown, as far as it has been measured, now and a moment later.
  private let next: (shown: Frame, later: Frame)
  /// What would be seen without residuals.
  private let aimed: Frame
  /// What is done to one layer, and what a face begins as.
  private let move = Frame(layers: 2)

  /// - Parameters:
  ///   - layers: what was shown; `past`: their states, now and a moment later.
  ///   - moment: how much later, in seconds.
  ///   - shifts: those of what will be shown.
  ///   - isSameRun: whether that is shown by the same run as before.
  init(
    from layers: [Layer], _ past: (shown: Frame, later: Frame), over moment: Double, _ shifts: Frame, isSameRun: Bool
  ) {
    self.layers = layers
    self.isSameRun = isSameRun
    (shown, later) = past
    self.moment = moment
    let count = shifts.count / LayerState.stride
    residuals = Residuals(layers: count, shifts: shifts)
    next = (Frame(layers: count), Frame(layers: count))
    aimed = Frame(layers: count)
  }

  /// Writes what will be seen of a part that has been measured, so that what lies on it can be measured against that.
  func show(_ part: PresentedLayer) {
    part.reach = LayerState.stride
    if part.lead != nil { return }
    let (now, ahead) = (ResidualDecay(from: 0, to: 0, 0), ResidualDecay(from: 0, to: 0, moment))
    part.write(to: next.shown, residuals, now, now)
    part.write(to: next.later, isLater: true, residuals, ahead, ahead)
  }

  /// What would be seen of a part without its residual.
  func aim(of part: PresentedLayer) -> UnsafeMutablePointer<Double> {
    part.reach = LayerState.stride
    part.write(to: aimed, residuals, .gone, .gone)
    return aimed[part.place]
  }

  /// Fades a new part in, faster than what it replaces fades out: no gap may show between the two.
  func hide(_ part: PresentedLayer) {
    let opacity = opacity(of: part)
    keep(-opacity, ResidualDecay.angularFrequency * opacity, of: part, Property.opacity.index)
  }

  /// Begins a measured part as opaque as it was seen through what covered it.
  ///
  /// - Parameter light: the part of it that was seen, 0 ... 1.
  func dim(_ part: PresentedLayer, to light: Double) {
    let offset = residuals.offsets[part.place][.opacity]
    keep(offset - (offset + opacity(of: part)) * (1 - light), 0, of: part, Property.opacity.index)
  }

  /// How opaque it will be.
  private func opacity(of part: PresentedLayer) -> Double {
    part.numbers[.opacity] + residuals.shifts[part.place][.opacity]
  }

  /// Where a part was seen in the screen out of which it is lifted.
  func box(of part: PresentedLayer, liftedFrom screen: PresentedLayer) -> Rect2D {
    see(part, from: screen, in: shown, part.numbers, before[0])
    return part.layer.box(before[0])
  }

  /// Measures a part against what it, or the layer that it goes with, was before.
  ///
  /// - Parameter start: what the face that the part flies with was before; nil if that face is new.
  @inline(never)
  func measure(_ part: PresentedLayer, from leader: PresentedLayer, besides start: PresentedLayer?) {
    if part.fades { free = max(free, 1 / PresentationState.fadeTolerance) }
    let isShade = part.layer.kind.isShade
    // A shade is measured as what it lies on is; where that is new as well, as what that comes out of.
    let guide = isShade && leader.layer.kind == part.layer.kind.ground ? leader : part
    let aim = aims[0]
    for time in 0..<2 {
      let isLater = time == 1
      let (numbers, frame) = (aims[time], isLater ? later : shown)
      numbers.update(from: isLater ? guide.later : guide.numbers, count: LayerState.stride)
      if let lead = guide.lead {
        fly(guide, with: lead, from: start, in: frame, isLater ? lead.later : lead.numbers, numbers)
      } else if let mover = guide.mover {
        guide.follow(mover, numbers, isLater: isLater, in: isLater ? next.later : next.shown, residuals)
      }
      compare(numbers, of: guide, from: leader, in: frame, isLater ? after : before)
    }
    part.look = LookResidual(
      before, after, over: moment, guide.layer.frame.size, isFlight: guide.layer.kind.isFace && guide.mover == nil)
    keep(part.look.size(on: guide.layer.frame.size) / PresentationState.tolerance, of: part)
    let comesOutOfNothing = isShade && leader !== part
    for index in 0..<LayerState.stride where !Property.places(index) {
      var offset = before[0][index] - before[1][index]
      var velocity = (after[0][index] - after[1][index] - offset) / moment
      // A face's outline keeps its velocity: what is seen of it would stop at once otherwise.
      let isOutline = guide.layer.kind.isFace && Property.clips.contains(index)
      if Property.hasLimits(index), !isOutline, !isSameRun { velocity = 0 }
      if index == Property.opacity.index {
        if comesOutOfNothing { offset = -opacity(of: part) }
        if part.fades {
          offset += aim[index] + residuals.shifts[guide.place][index]
          velocity = part.age > 0 ? (after[0][index] - before[0][index]) / moment : 0
        }
      } else if part.fades && Property.isPaint(index) {
        // What fades keeps its look, and goes by its opacity alone.
        residuals.shifts[part.place][index] += offset
        offset = 0
      }
      keep(offset, velocity, of: part, index)
    }
  }

  /// - Parameter velocity: of the offset, per second.
  private func keep(_ offset: Double, _ velocity: Double, of part: PresentedLayer, _ index: Int) {
    let slope = velocity + ResidualDecay.angularFrequency * offset
    residuals.offsets[part.place][index] = offset
    residuals.slopes[part.place][index] = slope
    let size = max(offset.magnitude, slope.magnitude / ResidualDecay.angularFrequency) * Property.lever(index)
    keep(size, of: part, fades: Property.fades(index))
  }

  /// - Parameter size: the residual's, of which 1 counts as settled.
  private func keep(_ size: Double, of part: PresentedLayer, fades: Bool = false) {
    if part.isLeft || fades { free = max(free, size) } else { held = max(held, size) }
  }

  /// Writes how a face covers the one that it flies with, in what was shown, or as it begins.
  private func fly(
    _ part: PresentedLayer, with lead: PresentedLayer, from start: PresentedLayer?, in frame: Frame,
    _ own: UnsafeMutablePointer<Double>, _ numbers: UnsafeMutablePointer<Double>
  ) {
    let seen = move[1]
    seen.update(from: own, count: LayerState.stride)
    if let start { see(lead, from: start, in: frame, own, seen) }
    part.layer.cover(lead.layer, seen, by: numbers)
  }

  /// Writes what a part was in what was shown, and what it aims at.
  private func compare(
    _ aim: UnsafeMutablePointer<Double>, of part: PresentedLayer, from leader: PresentedLayer, in frame: Frame,
    _ result: Frame
  ) {
    see(part, from: leader, in: frame, aim, result[0])
    result[1].update(from: aim, count: LayerState.stride)
    part.layer.shift(result[1], by: residuals.shifts[part.place], LayerState.stride)
  }

  /// Writes how a part was seen: as itself, or where the layer that moves it had it.
  private func see(
    _ part: PresentedLayer, from leader: PresentedLayer, in frame: Frame, _ aim: UnsafeMutablePointer<Double>,
    _ numbers: UnsafeMutablePointer<Double>
  ) {
    let past = frame[leader.past]
    if leader === part || leader.layer.kind.isFace {
      numbers.update(from: past, count: LayerState.stride)
      let layer = layers[leader.past]
      if layer.frame == part.layer.frame { return }
      if part.layer.kind.isFace {
        part.layer.cover(layer, past, by: numbers)
      } else {
        part.layer.rebase(numbers, from: layer.frame)
      }
    } else {
      let isOwn = part.layer.kind.screen == leader.layer.kind
      part.layer.write(to: numbers, from: aim, by: isOwn ? past : besidesDetent(past, of: leader), of: leader.layer)
    }
  }

  /// How a screen was moved apart from resting at its detent: what flies from it takes account of that already.
  private func besidesDetent(
    _ past: UnsafeMutablePointer<Double>, of screen: PresentedLayer
  ) -> UnsafeMutablePointer<Double> {
    let (numbers, detent) = (move[0], residuals.shifts[screen.place])
    numbers.update(from: past, count: LayerState.stride)
    for axis in 0..<2 {
      let scale = Property.scaleX.index + axis
      numbers[scale] = past[scale] * reciprocal(1 + detent[scale])
      numbers[axis] = past[axis] - numbers[scale] * detent[axis]
    }
    return numbers
  }

  /// A number as residuals count it: a perspective by its reciprocal, or a viewer that goes far away would come ever
  /// nearer instead.
  @inline(never)
  static func comparable(_ numbers: UnsafeMutablePointer<Double>, _ index: Int) -> Double {
    index == Property.perspective.index ? reciprocal(numbers[index]) : numbers[index]
  }
}

extension Property {
  /// How many times what counts as settled one unit is of a number that says nothing of a place.
  fileprivate static func lever(_ index: Int) -> Double {
    let isLength = index == Property.shadowRadius.index || index == Property.shadowOffsetY.index
    return 1 / (fades(index) && !isLength ? PresentationState.fadeTolerance : PresentationState.tolerance)
  }
}
