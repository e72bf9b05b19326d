// The headless host of stories.

import Legato

/// Half of the smallest opacity that a screen can show: less is invisible.
private let faintest = 0.5 / 255

/// Plays stories on a ``Stage``.
///
/// It plays one story; after that a test may ask its ``stage`` for more.
package final class HeadlessHost: StoryHost {
  package let name = "headless"
  /// The stage on which the story is played: the story's container, once it has begun.
  package private(set) var stage = Stage(root: 0)

  var story: Story?
  var terms = StoryTerms.standard
  /// The names of screens and elements; a name's index is its number.
  var names: [String] = []
  /// The scrollers by their screens' names.
  var lists: [String: StoryList] = [:]
  /// The screen whose list is under the finger.
  var touchedList: String?
  /// Where each finger was seen last.
  private var lastPoints: [Int32: Point2D] = [:]
  /// The stage of the inner stack.
  var innerStage: Stage?
  /// What lies around a hub's centre, or a drawer's content.
  var neighbors: [Neighbor] = []
  /// The stage's time when the story began.
  private var start = 0.0

  package init() {}

  package func begin(_ story: Story, _ terms: StoryTerms) throws {
    (self.story, self.terms) = (story, terms)
    let sides = story.neighbors.sorted { $0.key.rawValue < $1.key.rawValue }
    // A hub's route keys are the indices of its neighbors, and a drawer's key is 0.
    names = sides.map(\.value) + [story.panel?.screen].compactMap { $0 }
    let policy = try terms.policy(story.policy)
    let navigator = try navigator(of: story, sides.map(\.key), policy)
    stage = Stage(navigator, size: story.size, layoutDirection: story.layoutDirection)
    stage.reducedMotion = story.reducedMotion
    stage.coveringFrame = story.panel?.frame(in: story.size, story.layoutDirection) ?? .zero
    for (screen, elements) in story.elements {
      for (element, place) in elements { self.place(element, in: screen, place) }
    }
    lists = story.scrollers.mapValues(StoryList.init)
    for (screen, height) in story.contents { stage.contents[id(screen).rawValue] = height }
    for (screen, policy) in story.policies { stage.policies[id(screen).rawValue] = try terms.policy(policy) }
    if story.container != .tabs { pushAll(story.screens.dropFirst()) }
    try nest(story)
    layBars(story)
    stage.callbacks = []
    stage.runs = []
    stage.advance(frames: 1)
    start = stage.clock.time
  }

  package func pass(until time: Double) {
    stage.clock.advance(by: start + time - stage.clock.time)
    innerStage?.clock.advance(by: stage.clock.time - (innerStage?.clock.time ?? 0))
  }

  package func touch(_ event: Recording.Event, finger: Int32, at point: Point2D) throws {
    if event == .down { try leadToNeighbors() }
    let sample = PointerSample(pointer: finger, position: point, time: stage.clock.time)
    guard tellInner(event, sample) else { return }
    let scrollables = event == .down ? scrollables(at: point) : []
    let response = stage.tell(event, sample, over: scrollables)
    let travel = event == .move ? lastPoints[finger].map { point - $0 } : nil
    followList(travel ?? .zero, isLeftToPage: response == .denied)
    lastPoints[finger] = point
    if event == .up || event == .cancel { touchedList = nil }
  }

  package func showFrame() {
    stage.showFrame()
    innerStage?.showFrame()
  }

  package var fraction: Double { stage.fraction }
  package var isRunning: Bool { stage.isRunning || innerStage?.isRunning == true }
  package var top: String { name(of: stage.navigator.top) }
  package var screens: [String] { stage.navigator.screens.map(name(of:)) }
  package var callbacks: [Callback] { stage.callbacks }
  package var detentChanges: [Int] { stage.detentChanges }
  package var attempts: [TransitionOperation] { stage.attempts }

  package func look(of layer: String) -> Story.Look? {
    let number = Int32(names.firstIndex(of: layer) ?? -1)
    if let innerStage, story?.inner?.screens.contains(layer) == true {
      return look(of: .screen(ScreenID(number)), on: innerStage)
    }
    let flying = stage.layers.map(\.kind).filter { $0.role == .element && $0.part == number }
    return Story.Look(copies: flying.reversed().compactMap { look(of: $0, on: stage) })
      ?? look(of: .screen(ScreenID(number)), on: stage)
  }

  /// The look of a layer; nil if it is invisible.
  private func look(of kind: Layer.Kind, on stage: Stage) -> Story.Look? {
    guard let state = stage.state(of: kind), state.opacity > faintest else { return nil }
    let rest = stage.navigator.layers.first { $0.kind == kind }?.frame ?? Rect2D(size: stage.size)
    let frame = state.box(of: rest)
    let isInside = frame.maxX > 0 && frame.minX < stage.size.width && frame.maxY > 0 && frame.minY < stage.size.height
    guard isInside else { return nil }
    return Story.Look(frame: frame, opacity: state.opacity)
  }
}
