// Measures how one frame differs from the next.

import Legato

extension SeenFrame {
  /// How much one frame differs from the next, and which layers differ most.
  struct Change {
    /// How far the farthest corner of any layer has moved, in units of the container's longer side.
    var travel = 0.0
    /// The largest distance of a corner from where its velocity would have brought it.
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
      if clarity > SeenFrame.faint { fades(kind, by: clarity) }
    }

    mutating func fades(_ kind: Layer.Kind, by opacity: Double) {
      if !(opacity <= self.opacity) { (self.opacity, faded) = (opacity, kind) }
    }

    mutating func changes(_ kind: Layer.Kind, by look: Double) {
      if !(look <= self.look) { (self.look, changed) = (look, kind) }
    }
  }

  /// The differences between this frame and the next one. Stores the velocities of the layers in the next frame.
  ///
  /// A layer that only one of the frames shows counts as transparent in the other. There are two exceptions: the layer
  /// is not visible at its place, or a screen shows the same at that place. A screen that is cut up is compared by its
  /// pieces. Pieces have to move as all layers do, but may appear and vanish.
  ///
  /// - Parameters:
  ///   - elapsed: The time between the frames in seconds; 0 if they show the same time, so that velocities stay.
  ///   - reach: How far a layer may have moved between the frames.
  func change(to next: inout SeenFrame, after elapsed: Double, within reach: Double) -> Change {
    var change = Change()
    for index in next.items.indices {
      let item = next.items[index]
      let isCut = isCut(item.kind) || next.isCut(item.kind)
      let isAtPlace = index < items.count && items[index].kind == item.kind
      if let before = isAtPlace ? index : self.index(of: item.kind) {
        next.items[index].velocity = compare(items[before], item, after: elapsed, within: reach, isCut, &change)
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

  /// Adds the differences between two looks of one layer, and returns its velocity.
  private func compare(
    _ before: Item, _ after: Item, after elapsed: Double, within reach: Double, _ isCut: Bool,
    _ change: inout Change
  ) -> SIMD8<Double>? {
    if !isCut || after.kind.role != .screen {
      change.fades(after.kind, by: (after.opacity - before.opacity).magnitude)
    }
    // A layer that is transparent before and after may be anywhere.
    guard max(before.opacity, after.opacity) > SeenFrame.faint else { return nil }
    let travel = after.corners - before.corners
    let isTurned = before.isTurned || after.isTurned
    let sway = sway(before, after)
    let leaps = isTurned && travel.largest > reach * sway.travel
    let distance = leaps ? seenTravel(before, after, travel) : travel.largest
    change.moves(after.kind, by: isTurned ? distance / sway.travel : distance)
    change.changes(after.kind, by: (after.look - before.look).largest * max(before.opacity, after.opacity))
    guard elapsed > 0 else { return before.velocity }
    if let velocity = before.velocity, max(before.opacity, after.opacity) > SeenFrame.settled {
      let bend = (travel - velocity * elapsed).largest
      let way = velocity.largest * elapsed
      // A rotation in the plane moves a corner towards the middle.
      let turn = after.turn - before.turn
      let swing = turn * turn * after.radius
      let isOutside = !bounds.meets(before.box) && !bounds.meets(after.box)
      change.bends(after.kind, by: isTurned ? isOutside ? 0 : unseen(bend, before, after, way) : bend - swing)
    }
    return travel / elapsed
  }

  /// How far the visible part of a layer in space travels within the container. A corner of the layer may be close to
  /// the viewer's eye, and so anywhere outside.
  private func seenTravel(_ before: Item, _ after: Item, _ corners: SIMD8<Double>) -> Double {
    if bounds.contains(before.box), bounds.contains(after.box) { return corners.largest }
    var travel = 0.0
    for step in 0..<SeenFrame.points * SeenFrame.points {
      let (row, column) = step.quotientAndRemainder(dividingBy: SeenFrame.points)
      let (x, y) = (Double(column) / Double(SeenFrame.points - 1), Double(row) / Double(SeenFrame.points - 1))
      let (start, end) = (before.point(x, y), after.point(x, y))
      guard bounds.contains(start.x, start.y) || bounds.contains(end.x, end.y) else { continue }
      let (from, to) = (bounds.nearest(to: start), bounds.nearest(to: end))
      travel = max(travel, (to.x - from.x).magnitude, (to.y - from.y).magnitude)
    }
    return travel
  }

  /// The bend of a layer in space without the effect of perspective.
  private func unseen(_ bend: Double, _ before: Item, _ after: Item, _ reach: Double) -> Double {
    let sway = sway(before, after)
    let rest = max(0, bend - sway.turn * reach * reach) / sway.bend
    return before.isTilted || after.isTilted ? rest / SeenFrame.catchUp : rest
  }

  /// The factors by which perspective enlarges the travel of a layer in space, its bend by an acceleration, and its
  /// bend by its own travel.
  ///
  /// At a depth z before a viewer at the distance d, a place x appears at mx, where m = 1 / (1 − z/d). So its visible
  /// velocity is mẋ + ṁx, and its visible acceleration mẍ + 2ṁẋ + m̈x. With ṁ = m²ż/d and m̈ = 2m³ż²/d² + m²z̈/d, and x
  /// at most rd, these are at most m²(1 + r)v, and m²(1 + r)a + 2m³(1 + r)v². A rotation accelerates by v² in addition.
  private func sway(_ before: Item, _ after: Item) -> (travel: Double, bend: Double, turn: Double) {
    let nearest = max(before.magnification, after.magnification)
    let spread = 1 + max(before.spread, after.spread)
    let near = min(SeenFrame.nearest, nearest)
    return (near * near * spread, nearest * nearest * spread, 1 + 2 * nearest * nearest * nearest * spread)
  }

  /// Adds a layer that this frame shows and another one does not.
  private func addAppearance(
    of index: Int, after other: SeenFrame, _ elapsed: Double, within reach: Double, to change: inout Change
  ) {
    let item = items[index]
    if item.isUncast { return }
    // How far sides may have moved. For a finger's drag, the reach contains this already; a settle moves with the
    // frame's velocity.
    let travel = elapsed == 0 ? reach : pace * elapsed
    // A screen without an element grows from a speck, and shrinks into one.
    if item.kind.role == .screen, isGrown(item, within: travel) { return }
    // A screen in space may have been edge on.
    if item.isTurned, item.thickness <= 2 * reach { return }
    let clarity = clarity(of: index, within: reach, between: travel)
    if item.opacity <= SeenFrame.faint {
      return change.appears(item.kind, by: other.ownSight(of: item)?.clarity ?? 0)
    }
    if clarity <= SeenFrame.faint { return }
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

// One for each width, because the compiler does not specialise generic code for other files.

extension SIMD8<Double> {
  /// The largest of its numbers, whatever their sign.
  var largest: Double { Swift.max(self.max(), -self.min()) }
}

extension SIMD16<Double> {
  /// The largest of its numbers, whatever their sign.
  var largest: Double { Swift.max(self.max(), -self.min()) }
}
