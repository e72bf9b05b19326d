// Where layers are seen, for comparing one frame with the next.

import Legato

/// What can be seen of a stage at one instant.
package struct SeenFrame {
  var items: [Item] = []
  /// What is no larger is next to nothing: so large is what comes out of nowhere.
  private var speck = 0.0
  /// Between two pieces that settle is a seam of at most half a point, through which nothing is seen.
  private var seam = 0.0
  /// The container, in its own units.
  private(set) var bounds = SeenBox(.zero)
  /// What the screens themselves show of what may be lifted out of them.
  private let places: Places

  /// Where an element rests in a screen, in points.
  typealias Places = (_ kind: Layer.Kind) -> Rect2D?

  init(_ places: @escaping Places) {
    self.places = places
    items.reserveCapacity(24)
  }

  /// Takes a frame; a stage at rest shows its top screen, at rest.
  mutating func take(_ layers: [Layer], _ states: [LayerState], top: ScreenID, size: Size2D) {
    items.removeAll(keepingCapacity: true)
    let unit = max(size.width, size.height)
    let container = Item(Layer(.container, frame: Rect2D(size: size)), .rest, unit: unit)
    bounds = SeenBox(container.corners)
    (speck, seam) = unit > 0 ? (1.5 * TransitionContext.fallbackExtent / unit, 0.5 / unit) : (0, 0)
    for (layer, state) in zip(layers, states) { items.append(Item(layer, state, unit: unit)) }
    if layers.isEmpty { items.append(Item(Layer(.screen(top), frame: Rect2D(size: size)), .rest, unit: unit)) }
  }

  /// How fast the fastest layer moves, as far as that is known, per second.
  var pace: Double { items.reduce(0) { max($0, $1.velocity?.largest ?? 0) } }

  /// Whether it is a piece, lies on one, or is a screen that is cut into some.
  func isCut(_ kind: Layer.Kind) -> Bool {
    kind.role == .piece || kind.ground.role == .piece
      || kind.role == .screen && items.contains { $0.kind.role == .piece && $0.kind.id == kind.id }
  }

  func index(of kind: Layer.Kind) -> Int? { items.firstIndex { $0.kind == kind } }

  /// How much can be seen of something opaque at a place above a layer: nothing if it is outside, a speck, or behind
  /// something opaque; else where most of it is seen.
  ///
  /// - Parameters:
  ///   - reach: how far inside of the container's edge it may have come from outside.
  ///   - gap: how far what covers it may have moved aside.
  ///   - isInside: whether it is a part of that layer, which may be cut off.
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

  /// Whether a layer is no larger than a speck whose sides have moved so far.
  func isGrown(_ item: Item, within reach: Double) -> Bool {
    max(item.box.width, item.box.height) <= speck + 2 * reach
  }

  /// How much can be seen of a layer.
  func clarity(of index: Int, within reach: Double = 0, between gap: Double = 0) -> Double {
    let item = items[index]
    if item.kind.role == .elementShadow {
      // It is seen around the element that lies right on it.
      let next = items[(index + 1)...].firstIndex { $0.kind.role != .elementShadow }
      let caster = next.flatMap { items[$0].kind.part == item.kind.part ? $0 : nil }
      return item.opacity * clarity(at: item.visible, above: caster ?? index, within: reach, between: gap)
    }
    guard item.kind.role == .shadow else {
      return item.opacity * clarity(at: item.visible, above: index, within: reach, between: gap)
    }
    // It is seen around its screen, as far as its blur reaches, before that comes and beside what lies above it.
    guard let screen = self.index(of: item.kind.screen) else { return item.opacity }
    let box = items[screen].box
    return box.clipped(to: bounds.inset(by: reach)) == nil
      ? 0 : item.opacity * clarity(at: SIMD8(box.inset(by: -item.blur)), above: index)
  }

  /// Into so many parts a place is divided, across and down, to see what is covered.
  static let grid = 7

  /// At so many points, across and down, it is looked how far a layer in space travels that reaches out of the
  /// container.
  static let points = 17

  /// How many times larger than on the screen the catalogue's transitions show what is nearest, in round numbers:
  /// `turn` and `flip` do by 2.
  static let nearest = 2.0

  /// How many times more a layer bends while a redirect shows it between two looks in space. Measured: 1.4992. What is
  /// left over first keeps it where it was seen, and then catches up.
  static let catchUp = 1.5

  /// What is no clearer has settled, and how it bends is not seen.
  static let settled = 0.01

  /// Below this opacity nothing is seen.
  static let faint = 0.001

  /// A place where something is seen, and how much of it.
  typealias Sight = (corners: SIMD8<Double>, clarity: Double)

  /// Where a screen itself shows a layer of its own that this frame lacks, if that can be seen: what has not been
  /// lifted out of it.
  func ownSight(of item: Item) -> Sight? {
    guard item.kind.role != .screen, !item.kind.isShade, let own = index(of: item.kind.screen) else { return nil }
    return sight(of: item.rest, in: own)
  }

  /// Where else a layer that this frame lacks may have come from, or gone to: its own screen, whatever lies above
  /// that, since it is lifted; and for an element the same one of other screens.
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
