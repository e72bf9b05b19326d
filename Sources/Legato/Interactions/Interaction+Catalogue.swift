// The interactions that come with the library.

extension Interaction {
  /// Goes back by a swipe from an edge: the screen follows the finger 1:1, and a release a little beyond half of the
  /// width finishes, as on iOS.
  ///
  /// - Parameters:
  ///   - edge: where the swipe starts.
  ///   - width: how far from the edge it may start, in points; 20 is MDTransitioning's. At 0 or less no swipe starts.
  @inline(never)
  public static func edgePan(_ edge: ScreenEdge = .leading, width: Double = 20) -> Interaction {
    // iOS's edge swipe has a dead zone of 12 pt.
    // A release at rest at .51 of the width cancels, at .54 it finishes (docs/measurements.md).
    let interaction = pan(toward: edge.inward, threshold: 0.525)
    interaction.options.gesture = .pan(
      PanGesture(region: .edge(edge, width: width), travel: .toward(edge.inward), slop: 12))
    return interaction
  }

  /// Goes back by a swipe from anywhere; a release beyond .42 of the extent finishes, as iOS 26's content swipe.
  ///
  /// - Parameters:
  ///   - direction: the way the finger must go.
  ///   - threshold: the projected fraction of the container's extent beyond which a release finishes, 0 ... 1; see
  ///     ``ReleaseRule/threshold``.
  public static func fullScreenPan(_ direction: Direction = .trailing, threshold: Double = 0.42) -> Interaction {
    pan(toward: direction, threshold: threshold)
  }

  /// Goes back by a vertical swipe: 200 pt make the fraction 1, and a release beyond a quarter of that finishes
  /// (MDTransitioning).
  ///
  /// - Parameters:
  ///   - direction: the way the finger must go.
  ///   - distance: the travel in points that makes the fraction 1; at 0 or less the finger moves nothing.
  public static func verticalPan(_ direction: Direction = .down, distance: Double = 200) -> Interaction {
    let interaction = pan(toward: direction, threshold: 0.25)
    interaction.options.distance = .points(distance)
    return interaction
  }

  /// Dismisses by a swipe down from anywhere, as UIKit's sheets do: the sheet follows the finger 1:1 between the
  /// detents, and on a rubber band above its top. A list in the sheet hands the finger over at the list's top, if the
  /// host supports it (``Scrollable/isShared``).
  ///
  /// - Parameters:
  ///   - detents: where it may rest besides the top, as fractions of its height, in any order. Numbers outside of
  ///     0 ... 1, and 0 itself, are ignored.
  ///   - reach: how far it can be pulled above its top, as a fraction of its height; UIKit's yields about a tenth. See
  ///     ``reach``. At 0 a finger that sets off upwards belongs to the page.
  ///   - isResisting: whether it resists a finger that would take it away, as a modal sheet does.
  public static func sheetPan(detents: [Double] = [], reach: Double = 0.1, isResisting: Bool = false) -> Interaction {
    let interaction = pan(toward: .down, threshold: 0.42)
    interaction.options.release.detents = Interaction.opposite(Interaction.detents(among: detents))
    interaction.options.reach(reach, sharesDrags: true)
    interaction.options.isResisting = isResisting
    return interaction
  }

  /// The numbers that are valid detents, above 0 and at most 1, in ascending order.
  package static func detents(among detents: [Double]) -> [Double] {
    var ascending: [Double] = []
    for detent in detents where detent > 0 && detent <= 1 { ascending.insert(ascending: detent) }
    return ascending
  }

  /// Sets detents, if there are any: fractions of the change that the interaction takes back.
  @inline(never)
  mutating func rest(at parts: [Double]) {
    if !parts.isEmpty { release.detents = Interaction.opposite(parts) }
  }

  /// Lets its gesture grab a run which it could have started: from anywhere, and both ways along its axis.
  @inline(never)
  mutating func becomeGrab(sharingDrags sharesDrags: Bool = false) {
    guard case .pan(var pan) = gesture else { return }
    pan.region = .anywhere
    pan.scrollRule = .overrides
    pan.sharesDrags = pan.sharesDrags && sharesDrags
    switch pan.travel {
    case .toward(let direction): pan.travel = .along(direction.axis)
    case .free: pan.travel = .any
    case .along, .any: break
    }
    gesture = .pan(pan)
  }

  /// The same detents, measured from the other end.
  @inline(never)
  static func opposite(_ detents: [Double]) -> [Double] {
    var opposite: [Double] = []
    for index in detents.indices { opposite.put(1 - detents[detents.count - 1 - index]) }
    return opposite
  }

  /// Goes forward by a swipe: the finger drives a push; a release beyond a tenth of the extent finishes (Kuaishan's
  /// hub).
  ///
  /// - Parameter direction: the way the finger must go; the screen comes from the opposite edge.
  public static func hubPan(_ direction: Direction) -> Interaction {
    pan(toward: direction, threshold: 0.1)
  }

  /// Pulls a drawer open, or pushes it closed, 1:1; a release beyond a fifth of its extent finishes (Kuaishan's hub).
  ///
  /// - Parameters:
  ///   - direction: the way the finger must go.
  ///   - threshold: the projected fraction of the drawer's extent beyond which a release finishes, 0 ... 1; see
  ///     ``ReleaseRule/threshold``.
  ///   - reach: how far an open drawer can be pulled beyond its place, as a fraction of its extent; see ``reach``. At 0
  ///     (Kuaishan's hub) a finger that sets off that way belongs to the page.
  public static func drawerPan(_ direction: Direction, threshold: Double = 0.2, reach: Double = 0) -> Interaction {
    let interaction = pan(toward: direction, threshold: threshold)
    interaction.options.reach(reach)
    // It settles in Kuaishan's .2 s, and never overshoots.
    interaction.options.settle(by: .spring(settlingDuration: 0.2, dampingRatio: 1))
    return interaction
  }

  /// Goes back by a free drag to the lower right (Aweme): the screen follows the finger and shrinks; a release beyond a
  /// fifth of the width finishes.
  ///
  /// - Parameter threshold: the projected fraction of the width beyond which a release finishes, 0 ... 1; see
  ///   ``ReleaseRule/threshold``.
  @inline(never)
  public static func freeDrag(threshold: Double = 0.2) -> Interaction {
    var follow = Follow(shrinkingTo: 0.5)
    follow.shrinksTravel = true
    let interaction = pan(toward: .trailing, threshold: threshold)
    interaction.options.gesture = .pan(PanGesture(travel: .free(.trailing, .down)))
    interaction.options.carry(follow)
    interaction.options.holdsPull = true
    return interaction
  }

  /// Goes back by dragging a picture down: 200 pt make the pull 1, and a release beyond half of that finishes
  /// (MDTransitioning).
  ///
  /// - Parameter distance: the travel in points that makes the pull 1; at 0 or less the finger only carries the
  ///   picture.
  @inline(never)
  public static func imageDrag(distance: Double = 200) -> Interaction {
    let interaction = pan(toward: .down, threshold: 0.5)
    interaction.options.distance = .points(distance)
    interaction.options.carry(Follow(shrinkingTo: 0.5))
    interaction.options.holdsPull = true
    // MDTransitioning returns in .2 s.
    interaction.options.cancelMotion = .spring(settlingDuration: 0.2, dampingRatio: 1)
    return interaction
  }

  /// Goes back by dragging a zoomed screen down, in the manner of iOS 18.
  ///
  /// It starts after 16 pt. The card's scale is 1 − .67 of the travel over the container's height; a release finishes
  /// if the projected scale is below .905 (docs/measurements.md).
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

  /// Goes back by swiping a zoomed screen from its leading edge, in the manner of iOS 18.
  ///
  /// It starts after 12 pt. The card shrinks by .67 of the travel over the container's width and follows .43 of the
  /// travel up and down. A release finishes if the projected scale is below .70 (docs/measurements.md).
  ///
  /// - Parameter width: how far from the edge it may start, in points; at 0 or less no swipe starts.
  public static func zoomEdgePan(width: Double = 20) -> Interaction {
    var follow = zoomFollow
    follow.across = 0.43
    let interaction = pan(toward: .trailing, threshold: (1 - 0.70) / follow.shrink)
    interaction.options.gesture = .pan(
      PanGesture(region: .edge(.leading, width: width), travel: .toward(.trailing), slop: 12))
    interaction.options.carryCard(follow)
    return interaction
  }

  /// Goes back by pinching a screen together; a release below half of the fingers' first span finishes, at any
  /// velocity.
  ///
  /// Thresholds and springs are iOS's, as measured (docs/measurements.md).
  ///
  /// - Parameter slop: how far the fingers' span must change, in points, to be a pinch; at 0 or less any movement is
  ///   one.
  @inline(never)
  public static func pinch(slop: Double = 8.7) -> Interaction {
    let interaction = pan(toward: .down, threshold: 0.5)
    interaction.options.gesture = .pinch(slop: slop)
    interaction.options.release.projection = 0
    interaction.options.carryCard(Follow())
    return interaction
  }

  /// How a zoomed card shrinks: by .67 at a pull of 1, ever less below a scale of .83, and never below .37
  /// (docs/measurements.md).
  private static var zoomFollow: Follow {
    var follow = Follow()
    follow.shrink = 0.67
    // The knee is fitted to the measured scales: .913, .693 and .545 at .15, .49 and .8 of the height.
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
  /// Lets the finger carry the screen; the fraction stays where it is until the release.
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

  /// Lets a finger pull the screen beyond its place, too.
  fileprivate func reach(_ reach: Double, sharesDrags: Bool = false) {
    self.reach = reach
    var pan = PanGesture(travel: reach > 0 ? .along(direction.axis) : .toward(direction))
    pan.sharesDrags = sharesDrags
    gesture = .pan(pan)
  }

  fileprivate func settle(by motion: Motion) {
    finishMotion = motion
    cancelMotion = motion
  }
}

extension ScreenEdge {
  /// The direction from this edge into the container.
  package var inward: Direction {
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
