// Interactions of other systems, by their own numbers (docs/measurements.md).

extension Interaction {
  /// iOS 26's content swipe: goes back from anywhere after 27 pt; a release beyond .42 of the extent finishes. A
  /// horizontal scroller keeps its drags.
  public static func contentSwipe(_ direction: Direction = .trailing) -> Interaction {
    Interaction(
      gesture: .pan(PanGesture(travel: .toward(direction), slop: 27, scrollRule: .yields)), direction: direction,
      release: ReleaseRule(threshold: 0.42))
  }

  /// MDTransitioning's pop: from within 20 pt of the leading edge; a release beyond a quarter of the width finishes, at
  /// any velocity.
  public static var mdEdgePan: Interaction { edgePan().finishing(beyond: 0.25) }

  /// MDTransitioning's vertical pop: a release beyond a quarter of 200 pt finishes, at any velocity.
  public static var mdVerticalPan: Interaction { verticalPan().finishing(beyond: 0.25) }

  /// MDTransitioning's drag of an image: a release beyond half of 200 pt finishes, at any velocity; others return in .2
  /// s.
  public static var mdImageDrag: Interaction { imageDrag().finishing(beyond: 0.5) }

  /// RWPopTransitionAnimation's pop: from anywhere; a release beyond a quarter of the width finishes, at any velocity.
  /// A scroller keeps its drags while it is scrolled away from its leading edge.
  public static var headlinePan: Interaction { fullScreenPan().finishing(beyond: 0.25) }

  /// Aweme's drag of a player: to the lower right; a release beyond a fifth of the width finishes, at any velocity.
  ///
  /// Aweme's cancelled player returns ease-out, in a time in seconds that equals the progress, and loses the finger's
  /// velocity. Here it returns by ``settle``, which keeps the velocity.
  public static var awemeDrag: Interaction { freeDrag().finishing(beyond: 0.2) }

  /// The pop of an article on shared elements: from anywhere; a release beyond half of the width finishes, at any
  /// velocity.
  public static var articlePan: Interaction { fullScreenPan().finishing(beyond: 0.5) }

  /// Kuaishan's hub: a release beyond a tenth of the width finishes, at any velocity, in .2 s at an even pace.
  ///
  /// - Parameter direction: the way the finger must go; the screen comes from the opposite edge.
  public static func kuaishanPan(_ direction: Direction) -> Interaction {
    var interaction = hubPan(direction).finishing(beyond: 0.1)
    interaction.finishMotion = .curve(.linear, duration: 0.2)
    interaction.cancelMotion = interaction.finishMotion
    return interaction
  }

  /// Kuaishan's panel: a release beyond a fifth of its extent finishes, at any velocity, in .2 s.
  ///
  /// - Parameter direction: the way the finger must go.
  public static func kuaishanPanelPan(_ direction: Direction) -> Interaction {
    drawerPan(direction).finishing(beyond: 0.2)
  }

  /// VCTransitionsLibrary's swipe: from anywhere, 200 pt make the fraction 1, and a release beyond half of that
  /// finishes.
  ///
  /// Three things differ from the original: only travel in the direction counts, the finger's velocity counts, and the
  /// screen can reach its end under the finger.
  ///
  /// - Parameter direction: the way the finger must go: trailing and down lead back, leading and up forward.
  public static func vcPan(_ direction: Direction) -> Interaction {
    var interaction = fullScreenPan(direction, threshold: 0.5)
    interaction.distance = .points(200)
    return interaction
  }

  /// VCTransitionsLibrary's pinch: the fraction is 1 minus the ratio of the fingers' spans; a release beyond half
  /// finishes.
  public static func vcPinch() -> Interaction {
    Interaction(
      gesture: .pinch(), direction: .down, release: ReleaseRule(threshold: 0.5, projection: 0))
  }

  /// The same interaction; a release beyond a progress finishes it, at any velocity.
  private func finishing(beyond threshold: Double) -> Interaction {
    var result = self
    result.release = ReleaseRule(threshold: threshold, projection: 0)
    return result
  }
}
