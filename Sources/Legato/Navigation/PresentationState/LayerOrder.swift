/// The order of the layers while a presentation state is put together. A layer can be found by its kind. The layers of
/// interrupted runs lie between those of the present run and those of the runs that rest below it.
final class LayerOrder {
  private var highest: PresentedLayer?
  private var lowest: PresentedLayer?
  /// The screens of the present run, the lowest first.
  private(set) var presentScreens = References<PresentedLayer>()
  private var known = References<PresentedLayer>()
  /// A hash table of indices in `known`, -1 for none: open addressing, at most half full, its size a power of two.
  /// Its memory is its own, because an array of another type takes much WebAssembly.
  private let table: UnsafeMutablePointer<Int32>
  private let size: Int

  init(capacity: Int) {
    var size = 2
    while size < 2 * capacity { size *= 2 }
    self.size = size
    table = .allocate(capacity: size)
    for slot in 0..<size { table[slot] = -1 }
  }

  deinit { table.deallocate() }

  /// The layer of a kind, if the present run or a resting one shows it.
  subscript(kind: Layer.Kind) -> PresentedLayer? { any(kind).flatMap { $0.isLeft ? nil : $0 } }

  /// The layer of a kind, also if only an interrupted run shows it.
  func any(_ kind: Layer.Kind) -> PresentedLayer? {
    let place = table[slot(of: kind)]
    return place < 0 ? nil : known[Int(place)]
  }

  /// Whether there are layers below this one, or any layers if it is nil.
  func hasParts(below cursor: PresentedLayer?) -> Bool { lowest !== cursor }

  /// Adds a layer, on top if `cursor` is nil. An existing layer of its kind stays in its place and is returned.
  @inline(never)
  func insert(_ part: PresentedLayer, below cursor: PresentedLayer?) -> PresentedLayer {
    let slot = slot(of: part.layer.kind)
    if table[slot] >= 0 { return known[Int(table[slot])] }
    part.above = cursor
    part.below = cursor == nil ? highest : cursor?.below
    if let below = part.below { below.above = part } else { lowest = part }
    if let cursor { cursor.below = part } else { highest = part }
    table[slot] = Int32(known.count)
    // Taken out meanwhile, for the reason that ``Run/driver`` gives.
    var all = known
    known = References()
    all.append(part)
    known = all
    return part
  }

  func show(_ source: LayerSource) {
    for index in 0..<source.timeline.layers.count {
      let part = insert(PresentedLayer(source, index), below: nil)
      if part.layer.kind.role == .screen { presentScreens.append(part) }
    }
    for layer in source.timeline.layers where layer.kind.role == .piece { self[layer.kind.screen]?.isCut = true }
  }

  /// Adds the layers of a source that rests, right above the screen that it has brought, or on top.
  func lay(_ source: LayerSource, under screen: Layer.Kind) {
    var cursor = self[screen]?.above
    for index in stride(from: source.timeline.layers.count - 1, through: 0, by: -1) {
      let part = insert(PresentedLayer(source, index), below: cursor)
      // The run above may show the layer higher, such as a bar that lies higher in both.
      if part.source === source || cursor.map({ lies($0, on: part) }) ?? true { cursor = part }
      // Layers that lie below the screen go over the screen over which it rests.
      if part.layer.kind == screen { cursor = lowestScreen(from: part) }
    }
  }

  /// The lowest screen below a layer, or the layer itself.
  private func lowestScreen(from part: PresentedLayer) -> PresentedLayer {
    var (lowest, next) = (part, part.below)
    while let part = next {
      if part.layer.kind.role == .screen { lowest = part }
      next = part.below
    }
    return lowest
  }

  /// Whether a layer lies above another one, or is the same.
  private func lies(_ part: PresentedLayer, on other: PresentedLayer) -> Bool {
    var next: PresentedLayer? = part
    while let part = next, part !== other { next = part.below }
    return next != nil
  }

  /// The layer right above this one, or `cursor` if that lies higher; nil for on top.
  func above(_ part: PresentedLayer, or cursor: PresentedLayer?) -> PresentedLayer? {
    if let cursor, cursor === part || !lies(cursor, on: part) { return part.above }
    return cursor
  }

  /// The layers, bottom first, each with its index. They no longer refer to each other, to avoid reference cycles.
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
    var slot = Int((mixed &* 0x9E37_79B9) >> 8) & (size - 1)
    while table[slot] >= 0, known[Int(table[slot])].layer.kind != kind { slot = (slot + 1) & (size - 1) }
    return slot
  }
}
