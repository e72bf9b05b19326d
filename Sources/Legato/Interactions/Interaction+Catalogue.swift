// The interactions that come with the library.

extension Interaction {
  /// Back by a swipe from an edge: the screen follows the finger 1:1, and a release a little beyond half of the way
  /// finishes, as iOS's.
  ///
  /// - Parameters:
  ///   - edge: where the swipe starts.
  ///   - width: how far from the edge it may start, in points; 20 is MDTransitioning's. If it is not above 0, no swipe
  ///     starts.
  public static func edgePan(_ edge: ScreenEdge = .leading, width: Double = 20) -> Interaction {
    // iOS's edge swipe has a dead zone of 12 pt.
    // Released at rest it stays at .51 of the width and goes at .54 (docs/measurements.md).
    let interaction = pan(toward: edge.inward, threshold: 0.525)
    interaction.options.gesture = .pan(
      PanGesture(region: .edge(edge, width: width), travel: .toward(edge.inward), slop: 12))
    return interaction
  }

  /// Back by a swipe from anywhere; a release beyond .42 of the way finishes, as iOS 26's content swipe.
  ///
  /// - Parameters:
  ///   - direction: the way the finger must go.
  ///   - threshold: the projected part of the container's extent beyond which a release finishes, 0 ... 1;
  ///     see ``ReleaseRule/threshold``.
  public static func fullScreenPan(_ direction: Direction = .trailing, threshold: Double = 0.42) -> Interaction {
    pan(toward: direction, threshold: threshold)
  }

  /// Back by a vertical swipe: 200 pt are the whole way, and a quarter of it is enough (MDTransitioning).
  ///
  /// - Parameters:
  ///   - direction: the way the finger must go.
  ///   - distance: the travel in points that is the whole way; if it is not above 0, the finger moves nothing.
  public static func verticalPan(_ direction: Direction = .down, distance: Double = 200) -> Interaction {
    let interaction = pan(toward: direction, threshold: 0.25)
    interaction.options.distance = .points(distance)
    return interaction
  }

  /// Away by a swipe down from anywhere, as UIKit's sheets: 1:1 between the detents, and on a rubber band above the
  /// top. A list in the sheet hands the finger over at its top, if the host supports that (``Scrollable/isShared``).
  ///
  /// - Parameters:
  ///   - detents: where it may rest besides the top, as parts of its height, in any order. Numbers that are not above 0
  ///     and at most 1 are left out.
  ///   - reach: how far it can be pulled above its top, as a part of its height; UIKit's yields about a tenth. See
  ///     ``reach``. At 0 a finger that sets off upwards belongs to the page.
  ///   - isResisting: whether it resists a finger that would take it away, as a modal sheet does.
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

  /// The numbers that are detents, parts of the way above 0 and at most 1, in ascending order.
  package static func detents(among detents: [Double]) -> [Double] {
    var ascending: [Double] = []
    for detent in detents where detent > 0 && detent <= 1 { ascending.insert(ascending: detent) }
    return ascending
  }

  /// Sets detents, if there are any: parts of the way that the interaction takes back.
  @inline(never)
  mutating func rest(at parts: [Double]) {
    if !parts.isEmpty { release.detents = Interaction.opposite(parts) }
  }

  /// The same detents, measured from the other end of the way.
  @inline(never)
  static func opposite(_ detents: [Double]) -> [Double] {
    var opposite: [Double] = []
    for index in detents.indices { opposite.append(1 - detents[detents.count - 1 - index]) }
    return opposite
  }

  /// Forward by a swipe: the finger drives a push; a tenth of the way is enough (Kuaishan's hub).
  ///
  /// - Parameter direction: the way the finger must go; the screen comes from the opposite edge.
  public static func hubPan(_ direction: Direction) -> Interaction {
    pan(toward: direction, threshold: 0.1)
  }

  /// Pulls a drawer open, or pushes it closed, 1:1; a fifth of the way is enough (Kuaishan's hub).
  ///
  /// - Parameters:
  ///   - direction: the way the finger must go.
  ///   - threshold: the projected part of the drawer's extent beyond which a release finishes, 0 ... 1;
  ///     see ``ReleaseRule/threshold``.
  public static func drawerPan(_ direction: Direction, threshold: Double = 0.2) -> Interaction {
    let interaction = pan(toward: direction, threshold: threshold)
    // It settles in Kuaishan's .2 s, and never overshoots.
    interaction.options.settle(by: .spring(settlingDuration: 0.2, dampingRatio: 1))
    return interaction
  }

  /// Back by a free drag to the lower right (Aweme): the screen follows the finger and shrinks; a fifth of the width is
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

  /// Back by dragging a picture down: 200 pt are a whole pull, and half of it is enough (MDTransitioning).
  ///
  /// - Parameter distance: the travel in points that is a whole pull; if it is not above 0, the finger only carries the
  ///   picture.
  public static func imageDrag(distance: Double = 200) -> Interaction {
    let interaction = pan(toward: .down, threshold: 0.5)
    interaction.options.distance = .points(distance)
    interaction.options.carry(Follow(shrinkingTo: 0.5))
    interaction.options.holdsPull = true
    // MDTransitioning goes back in .2 s.
    interaction.options.cancelMotion = .spring(settlingDuration: 0.2, dampingRatio: 1)
    return interaction
  }

  /// Back by dragging a zoomed screen down, in the manner of iOS 18.
  ///
  /// It starts after 16 pt. It finishes if the card's scale, which is 1 − .67 of the travel over the container's
  /// height, is projected below .905 (docs/measurements.md).
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
  /// It starts after 12 pt. The card shrinks by .67 of the travel over the container's width and follows .43 of the
  /// travel up and down. It finishes if its scale is projected below .70 (docs/measurements.md).
  ///
  /// - Parameter width: how far from the edge it may start, in points; if it is not above 0, no swipe starts.
  public static func zoomEdgePan(width: Double = 20) -> Interaction {
    var follow = zoomFollow
    follow.across = 0.43
    let interaction = pan(toward: .trailing, threshold: (1 - 0.70) / follow.shrink)
    interaction.options.gesture = .pan(
      PanGesture(region: .edge(.leading, width: width), travel: .toward(.trailing), slop: 12))
    interaction.options.carryCard(follow)
    return interaction
  }

  /// Back by pinching a screen together; a release below half of the fingers' span finishes, whatever the velocity.
  ///
  /// Thresholds and springs are iOS's, as measured (docs/measurements.md).
  ///
  /// - Parameter slop: how far the fingers' span must change, in points, to be a pinch; if it is not above 0, any
  ///   movement is one.
  public static func pinch(slop: Double = 8.7) -> Interaction {
    let interaction = pan(toward: .down, threshold: 0.5)
    interaction.options.gesture = .pinch(slop: slop)
    interaction.options.release.projection = 0
    interaction.options.carryCard(Follow())
    return interaction
  }

  /// How a zoomed card shrinks: by .67 at a whole pull, with a knee at .52 and a floor at .37 (docs/measurements.md).
  private static var zoomFollow: Follow {
    var follow = Follow()
    follow.shrink = 0.67
    // Fitted to the measured scales: .913, .693 and .545 at .15, .49 and .8 of the height.
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
  /// Lets the finger carry the screen; the fraction stays until the release.
  fileprivate func carry(_ follow: Follow) {
    progress = .pull
    self.follow = follow
  }

  /// Lets the finger carry a zoomed card, which settles as iOS's does (docs/measurements.md).
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
