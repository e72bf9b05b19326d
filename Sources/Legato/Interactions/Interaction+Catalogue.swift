// The interactions that come with the library.

extension Interaction {
  /// Back by a swipe from an edge, leading unless told otherwise: the screen follows the finger 1:1, and finishes a
  /// little beyond half of the way, as iOS's.
  ///
  /// - Parameters:
  ///   - edge: where the swipe starts.
  ///   - width: how far from the edge it may start, in points (MDTransitioning's 20); not above 0, no swipe starts.
  public static func edgePan(_ edge: ScreenEdge = .leading, width: Double = 20) -> Interaction {
    // iOS's edge swipe has a dead zone of 12 pt.
    // It stays where it is released at rest at .51 of the width, and goes at .54 (docs/measurements.md).
    let interaction = pan(toward: edge.inward, threshold: 0.525)
    interaction.options.gesture = .pan(
      PanGesture(region: .edge(edge, width: width), travel: .toward(edge.inward), slop: 12))
    return interaction
  }

  /// Back by a swipe anywhere; finishes at .42 of the way, as iOS 26's content swipe.
  ///
  /// - Parameters:
  ///   - direction: the way the finger must go.
  ///   - threshold: the projected part of the container's extent beyond which a release finishes, 0 ... 1;
  ///     see ``ReleaseRule/threshold``.
  public static func fullScreenPan(_ direction: Direction = .trailing, threshold: Double = 0.42) -> Interaction {
    pan(toward: direction, threshold: threshold)
  }

  /// Back by a vertical swipe: 200 pt make the whole way, a quarter is enough (MDTransitioning).
  ///
  /// - Parameters:
  ///   - direction: the way the finger must go.
  ///   - distance: the travel in points that makes the whole way; not above 0, the finger moves nothing.
  public static func verticalPan(_ direction: Direction = .down, distance: Double = 200) -> Interaction {
    let interaction = pan(toward: direction, threshold: 0.25)
    interaction.options.distance = .points(distance)
    return interaction
  }

  /// Away by a swipe down from anywhere, as UIKit's sheets go: 1:1 between the detents, and up beyond its place on a
  /// rubber band. At its top a list in it hands the finger over, where the host can let it
  /// (``Scrollable/isShared``).
  ///
  /// - Parameters:
  ///   - detents: where it may rest besides its place, as parts of its height, in any order. What is not above 0 and at
  ///     most 1 is none.
  ///   - reach: how far it can be pulled beyond its place, as a part of its height: UIKit's yields about a tenth; see
  ///     ``reach``. With none, a finger that sets off upwards is the page's.
  ///   - isResisting: whether it resists a finger that would take it away, as a modal one does.
  public static func sheetPan(detents: [Double] = [], reach: Double = 0.1, isResisting: Bool = false) -> Interaction {
    let interaction = pan(toward: .down, threshold: 0.42)
    interaction.options.release.detents = Interaction.opposite(Interaction.detents(among: detents))
    interaction.options.reach = reach
    var gesture = PanGesture(travel: reach > 0 ? .along(.vertical) : .toward(.down))
    gesture.sharesDrags = true
    interaction.options.gesture = .pan(gesture)
    interaction.options.isResisting = isResisting
    return interaction
  }

  /// Which of some numbers are detents, at which a screen may rest, as parts of its way: those above 0 and at most 1,
  /// ascending.
  package static func detents(among detents: [Double]) -> [Double] {
    var ascending: [Double] = []
    for detent in detents where detent > 0 && detent <= 1 { ascending.insert(ascending: detent) }
    return ascending
  }

  /// Takes these detents in place of its own, if there are any: parts of the way that it takes back.
  @inline(never)
  mutating func rest(at parts: [Double]) {
    if !parts.isEmpty { release.detents = Interaction.opposite(parts) }
  }

  /// Detents seen from the other end of the way.
  @inline(never)
  static func opposite(_ detents: [Double]) -> [Double] {
    var opposite: [Double] = []
    for index in detents.indices { opposite.append(1 - detents[detents.count - 1 - index]) }
    return opposite
  }

  /// Forward by a swipe: the finger drives a push; a tenth of the way is enough (Kuaishan's hub).
  ///
  /// - Parameter direction: the way the finger must go; the screen beyond the opposite edge comes.
  public static func hubPan(_ direction: Direction) -> Interaction {
    pan(toward: direction, threshold: 0.1)
  }

  /// Pulls a drawer open, or pushes it closed, 1:1; 20 % of the way is enough (Kuaishan's hub).
  ///
  /// - Parameters:
  ///   - direction: the way the finger must go.
  ///   - threshold: the projected part of the drawer's extent beyond which a release finishes, 0 ... 1;
  ///     see ``ReleaseRule/threshold``.
  public static func drawerPan(_ direction: Direction, threshold: Double = 0.2) -> Interaction {
    let interaction = pan(toward: direction, threshold: threshold)
    // Settles in Kuaishan's .2 s, and never past its rest.
    interaction.options.settle(by: .spring(settlingDuration: 0.2, dampingRatio: 1))
    return interaction
  }

  /// Back by a free drag to the lower right (Aweme): the screen follows the finger and shrinks; .2 of the width is
  /// enough.
  ///
  /// - Parameter threshold: the projected part of the width beyond which a release finishes, 0 ... 1; see
  ///   ``ReleaseRule/threshold``.
  public static func freeDrag(threshold: Double = 0.2) -> Interaction {
    var follow = Follow(shrinkingTo: 0.5)
    follow.shrinksTravel = true
    let interaction = pan(toward: .trailing, threshold: threshold)
    interaction.options.gesture = .pan(PanGesture(travel: .free(.trailing, .down)))
    interaction.options.carry(follow)
    interaction.options.holdsPull = true
    return interaction
  }

  /// Back by dragging a picture down: 200 pt make the whole pull, a half is enough (MDTransitioning).
  ///
  /// - Parameter distance: the travel in points that makes the whole pull; not above 0, the finger only carries it.
  public static func imageDrag(distance: Double = 200) -> Interaction {
    let interaction = pan(toward: .down, threshold: 0.5)
    interaction.options.distance = .points(distance)
    interaction.options.carry(Follow(shrinkingTo: 0.5))
    interaction.options.holdsPull = true
    // MDTransitioning's .2 s back.
    interaction.options.cancelMotion = .spring(settlingDuration: 0.2, dampingRatio: 1)
    return interaction
  }

  /// Back by dragging a zoomed screen down, in the manner of iOS 18.
  ///
  /// It starts after 16 pt and finishes once the card's scale, 1 − .67 of the travel over the container's height, is
  /// projected below .905 (docs/measurements.md).
  public static func zoomDrag() -> Interaction {
    var follow = zoomFollow
    follow.lag = 0.25
    follow.across = 0.56
    follow.reach = 0.9
    let interaction = pan(toward: .down, threshold: (1 - 0.905) / follow.shrink)
    interaction.options.gesture = .pan(PanGesture(travel: .toward(.down), slop: 16))
    interaction.options.carryCard(follow)
    return interaction
  }

  /// Back by swiping a zoomed screen from its leading edge, in the manner of iOS 18.
  ///
  /// It starts after 12 pt. The card shrinks by .67 of the travel over the container's width, follows up and down by
  /// .43, and goes once its scale is projected below .70 (docs/measurements.md).
  ///
  /// - Parameter width: how far from the edge it may start, in points; not above 0, no swipe starts.
  public static func zoomEdgePan(width: Double = 20) -> Interaction {
    var follow = zoomFollow
    follow.across = 0.43
    let interaction = pan(toward: .trailing, threshold: (1 - 0.70) / follow.shrink)
    interaction.options.gesture = .pan(
      PanGesture(region: .edge(.leading, width: width), travel: .toward(.trailing), slop: 12))
    interaction.options.carryCard(follow)
    return interaction
  }

  /// Back by pinching a screen together: finishes below half of the fingers' span, without projection.
  ///
  /// The thresholds and springs are those measured for iOS (docs/measurements.md).
  ///
  /// - Parameter slop: the change of the fingers' span in points that makes them a pinch; not above 0, the first
  ///   movement does.
  public static func pinch(slop: Double = 8.7) -> Interaction {
    let interaction = pan(toward: .down, threshold: 0.5)
    interaction.options.gesture = .pinch(slop: slop)
    interaction.options.release.projection = 0
    interaction.options.carryCard(Follow())
    return interaction
  }

  /// How a zoomed card shrinks: by .67 for a whole pull, with a knee at .52 and a floor at .37 (docs/measurements.md).
  private static var zoomFollow: Follow {
    var follow = Follow()
    follow.shrink = 0.67
    // Fitted to the scales that were measured: .913, .693 and .545 at .15, .49 and .8 of the height.
    follow.knee = 0.83
    follow.floor = 0.37
    return follow
  }

  @inline(never)
  private static func pan(toward direction: Direction, threshold: Double) -> Interaction {
    Interaction(
      Options(
        .pan(PanGesture(travel: .toward(direction))), direction, ReleaseRule(threshold: threshold)))
  }
}

extension Interaction.Options {
  /// The finger carries the screen, which goes nowhere before the release.
  fileprivate func carry(_ follow: Follow) {
    progress = .pull
    self.follow = follow
  }

  /// The finger carries a zoomed card, which settles as iOS's was measured to (docs/measurements.md).
  @inline(never)
  fileprivate func carryCard(_ follow: Follow) {
    carry(follow)
    finishMotion = .spring(angularFrequency: 15, dampingRatio: 0.776)
    cancelMotion = .spring(angularFrequency: 22, dampingRatio: 0.9)
  }

  fileprivate func settle(by motion: Motion) {
    finishMotion = motion
    cancelMotion = motion
  }
}

extension ScreenEdge {
  /// The direction from this edge into the container.
  var inward: Direction {
    switch self {
    case .top: .down
    case .bottom: .up
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
