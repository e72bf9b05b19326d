/// How a gesture drives a transition: which gesture it is, which inputs it drives, and what a release decides.
///
/// The numbers of the built-in interactions can be changed one by one; for a mapping of your own set ``mapping`` and
/// ``decision``.
public struct Interaction: Sendable {
  /// The gesture that is recognised.
  public enum Gesture: Equatable, Sendable {
    /// A drag, as declared.
    case pan(PanGesture)
    /// Two fingers moving together, or apart, once their span has changed by the slop in points (iOS's 8.7); what is
    /// not above 0 is none.
    case pinch(slop: Double = 8.7)
  }

  /// Which input the finger's travel is the progress of.
  public enum Progress: Equatable, Sendable {
    /// The run's fraction: the screens travel with the finger.
    case fraction
    /// A preview: the fraction stays where it is until the release.
    case pull
  }

  /// The travel that makes a whole progress.
  public enum Distance: Equatable, Sendable {
    /// The container's extent along the direction, times a factor; see ``Interaction/distance``.
    case extent(times: Double)
    /// A fixed number of points; see ``Interaction/distance``.
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
  /// The travel that makes a whole progress; one that is not above 0 makes none.
  public var distance: Distance {
    get { options.distance }
    set { own().distance = newValue }
  }
  /// How the screen follows a finger that also carries it freely; nil if none does.
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
  /// Whether a touch catches a running transition at once; otherwise a touch does once it has become a drag.
  public var catchesOnTouchDown: Bool {
    get { options.catchesOnTouchDown }
    set { own().catchesOnTouchDown = newValue }
  }
  /// Whether the pull stays where it is when a release sends the screen away, so that what it has faded does not come
  /// back; otherwise it goes home, as it does wherever the screen stays.
  package var holdsPull: Bool {
    get { options.holdsPull }
    set { own().holdsPull = newValue }
  }
  /// How far a finger can pull the screen beyond its rest, as a part of its extent along the direction: on a rubber
  /// band that never yields more. What is not above 0 lets it go nowhere.
  ///
  /// What is pulled beyond is drag, which shows where the transition follows that, as `ScreenTransition.sheet` does.
  public var reach: Double {
    get { options.reach }
    set { own().reach = newValue }
  }
  /// Whether the screen resists a finger that would take it away: beyond its last detent, or from its rest if it has
  /// none, it moves on the rubber band only. Without a ``reach`` it does not.
  public var isResisting: Bool {
    get { options.isResisting }
    set { own().isResisting = newValue }
  }
  /// Your own mapping from the gesture to the inputs; replaces `progress` and `distance`. A number that is
  /// not finite leaves its input as it was.
  public var mapping: (@Sendable (GestureValues) -> Inputs)? {
    get { options.mapping }
    set { own().mapping = newValue }
  }
  /// Your own decision from the gesture, the inputs and their velocities per second; replaces `release`. A run takes a
  /// detent that is not within 0 ... 1 for the nearer end, and NaN for a cancel.
  public var decision: (@Sendable (GestureValues, Inputs, Inputs) -> ReleaseDecision)? {
    get { options.decision }
    set { own().decision = newValue }
  }

  /// What it is made of, shared by its copies until one of them is changed: an interaction is handed on at every touch.
  package private(set) var options: Options

  /// An interaction from its numbers; the rest can be set afterwards.
  ///
  /// - Parameters:
  ///   - gesture: the gesture that is recognised.
  ///   - direction: the direction of travel that makes progress; a pinch has none.
  ///   - progress: which input the travel drives.
  ///   - distance: the travel that makes a whole progress.
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
