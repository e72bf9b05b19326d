/// The order of the layers while a presentation state is put together. A layer can be found by its kind. The layers of
/// interrupted runs lie between those of the present run and those of the runs that rest below it.
final class LayerOrder {
  private var highest: PresentedLayer?
  private(set) var lowest: PresentedLayer?
  /// The screens of the present run, the lowest first.
  private var presentScreens = References<PresentedLayer>()
  /// A hash table of the layers: open addressing, at most half full, its size a power of two. Its memory is its own,
  /// because an array of another type takes much WebAssembly.
  private let table: UnsafeMutablePointer<PresentedLayer?>
  private let size: Int

  init(capacity: Int) {
    var size = 2
    while size < 2 * capacity { size *= 2 }
    self.size = size
    table = .allocate(capacity: size)
    table.initialize(repeating: nil, count: size)
  }

  deinit { table.deinitialize(count: size).deallocate() }

  /// The layer of a kind, if the present run or a resting one shows it.
  subscript(kind: Layer.Kind) -> PresentedLayer? { any(kind).flatMap { $0.isLeft ? nil : $0 } }

  /// The layer of a kind, also if only an interrupted run shows it.
  func any(_ kind: Layer.Kind) -> PresentedLayer? { table[slot(of: kind)] }

  /// Adds a layer, on top if `cursor` is nil. An existing layer of its kind stays in its place and is returned.
  @inline(never)
  func insert(_ part: PresentedLayer, below cursor: PresentedLayer?) -> PresentedLayer {
    let slot = slot(of: part.layer.kind)
    if let known = table[slot] { return known }
    part.above = cursor
    part.below = cursor == nil ? highest : cursor?.below
    if let below = part.below { below.above = part } else { lowest = part }
    if let cursor { cursor.below = part } else { highest = part }
    table[slot] = part
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
      if part.source === source || lies(cursor, on: part) { cursor = part }
      // Layers that lie below the screen go over the screen over which it rests.
      var next = part.layer.kind == screen ? part : nil
      while let lower = next {
        if lower.layer.kind.role == .screen { cursor = lower }
        next = lower.below
      }
    }
  }

  /// The leading face of an element: that of the uppermost screen of the present run that shows it. It may be the same
  /// kind. If `isHomeward`, a face that flies back to a screen of the run counts as well.
  func lead(of kind: Layer.Kind, isHomeward: Bool = false) -> PresentedLayer? {
    guard kind.isFace else { return nil }
    for screen in presentScreens.reversed() {
      let face = any(kind.of(ScreenID(screen.layer.kind.id)))
      if let face, isHomeward || !face.isLeft { return face }
    }
    return nil
  }

  /// Whether a layer lies above another one; nil lies above all.
  func lies(_ part: PresentedLayer?, on other: PresentedLayer) -> Bool {
    var next = part == nil ? highest : part?.below
    while let lower = next, lower !== other { next = lower.below }
    return next != nil
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
    while let part = table[slot], part.layer.kind != kind { slot = (slot + 1) & (size - 1) }
    return slot
  }
}
