extension UIKitDouble {
  /// The choices that UIKit's documentation leaves open. A host must behave under either value of each.
  public struct Settings: Sendable, CustomStringConvertible {
    /// The appearing controller is notified before the disappearing one.
    public var appearingFirst = false

    /// The delegate is asked for its animation controller in the layout pass that starts the run, not in the call.
    public var asksDelegateAtLayout = false

    /// `viewControllers` shows the new stack only from that layout pass on.
    public var stackChangesAtLayout = false

    /// A presentation starts at the next layout pass, not in the call.
    public var presentsAtLayout = false

    /// A presentation in the presenter's context is placed in the presenter's view, not beside it.
    public var presentsInsidePresenter = false

    /// Every transition starts a frame after the request, even if a layout pass happens before.
    public var startsAFrameLater = false

    /// Completions of animations without a duration run within the call.
    public var zeroDurationCompletesAtOnce = false

    /// Coordinators call their completions a second time.
    public var coordinatorCompletesTwice = false

    /// Recognisers of outer views get a touch before those of inner views.
    public var outerRecognizersFirst = false

    /// A scroll view that does not scroll leaves its recogniser enabled, which then never begins.
    public var scrollRecognizersStayOn = false

    /// `willShow` precedes the appearance calls.
    public var willShowFirst = false

    /// An animation controller that outlives its run by a frame is a violation.
    public var reportsRetainedAnimators = false

    /// A navigation bar shows its content as labels and buttons of public classes.
    public var barsHaveLabels = true

    /// A navigation bar gets no touches during a transition.
    public var barsAreDeaf = false

    /// Frames a second: 60, or 120 on a ProMotion display.
    public var frameRate = 60.0

    /// The style that UIKit uses for `.automatic`.
    public var automaticStyle = UIModalPresentationStyle.pageSheet

    /// The fate of a change of a navigation stack that is requested during another change's transition.
    public enum Overlap: Sendable {
      /// It follows, with its own animation.
      case queues
      /// It follows, without an animation.
      case jumps
      /// It is ignored.
      case drops
    }

    public var overlap = Overlap.queues

    public init() {}

    /// What UIKit has been seen to do.
    public static let usual = Settings()

    /// The opposite of `usual`, wherever the documentation leaves a choice.
    public static let contrary: Settings = {
      var settings = Settings()
      settings.appearingFirst = true
      settings.asksDelegateAtLayout = true
      settings.stackChangesAtLayout = true
      settings.presentsAtLayout = true
      settings.presentsInsidePresenter = true
      settings.zeroDurationCompletesAtOnce = true
      settings.coordinatorCompletesTwice = true
      settings.outerRecognizersFirst = true
      settings.scrollRecognizersStayOn = true
      settings.willShowFirst = true
      settings.barsAreDeaf = true
      settings.automaticStyle = .formSheet
      settings.overlap = .drops
      return settings
    }()

    /// A busy UIKit: a finger may have lifted before anything has started.
    public static let late: Settings = {
      var settings = contrary
      settings.startsAFrameLater = true
      return settings
    }()

    /// Both, as the arguments of a test.
    public static let both = [usual, contrary]

    /// Both, with each fate of a change that is requested during another one.
    public static let overlapping = both.flatMap { order in
      [Overlap.queues, .jumps, .drops].map { overlap in
        var settings = order
        settings.overlap = overlap
        return settings
      }
    }

    public var description: String {
      "\(startsAFrameLater ? "late" : appearingFirst ? "contrary" : "usual"), \(overlap)"
    }
  }
}
