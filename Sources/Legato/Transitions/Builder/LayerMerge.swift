/// The layers of two timelines in one z-order.
///
/// A layer of the second timeline only is put right above the layer that lies below it there. The second's lowest layer
/// goes to the bottom, or to the top.
struct LayerMerge {
  private(set) var layers: [Layer]
  /// The merged indices of the layers of the first timeline, and of the second.
  private(set) var firstPlaces: [Int]
  private(set) var secondPlaces: [Int]
  /// For each layer of the second timeline, whether the first has it, too.
  private(set) var isShared: [Bool] = []

  init(_ first: [Layer], _ second: [Layer], isAbove: Bool) {
    layers = first
    firstPlaces = Array(first.indices)
    secondPlaces = []
    var next = isAbove ? first.count : 0
    for layer in second {
      let known = layers.firstIndex { $0.kind == layer.kind }
      isShared.append(known != nil)
      if known == nil { insert(layer, at: next) }
      secondPlaces.append(known ?? next)
      next = (known ?? next) + 1
    }
  }

  private mutating func insert(_ layer: Layer, at index: Int) {
    layers.insert(layer, at: index)
    for place in firstPlaces.indices where firstPlaces[place] >= index { firstPlaces[place] += 1 }
    for place in secondPlaces.indices where secondPlaces[place] >= index { secondPlaces[place] += 1 }
  }
}
