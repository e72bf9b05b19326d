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

  var items: [Item] = []
  /// Whether it shows layers, and not a screen at rest.
  private var isLayered = false

  init() { items.reserveCapacity(24) }

  /// Takes a picture; a stage at rest shows its top screen, at rest.
  mutating func take(_ layers: [Layer], _ states: [LayerState], top: ScreenID, size: Size) {
    items.removeAll(keepingCapacity: true)
    isLayered = !layers.isEmpty
    let unit = max(size.width, size.height)
    guard isLayered else {
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
  /// much the opacity of any has changed. A dimming or a shadow that only one of them shows is transparent in the other, if
  /// that shows its screen.
  func change(to next: SeenPicture) -> Change {
    var result = Change()
    next.addShades(missingIn: self, to: &result)
    addShades(missingIn: next, to: &result)
    for index in items.indices {
      let item = items[index]
      var other: Item?
      if index < next.items.count, next.items[index].kind == item.kind {
        other = next.items[index]
      } else {
        other = next.item(item.kind)
      }
      guard let other else { continue }
      let moved = item.corners - other.corners
      let travel = max(moved.max(), -moved.min())
      // A layer that is transparent before and after may be anywhere.
      let isSeen = item.opacity > 0.001 || other.opacity > 0.001
      if isSeen, !(travel <= result.travel) { (result.travel, result.moved) = (travel, item.kind) }
      let fade = (item.opacity - other.opacity).magnitude
      if !(fade <= result.opacity) { (result.opacity, result.faded) = (fade, item.kind) }
    }
    return result
  }

  private func item(_ kind: Layer.Kind) -> Item? { items.first { $0.kind == kind } }

  private func addShades(missingIn other: SeenPicture, to change: inout Change) {
    guard isLayered, other.isLayered else { return }
    for item in items where item.kind.isShade && !(item.opacity <= change.opacity) {
      guard other.item(item.kind) == nil, other.item(item.kind.screen) != nil else { continue }
      (change.opacity, change.faded) = (item.opacity, item.kind)
    }
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
