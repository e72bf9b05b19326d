// The headless host builds a story's container.

import Legato

extension HeadlessHost {
  /// The navigator for the story's container.
  func navigator(of story: Story, _ edges: [ScreenEdge], _ policy: TransitionPolicy) throws -> Navigator {
    switch story.container {
    case .stack, .tabs: return Navigator(root: id(story.screens[0]), policy: policy)
    case .hub:
      neighbors = try edges.map { Neighbor($0, transition: try terms.transition(from: $0, in: story)) }
    case .drawer:
      guard let panel = story.panel else { throw Story.Fault("\"panel\"", "it is missing", "a drawer's panel") }
      let transition = try story.policy.transition.map(terms.transition)
      neighbors = [.panel(at: panel.edge, transition: transition ?? .drawer(from: panel.edge))]
    }
    return Navigator(root: id(story.screens[0]), neighbors: neighbors)
  }
}

extension HeadlessHost {
  /// The number of a screen; a name always gets the same number.
  func id(_ screen: String) -> ScreenID { ScreenID(number(of: screen)) }

  private func number(of name: String) -> Int32 {
    if let place = names.firstIndex(of: name) { return Int32(place) }
    names.append(name)
    return Int32(names.count - 1)
  }

  func name(of screen: ScreenID) -> String { names[Int(screen.rawValue)] }

  func place(_ element: String, in screen: String, _ place: Story.Element) {
    stage.place(ElementID(number(of: element)), in: id(screen), at: place.frame, radius: place.radius)
  }

  func pushAll(_ screens: some Sequence<String>) {
    for screen in screens {
      stage.push(id(screen), policy: stage.policies[id(screen).rawValue] ?? TransitionPolicy(), animated: false)
      stage.settle()
    }
  }

  /// Adds routes from the selected tab to its neighbors.
  func leadToNeighbors() throws {
    guard let story, story.container == .tabs, let pan = story.policy.interactions?.first,
      let place = story.screens.firstIndex(of: top)
    else { return }
    var ways: [GestureRoute] = []
    for (next, edge) in [(place + 1, ScreenEdge.trailing), (place - 1, .leading)]
    where story.screens.indices.contains(next) {
      var pan = pan
      pan.options.values["direction"] = .word("\(edge.inward)")
      let swipe = try terms.interaction(pan)
      Neighbor.tab(at: edge) { _ in swipe }.add(to: &ways, forKey: id(story.screens[next]).rawValue)
    }
    stage.navigator.setForwardRoutes(ways, of: stage.navigator.top)
  }
}

extension Story.Panel {
  /// Where it rests in a container.
  func frame(in size: Size2D, _ layout: ReadingDirection) -> Rect2D {
    switch edge.resolved(in: layout) {
    case .top: Rect2D(x: 0, y: 0, width: size.width, height: extent)
    case .bottom: Rect2D(x: 0, y: size.height - extent, width: size.width, height: extent)
    case .right: Rect2D(x: size.width - extent, y: 0, width: extent, height: size.height)
    default: Rect2D(x: 0, y: 0, width: extent, height: size.height)
    }
  }
}
