// Mirrors an interaction: leading and trailing swapped.

extension Interaction {
  /// The same interaction with leading and trailing swapped; left and right stay.
  var mirrored: Interaction {
    var result = self
    result.direction = direction.mirrored
    if case .pan(var pan) = gesture {
      (pan.region, pan.travel) = (pan.region.mirrored, pan.travel.mirrored)
      result.gesture = .pan(pan)
    }
    if let mapping { result.mapping = { mapping($0.mirrored) } }
    if let decision { result.decision = { decision($0.mirrored, $1, $2) } }
    return result
  }
}

extension GestureValues {
  /// The same gesture where text runs the other way.
  fileprivate var mirrored: GestureValues {
    var state = self
    state.layoutDirection = layoutDirection.opposite
    return state
  }
}

extension PanRegion {
  fileprivate var mirrored: PanRegion {
    guard case .edge(let edge, let width) = self else { return self }
    return .edge(edge == .leading ? .trailing : edge == .trailing ? .leading : edge, width: width)
  }
}

extension PanTravel {
  fileprivate var mirrored: PanTravel {
    switch self {
    case .toward(let direction): .toward(direction.mirrored)
    case .free(let strong, let weak): .free(strong.mirrored, weak.mirrored)
    case .along, .any: self
    }
  }
}

extension Direction {
  fileprivate var mirrored: Direction { self == .leading || self == .trailing ? opposite : self }
}
