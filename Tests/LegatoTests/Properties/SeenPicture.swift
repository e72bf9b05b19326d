// Where layers are seen, for comparing one picture with the next.

@testable import Legato

/// What can be seen of a stage at one instant: the corners of each layer in units of the container, and its opacity.
struct SeenPicture {
  struct Item {
    var kind: Layer.Kind
    /// x and y of the four corners.
    var corners: SIMD8<Double>
    var opacity: Double
  }

  /// How one picture differs from the next, and which layers differ most.
  struct Change {
    var travel = 0.0
    var opacity = 0.0
    var moved: Layer.Kind?
    var faded: Layer.Kind?
  }

  /// The run that shows it.
  var run: Int32 = 0

  var items: [Item] = []

  init() { items.reserveCapacity(24) }

  /// Takes a picture; a stage at rest shows its top screen, at rest.
  mutating func take(_ layers: [Layer], _ states: [LayerState], top: ScreenID, size: Size) {
    items.removeAll(keepingCapacity: true)
    let unit = max(size.width, size.height)
    guard !layers.isEmpty else {
      items.append(Item(kind: .screen(top), corners: SeenPicture.corners(.rest, Rect(size: size), unit), opacity: 1))
      return
    }
    for index in layers.indices {
      let state = states[index]
      items.append(
        Item(
          kind: layers[index].kind, corners: SeenPicture.corners(state, layers[index].frame, unit),
          opacity: state.opacity))
    }
  }

  /// How far the farthest corner of any layer that both show has moved, in units of the container's longer side, and how
  /// much the opacity of any has changed.
  ///
  /// - Parameter isNewRun: whether another run shows the next picture: a side's elements and bars are then another screen's.
  func change(to next: SeenPicture, isNewRun: Bool) -> Change {
    var result = Change()
    for index in items.indices {
      let item = items[index]
      if isNewRun, item.kind.isOfASide { continue }
      var other: Item?
      if index < next.items.count, next.items[index].kind == item.kind {
        other = next.items[index]
      } else {
        other = next.items.first { $0.kind == item.kind }
      }
      guard let other else { continue }
      let moved = item.corners - other.corners
      let travel = max(moved.max(), -moved.min())
      // A layer that is transparent before and after may be anywhere.
      let isSeen = item.opacity > 0.001 || other.opacity > 0.001
      if isSeen, !(travel <= result.travel) { (result.travel, result.moved) = (travel, item.kind) }
      let fade = (item.opacity - other.opacity).magnitude
      if !(fade <= result.opacity) {
        result.opacity = fade
        result.faded = item.kind
      }
    }
    return result
  }

  private static func corners(_ state: LayerState, _ rest: Rect, _ unit: Double) -> SIMD8<Double> {
    let anchorX = rest.minX + state.anchorX * rest.size.width
    let anchorY = rest.minY + state.anchorY * rest.size.height
    let left = (rest.minX + state.clipLeft - anchorX) * state.scaleX
    let right = (rest.maxX - state.clipRight - anchorX) * state.scaleX
    let top = (rest.minY + state.clipTop - anchorY) * state.scaleY
    let bottom = (rest.maxY - state.clipBottom - anchorY) * state.scaleY
    var corners = SIMD8(left, top, right, top, right, bottom, left, bottom)
    if state.rotationZ != 0 {
      let (sine, cosine) = Elementary.sincos(state.rotationZ)
      let across = corners.evenHalf * cosine - corners.oddHalf * sine
      let down = corners.evenHalf * sine + corners.oddHalf * cosine
      corners.evenHalf = across
      corners.oddHalf = down
    }
    corners.evenHalf += anchorX + state.translationX
    corners.oddHalf += anchorY + state.translationY
    return unit > 0 ? corners / unit : corners * 0
  }
}
