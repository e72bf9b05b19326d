// Where layers are visible, for comparing one frame with the next.

import Legato

/// What is visible of a stage at one time.
package struct SeenFrame {
  var items: [Item] = []
  /// Anything up to this size counts as invisible: screens without a source come from it.
  private var speck = 0.0
  /// The breadth of the gap between two pieces that settle, half a point at most. Nothing is visible through it.
  private var seam = 0.0
  /// The container, in its own units.
  private(set) var bounds = SeenBox(.zero)
  /// The frames of elements within the screens that show them.
  private let places: Places

  /// Where an element rests in a screen, in points.
  typealias Places = (_ kind: Layer.Kind) -> Rect2D?

  init(_ places: @escaping Places) {
    self.places = places
    items.reserveCapacity(24)
  }

  /// Reads a frame. A stage at rest shows its top screen at rest.
  mutating func take(_ layers: [Layer], _ states: [LayerState], top: ScreenID, size: Size2D) {
    items.removeAll(keepingCapacity: true)
    let unit = max(size.width, size.height)
    let container = Item(Layer(.container, frame: Rect2D(size: size)), .rest, unit: unit)
    bounds = SeenBox(container.corners)
    (speck, seam) = unit > 0 ? (1.5 * TransitionContext.fallbackExtent / unit, 0.5 / unit) : (0, 0)
    for (layer, state) in zip(layers, states) { items.append(Item(layer, state, unit: unit)) }
    if layers.isEmpty { items.append(Item(Layer(.screen(top), frame: Rect2D(size: size)), .rest, unit: unit)) }
  }

  /// The velocity of the fastest layer, per second, among those that are known.
  var pace: Double { items.reduce(0) { max($0, $1.velocity?.largest ?? 0) } }

  /// Whether it is a piece, a layer on a piece, or a screen that is cut into pieces.
  func isCut(_ kind: Layer.Kind) -> Bool {
    kind.role == .piece || kind.ground.role == .piece
      || kind.role == .screen && items.contains { $0.kind.role == .piece && $0.kind.id == kind.id }
  }

  func index(of kind: Layer.Kind) -> Int? { items.firstIndex { $0.kind == kind } }

  /// How visible an opaque layer would be at a place above another layer: 0 if it is outside, a speck, or behind an
  /// opaque layer; otherwise the largest value of its parts.
  ///
  /// - Parameters:
  ///   - reach: How far within the container's edge it may have come from outside.
  ///   - gap: How far the layers above it may have moved aside.
  ///   - isInside: Whether it is a part of the layer, which may be cut off.
  func clarity(
    at corners: SIMD8<Double>, above index: Int, within reach: Double = 0, between gap: Double = 0,
    isInside: Bool = false
  ) -> Double {
    guard let box = SeenBox(corners).clipped(to: bounds.inset(by: reach)), max(box.width, box.height) > speck else {
      return 0
    }
    let covers = items[(index + 1)...].filter(\.isOpaque)
    if covers.isEmpty, !isInside { return 1 }
    var clarity = 0.0
    for step in 0..<SeenFrame.grid * SeenFrame.grid {
      let (row, column) = step.quotientAndRemainder(dividingBy: SeenFrame.grid)
      let x = box.left + box.width * (Double(column) + 0.5) / Double(SeenFrame.grid)
      let y = box.top + box.height * (Double(row) + 0.5) / Double(SeenFrame.grid)
      var light = !isInside || items[index].covers(x, y, within: 0) ? 1.0 : 0
      for cover in covers where cover.covers(x, y, within: seam + gap) { light *= 1 - cover.opacity }
      clarity = max(clarity, light)
    }
    return clarity
  }

  /// Whether a layer is as small as a speck whose sides have moved by the reach.
  func isGrown(_ item: Item, within reach: Double) -> Bool {
    max(item.box.width, item.box.height) <= speck + 2 * reach
  }

  /// How visible a layer is.
  func clarity(of index: Int, within reach: Double = 0, between gap: Double = 0) -> Double {
    let item = items[index]
    if item.kind.role == .elementShadow {
      // A shadow is visible around the element directly above it.
      let next = items[(index + 1)...].firstIndex { $0.kind.role != .elementShadow }
      let caster = next.flatMap { items[$0].kind.part == item.kind.part ? $0 : nil }
      return item.opacity * clarity(at: item.visible, above: caster ?? index, within: reach, between: gap)
    }
    guard item.kind.role == .shadow else {
      return item.opacity * clarity(at: item.visible, above: index, within: reach, between: gap)
    }
    // It is visible around its screen, as far as its blur reaches, before the screen comes and beside the layers above
    // it.
    guard let screen = self.index(of: item.kind.screen) else { return item.opacity }
    let box = items[screen].box
    return box.clipped(to: bounds.inset(by: reach)) == nil
      ? 0 : item.opacity * clarity(at: SIMD8(box.inset(by: -item.blur)), above: index)
  }

  /// Into how many parts a place is divided, across and down, to find what is covered.
  static let grid = 7

  /// At how many points, across and down, the travel of a layer in space is measured if the layer reaches out of the
  /// container.
  static let points = 17

  /// The largest factor by which perspective enlarges a layer of the catalogue, rounded: 2 in `turn` and `flip`.
  static let nearest = 2.0

  /// By which factor a redirect between two looks in space increases the bend of a layer. Measured: 1.4992. The
  /// residual first keeps the layer where it was, and then lets it catch up.
  static let catchUp = 1.5

  /// Up to this visibility a layer has settled, and its bend does not count.
  static let settled = 0.01

  /// Up to this opacity a layer is not visible.
  static let faint = 0.001

  /// A visible place, and how visible it is.
  typealias Sight = (corners: SIMD8<Double>, clarity: Double)

  /// Where a screen itself shows one of its layers, if that place is visible and this frame does not show the layer
  /// separately.
  func ownSight(of item: Item) -> Sight? {
    guard item.kind.role != .screen, !item.kind.isShade, let own = index(of: item.kind.screen) else { return nil }
    return sight(of: item.rest, in: own)
  }

  /// Where a layer that this frame does not show may have come from, or gone to: its own screen, whatever lies above
  /// the screen, because the layer is lifted; for an element, also the same element of other screens.
  func otherSights(of item: Item) -> [Sight] {
    guard item.kind.role != .screen, !item.kind.isShade else { return [] }
    var sights: [Sight] = []
    if let own = index(of: item.kind.screen), let sight = sight(of: item.rest, in: own) { sights.append(sight) }
    guard item.kind.role == .element || item.kind.role == .elementShadow else { return sights }
    for index in items.indices where items[index].kind.role == .screen && items[index].kind != item.kind.screen {
      let other = item.kind.of(ScreenID(items[index].kind.id))
      if let lifted = self.index(of: other) {
        sights.append((items[lifted].visible, items[lifted].opacity))
      } else if let place = places(other), let sight = sight(of: place, in: index) {
        sights.append(sight)
      }
    }
    return sights
  }

  private func sight(of frame: Rect2D, in screen: Int) -> Sight? {
    let corners = items[screen].place(frame)
    let clarity = items[screen].opacity * clarity(at: corners, above: screen, isInside: true)
    return clarity > SeenFrame.faint ? (corners, clarity) : nil
  }
}

extension SIMD8<Double> {
  init(_ box: SeenBox) {
    self.init(box.left, box.right, box.left, box.right, box.top, box.top, box.bottom, box.bottom)
  }
}
