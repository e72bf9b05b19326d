// The back gestures that belong to transitions.

extension Interaction {
  /// The back gesture of a screen that came in a direction: horizontally a swipe from the edge towards which it came,
  /// vertically a swipe from anywhere.
  static func backGesture(from direction: Direction) -> Interaction {
    switch direction {
    case .leading: edgePan(.leading)
    case .trailing: edgePan(.trailing)
    case .left: edgePan(.left)
    case .right: edgePan(.right)
    case .up, .down: fullScreenPan(direction.opposite)
    }
  }

  /// The back gestures of a transition that may push or present. Nil for a screen that came towards the leading edge,
  /// because the host has its own gesture for this. After a vertical movement a swipe from the leading edge is added,
  /// where users expect one.
  @inline(never)
  static func backGestures(from direction: Direction) -> [Interaction]? {
    if direction == .leading { return nil }
    return direction.axis == .horizontal ? [backGesture(from: direction)] : [backGesture(from: direction), edgePan()]
  }

  /// VCTransitionsLibrary's swipe: 200 pt make the fraction 1, and a release beyond half of that finishes, at any
  /// velocity. Unlike the original, a swipe back past its start does nothing.
  ///
  /// - Parameter direction: the way the finger must go.
  public static func swipe(_ direction: Direction = .trailing) -> Interaction {
    let result = verticalPan(direction)
    result.options.release = ReleaseRule(threshold: 0.5, projection: 0)
    return result
  }

  /// How long a screen takes to fade after a release of Android's back, in seconds (docs/measurements.md).
  static let predictiveCommit = 0.1

  /// Android's predictive back from an edge: the pull previews where it leads, and a release goes there.
  ///
  /// The screen moves away from the edge by up to a twentieth of the extent, less 8 pt. Across, it follows a tenth of
  /// the finger's travel, up to the same limit.
  ///
  /// - Parameters:
  ///   - edge: where the swipe starts.
  ///   - threshold: the projected fraction of the extent beyond which a release goes back, 0 ... 1; no reference gives
  ///     the default of .25. See ``ReleaseRule/threshold``.
  public static func predictiveBack(from edge: ScreenEdge = .leading, threshold: Double = 0.25) -> Interaction {
    let result = edgePan(edge)
    let direction = result.direction
    result.options.progress = .pull
    result.options.release.threshold = threshold
    result.options.holdsPull = true
    result.options.finishMotion = .curve(.easeOut, duration: predictiveCommit)
    result.options.mapping = { gesture in
      let unit = direction.unit(in: gesture.layoutDirection)
      let (along, across) = (direction.axis, direction.axis.other)
      let extent = gesture.size[along]
      let pull = extent > 0 ? clamp(gesture.translation.dot(unit) / extent, 0, 1) : 0
      let shift = previewReach(of: gesture.size[across])
      let aside = clamp(previewFollow * gesture.translation[across], -shift, shift)
      let drag = along == .horizontal ? Vector2D(dy: aside) : Vector2D(dx: aside)
      return Inputs(pull: pull, drag: drag + unit * (pull * previewReach(of: extent)))
    }
    return result
  }

  /// How far a preview moves within an extent, in points (docs/measurements.md).
  private static func previewReach(of extent: Double) -> Double { max(0, extent / 20 - 8) }

  /// The fraction of the finger's travel across that a preview follows; Flutter's number.
  private static let previewFollow = 0.1

  /// Dismisses by pulling a screen down: it stays under the finger and shrinks a little. A release beyond a fifth of
  /// the height finishes. No reference gives the numbers.
  ///
  /// - Parameters:
  ///   - distance: the fraction of the height that makes the pull 1; at 0 or less the finger only carries the screen.
  ///   - scale: the size at a pull of 1; above 1 it grows.
  public static func pullDown(distance: Double = 0.5, scale: Double = 0.85) -> Interaction {
    let result = fullScreenPan(.down, threshold: 0.4)
    result.options.progress = .pull
    result.options.distance = .extent(times: distance)
    result.options.follow = Follow(shrinkingTo: scale)
    result.options.holdsPull = true
    return result
  }
}
