/// What a transition shows, as immutable data: layers, and how each of their properties follows the inputs.
///
/// The order of the layers is the z-order, bottom first, and constant within a run. Make one with ``TimelineBuilder``.
public final class Timeline: Sendable {
  /// The layers, bottom first.
  public let layers: [Layer]
  /// The first fault of the description, or nil. The faulty part is left out.
  public let error: TimelineError?

  /// The numbers of every layer at rest, layer by layer.
  let rest: [Double]
  /// How properties follow the fraction, in the order of writing.
  let tracks: [Track]
  /// Responses, which are added to properties, or multiplied with them, after the tracks.
  let responses: [Track]
  /// The keyframes and knots of tracks and responses.
  let points: [Double]

  /// Whether it runs from the covering screen to the covered one; its keyframes are then read from last to first.
  let isReversed: Bool
  /// Whether responses change anything while every input but the fraction is at rest.
  let respondsAtRest: Bool

  init(
    layers: [Layer], rest: [Double], tracks: [Track], responses: [Track], points: [Double], isReversed: Bool,
    error: TimelineError?
  ) {
    self.layers = layers
    self.rest = rest
    self.tracks = tracks
    self.responses = responses
    self.points = points
    self.isReversed = isReversed
    self.error = error
    respondsAtRest = points.withUnsafeBufferPointer { points in
      responses.contains { $0.input == .fraction || $0.output(at: 0, in: points.baseAddress!) != $0.mode.neutral }
    }
  }

  /// A timeline without layers.
  convenience init() {
    self.init(layers: [], rest: [], tracks: [], responses: [], points: [], isReversed: false, error: nil)
  }

  /// Whether it has a layer of a kind.
  func shows(_ kind: Layer.Kind) -> Bool {
    for layer in layers where layer.kind == kind { return true }
    return false
  }
}

extension Timeline: Equatable {
  /// Whether two timelines have the same description, and so show the same at all inputs.
  public static func == (a: Timeline, b: Timeline) -> Bool {
    a.layers == b.layers && a.error == b.error && a.rest == b.rest && a.tracks == b.tracks
      && a.responses == b.responses && a.points == b.points && a.isReversed == b.isReversed
  }
}
