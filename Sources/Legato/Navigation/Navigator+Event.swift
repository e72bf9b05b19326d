// The events that a navigator takes, the effects that it asks of its host, and which events wait for an answer.

extension Navigator {
  /// Something that happens to a navigator: a request of the app, a finger, an answer of the host, or time.
  ///
  /// While a question is open (``Effect/find(_:key:)``, ``Effect/ask(_:)``, ``Effect/prepare(_:)``), many events wait,
  /// in their order. So a later answer has the same result as an earlier one:
  ///
  /// | Event | When it is handled |
  /// |---|---|
  /// | answers, measurements, changes, sizes, offsets of lists, ticks | at once |
  /// | requests, reversals, finishing, scrubbing | after the answer |
  /// | the system asks or allows | at once, if the fingers have asked the question |
  /// | fingers that have become a gesture, or are denied, move, land or lift | at once |
  /// | fingers move or land while others hold the run | at once |
  /// | fingers that hold the run lift, which might decide before the earlier question | after the answer |
  /// | a finger lands that is down already, because its lift was lost | after the answer |
  /// | other fingers land, move or lift | after the answer |
  /// | a finger's event after another finger's event that waits | after the waiting event |
  ///
  /// If the answer begins a run that no finger has asked for, all fingers that have landed by then are denied.
  /// Otherwise the fingers that have waited touch what is shown then.
  public enum Event {
    /// The app asks for other screens.
    case request(Request)
    /// Reverses the present run. Does nothing at rest, while a finger holds the run, and if the screens have changed
    /// under it.
    case reverse
    /// Ends the present run at once, with its decision. Does nothing at rest.
    case finish

    /// A finger lands. If its position is not finite or is beyond a billion points, the finger is left to the page. The
    /// scrollers under it are those of this moment, innermost first. The scrollers of a further finger are ignored.
    case pointerDown(PointerSample, over: [Scrollable])
    /// A finger moves. A sample that is invalid, or of a finger that has not landed, moves nothing.
    case pointerMoved(PointerSample)
    /// A finger lifts. The last lift of a gesture releases the run.
    case pointerUp(PointerSample)
    /// The system has cancelled all fingers, and with them the gesture.
    case pointersCancelled
    /// The offset of a list after ``Effect/scroll(_:to:velocity:)``. If the host could not set it as asked, for
    /// instance because the content has become shorter, the drag continues from this offset.
    case scrolled(Scrollable)
    /// The host's system asks whether a gesture that is ``PointerResponse/pending`` may begin. The host and its
    /// observers are asked once. A denial leaves the fingers to the page; see ``Navigator/pointerResponse``.
    case shouldBegin
    /// The host's system lets the gesture begin whose fingers are ``PointerResponse/pending``.
    case allowed

    /// Holds the run as a finger does, and shows it with the covering screen at this fraction of its way, clamped to
    /// 0 ... 1. If the run has committed, a run that takes it back begins. Does nothing at rest, while a finger holds
    /// the run, if the screens have changed under it, and for a number that is not finite.
    case scrub(to: Double)
    /// Lets a scrubbed run settle. The covering screen stays or goes; nil is the nearer end.
    case endScrub(covering: Bool?)

    /// The answer to ``Effect/ask(_:)``: whether the run with this number may begin.
    case answered(Int32, Bool)
    /// The answer to ``Effect/find(_:key:)``: the screen for the gesture with this number. Nil leaves the drag to the
    /// page.
    case found(Int32, Destination?)
    /// The answer to ``Effect/prepare(_:)`` or ``Effect/measure(_:)``: the measured context for the run with this
    /// number. Nil if a screen is missing: a run that has not begun is denied, and one that is shown ends with its
    /// decision.
    case measured(Int32, TransitionContext?)

    /// The container has another size, in points. The present run is measured again and continues at the same inputs. A
    /// finger that drives the run keeps it, and what it has dragged stays as many points away as it was.
    case resized(Size2D)
    /// A measured value has changed, such as the place of an element.
    case changed
    /// Time has passed, and a frame is about to be shown.
    case tick
  }

  /// Something that the host carries out for a navigator, in the order of ``nextEffect()``.
  public enum Effect: Equatable, Sendable {
    /// A finger is about to bring a screen. Supply the screen for this key, with ``Event/found(_:_:)``.
    case find(Int32, key: Int32)
    /// Ask the observers whether this run may begin. Answer with ``Event/answered(_:_:)``, at once or later.
    case ask(TransitionRequest)
    /// Put the new screen in place and measure both screens. Answer with ``Event/measured(_:_:)``.
    case prepare(TransitionRequest)
    /// Measure the screens of the present run again. Answer with ``Event/measured(_:_:)``.
    case measure(TransitionRequest)
    /// Show other layers from now on: see ``Navigator/layers``. A host keeps what it has made for layers of the same
    /// kind, makes the new ones, and restores the views of all others exactly.
    case show
    /// The run with this number does not begin: it was denied, or was impossible. Nothing has changed.
    case denied(Int32)
    /// Scroll a list to an offset. The number is its index among the scrollers under the first finger. The list shares
    /// the drag with its sheet (``PanGesture/sharesDrags``). The velocity is in points per second. It is 0 while
    /// fingers drag; after their lift the list continues by itself with this velocity.
    case scroll(Int32, to: Double, velocity: Double)
    /// A run begins: both screens are in place, and its layers are known. Show frames from now on, while
    /// ``Navigator/isRunning`` is `true`.
    case willBegin(TransitionRequest)
    /// The finger or the settle has changed the inputs. At most once a frame.
    case didChange(TransitionRequest, Inputs)
    /// The finger has lifted, or a run without a finger has set off. A grab cancels this, and the next release repeats
    /// the effect.
    case willEnd(TransitionRequest, ReleaseDecision)
    /// The run has ended with this decision. Comes exactly once for each run that has begun. See
    /// ``TransitionRequest/outcome(of:)``.
    case didEnd(TransitionRequest, ReleaseDecision)
    /// After a run, a screen rests at another detent than before. The number is the index of the detent: the lowest is
    /// first, the whole way is last.
    case didChangeDetent(TransitionRequest, Int32)
    /// A finger has attempted what is not allowed: observers have denied it, or the finger has pulled a resisting
    /// screen below its lowest detent and has lifted there. The screen stays, and an app may ask the user about unsaved
    /// changes. At most once for each gesture.
    case didAttempt(TransitionRequest)
  }
}
