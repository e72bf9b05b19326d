/// How a gesture drives a transition: which gesture it is, which inputs it drives, and what a release decides.
///
/// Change the numbers of a built-in interaction one by one, or set ``mapping`` and ``decision`` to your own functions.
public struct Interaction: Sendable {
  /// The gesture that is recognised.
  public enum Gesture: Equatable, Sendable {
    /// A drag.
    case pan(PanGesture)
    /// Two fingers, once their span has changed by the slop in points; iOS's is 8.7. At 0 or less any movement is a
    /// pinch.
    case pinch(slop: Double = 8.7)
  }

  /// Which input the finger's travel drives.
  public enum Progress: Equatable, Sendable {
    /// The run's fraction: the screens travel with the finger.
    case fraction
    /// The pull, a preview: the fraction stays where it is until the release.
    case pull
  }

  /// The travel that makes a progress of 1.
  public enum Distance: Equatable, Sendable {
    /// The container's extent along the direction, times a factor.
    case extent(times: Double)
    /// A number of points.
    case points(Double)
  }

  /// The gesture that is recognised.
  public var gesture: Gesture {
    get { options.gesture }
    set { own().gesture = newValue }
  }
  /// The direction of travel that makes progress.
  public var direction: Direction {
    get { options.direction }
    set { own().direction = newValue }
  }
  /// Which input the travel drives.
  public var progress: Progress {
    get { options.progress }
    set { own().progress = newValue }
  }
  /// The travel that makes a progress of 1; at 0 or less there is no progress.
  public var distance: Distance {
    get { options.distance }
    set { own().distance = newValue }
  }
  /// How the screen follows a finger that also carries it freely; nil if it does not.
  package var follow: Follow? {
    get { options.follow }
    set { own().follow = newValue }
  }
  /// When a release finishes.
  public var release: ReleaseRule {
    get { options.release }
    set { own().release = newValue }
  }
  /// The motion to the new screen after a release, which begins at the finger's velocity.
  public var finishMotion: Motion {
    get { options.finishMotion }
    set { own().finishMotion = newValue }
  }
  /// The motion back to the old screen after a release.
  public var cancelMotion: Motion {
    get { options.cancelMotion }
    set { own().cancelMotion = newValue }
  }
  /// Whether a touch catches a running transition at once. If not, the touch catches it once it has become a drag.
  public var catchesOnTouchDown: Bool {
    get { options.catchesOnTouchDown }
    set { own().catchesOnTouchDown = newValue }
  }
  /// Whether the pull stays where it is after a release that sends the screen away, so that what has faded stays faded.
  /// In all other cases the pull returns to 0.
  package var holdsPull: Bool {
    get { options.holdsPull }
    set { own().holdsPull = newValue }
  }
  /// How far a finger can pull the screen beyond its resting place, as a fraction of its extent along the direction:
  /// the limit of a rubber band. At 0 or less the screen does not move there.
  ///
  /// The travel beyond becomes drag, which shows in a transition that follows the drag, such as
  /// `ScreenTransition.sheet`.
  public var reach: Double {
    get { options.reach }
    set { own().reach = newValue }
  }
  /// Whether the screen resists a finger that would take it away: beyond its last detent (without detents, beyond its
  /// resting place) it moves on the rubber band only. It has no effect without a ``reach``.
  public var isResisting: Bool {
    get { options.isResisting }
    set { own().isResisting = newValue }
  }
  /// Your own mapping from the gesture to the inputs, in place of `progress` and `distance`. Where a number is not
  /// finite, the input keeps its last value.
  public var mapping: (@Sendable (GestureValues) -> Inputs)? {
    get { options.mapping }
    set { own().mapping = newValue }
  }
  /// Your own decision from the gesture, the inputs and their velocities per second, in place of `release`. A detent
  /// outside of 0 ... 1 counts as the nearer end, NaN as a cancel.
  public var decision: (@Sendable (GestureValues, Inputs, Inputs) -> ReleaseDecision)? {
    get { options.decision }
    set { own().decision = newValue }
  }

  /// Its properties. Copies share them until one is changed, because an interaction is copied at each touch.
  package private(set) var options: Options

  /// An interaction from its main properties; set the others afterwards.
  ///
  /// - Parameters:
  ///   - gesture: the gesture that is recognised.
  ///   - direction: the direction of travel that makes progress; a pinch has none.
  ///   - progress: which input the travel drives.
  ///   - distance: the travel that makes a progress of 1.
  ///   - release: when a release finishes.
  ///   - finishMotion: the motion to the new screen after a release.
  ///   - cancelMotion: the motion back to the old one.
  @inline(never)
  public init(
    gesture: Gesture, direction: Direction, progress: Progress = .fraction, distance: Distance = .extent(times: 1),
    release: ReleaseRule = ReleaseRule(), finishMotion: Motion = Interaction.settle,
    cancelMotion: Motion = Interaction.settle
  ) {
    self.init(Options(gesture, direction, release))
    options.progress = progress
    options.distance = distance
    options.finishMotion = finishMotion
    options.cancelMotion = cancelMotion
  }

  init(_ options: Options) { self.options = options }

  /// The spring after a release: iOS's, as a third party measured it (docs/measurements.md).
  @inline(never)
  public static var settle: Motion { .spring(angularFrequency: 22, dampingRatio: 0.85) }

  @inline(never)
  private mutating func own() -> Options {
    if !isKnownUniquelyReferenced(&options) { options = Options(options) }
    return options
  }
}
