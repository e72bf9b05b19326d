// How layers lie on one another while a presentation state is put together.

/// The layers of a presentation state while it is put together, each of which can be found by its kind. Those of
/// interrupted runs lie between those that the present run and the runs that rest below it show.
final class LayerOrder {
  private var highest: PresentedLayer?
  private var lowest: PresentedLayer?
  /// The screens of the present run, the lowest first.
  private(set) var presentScreens = References<PresentedLayer>()
  private var known = References<PresentedLayer>()
  /// A table of places in `known`, -1 for none: open addressing, at most half full.
  private var table: [Int32]

  /// - Parameter capacity: how many parts can be found at most.
  init(capacity: Int) {
    var size = 2
    while size < 2 * capacity { size *= 2 }
    table = [Int32](repeating: -1, count: size)
  }

  /// The part of a kind that the present run or one that rests shows.
  subscript(kind: Layer.Kind) -> PresentedLayer? { any(kind).flatMap { $0.isLeft ? nil : $0 } }

  /// The part of a kind, which may be an interrupted run's.
  func any(_ kind: Layer.Kind) -> PresentedLayer? {
    let place = table[slot(of: kind)]
    return place < 0 ? nil : known[Int(place)]
  }

  /// Whether anything lies below a part, or below all that might come.
  func hasParts(below cursor: PresentedLayer?) -> Bool { lowest !== cursor }

  /// Adds a part right below another one, or above all, unless there is one of its kind; says which one is there now.
  @inline(never)
  func insert(_ part: PresentedLayer, below cursor: PresentedLayer?) -> PresentedLayer {
    let slot = slot(of: part.layer.kind)
    if table[slot] >= 0 { return known[Int(table[slot])] }
    part.above = cursor
    part.below = cursor == nil ? highest : cursor?.below
    if let below = part.below { below.above = part } else { lowest = part }
    if let cursor { cursor.below = part } else { highest = part }
    table[slot] = Int32(known.count)
    known.append(part)
    return part
  }

  /// Adds a part for each layer of a source, above all that are there.
  func show(_ source: LayerSource) {
    for index in 0..<source.timeline.layers.count {
      let part = insert(PresentedLayer(source, index), below: nil)
      if part.layer.kind.role == .screen { presentScreens.append(part) }
    }
    for layer in source.timeline.layers where layer.kind.role == .piece { self[layer.kind.screen]?.isCut = true }
  }

  /// Adds a part for each layer of a source that rests, right above the screen of a kind that it has brought, or above
  /// all.
  func lay(_ source: LayerSource, under screen: Layer.Kind) {
    var cursor = self[screen]?.above
    for index in stride(from: source.timeline.layers.count - 1, through: 0, by: -1) {
      let part = insert(PresentedLayer(source, index), below: cursor)
      // What the run above shows may lie higher, as a bar that does so in both.
      if part.source === source || cursor.map({ lies($0, on: part) }) ?? true { cursor = part }
      // What comes from below the screen comes over what that rests over.
      if part.layer.kind == screen { cursor = lowestScreen(from: part) }
    }
  }

  /// The lowest screen below a part, or itself.
  private func lowestScreen(from part: PresentedLayer) -> PresentedLayer {
    var (lowest, next) = (part, part.below)
    while let part = next {
      if part.layer.kind.role == .screen { lowest = part }
      next = part.below
    }
    return lowest
  }

  /// Whether a part lies somewhere on another one, or is that.
  private func lies(_ part: PresentedLayer, on other: PresentedLayer) -> Bool {
    var next: PresentedLayer? = part
    while let part = next, part !== other { next = part.below }
    return next != nil
  }

  /// The part right above one, or `cursor` if that lies higher; nil for above all.
  func above(_ part: PresentedLayer, or cursor: PresentedLayer?) -> PresentedLayer? {
    if let cursor, cursor === part || !lies(cursor, on: part) { return part.above }
    return cursor
  }

  /// The parts, bottom first, each with its place. They no longer hold one another, or none would be let go.
  func parts() -> References<PresentedLayer> {
    var parts = References<PresentedLayer>()
    while let part = lowest {
      lowest = part.above
      (part.below, part.above, part.place) = (nil, nil, parts.count)
      parts.append(part)
    }
    return parts
  }

  private func slot(of kind: Layer.Kind) -> Int {
    // Knuth's multiplicative hashing, by the golden ratio.
    let mixed =
      UInt32(truncatingIfNeeded: kind.id &* 31 &+ kind.part &+ Int32(kind.shade)) &* 8 &+ UInt32(kind.role.rawValue)
    var slot = Int((mixed &* 0x9E37_79B9) >> 8) & (table.count - 1)
    while table[slot] >= 0, known[Int(table[slot])].layer.kind != kind { slot = (slot + 1) & (table.count - 1) }
    return slot
  }
}
