// What is left over when one picture goes on from another.

/// What is left over when one picture goes on from another: how far each layer is from where the new run has it, and
/// how much faster it moves.
final class PictureDifference {
  /// What is left over of each layer, and its velocity less that of its decay.
  let offsets: Frame
  let slopes: Frame
  /// The largest number of all, as a displacement.
  private(set) var largest = 0.0

  private let shown: Frame
  private let later: Frame
  private let moment: Double
  private let shifts: Frame
  /// One layer, now and a moment later.
  private let before = Frame(layers: 1)
  private let after = Frame(layers: 1)
  /// Where one layer is moved to by its screen, now and a moment later.
  private let aims = Frame(layers: 2)
  /// What is done to one layer.
  private let move = Frame(layers: 1)

  /// - Parameters:
  ///   - past: the picture that is left, now and a moment later.
  ///   - moment: how much later, in seconds.
  ///   - shifts: how much farther each layer of the new picture lies all the time.
  init(from past: (shown: Frame, later: Frame), over moment: Double, _ shifts: Frame) {
    (shown, later) = past
    self.moment = moment
    self.shifts = shifts
    offsets = Frame(layers: shifts.count / LayerState.stride)
    slopes = Frame(layers: shifts.count / LayerState.stride)
  }

  /// Lets a part that is new come out of nothing, faster than what it comes in the place of fades: between them there
  /// must be no gap.
  func hide(_ part: PicturePart) {
    let opacity = part.numbers[.opacity]
    keep(-opacity, Picture.angularFrequency * opacity, of: part, Property.opacity.index)
  }

  /// Measures a part against what it, or the layer that it goes with, was before.
  @inline(never)
  func measure(_ part: PicturePart, from leader: PicturePart) {
    if part.fades { largest = max(largest, 1) }
    let isShade = part.layer.kind.isShade
    // A shade goes with what it lies on, or if that is new, too, with what that comes out of.
    let guide = isShade && leader.layer.kind == part.layer.kind.ground ? leader : part
    var (aim, ahead) = (guide.numbers, guide.later)
    if let mover = guide.mover {
      for index in 0..<LayerState.stride { (aims[0][index], aims[1][index]) = (aim[index], ahead[index]) }
      (aim, ahead) = (aims[0], aims[1])
      if guide.isLeft {
        guide.follow(mover, aim, by: shown[mover.past], at: nil)
        guide.follow(mover, ahead, by: later[mover.past], at: nil)
      } else {
        guide.follow(mover, aim, by: mover.numbers, at: shifts[mover.place])
        guide.follow(mover, ahead, by: mover.later, at: shifts[mover.place])
      }
    }
    see(guide, from: leader, in: shown, aim, before[0])
    see(guide, from: leader, in: later, ahead, after[0])
    let comesOutOfNothing = isShade && leader !== part
    for index in 0..<LayerState.stride {
      let (seen, target) = (PictureDifference.carried(before[0], index), PictureDifference.carried(aim, index))
      var offset = seen - target - shifts[guide.place][index]
      if index == Property.opacity.index {
        if comesOutOfNothing { offset = -part.numbers[index] }
        if part.fades { offset = seen }
      } else if part.fades && Property.isPaint(index) {
        // What fades keeps its look, and goes by its opacity alone.
        shifts[part.place][index] += offset
        offset = 0
      }
      let aimed = PictureDifference.carried(ahead, index) - target
      let change = PictureDifference.carried(after[0], index) - seen - aimed
      keep(offset, Property.hasLimits(index) ? 0 : change / moment, of: part, index)
    }
  }

  private func keep(_ offset: Double, _ velocity: Double, of part: PicturePart, _ index: Int) {
    let slope = velocity + Picture.angularFrequency * offset
    offsets[part.place][index] = offset
    slopes[part.place][index] = slope
    largest = max(largest, max(offset.magnitude, slope.magnitude / Picture.angularFrequency))
  }

  /// Writes what a part was in the picture that is left, about the anchor that it goes on with: itself, or where the
  /// layer that carries it had it.
  private func see(
    _ part: PicturePart, from leader: PicturePart, in frame: Frame, _ aim: UnsafeMutablePointer<Double>,
    _ numbers: UnsafeMutablePointer<Double>
  ) {
    let past = frame[leader.past]
    if leader === part {
      for index in 0..<LayerState.stride { numbers[index] = past[index] }
    } else {
      let isOwn = part.layer.kind.screen == leader.layer.kind
      part.layer.write(to: numbers, from: aim, by: isOwn ? past : fromStop(past, of: leader), of: leader.layer)
    }
    part.layer.move(numbers, toAnchorOf: aim)
  }

  /// What is done to a screen besides its stop, out of which whatever flies from it is aimed already.
  private func fromStop(_ past: UnsafeMutablePointer<Double>, of screen: PicturePart) -> UnsafeMutablePointer<Double> {
    let (numbers, stop) = (move[0], shifts[screen.place])
    for index in 0..<LayerState.stride { numbers[index] = past[index] }
    for axis in 0..<2 {
      let scale = Property.scaleX.index + axis
      numbers[scale] = past[scale] * reciprocal(1 + stop[scale])
      numbers[axis] = past[axis] - numbers[scale] * stop[axis]
    }
    return numbers
  }

  /// A number as it is carried: a perspective by its reciprocal, or what is left of one would come ever nearer.
  @inline(never)
  static func carried(_ numbers: UnsafeMutablePointer<Double>, _ index: Int) -> Double {
    index == Property.perspective.index ? reciprocal(numbers[index]) : numbers[index]
  }
}
