/// The way on which a shared element travels between its two places.
public enum FlightPath: UInt8, CaseIterable, Sendable {
  /// Straight.
  case straight
  /// A quarter of an ellipse, which sets off along the longer side of the way and arrives along the shorter one.
  case arc
}

extension FlightPath {
  /// How many keyframes an arc has: a chord lies within half a point of an arc of 400 points.
  static let arcKeys = 16
}

extension ScreenTransition {
  /// The same transition with its shared elements travelling along another path, and what grows out of one with it.
  public func flying(along path: FlightPath) -> ScreenTransition {
    let prepare = prepare
    return ScreenTransition(traits) { context in
      let context = context.copy
      context.bend = nil
      if path == .arc {
        context.bend = { timeline, handle, start, end in timeline.arc(handle, from: start, to: end) }
      }
      return prepare(context)
    }
  }
}

extension TimelineBuilder {
  /// Bends the straight way of a layer from one frame to another, where ``ScreenTransition/flying(along:)`` asks for
  /// it: after its movement, and for all that is to fly together alike.
  ///
  /// - Parameters:
  ///   - handle: the layer; one that this builder does not have is an error.
  ///   - start: where the flight begins, in the container's coordinates; one that is not finite bends nothing.
  ///   - end: where it ends.
  package func bend(_ handle: Handle, from start: Rect2D, to end: Rect2D) { context.bend?(self, handle, start, end) }

  /// Bends a way to an arc. It stops where the way ends: an overshoot goes straight on.
  fileprivate func arc(_ handle: Handle, from start: Rect2D, to end: Rect2D) {
    guard slot(of: handle, .translationX) >= 0 else { return }
    let way = end.center - start.center
    guard way.isFinite else { return }
    let isFlat = way.dx.magnitude > way.dy.magnitude
    arc(handle, .translationX, by: way.dx, setsOff: isFlat)
    arc(handle, .translationY, by: way.dy, setsOff: !isFlat)
  }

  /// Adds what the arc differs from the straight way by, in one direction.
  private func arc(_ handle: Handle, _ property: Property, by distance: Double, setsOff: Bool) {
    let keys = (0...FlightPath.arcKeys).map { key in
      let fraction = Double(key) / Double(FlightPath.arcKeys)
      let (sine, cosine) = Elementary.sincos(fraction * .pi / 2)
      return Keyframe(fraction, key == FlightPath.arcKeys ? 0 : distance * ((setsOff ? sine : 1 - cosine) - fraction))
    }
    keep(keys, Track(slot: slot(of: handle, property), role: .joining))
  }
}
