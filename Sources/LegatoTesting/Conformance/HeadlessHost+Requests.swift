// The headless host carries out a story's requests.

import Legato

extension HeadlessHost {
  package func perform(_ request: Story.Request) throws {
    switch request {
    case .push(let screen, let call):
      let policy = try policy(of: screen, call)
      stage.push(id(screen), transition: try transition(call), policy: policy, animated: call.isAnimated)
    case .present(let screen, let detents, let initialDetent, let call):
      stage.present(
        id(screen), transition: try transition(call), policy: try policy(of: screen, call), detents: detents,
        initialDetent: initialDetent, animated: call.isAnimated)
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
    case .scrub(let fraction): stage.scrub(to: fraction)
    case .letGo(let stays): stage.endScrub(covering: stays)
    case .deny(let denies): stage.allows = { _ in !denies }
    case .deferAnswers(let isLater): stage.answersLater = isLater
    case .giveAnswer(let isAllowed): stage.answer(isAllowed)
    case .resize(let size): stage.resize(to: size)
    case .place(let element, let screen, let place):
      self.place(element, in: screen, place)
      stage.send(.changed)
    }
  }

  private func transition(_ call: Story.Call) throws -> ScreenTransition? {
    try call.policy.transition.map(terms.transition)
  }

  /// The policy of a screen, with the options of its call.
  private func policy(of screen: String, _ call: Story.Call) throws -> TransitionPolicy {
    var policy = stage.policies[id(screen).rawValue] ?? TransitionPolicy()
    if let interactions = call.policy.interactions { policy.interactions = try interactions.map(terms.interaction) }
    return policy
  }

  private func open(_ edge: ScreenEdge?, _ call: Story.Call) throws {
    guard let index = neighbors.firstIndex(where: { edge == nil || $0.edge == edge }) else { return }
    let request = stage.navigator.opening(neighbors[index], as: ScreenID(Int32(index)))
    request.map { _ = stage.request($0.with(policy: stage.policies[Int32(index)], animated: call.isAnimated)) }
  }

  private func close(_ call: Story.Call) {
    if !neighbors.isEmpty { stage.pop(animated: call.isAnimated) }
  }

  private func select(_ tab: String, _ call: Story.Call) throws {
    guard let tabs = story?.screens, let place = tabs.firstIndex(of: tab) else { return }
    let present = tabs.firstIndex(of: top) ?? 0
    stage.replace(
      id(tab), backwards: place < present, transition: try transition(call), policy: try policy(of: tab, call),
      animated: call.isAnimated)
  }
}
