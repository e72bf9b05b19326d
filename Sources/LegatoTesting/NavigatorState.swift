// The state of a navigator at one instant.

import Legato

/// The state of a navigator at one instant, to be printed and compared.
///
/// It has the screens and their resting places, the run and its destination, the open question, the owner of the
/// fingers, and a checksum of the shown frame. Navigators that were made in the same way and were sent the same events
/// have equal states, to the bit. An app's transitions and gestures are not compared.
public struct NavigatorState: Equatable, Sendable {
  /// A screen of the stack.
  struct Screen: Equatable {
    var id: ScreenID
    /// The operation that brought it.
    var operation: TransitionOperation
    /// How much of its way it has travelled at rest, 0 ... 1.
    var detent: Double
    /// The number of the run that has taken it there, if the run's layers stay.
    var resting: Int32?
  }

  /// The present run.
  struct Run: Equatable {
    var request: TransitionRequest
    var transition: TransitionName
    /// Its phase, with the decision of a release.
    var phase: TransitionDriver.Phase
    var inputs: Inputs
    /// Per second.
    var velocity: Inputs
    var commitment: Legato.Run.Commitment
  }

  /// A question to the host, or to the host's system.
  struct Question: Equatable {
    enum About: Equatable {
      case screen, beginning, measures
    }

    var number: Int32
    var asker: Legato.Question.Asker
    var about: About
    /// The request that the gesture has become; nil before.
    var request: TransitionRequest?
    /// Whether the fingers have lifted.
    var isReleased: Bool
    /// Whether the fingers were cancelled.
    var isCancelled: Bool
    /// The number of the run that is being measured.
    var measuring: Int32?
  }

  /// A finger that is down.
  struct Finger: Equatable {
    var pointer: Int32
    var position: Point2D
  }

  /// The fingers that are down, and their owner.
  struct Touch: Equatable {
    enum State: Equatable {
      case none, undecided, awaitingSystem, asking, scrolling, holding, denied
    }

    var fingers: [Finger]
    var state: State
    /// The offset of the list that shares a drag with its sheet.
    var listOffset: Double?
  }

  /// The shown frame.
  struct Frame: Equatable {
    var layerCount: Int
    var digest: UInt64
  }

  /// The time of the host's clock, in seconds.
  var time: Double
  /// The time of the runs' clock, which never goes back.
  var now: Double
  var size: Size2D
  var layoutDirection: ReadingDirection
  /// The screens, the root first.
  var screens: [Screen]
  /// The screen that answers the user.
  var top: ScreenID
  var run: Run?
  /// The run that has ended and is still shown.
  var resting: TransitionRequest?
  var question: Question?
  /// A question that the observers have allowed, and that still waits for the host's system.
  var consent: Question?
  /// The events that wait for the answer, in order.
  var waiting: [String]
  /// The number of the run that is being measured again.
  var measuring: Int32?
  var touch: Touch
  var frame: Frame

  /// The present state of a navigator.
  public init(_ navigator: Navigator) {
    time = navigator.time
    now = navigator.now
    size = navigator.size.sanitized
    layoutDirection = navigator.layoutDirection
    screens = navigator.entries.map(Screen.init)
    top = navigator.top
    run = navigator.parts.run.map { Run($0, of: navigator) }
    resting = navigator.parts.resting?.request
    question = navigator.question.map(Question.init)
    consent = navigator.consent.map(Question.init)
    waiting = navigator.parts.waiting.map { $0.event.words(number: $0.number) }
    measuring = navigator.parts.measuring
    touch = Touch(navigator.parts.session)
    frame = Frame(navigator)
  }
}

extension NavigatorState.Screen {
  init(_ entry: Navigator.Entry) {
    (id, operation, detent, resting) = (entry.screen, entry.operation, entry.detent, entry.restingRun)
  }
}

extension NavigatorState.Run {
  init(_ run: Run, of navigator: Navigator) {
    (request, transition) = (run.request, run.transition.name)
    (phase, inputs, velocity) = (navigator.phase, navigator.inputs, navigator.velocity)
    commitment = run.printedCommitment
  }
}

extension NavigatorState.Question {
  init(_ question: Legato.Question) {
    (number, asker) = (question.number, question.asker)
    (request, isReleased, isCancelled, measuring) = question.parts
    about = measuring != nil ? .measures : request != nil ? .beginning : .screen
  }
}

extension NavigatorState.Touch {
  init(_ session: GestureSession) {
    fingers = session.samples.map { NavigatorState.Finger(pointer: $0.pointer, position: $0.position) }
    listOffset = session.parts.list?.offset
    state =
      switch session.parts.fingers {
      case .none: .none
      case .undecided: .undecided
      case .recognized:
        switch session.parts.awaited {
        case .answer: .asking
        case .list: .scrolling
        case .system, nil: .awaitingSystem
        }
      case .holding: .holding
      case .denied: .denied
      }
  }
}

extension NavigatorState.Frame {
  init(_ navigator: Navigator) {
    layerCount = navigator.layers.count
    var digest = Digest()
    for layer in navigator.layers { digest.add(layer) }
    for state in navigator.states { digest.add(state) }
    self.digest = digest.value
  }
}
