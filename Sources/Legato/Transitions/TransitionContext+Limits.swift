// The limits of layers, pieces and elements.

extension TransitionContext {
  /// The most layers of pieces, elements and bars. Whole screens with their dimmings and shadows take at most 16 more:
  /// 400 in all.
  static let mostParts = 384

  /// How many layers remain for pieces and elements besides the bars.
  @inline(never)
  var affordableParts: Int {
    barStyle.isPinned ? layerBudget - coveredBar.items.count - coveringBar.items.count - 2 : layerBudget
  }

  /// Limits the shared elements to those that can fly, each with two pictures and their shadows: the touched one and
  /// the largest. The other elements stay in their screens, and move with them.
  @inline(never)
  func limitElements() {
    let most = affordableParts / (elements.contains { $0.coveredHasShadow || $0.coveringHasShadow } ? 4 : 2)
    guard elements.count > most else { return }
    touchedElement = origin.id
    var sizes: [Double] = []
    for index in elements.indices {
      let place = elements[index].covering.or(elements[index].covered)
      sizes.put(elements[index].id == touchedElement ? .infinity : place.area)
    }
    var kept: [SharedElement] = []
    for index in elements.indices where sizes.rank(of: index) < most { kept.append(elements[index]) }
    elements = kept
  }

  /// The same run, for one of the transitions that make up a combined one.
  ///
  /// - Parameter first: the timeline of the other one, which takes its part of the budgets.
  @inline(never)
  func part(beside first: Timeline? = nil) -> TransitionContext {
    let part = copy
    part.isPart = true
    guard let first else { return part }
    for layer in first.layers where layer.kind.isLifted {
      part.layerBudget -= 1
      if layer.kind.role == .piece { part.pieceBudget -= 1 }
    }
    // A piece may have a shade.
    part.pieceBudget = min(part.pieceBudget, part.affordableParts / 2)
    part.limitElements()
    return part
  }
}

extension Rect2D {
  /// The area in square points; 0 if it is not finite.
  @inline(never)
  var area: Double {
    let area = size.width * size.height
    return area.isFinite ? area : 0
  }
}

extension [Double] {
  /// How many elements precede one by size: the larger ones, and equal ones with a smaller index.
  @inline(never)
  func rank(of index: Int) -> Int {
    let size = self[index]
    var rank = 0
    for other in indices where other < index ? self[other] >= size : self[other] > size { rank += 1 }
    return rank
  }
}
