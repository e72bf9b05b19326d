// The headless host of stories.

import Legato

/// Plays stories on a ``Stage``.
///
/// A host for one story: after it the ``stage`` can be asked for more.
public final class HeadlessHost: StoryHost {
  public let name = "headless"
  /// What the story is played on: the container that it asks for, once it has begun.
  public private(set) var stage = Stage(root: 0)

  private var story: Story?
  private var terms = StoryTerms.standard
  /// The names of screens and elements; a number is a name's place.
  private var names: [String] = []
  private var hub: Hub?
  private var drawer: Drawer?
  /// The stage's time when the story began.
  private var start = 0.0

  /// A host that has not begun.
  public init() {}

  public func begin(_ story: Story, _ terms: StoryTerms) throws {
    (self.story, self.terms) = (story, terms)
    let sides = story.neighbours.sorted { $0.key.rawValue < $1.key.rawValue }
    // A hub asks for its neighbours by their places, and a drawer for its panel by the first one.
    names = sides.map(\.value) + [story.panel?.screen].compactMap { $0 }
    let policy = try terms.policy(story.policy)
    let stack = try stack(of: story, sides.map(\.key), policy)
    stage = Stage(stack, size: story.size, layoutDirection: story.layoutDirection)
    stage.reducedMotion = story.reducedMotion
    stage.coveringFrame = story.panel?.frame(in: story.size, story.layoutDirection) ?? .zero
    for (screen, elements) in story.elements {
      for (element, place) in elements { self.place(element, in: screen, place) }
    }
    for (screen, policy) in story.policies { stage.policies[id(screen).rawValue] = try terms.policy(policy) }
    if story.container != .tabs { pushAll(story.screens.dropFirst()) }
    stage.callbacks = []
    stage.runs = []
    stage.advance(frames: 1)
    start = stage.clock.time
  }

  public func pass(until time: Double) { stage.clock.advance(by: start + time - stage.clock.time) }

  public func touch(_ event: Recording.Event, finger: Int32, at point: Point) throws {
    if event == .down { try leadToNeighbours() }
    stage.tell(
      event, PointerSample(pointer: finger, position: point, time: stage.clock.time), over: scrollables(at: point))
  }

  public func showFrame() { stage.showFrame() }

  public var fraction: Double { stage.fraction }
  public var isRunning: Bool { stage.isRunning }
  public var top: String { name(of: stage.stack.top) }
  public var screens: [String] { stage.stack.screens.map(name(of:)) }
  public var callbacks: [Callback] { stage.callbacks }

  public func look(of layer: String) -> Story.Look? {
    let number = Int32(names.firstIndex(of: layer) ?? -1)
    let flying = stage.layers.map(\.kind).filter { $0.role == .element && $0.part == number }
    return (flying.reversed() + [.screen(ScreenID(number))]).lazy.compactMap(look).first
  }

  /// How a layer is seen; nil if nothing of it can be.
  private func look(of kind: Layer.Kind) -> Story.Look? {
    guard let state = stage.state(of: kind), state.opacity > 0, let frame = stage.frame(of: kind) else { return nil }
    let isInside = frame.maxX > 0 && frame.minX < stage.size.width && frame.maxY > 0 && frame.minY < stage.size.height
    guard isInside else { return nil }
    return Story.Look(frame: frame, opacity: state.opacity)
  }
}

// MARK: Requests

extension HeadlessHost {
  public func perform(_ request: Story.Request) throws {
    switch request {
    case .push(let screen, let call):
      let policy = try policy(of: screen, call)
      stage.push(id(screen), transition: try transition(call), policy: policy, animated: call.isAnimated)
    case .present(let screen, let detents, let call):
      stage.present(
        id(screen), transition: try transition(call), policy: try policy(of: screen, call), stops: detents,
        animated: call.isAnimated)
    case .replace(let screen, let call):
      let policy = try policy(of: screen, call)
      stage.replace(id(screen), transition: try transition(call), policy: policy, animated: call.isAnimated)
    case .set(let screens, let call):
      let policy = try screens.last.map { try self.policy(of: $0, call) } ?? TransitionPolicy()
      stage.setScreens(
        screens.map(id), transition: try transition(call), policy: policy, animated: call.isAnimated)
    case .pop(let call): stage.pop(transition: try transition(call), animated: call.isAnimated)
    case .popTo(let screen, let call):
      stage.pop(to: id(screen), transition: try transition(call), animated: call.isAnimated)
    case .popToRoot(let call): stage.popToRoot(transition: try transition(call), animated: call.isAnimated)
    case .dismiss(let call): stage.dismiss(transition: try transition(call), animated: call.isAnimated)
    case .open(let edge, let call): try open(edge, call)
    case .close(let call): close(call)
    case .select(let tab, let call): try select(tab, call)
    case .detent(let detent): stage.move(to: detent)
    case .reverse: stage.reverse()
    case .scrub(let fraction): stage.stack.scrub(to: fraction, at: stage.clock.time)
    case .letGo(let stays): stage.stack.letGo(covering: stays, at: stage.clock.time)
    case .refuse(let refuses): stage.allows = { _ in !refuses }
    case .resize(let size): stage.resize(to: size)
    case .place(let element, let screen, let place): self.place(element, in: screen, place)
    }
  }

  private func transition(_ call: Story.Call) throws -> Transition? { try call.policy.transition.map(terms.transition) }

  /// What a screen says for itself, and what the call says for it.
  private func policy(of screen: String, _ call: Story.Call) throws -> TransitionPolicy {
    var policy = stage.policies[id(screen).rawValue] ?? TransitionPolicy()
    if let interactions = call.policy.interactions { policy.interactions = try interactions.map(terms.interaction) }
    return policy
  }

  private func open(_ edge: Edge?, _ call: Story.Call) throws {
    let time = stage.clock.time
    if let drawer { drawer.open(animated: call.isAnimated, at: time) }
    guard let hub, let index = hub.neighbours.firstIndex(where: { $0.edge == edge }) else { return }
    let neighbour = Destination(ScreenID(Int32(index)), policy: stage.policies[Int32(index)] ?? TransitionPolicy())
    hub.open(index, as: neighbour, animated: call.isAnimated, at: time)
  }

  private func close(_ call: Story.Call) {
    drawer?.close(animated: call.isAnimated, at: stage.clock.time)
    hub?.close(animated: call.isAnimated, at: stage.clock.time)
  }

  private func select(_ tab: String, _ call: Story.Call) throws {
    guard let tabs = story?.screens, let place = tabs.firstIndex(of: tab) else { return }
    let present = tabs.firstIndex(of: top) ?? 0
    stage.replace(
      id(tab), backwards: place < present, transition: try transition(call), policy: try policy(of: tab, call),
      animated: call.isAnimated)
  }
}

// MARK: Setting the stage

extension HeadlessHost {
  /// The stack behind the story's container.
  private func stack(of story: Story, _ edges: [Edge], _ policy: TransitionPolicy) throws -> NavigationStack {
    switch story.container {
    case .stack, .tabs: return NavigationStack(root: id(story.screens[0]), policy: policy)
    case .hub:
      let neighbours = try edges.map { Hub.Neighbour($0, transition: try terms.transition(from: $0, in: story)) }
      let hub = Hub(center: id(story.screens[0]), neighbours: neighbours)
      self.hub = hub
      return hub.stack
    case .drawer:
      guard let panel = story.panel else { throw Story.Fault("\"panel\"", "it is missing", "a drawer's panel") }
      let drawer = Drawer(
        content: id(story.screens[0]), panel: id(panel.screen), edge: panel.edge,
        transition: try story.policy.transition.map(terms.transition))
      self.drawer = drawer
      return drawer.stack
    }
  }
}

// MARK: Names and places

extension HeadlessHost {
  /// The number of a screen or an element, the same for the same name.
  private func id(_ screen: String) -> ScreenID { ScreenID(number(of: screen)) }

  private func number(of name: String) -> Int32 {
    if let place = names.firstIndex(of: name) { return Int32(place) }
    names.append(name)
    return Int32(names.count - 1)
  }

  private func name(of screen: ScreenID) -> String { names[Int(screen.rawValue)] }

  private func place(_ element: String, in screen: String, _ place: Story.Element) {
    stage.place(ElementID(number(of: element)), in: id(screen), at: place.frame, radius: place.radius)
  }

  private func pushAll(_ screens: some Sequence<String>) {
    for screen in screens {
      stage.push(id(screen), policy: stage.policies[id(screen).rawValue] ?? TransitionPolicy(), animated: false)
      stage.settle()
    }
  }

  /// The scrollers that lie under a point on the top screen.
  private func scrollables(at point: Point) -> [Scrollable] {
    guard let scroller = story?.scrollers[top], scroller.frame.contains(point) else { return [] }
    let length = scroller.frame.size[scroller.axis]
    return [
      Scrollable(
        axis: scroller.axis, offset: scroller.offset, upper: max(0, scroller.content - length),
        isPager: scroller.isPager)
    ]
  }

  /// Fingers on the selected tab lead to the tabs beside it.
  private func leadToNeighbours() throws {
    guard let story, story.container == .tabs, let pan = story.policy.interactions?.first,
      let place = story.screens.firstIndex(of: top)
    else { return }
    var ways: [Binding] = []
    for (next, direction, operation) in [(place + 1, "leading", Operation.replace), (place - 1, "trailing", .restore)]
    where story.screens.indices.contains(next) {
      var pan = pan
      pan.options.values["direction"] = .word(direction)
      let key = id(story.screens[next]).rawValue
      ways.append(Binding(try terms.interaction(pan), .onward(key: key, operation)))
    }
    stage.stack.setOnward(ways, of: stage.stack.top)
  }
}

extension Story.Panel {
  /// Where it rests in a container.
  fileprivate func frame(in size: Size, _ layout: LayoutDirection) -> Rect {
    switch edge.resolved(in: layout) {
    case .top: Rect(x: 0, y: 0, width: size.width, height: extent)
    case .bottom: Rect(x: 0, y: size.height - extent, width: size.width, height: extent)
    case .right: Rect(x: size.width - extent, y: 0, width: extent, height: size.height)
    default: Rect(x: 0, y: 0, width: extent, height: size.height)
    }
  }
}
