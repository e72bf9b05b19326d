// The engine's exports, which the page calls. Missing numbers are -1 or NaN; times are in seconds.

import Legato
import LegatoHost

/// The version of the exports. The page compares it with its own, and rejects a module of another version.
@_expose(wasm, "version") @c(legato_version)
public func version() -> Int32 { 1 }

/// The address of the numbers that the page and the engine pass each other.
@_expose(wasm, "mailbox") @c(legato_mailbox)
public func mailbox() -> UnsafeMutablePointer<Double> { mailbox_numbers }

/// Reads an interaction from the mailbox and gives it a number, for the next call that reads such numbers.
@_expose(wasm, "interaction") @c(legato_interaction)
public func interaction() -> Int32 {
  Mailbox.open()
  Page.interactions.append(Mailbox.interaction())
  return Int32(Page.interactions.count - 1)
}

/// Reads the page's defaults from the mailbox.
@_expose(wasm, "defaults") @c(legato_defaults)
public func defaults() {
  Page.defaults = Page.policy()
}

/// Makes a container around a root screen; the mailbox holds its policy.
@_expose(wasm, "create") @c(legato_create)
public func create(_ root: Int32) -> Int32 {
  let handle = Int32(Page.containers.count)
  let container = WebContainer(handle: handle, root: ScreenID(root))
  container.navigator.policy = Page.policy()
  container.navigator.defaults = Page.defaults
  Page.containers.append(container)
  return handle
}

@_expose(wasm, "destroy") @c(legato_destroy)
public func destroy(_ container: Int32) {
  if Page.container(container) != nil { Page.containers[Int(container)] = nil }
}

/// Reads a screen's own policy from the mailbox.
@_expose(wasm, "configure") @c(legato_configure)
public func configure(_ container: Int32, _ screen: Int32) {
  navigator(of: container)?.configure(ScreenID(screen), Page.policy())
}

/// Reads what lies around the root: for each neighbor an edge, a transition, and the interactions that open it, as in a
/// policy. A drawer's panel has a threshold; NaN is the usual one.
@_expose(wasm, "neighbors") @c(legato_neighbors)
public func neighbors(_ container: Int32, _ count: Int32, _ isPanel: Int32, _ threshold: Double) {
  Mailbox.open()
  let neighbors = Mailbox.list(of: count) {
    let edge = ScreenEdge(rawValue: Mailbox.code()) ?? .leading
    let transition = Page.transition(Mailbox.integer())
    let interactions = Page.readInteractions()
    guard isPanel != 0, let transition else {
      return Neighbor(edge, transition: transition, interactions: interactions)
    }
    return .panel(at: edge, threshold: threshold, transition: transition, interactions: interactions)
  }
  Page.forget()
  guard let container = Page.container(container) else { return }
  container.neighbors = neighbors
  container.navigator.setNeighbors(neighbors)
}

/// Adds a screen by an operation, or as a neighbor if its number is not -1: at once (0), animated (1) or awaiting a
/// scrub (2). The mailbox holds the screen's policy, then its detents and its initial detent. Returns 0 if there is no
/// container.
@_expose(wasm, "add") @c(legato_add)
public func add(
  _ container: Int32, _ operation: Int32, _ screen: Int32, _ transition: Int32, _ neighbor: Int32, _ animated: Int32,
  _ time: Double
) -> Int32 {
  guard let container = Page.container(container) else { return 0 }
  let transition = Page.transition(transition)
  let operation = TransitionOperation(rawValue: UInt8(truncatingIfNeeded: operation)) ?? .push
  let neighbor = container.neighbors.indices.contains(Int(neighbor)) ? container.neighbors[Int(neighbor)] : nil
  let request = Navigator.Request.add(ScreenID(screen), by: operation).with(
    transition: transition ?? neighbor?.transition, policy: Page.policy(), backGesture: neighbor?.backGesture,
    detents: Mailbox.list(of: Mailbox.length(), Mailbox.detent), initialDetent: Mailbox.detent(),
    animated: animated != 0, awaitsScrub: animated == 2)
  container.send(.request(request), at: time)
  return 1
}

/// Removes screens: all above the given one, the top one at -1, the presented ones at -2. Returns 0 if there is no
/// container.
@_expose(wasm, "remove") @c(legato_remove)
public func remove(
  _ container: Int32, _ screen: Int32, _ transition: Int32, _ animated: Int32, _ time: Double
) -> Int32 {
  let transition = Page.transition(transition)
  Page.forget()
  guard let container = Page.container(container) else { return 0 }
  let request: Navigator.Request =
    switch screen {
    case -1: .pop()
    case -2: .dismiss()
    default: .pop(to: ScreenID(screen))
    }
  let animated = request.with(transition: transition, animated: animated != 0, awaitsScrub: animated == 2)
  container.send(.request(animated), at: time)
  return 1
}

/// Answers later whether a run may begin; 0 denies it. Without effect if the run no longer waits.
@_expose(wasm, "answer") @c(legato_answer)
public func answer(_ container: Int32, _ run: Int32, _ isAllowed: Int32, _ time: Double) {
  Page.container(container)?.send(.answered(run, isAllowed != 0), at: time)
}

/// The number of screens.
@_expose(wasm, "count") @c(legato_count)
public func count(_ container: Int32) -> Int32 { Int32(navigator(of: container)?.count ?? 0) }

/// The screen at a depth; at -1 the screen that answers the user, and at -2 the one beside it that answers too, or -1.
@_expose(wasm, "screen") @c(legato_screen)
public func screen(_ container: Int32, _ depth: Int32) -> Int32 {
  guard let navigator = navigator(of: container) else { return -1 }
  if depth == -2 { return navigator.undimmedScreen?.rawValue ?? -1 }
  if depth < 0 { return navigator.top.rawValue }
  return depth < navigator.count ? navigator[Int(depth)].rawValue : -1
}

/// Whether a tap beside the top screen closes it.
@_expose(wasm, "closes") @c(legato_closes)
public func closes(_ container: Int32) -> Int32 { navigator(of: container)?.closesByTapBeside == true ? 1 : 0 }

/// Whether the screen is in the stack.
@_expose(wasm, "contains") @c(legato_contains)
public func contains(_ container: Int32, _ screen: Int32) -> Int32 {
  navigator(of: container)?.contains(ScreenID(screen)) == true ? 1 : 0
}

@inline(never)
func navigator(of container: Int32) -> Navigator? { Page.container(container)?.navigator }
