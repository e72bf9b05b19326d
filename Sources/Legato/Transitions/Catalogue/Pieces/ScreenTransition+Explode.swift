// Makes a screen explode by random numbers from a seed.

extension ScreenTransition {
  /// The old screen breaks into pieces that fly about, turn, shrink and fade over the new one; VCTransitionsLibrary's.
  ///
  /// ![.explode() at nine fractions](explode)
  ///
  /// The pieces are about square, and fly by random numbers that a seed repeats.
  ///
  /// Cost: 1 layer for each piece, about 220 on a phone, and 2 layers. A page itself moves more than about twenty
  /// pieces, frame by frame, because the compositor would get too many keyframes. With a smaller budget the pieces are
  /// larger, down to the whole screen.
  ///
  /// - Parameters:
  ///   - columns: how many pieces lie side by side, 1 ... 40; the default is VCTransitionsLibrary's.
  ///   - seed: the seed of the random numbers: the same seed gives the same explosion.
  ///   - reach: how far a piece flies at most, to each side, 0 ... 1000 points; the default is VCTransitionsLibrary's.
  ///   - motion: the motion of a run without a finger; VCTransitionsLibrary's second.
  public static func explode(
    columns: Int = 10, seed: UInt32 = 1, reach: Double = 100, motion: Motion = vcMotion
  ) -> ScreenTransition {
    let name: TransitionName = "explode"
    let columns = Int(name.limited(Double(columns), to: 1...40, or: 10, "columns"))
    let reach = name.limited(reach, to: 0...1000, or: 100, "reach")
    return ScreenTransition(name, motion: motion, interactions: [.vcPinch(), .edgePan()]) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covering)
      let size = context.frame(.covered).size
      let rows = size.width > 0 ? min(Double(columns) * size.height / size.width, Double(PieceGrid.most)) : 1
      var chance = Chance(seed: seed)
      let pieces = timeline.pieces(of: .covered, columns: columns, rows: Int(rounded(rows)))
      for row in 0..<pieces.rows {
        for column in 0..<pieces.columns {
          // Counted from the leading side, so that the explosion is mirrored where text runs from right to left.
          let place = context.mirror > 0 ? column : pieces.columns - 1 - column
          timeline.blast(pieces.handles[row * pieces.columns + place], reach, &chance)
        }
      }
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// VCTransitionsLibrary's numbers: how far a piece turns at most, in radians, and the scale to which it shrinks.
  private static let (blastTurn, blastScale) = (10.0, 0.01)

  fileprivate func blast(_ piece: Handle, _ reach: Double, _ chance: inout Chance) {
    for property in [Property.anchorX, .anchorY] { set(piece, property, to: 0.5) }
    let mirror = context.mirror
    move(piece, from: .zero, to: Vector2D(dx: chance.next() * reach * mirror, dy: chance.next() * reach))
    animate(piece, .rotationZ, from: 0, to: chance.next() * TimelineBuilder.blastTurn * mirror)
    scale(piece, from: 1, to: TimelineBuilder.blastScale)
    animate(piece, .opacity, from: 1, to: 0)
  }
}

/// Random numbers from a seed, the same on every platform: SplitMix's mixing of a counter, in 32 bits.
struct Chance {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  /// A number from −1 to 1.
  mutating func next() -> Double {
    // The golden ratio's bits, and the two multipliers of MurmurHash's final mixing.
    state = state &+ 0x9E37_79B9
    var bits = state
    bits = (bits ^ (bits >> 16)) &* 0x85EB_CA6B
    bits = (bits ^ (bits >> 13)) &* 0xC2B2_AE35
    bits ^= bits >> 16
    return Double(bits) / Double(UInt32.max) * 2 - 1
  }
}
