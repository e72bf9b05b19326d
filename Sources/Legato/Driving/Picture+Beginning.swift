// Where what is new in a picture comes from.

extension Picture {
  /// Below this opacity nothing is seen.
  private static let faint = 0.001
  /// At so many places, across and down, it is looked whether a layer is seen.
  private static let grid = 13
  /// The outermost of them lie so far from its edges, in points: what is no broader is not seen.
  private static let edge = 0.5

  /// Where a part of a picture comes from.
  enum Origin {
    /// From where a layer was, which may be itself.
    case layer(PicturePart)
    /// From outside, or from behind something else: it is not seen at first.
    case outside
    /// It would be seen at once, and so it has to be transparent at first.
    case nothing
  }

  /// Where a part comes from.
  ///
  /// A dimming or a shadow comes with its screen, a shade with what it lies on. What is lifted out of a screen comes
  /// out of that, or if that is new, too, out of the other screen of its run, from which it flies.
  ///
  /// - Parameter shown: the picture before.
  func origin(of part: PicturePart, in order: PictureOrder, under shown: Frame) -> Origin {
    if part.past >= 0 { return .layer(part) }
    let kind = part.layer.kind
    if kind.isShade || kind.isLifted, let own = order[kind.ground] {
      if own.past >= 0 { return .layer(own) }
      if kind.isShade { return origin(of: own, in: order, under: shown) }
    }
    if !kind.isLifted { return isSeen(part, under: shown) ? .nothing : .outside }
    return source(of: part, in: order).map(Origin.layer) ?? .nothing
  }

  /// The screen out of which a new screen's element or piece flies; nil if it is on its way itself already, and for
  /// bars.
  private func source(of part: PicturePart, in order: PictureOrder) -> PicturePart? {
    let kind = part.layer.kind
    guard kind.role == .element || kind.role == .elementShadow || kind.role == .piece, part.source.carrier >= 0 else {
      return nil
    }
    let carrier = parts[part.source.carrier]
    guard kind.role != .piece, let screen = carrier.layer.screen else { return carrier }
    // A shadow goes with its picture.
    let picture = kind.role == .elementShadow ? kind.picture : kind
    return (order.any(picture.of(screen))?.past ?? -1) >= 0 ? nil : carrier
  }

  /// Whether a new part can be seen in its frame, beside the screens that lie on it or through them.
  private func isSeen(_ part: PicturePart, under shown: Frame) -> Bool {
    if part.numbers[.opacity] <= Picture.faint { return false }
    let box = part.layer.box(part.numbers)
    for step in 0..<Picture.grid * Picture.grid {
      let point = Point(
        x: box.minX + Picture.edge + (box.size.width - 2 * Picture.edge) * Picture.part(step % Picture.grid),
        y: box.minY + Picture.edge + (box.size.height - 2 * Picture.edge) * Picture.part(step / Picture.grid))
      if part.layer.frame.contains(point), light(at: point, above: part, under: shown) > Picture.faint { return true }
    }
    return false
  }

  /// How far into a layer a place lies.
  private static func part(_ place: Int) -> Double { Double(place) / Double(grid - 1) }

  /// How much light comes through all screens above a part that were there before.
  private func light(at point: Point, above part: PicturePart, under shown: Frame) -> Double {
    var light = 1.0
    for place in part.place + 1..<parts.count {
      let cover = parts[place]
      if cover.past < 0 || cover.layer.kind.role != .screen { continue }
      if cover.layer.box(shown[cover.past]).contains(point) { light *= 1 - shown[cover.past][.opacity] }
    }
    return light
  }
}
