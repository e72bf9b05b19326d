// Exports that the page calls while something moves.

import Legato

/// A finger lands (0), moves (1), lifts (2) or is cancelled (3). For a finger that lands, the mailbox holds the
/// scrollers under it; for a finger that moves, the list that the engine has scrolled. Returns 0 if undecided, 1 if
/// claimed, 2 if denied; for a finger that lands, 4 more if fingers may pinch, and 8 more on a leaving screen.
@_expose(wasm, "pointer") @c(legato_pointer)
public func pointer(
  _ container: Int32, _ kind: Int32, _ finger: Int32, _ x: Double, _ y: Double, _ time: Double, _ scrollers: Int32
) -> Int32 {
  guard let container = Page.container(container) else { return 2 }
  let navigator = container.navigator
  let sample = PointerSample(pointer: finger, position: Point2D(x: x, y: y), time: time)
  switch kind {
  case 0:
    Mailbox.open()
    navigator.size = Mailbox.size()
    navigator.layoutDirection = Mailbox.flag() ? .rightToLeft : .leftToRight
    let scrollables = Mailbox.list(of: scrollers) { Mailbox.scrollable() }
    let isAnswered = navigator.screen(at: sample.position) != nil
    container.send(.pointerDown(sample, over: scrollables), at: time)
    return Int32(navigator.pointerResponse.rawValue) | (navigator.mayPinch ? 4 : 0) | (isAnswered ? 0 : 8)
  case 1:
    Mailbox.open()
    if scrollers > 0 { container.send(.scrolled(Mailbox.scrollable()), at: time) }
    container.send(.pointerMoved(sample), at: time)
  case 2:
    let response = navigator.pointerResponse
    container.send(.pointerUp(sample), at: time)
    return Int32(response.rawValue)
  default:
    container.send(.pointersCancelled, at: time)
    return 2
  }
  return Int32(navigator.pointerResponse.rawValue)
}

/// Moves on to a time. Returns the address of the layers' states, or 0 if there are none.
@_expose(wasm, "tick") @c(legato_tick)
public func tick(_ container: Int32, _ time: Double) -> Int32 {
  guard let container = Page.container(container) else { return 0 }
  container.send(.tick, at: time)
  guard !container.navigator.layers.isEmpty else { return 0 }
  return Int32(truncatingIfNeeded: container.navigator.withStates { UInt(bitPattern: $0.baseAddress) })
}

/// The container's latest time.
@_expose(wasm, "time") @c(legato_time)
public func time(_ container: Int32) -> Double { navigator(of: container)?.time ?? 0 }

/// How many layers are shown.
@_expose(wasm, "layers") @c(legato_layers)
public func layers(_ container: Int32) -> Int32 { Int32(navigator(of: container)?.layers.count ?? 0) }

/// At rest 0, held by a finger 1, settling 2.
@_expose(wasm, "phase") @c(legato_phase)
public func phase(_ container: Int32) -> Int32 {
  guard let navigator = navigator(of: container), navigator.isRunning else { return 0 }
  return navigator.phase == .tracking ? 1 : 2
}

/// Exports the present settle: the mailbox gets the addresses of the times and the states. Returns the number of times,
/// or 0.
@_expose(wasm, "keyframes") @c(legato_keyframes)
public func keyframes(_ container: Int32, _ budget: Int32) -> Int32 {
  guard let container = Page.container(container) else { return 0 }
  container.keyframes = container.navigator.settleKeyframes(budget: Int(budget))
  guard let keyframes = container.keyframes else { return 0 }
  Mailbox.open()
  Mailbox.put(keyframes.times.withUnsafeBufferPointer { Double(UInt(bitPattern: $0.baseAddress)) })
  Mailbox.put(keyframes.numbers.withUnsafeBufferPointer { Double(UInt(bitPattern: $0.baseAddress)) })
  return Int32(keyframes.times.count)
}

/// Measures again after a change of size.
@_expose(wasm, "resize") @c(legato_resize)
public func resize(_ container: Int32, _ width: Double, _ height: Double) {
  Page.container(container)?.send(.resized(Size2D(width: width, height: height)), at: .nan)
}

/// Measures again after elements have moved in a screen.
@_expose(wasm, "changed") @c(legato_changed)
public func changed(_ container: Int32) { Page.container(container)?.send(.changed, at: .nan) }

/// Reverses the run.
@_expose(wasm, "reverse") @c(legato_reverse)
public func reverse(_ container: Int32, _ time: Double) { Page.container(container)?.send(.reverse, at: time) }

/// Ends the run as it is decided.
@_expose(wasm, "finish") @c(legato_finish)
public func finish(_ container: Int32) { Page.container(container)?.send(.finish, at: .nan) }

extension Mailbox {
  fileprivate static func scrollable() -> Scrollable {
    var scrollable = Scrollable(
      axis: flag() ? .vertical : .horizontal, offset: number(), lower: number(), upper: number(), isPager: flag(),
      claimsAll: flag())
    scrollable.isShared = flag()
    return scrollable
  }
}
