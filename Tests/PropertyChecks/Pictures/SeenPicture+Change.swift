// How one picture differs from the next.

import Legato

extension SeenPicture {
  /// How much one picture differs from the next, and which layers differ most.
  struct Change {
    /// How far the farthest corner of any layer has moved, in units of the container's longer side.
    var travel = 0.0
    /// How far it is from where its velocity would have brought it.
    var bend = 0.0
    /// How much an opacity has changed.
    var opacity = 0.0
    /// How much a clip, a radius or a colour has changed, in units of the container's longer side or parts of 1.
    var look = 0.0
    var moved: Layer.Kind?
    var bent: Layer.Kind?
    var faded: Layer.Kind?
    var changed: Layer.Kind?

    mutating func moves(_ kind: Layer.Kind, by travel: Double) {
      if !(travel <= self.travel) { (self.travel, moved) = (travel, kind) }
    }

    mutating func bends(_ kind: Layer.Kind, by bend: Double) {
      if !(bend <= self.bend) { (self.bend, bent) = (bend, kind) }
    }

    mutating func appears(_ kind: Layer.Kind, by clarity: Double) {
      if clarity > SeenPicture.faint { fades(kind, by: clarity) }
    }

    mutating func fades(_ kind: Layer.Kind, by opacity: Double) {
      if !(opacity <= self.opacity) { (self.opacity, faded) = (opacity, kind) }
    }

    mutating func changes(_ kind: Layer.Kind, by look: Double) {
      if !(look <= self.look) { (self.look, changed) = (look, kind) }
    }
  }

  /// How the next picture differs from this one, which tells it how fast its layers move.
  ///
  /// A layer that only one of them shows is transparent in the other one, unless it cannot be seen where it is, or a
  /// screen shows the same at its place. A screen that is cut up is seen in its pieces: they are held to move as all
  /// do, but neither they nor the hidden screen to be there.
  ///
  /// - Parameters:
  ///   - elapsed: the time between them in seconds; 0 for what takes none, which leaves a layer its velocity.
  ///   - reach: how far a layer may have come meanwhile.
  func change(to next: inout SeenPicture, after elapsed: Double, within reach: Double) -> Change {
    var change = Change()
    for index in next.items.indices {
      let item = next.items[index]
      let isCut = isCut(item.kind) || next.isCut(item.kind)
      let isAtPlace = index < items.count && items[index].kind == item.kind
      if let before = isAtPlace ? index : self.index(of: item.kind) {
        next.items[index].velocity = compare(items[before], item, after: elapsed, isCut, &change)
      } else if !isCut {
        next.addAppearance(of: index, after: self, elapsed, within: reach, to: &change)
      }
    }
    for index in items.indices where next.index(of: items[index].kind) == nil {
      if isCut(items[index].kind) || next.isCut(items[index].kind) { continue }
      addAppearance(of: index, after: next, elapsed, within: reach, to: &change)
    }
    return change
  }

  /// Adds how two looks of one layer differ, and says how fast it moves now.
  private func compare(
    _ before: Item, _ after: Item, after elapsed: Double, _ isCut: Bool, _ change: inout Change
  ) -> SIMD8<Double>? {
    if !isCut || after.kind.role != .screen {
      change.fades(after.kind, by: (after.opacity - before.opacity).magnitude)
    }
    // A layer that is transparent before and after may be anywhere.
    guard max(before.opacity, after.opacity) > SeenPicture.faint else { return nil }
    let travel = after.corners - before.corners
    change.moves(after.kind, by: travel.largest)
    change.changes(after.kind, by: (after.look - before.look).largest * max(before.opacity, after.opacity))
    guard elapsed > 0 else { return before.velocity }
    if let velocity = before.velocity { change.bends(after.kind, by: (travel - velocity * elapsed).largest) }
    return travel / elapsed
  }

  /// Adds that this picture shows a layer which another one lacks.
  private func addAppearance(
    of index: Int, after other: SeenPicture, _ elapsed: Double, within reach: Double, to change: inout Change
  ) {
    let item = items[index]
    // What a finger drives may have grown by its reach already, out of a speck: a screen whose element has no place.
    if elapsed == 0, item.kind.role == .screen, isGrown(item, within: reach) { return }
    let clarity = clarity(of: index, within: reach)
    if item.opacity <= SeenPicture.faint {
      return change.appears(item.kind, by: other.ownSight(of: item)?.clarity ?? 0)
    }
    if clarity <= SeenPicture.faint { return }
    var (moved, faded) = (0.0, clarity)
    for sight in other.otherSights(of: item) {
      let move = (item.visible - sight.corners).largest
      let fade = min((item.opacity - sight.clarity).magnitude, (clarity - sight.clarity).magnitude)
      if max(move, fade) < max(moved, faded) { (moved, faded) = (move, fade) }
    }
    change.moves(item.kind, by: moved)
    change.appears(item.kind, by: faded)
  }
}

// One for each width: the compiler does not specialise generic code for other files.

extension SIMD8<Double> {
  /// The largest of its numbers, whatever their sign.
  var largest: Double { Swift.max(self.max(), -self.min()) }
}

extension SIMD16<Double> {
  /// The largest of its numbers, whatever their sign.
  var largest: Double { Swift.max(self.max(), -self.min()) }
}
