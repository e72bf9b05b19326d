// What goes into a navigator, and what comes out of it.

extension Navigator {
  /// What happens to a navigator: what an app asks for, what fingers do, what the host answers, and time.
  public enum Event {
    /// The app asks for other screens.
    ///
    /// While a question is open (``Effect/find(_:key:)``, ``Effect/ask(_:)``, ``Effect/prepare(_:)``) this waits, as
    /// all does but time, sizes, and fingers that have asked it or hold the run: so a later answer leads to what an
    /// earlier one would have. A call that begins takes the fingers that have landed by then.
    case request(Request)
    /// What runs goes the other way; nothing at rest, while a finger holds it, and where screens have changed under it.
    case reverse
    /// What runs ends now, where its decision says; nothing at rest.
    case finish

    /// A finger lands: a position that is not finite or beyond a billion points is the page's. The scrollers under it
    /// come innermost first, as they are now; those of a further finger are not asked.
    case pointerDown(PointerSample, over: [Scrollable])
    /// A finger moves. A sample that makes no sense, or of a finger that has not landed, moves nothing.
    case pointerMoved(PointerSample)
    /// A finger lifts. With the last one of its gesture the run is released.
    case pointerUp(PointerSample)
    /// The system has taken all fingers away: the gesture is cancelled.
    case pointersCancelled
    /// A list that ``Effect/scroll(_:to:velocity:)`` has moved is as the host says now. Where it is not as it was put,
    /// such as where its content has become shorter, it goes on from there.
    case scrolled(Scrollable)
    /// The host's system asks whether a gesture that is ``PointerResponse/pending`` may begin: the host and its
    /// observers are asked, once. A denial leaves the fingers to the page; see ``Navigator/pointerResponse``.
    case shouldBegin
    /// The host's system lets the fingers that are ``PointerResponse/pending`` have their gesture.
    case allowed

    /// Takes hold of what runs, as a finger does, and shows it where the covering screen has come a part of its way:
    /// 0 ... 1, and what is beyond counts as the nearer end. A run that is committed is taken back from where it is.
    /// Nothing at rest, while a finger holds the run, where screens have changed under it, and for a number that is not
    /// finite.
    case scrub(to: Double)
    /// Lets go of a run that is scrubbed: the covering screen stays or goes; nil for the nearer end.
    case endScrub(covering: Bool?)

    /// An answer to ``Effect/ask(_:)``: whether the run of this number may begin.
    case answered(Int32, Bool)
    /// An answer to ``Effect/find(_:key:)``: the screen that the gesture of this number brings; nil for none, which
    /// leaves the drag to the page.
    case found(Int32, Destination?)
    /// An answer to ``Effect/prepare(_:)`` or ``Effect/measure(_:)``: what was measured for the run of this number; nil
    /// if a screen is not there, which denies it, or ends it where its decision says.
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
    /// May this run begin? Answered by ``Event/answered(_:_:)``, at once or
    /// later.
    case ask(TransitionRequest)
    /// Put the new screen in place and measure both. Answered by ``Event/measured(_:_:)``.
    case prepare(TransitionRequest)
    /// Measure the screens of a run anew that is shown already. Answered by ``Event/measured(_:_:)``.
    case measure(TransitionRequest)
    /// Other layers are shown from now on: see ``Navigator/layers``. A host keeps what it has made for a layer of the
    /// same kind, makes what is new, and restores the rest exactly.
    case show
    /// What was to become the run of this number was denied, or was not possible; nothing has changed.
    case denied(Int32)
    /// The fingers scroll a list that shares their drag with its sheet (``PanGesture/sharesDrags``): the one of this
    /// place among those under the first finger is put at an offset. When they have lifted it goes on from there with
    /// the velocity in points per second, as lists do; 0 before.
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
    /// After the run has ended, a screen rests at another of its detents than when that began: the one of this place
    /// among them, the lowest first and the whole way last.
    case didChangeDetent(TransitionRequest, Int32)
    /// A finger has attempted what may not be: observers have answered no, or it has pulled a screen that resists below
    /// its last rest and has lifted there. The screen stays, and an app may ask the user what is to become of what is
    /// not saved. At most once for each gesture.
    case didAttempt(TransitionRequest)
  }
}
