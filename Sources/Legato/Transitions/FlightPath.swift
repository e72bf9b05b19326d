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
        context.bend = { timeline, handle, way in timeline.arc(handle, along: way) }
      }
      return prepare(context)
    }
  }
}

extension TimelineBuilder {
  /// Bends a way to an arc. An overshoot continues straight.
  fileprivate func arc(_ handle: Handle, along way: Vector2D) {
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
