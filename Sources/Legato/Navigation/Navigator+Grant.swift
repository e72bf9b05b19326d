// Fingers that a host's own system has to grant, because it has recognisers besides the engine's.

extension Navigator {
  /// Whether a drag from a point beats all scrollers there: a swipe from an edge, or one that takes hold of what moves.
  ///
  /// - Parameter point: in the container's coordinates; one that is not finite is no place for a drag.
  public func overridesScrollers(from point: Point) -> Bool {
    for candidate in candidates {
      if case .pan(let pan) = candidate.interaction.gesture, pan.scrollRule == .overrides,
        pan.region.contains(point, in: size, layoutDirection)
      {
        return true
      }
    }
    return false
  }

  /// Asks, once, the host for the destination of the gesture that has won, and the observers whether it may begin. If
  /// somebody refuses, the fingers are the page's; `false`, too, if no gesture is ``PointerResponse/offered``.
  ///
  /// A host calls this when its system asks whether the gesture begins.
  public func mayGrantPointers(at time: Double) -> Bool {
    tick(at: time)
    passOnGrab()
    guard isOffered, case .claimed(let index) = session.phase, !isGrab(index), proposal == nil else {
      return isOffered
    }
    proposal = propose(session.candidates[index]).flatMap { consented($0) }
    if proposal == nil {
      withdrawOffer()
      session.refuse()
    }
    return proposal != nil
  }

  /// The host's system lets the fingers that are ``PointerResponse/offered`` have their gesture: it begins; nothing if
  /// they are not.
  @discardableResult
  public func grantPointers(at time: Double) -> PointerResponse {
    tick(at: time)
    guard isOffered else { return response }
    passOnGrab()
    claim(at: time)
    return response
  }
}
