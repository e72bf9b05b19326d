// The state of a navigator: printed and compared.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct NavigatorStateTests {
  /// A finger has taken hold of a sheet, while it is asked whether that may be dismissed by a call.
  private func story() -> Stage {
    let stage = Stage(root: 0)
    stage.push(1, transition: .still(), animated: false)
    let dragged = TransitionPolicy(interactions: [.fullScreenPan(.down)])
    stage.present(2, transition: .still(), policy: dragged, detents: [0.5])
    stage.settle()
    stage.finger.begin(at: Point2D(x: 100, y: 600))
    stage.finger.drag(by: .down(110), over: 0.1)
    stage.answersLater = true
    stage.dismiss()
    return stage
  }

  @Test func aStateIsPrintedInAFewLines() {
    let stage = story()
    #expect(
      NavigatorState(stage.navigator).description == """
        at 1.1 s, 402 × 874
        screens: 0, 1 (push), 2 (present at 0.5 by run 2); 2 answers
        run 3: dismiss 2 → 1 by still, interactive, tracking, fraction 0.614 at 1.259 per second
        asking 4: call, dismiss 2 → 1, beginning
        fingers: 0 at (100, 710), holding
        frame: 2 layers, 6ca3403094559775
        """)
    stage.finger.release()
    stage.answer(true)
    stage.settle()
    #expect(
      NavigatorState(stage.navigator).description == """
        at 2.117 s, 402 × 874
        screens: 0, 1 (push); 1 answers
        frame: 0 layers, cbf29ce484222325
        """)
  }

  @Test func aStateIsReadWithoutChangingIt() {
    let (watched, other) = (story(), story())
    for stage in [watched, other] { stage.finger.release() }
    for _ in 0..<20 {
      #expect(NavigatorState(watched.navigator) == NavigatorState(watched.navigator))
      for stage in [watched, other] { stage.advance(frames: 1) }
    }
    #expect(NavigatorState(watched.navigator) == NavigatorState(other.navigator))
  }

  /// Two stages that differ in what the row is called.
  struct Pair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let first: @Sendable (Stage) -> Void
    let second: @Sendable (Stage) -> Void

    init(_ name: String, _ first: @escaping @Sendable (Stage) -> Void, _ second: @escaping @Sendable (Stage) -> Void) {
      (testDescription, self.first, self.second) = (name, first, second)
    }

    func state(_ play: (Stage) -> Void) -> NavigatorState {
      let stage = Stage(root: 0)
      play(stage)
      return NavigatorState(stage.navigator)
    }
  }

  static let pairs = [
    Pair("time", { $0.frame(after: 1) }, { $0.frame(after: 2) }),
    Pair("the clock of the runs", { $0.tick(at: [5]) }, { $0.tick(at: [10, 4.9, 5]) }),
    Pair("size", { $0.resize(to: Size2D(width: 10, height: 20)) }, { $0.resize(to: Size2D(width: 10, height: 21)) }),
    Pair("layout direction", { _ in }, { $0.layoutDirection = .rightToLeft }),
    Pair("a screen", { $0.push(1, animated: false) }, { $0.push(2, animated: false) }),
    Pair("how a screen came", { $0.push(1, animated: false) }, { $0.present(1, animated: false) }),
    Pair("where a screen rests", { $0.rest(at: 0.5) }, { $0.rest(at: 0.6) }),
    Pair("the run by which a screen rests", { $0.rest(at: 0.5) }, { $0.rest(at: 0.5, after: 1) }),
    Pair("the run's transition", { $0.push(1, transition: .still("a")) }, { $0.push(1, transition: .still("b")) }),
    Pair("the run's number", { $0.push(1) }, { $0.push(1, after: 1) }),
    Pair("the run's screens", { $0.push(1, transition: .still()) }, { $0.push(2, transition: .still()) }),
    Pair("what the run is doing", { $0.scrub(lettingGo: false) }, { $0.scrub(lettingGo: true) }),
    Pair("inputs", { $0.halfASecond(of: .still(lasting: 1)) }, { $0.halfASecond(of: .still(lasting: 2)) }),
    Pair("whether the run is committed", { $0.push(awaitingScrub: false) }, { $0.push(awaitingScrub: true) }),
    Pair("whether the run is sealed", { $0.push(1, thenSetting: false) }, { $0.push(1, thenSetting: true) }),
    Pair("what is asked", { $0.ask(for: [1]) }, { $0.ask(for: [2]) }),
    Pair("what waits", { $0.ask(for: [1]) }, { $0.ask(for: [1, 2]) }),
    Pair("what the question is about", { $0.begin(answering: false) }, { $0.begin(answering: true) }),
    Pair("where what is asked is scrubbed to", { $0.takeBack(to: 0.3) }, { $0.takeBack(to: 0.4) }),
    Pair("whether those that ask have lifted", { $0.swipe(releasing: false) }, { $0.swipe(releasing: true) }),
    Pair("what is measured", { $0.push(1, thenChanging: false) }, { $0.push(1, thenChanging: true) }),
    Pair("where a finger is", { $0.touch(x: 200) }, { $0.touch(x: 201) }),
    Pair("which finger it is", { $0.touch(x: 200) }, { $0.touch(x: 200, by: $0.secondFinger) }),
    Pair("what the fingers may become", { $0.touch(x: 200) }, { $0.touch(x: 200, among: []) }),
    Pair("whose the fingers are", { $0.swipe(waitingForSystem: false) }, { $0.swipe(waitingForSystem: true) }),
    Pair("where a list is", { $0.touch(x: 200, list: 0) }, { $0.touch(x: 200, list: 40) }),
    Pair("what is shown", { $0.push(1, transition: .still(at: 10)) }, { $0.push(1, transition: .still(at: 11)) }),
  ]

  @Test(arguments: pairs) func statesThatDifferInOnePartAreNotEqualAndReadDifferently(pair: Pair) {
    let (first, second) = (pair.state(pair.first), pair.state(pair.second))
    #expect(first == pair.state(pair.first))
    #expect(first != second)
    #expect(first.description != second.description)
  }
}

extension Stage {
  fileprivate func tick(at times: [Double]) {
    for time in times { send(.tick, at: time) }
  }

  /// A sheet has come to a detent, after this number of denied requests.
  fileprivate func rest(at detent: Double, after denials: Int = 0) {
    for _ in 0..<denials { pop() }
    present(1, transition: .still(), detents: [.fraction(detent)])
    settle()
  }

  /// A screen comes, after this number of denied requests.
  fileprivate func push(_ screen: ScreenID, after denials: Int) {
    for _ in 0..<denials { pop() }
    push(screen)
  }

  /// A screen comes, and perhaps the root is another one then.
  fileprivate func push(_ screen: ScreenID, thenSetting isSet: Bool) {
    push(screen, transition: .still())
    if isSet { setScreens([0, 3, screen]) }
  }

  /// A screen comes, and perhaps something has moved since it was measured.
  fileprivate func push(_ screen: ScreenID, thenChanging isChanged: Bool) {
    push(screen)
    if isChanged { navigator.send(.changed, at: 0) }
  }

  /// A screen comes by itself, or has been scrubbed and let go.
  fileprivate func push(awaitingScrub: Bool) {
    request(.add(1, by: .push).with(transition: .still(), awaitsScrub: awaitingScrub))
    endScrub(covering: true)
  }

  fileprivate func scrub(lettingGo isLetGo: Bool) {
    request(.add(1, by: .push).with(transition: .still(), awaitsScrub: true))
    scrub(to: 0.5)
    if isLetGo { endScrub() }
  }

  fileprivate func halfASecond(of transition: ScreenTransition) {
    push(1, transition: transition)
    frame(after: 0.5)
  }

  /// Screens are asked for, and nothing is answered.
  fileprivate func ask(for screens: [ScreenID]) {
    answersLater = true
    for screen in screens { push(screen) }
  }

  /// The engine has been asked for a screen and, if so, has its answer, and the host has done nothing else.
  fileprivate func begin(answering isAnswering: Bool) {
    navigator.send(.request(.push(1)), at: 0)
    if isAnswering { navigator.send(.answered(1, true), at: 0) }
  }

  /// A screen that comes is to be taken back by a number.
  fileprivate func takeBack(to coverage: Double) {
    push(1, transition: .still())
    answersLater = true
    scrub(to: coverage)
  }

  /// A finger swipes back and waits for an answer of the app, or of the system.
  fileprivate func swipe(releasing isReleasing: Bool = false, waitingForSystem: Bool = false) {
    push(1, animated: false)
    answersLater = true
    navigator.waitsForSystem = waitingForSystem
    finger.begin(at: Point2D(x: 5, y: 400))
    finger.drag(by: .right(100), over: 0.1)
    if isReleasing { finger.release() }
  }

  /// A finger has landed on a screen.
  fileprivate func touch(
    x: Double, by finger: Finger? = nil, among interactions: [Interaction] = [.fullScreenPan(.down)],
    list offset: Double? = nil
  ) {
    push(1, policy: TransitionPolicy(interactions: interactions), animated: false)
    var list = Scrollable(axis: .vertical, offset: offset ?? 0, upper: 2000)
    list.isShared = true
    (finger ?? self.finger).begin(at: Point2D(x: x, y: 400), over: offset == nil ? [] : [list])
  }
}

extension ScreenTransition {
  /// The covering screen stands still, moved to the right by this number of points.
  fileprivate static func still(
    _ name: TransitionName = "still", lasting seconds: Double = 1, at place: Double = 0
  ) -> ScreenTransition {
    ScreenTransition(name, motion: .curve(.linear, duration: seconds)) { context in
      let timeline = TimelineBuilder(context)
      _ = timeline.screen(.covered)
      timeline.move(timeline.screen(.covering), from: .right(place), to: .right(place))
      return timeline.build()
    }
  }
}
