// What goes into a navigator, what comes out of it, and what waits for an answer.

extension Navigator {
  /// What happens to a navigator: what an app asks for, what fingers do, what the host answers, and time.
  ///
  /// While a question is open (``Effect/find(_:key:)``, ``Effect/ask(_:)``, ``Effect/prepare(_:)``) much waits, in its
  /// order, so that a later answer leads to the same as an earlier one:
  ///
  /// | What happens | When it counts |
  /// |---|---|
  /// | an answer, a measurement, a change, a size, a list's place, a tick | at once |
  /// | something is requested, reversed, finished, scrubbed | after the answer |
  /// | the system asks or allows | at once if the fingers have asked the question |
  /// | fingers move, land or lift that have become a gesture, or are denied | at once |
  /// | fingers move or land where others hold the run | at once |
  /// | these lift, which might decide before what was asked earlier | after the answer |
  /// | a finger lands that was down, so that its lift was lost | after the answer |
  /// | fingers land, move or lift while none is down that has become anything | after the answer |
  /// | fingers do anything after something of theirs that waits | after that |
  ///
  /// If a call's run begins with the answer, all fingers that have landed by then are denied; otherwise those that have
  /// waited touch what is shown then.
  public enum Event {
    /// The app asks for other screens.
    case request(Request)
    /// Turns what runs round. Does nothing at rest, while a finger holds the run, and where screens have changed under
    /// it.
    case reverse
    /// Ends what runs now, where its decision says. Does nothing at rest.
    case finish

    /// A finger lands. One at a position that is not finite, or beyond a billion points, is left to the page. The
    /// scrollers under it come innermost first, as they are now; those of a further finger are ignored.
    case pointerDown(PointerSample, over: [Scrollable])
    /// A finger moves. A sample that makes no sense, or of a finger that has not landed, moves nothing.
    case pointerMoved(PointerSample)
    /// A finger lifts. With the last one of its gesture the run is released.
    case pointerUp(PointerSample)
    /// The system has taken all fingers away: the gesture is cancelled.
    case pointersCancelled
    /// Where a list is that ``Effect/scroll(_:to:velocity:)`` has moved. Where the host could not put it there, for
    /// instance because its content has become shorter, the drag goes on from where it is.
    case scrolled(Scrollable)
    /// The host's system asks whether a gesture that is ``PointerResponse/pending`` may begin: the host and its
    /// observers are asked, once. A denial leaves the fingers to the page; see ``Navigator/pointerResponse``.
    case shouldBegin
    /// The host's system gives the fingers that are ``PointerResponse/pending`` their gesture.
    case allowed

    /// Takes hold of the run, as a finger does, and shows it where the covering screen has come this part of its way,
    /// clamped to 0 ... 1. A committed run is taken back from where it is. Does nothing at rest, while a finger holds
    /// the run, where screens have changed under it, and for a number that is not finite.
    case scrub(to: Double)
    /// Lets a scrubbed run settle: the covering screen stays or goes; nil for the nearer end.
    case endScrub(covering: Bool?)

    /// An answer to ``Effect/ask(_:)``: whether the run of this number may begin.
    case answered(Int32, Bool)
    /// An answer to ``Effect/find(_:key:)``: the screen that the gesture of this number brings; nil for none, which
    /// leaves the drag to the page.
    case found(Int32, Destination?)
    /// An answer to ``Effect/prepare(_:)`` or ``Effect/measure(_:)``: what was measured for the run of this number. Nil
    /// if a screen is not there: a run that was about to begin is denied, and one that is shown ends where its decision
    /// says.
    case measured(Int32, TransitionContext?)

    /// The container has another size in points. What runs is measured anew and goes on at the same inputs, under the
    /// finger that drives it, if one does.
    case resized(Size2D)
    /// Something that was measured has changed, such as the place of an element.
    case changed
    /// Time has passed: a frame is about to be shown.
    case tick
  }

  /// What a navigator asks of its host, to be carried out in the order of ``nextEffect()``.
  public enum Effect: Equatable, Sendable {
    /// A finger is about to bring a screen: which one does this key stand for? Answered by ``Event/found(_:_:)``.
    case find(Int32, key: Int32)
    /// May this run begin? Answered by ``Event/answered(_:_:)``, at once or later.
    case ask(TransitionRequest)
    /// Put the new screen in place and measure both. Answered by ``Event/measured(_:_:)``.
    case prepare(TransitionRequest)
    /// Measure again the screens of the run that is shown. Answered by ``Event/measured(_:_:)``.
    case measure(TransitionRequest)
    /// Other layers are shown from now on: see ``Navigator/layers``. A host keeps what it has made for a layer of the
    /// same kind, makes what is new, and restores the rest exactly.
    case show
    /// What was to become the run of this number was denied, or was not possible; nothing has changed.
    case denied(Int32)
    /// Put a list at an offset: the fingers scroll the one at this place among those under the first finger, which
    /// shares their drag with its sheet (``PanGesture/sharesDrags``). The velocity, in points per second, is 0 until
    /// they have lifted; from then on the list glides with it, as lists do.
    case scroll(Int32, to: Double, velocity: Double)
    /// A run begins: both screens are in place and its layers are known. Frames are needed from now on, until
    /// ``Navigator/isRunning`` says no.
    case willBegin(TransitionRequest)
    /// The inputs have changed, by the finger or by the settle. At most once a frame.
    case didChange(TransitionRequest, Inputs)
    /// The finger has lifted, or a run without a finger is on its way. A grab takes this back, and the next release
    /// says it anew.
    case willEnd(TransitionRequest, ReleaseDecision)
    /// The run has ended there; this comes exactly once for each run that has begun. See
    /// ``TransitionRequest/outcome(of:)``.
    case didEnd(TransitionRequest, ReleaseDecision)
    /// After a run, a screen rests at another of its detents than when the run began. The number is the detent's place
    /// among them: the lowest comes first, the whole way last.
    case didChangeDetent(TransitionRequest, Int32)
    /// A finger has attempted what is not allowed: observers have denied it, or it has pulled a resisting screen below
    /// its lowest detent and has lifted there. The screen stays, and an app may ask the user about unsaved changes. At
    /// most once for each gesture.
    case didAttempt(TransitionRequest)
  }
}
