/// What is wrong with a part of a timeline's description. The part is left out; the rest still works.
public struct TimelineError: Error, Equatable, Sendable {
  /// What can be wrong.
  package enum Reason: UInt8, Sendable {
    /// A value, fraction, slope or knot is not a finite number.
    case notFinite
    /// Keyframes or knots do not come in ascending order.
    case outOfOrder
    /// A track or response has no keyframes or knots.
    case empty
    /// The layer belongs to another builder.
    case unknownLayer
    /// The layer has been added before; it stays where it was.
    case repeatedLayer
  }

  /// What is wrong with the part.
  package let reason: Reason
  /// The transition whose description it is.
  package let transition: TransitionName
  /// The layer's index in the z-order; for an unknown layer, its index in its own builder.
  package let layer: Int
  /// What that layer shows; nil for an unknown one.
  package let kind: Layer.Kind?
  /// The property whose track or response was left out; nil if the layer itself is at fault.
  package let property: Property?
  /// Which keyframe or knot, from 0. Without keyframes 0 is the start and 1 the end; for a constant value it is 0.
  package let key: Int
}

#if !hasFeature(Embedded)
  extension TimelineError: CustomStringConvertible {
    /// A sentence that names the place of the fault, and the correction.
    public var description: String {
      let rule =
        switch reason {
        case .notFinite: "is not a finite number"
        case .outOfOrder: "does not come after the one before"
        case .empty: "is missing: a track needs at least one keyframe, a response one knot"
        case .unknownLayer: "is for a layer of another builder"
        case .repeatedLayer: "is there already"
        }
      let place = "transition \(transition), layer \(layer)" + (kind.map { " (\($0))" } ?? "")
      guard let property else { return "\(place): the layer \(rule), and stays where it is" }
      return "\(place), \(property), key \(key): the value \(rule); the track is left out"
    }
  }

  extension Layer.Kind: CustomStringConvertible {
    public var description: String {
      switch role {
      case .container: "the container"
      case .screen: "screen \(id)"
      case .dimming: "the dimming over screen \(id)"
      case .shadow: "the shadow of screen \(id)"
      case .element: "element \(part) of screen \(id)"
      case .elementShadow: "the shadow of element \(part) of screen \(id)"
      case .bar: "the bar of screen \(id)"
      case .barItem: "bar item \(part) of screen \(id)"
      case .piece: "piece \(part) of screen \(id)"
      case .shade: "a shade on \(ground)"
      }
    }
  }
#endif
