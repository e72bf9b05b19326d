/// The path of a shared element between its two places.
public enum FlightPath: UInt8, CaseIterable, Sendable {
  case straight
  /// A quarter of an ellipse that sets off along the longer side and arrives along the shorter one.
  case arc
}

extension FlightPath {
  /// How many keyframes an arc has: on an arc of 400 points they are off by less than half a point.
  static let arcKeys = 16
}

extension ScreenTransition {
  /// The same transition with another path for its shared elements, and for a screen that grows out of one.
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
  /// Bends the path of a layer from one frame to another, if ``ScreenTransition/flying(along:)`` asks for it. Call it
  /// after the layer's movement, and for all layers that fly together.
  ///
  /// - Parameters:
  ///   - handle: the layer; a layer of another builder is an error.
  ///   - start: where the flight begins, in the container's coordinates; a frame that is not finite bends nothing.
  ///   - end: where the flight ends.
  package func bend(_ handle: Handle, from start: Rect2D, to end: Rect2D) { context.bend?(self, handle, start, end) }

  /// Bends a path to an arc. An overshoot continues straight.
  fileprivate func arc(_ handle: Handle, from start: Rect2D, to end: Rect2D) {
    guard slot(of: handle, .translationX) >= 0 else { return }
    let way = end.center - start.center
    guard way.isFinite else { return }
    let isFlat = way.dx.magnitude > way.dy.magnitude
    arc(handle, .translationX, by: way.dx, setsOff: isFlat)
    arc(handle, .translationY, by: way.dy, setsOff: !isFlat)
  }

  /// Adds the difference between the arc and the straight path along one axis.
  private func arc(_ handle: Handle, _ property: Property, by distance: Double, setsOff: Bool) {
    let keys = (0...FlightPath.arcKeys).map { key in
      let fraction = Double(key) / Double(FlightPath.arcKeys)
      let (sine, cosine) = Elementary.sincos(fraction * .pi / 2)
      return Keyframe(fraction, key == FlightPath.arcKeys ? 0 : distance * ((setsOff ? sine : 1 - cosine) - fraction))
    }
    keep(keys, Track(slot: slot(of: handle, property), role: .joining))
  }
}
