// How many layers a transition may add to the screens.

extension TransitionContext {
  /// The most layers that a transition has besides the whole screens and what lies on or below those, of which there
  /// are at most 16: pieces, elements and bars, 400 in all.
  static let mostParts = 384

  /// How many layers are left for pieces and elements beside the bars.
  @inline(never)
  var affordableParts: Int {
    barStyle.isPinned ? layerBudget - coveredBar.items.count - coveringBar.items.count - 2 : layerBudget
  }

  /// Leaves as many shared elements as can fly, each by two pictures and their shadows: the touched one and the
  /// largest. All others stay in their screens, and come and go with these.
  @inline(never)
  func limitElements() {
    let most = affordableParts / (elements.contains { $0.coveredHasShadow || $0.coveringHasShadow } ? 4 : 2)
    guard elements.count > most else { return }
    touchedElement = source?.id
    var sizes: [Double] = []
    for element in elements {
      sizes.put(element.id == touchedElement ? .infinity : element.covering.or(element.covered).area)
    }
    var kept: [SharedElement] = []
    for index in elements.indices where sizes.rank(of: index) < most { kept.append(elements[index]) }
    elements = kept
  }

  /// The same run for one of the transitions that it is made of.
  ///
  /// - Parameter first: what another one shows, which leaves the rest of what can be afforded.
  @inline(never)
  func part(beside first: Timeline? = nil) -> TransitionContext {
    let part = copy
    part.isPart = true
    guard let first else { return part }
    for layer in first.layers where layer.kind.isLifted {
      part.layerBudget -= 1
      if layer.kind.role == .piece { part.pieceBudget -= 1 }
    }
    // Each piece may bear a shade.
    part.pieceBudget = min(part.pieceBudget, part.affordableParts / 2)
    part.limitElements()
    return part
  }
}

extension Rect2D {
  /// Square points; 0 if that is no finite number.
  @inline(never)
  var area: Double {
    let area = size.width * size.height
    return area.isFinite ? area : 0
  }
}

extension [Double] {
  /// How many go before one by their size: those that are larger, and of those that are alike the first ones.
  @inline(never)
  func rank(of index: Int) -> Int {
    var rank = 0
    for other in indices {
      if self[other] > self[index] || self[other] == self[index] && other < index { rank += 1 }
    }
    return rank
  }
}
