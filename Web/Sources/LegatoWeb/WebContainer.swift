// One container of the page: a navigator, and the page as its host.

import Legato
import LegatoHost

/// One container of the page: a navigator, and the page as its host.
final class WebContainer {
  let navigator: Navigator
  /// What lies around the root of a hub or a drawer.
  var neighbors: [Neighbor] = []
  private let handle: Int32
  /// The keyframes of the last settle that the page received.
  var keyframes: SettleKeyframes?

  init(handle: Int32, root: ScreenID) {
    self.handle = handle
    navigator = Navigator(root: root)
  }

  /// Sends an event to the engine, and carries out its effects.
  @inline(never)
  func send(_ event: Navigator.Event, at time: Double) {
    let number = navigator.send(event, at: time)
    if number != 0 { page_requested(handle, number) }
    while let effect = navigator.nextEffect() { carryOut(effect, at: time) }
  }

  private func carryOut(_ effect: Navigator.Effect, at time: Double) {
    switch effect {
    case .find(let number, let key):
      let screen = page_screen(handle, key)
      send(.found(number, screen < 0 ? nil : Destination(ScreenID(screen), policy: Page.policy())), at: time)
    case .ask(let request):
      let answer = page_should(
        handle, request.run, Int32(request.operation.rawValue), request.from.rawValue, request.to.rawValue,
        request.isInteractive ? 1 : 0)
      if answer < 2 { send(.answered(request.run, answer != 0), at: time) }
    case .prepare(let request), .measure(let request): send(.measured(request.run, measure(request)), at: time)
    case .show:
      Mailbox.open()
      for layer in navigator.layers { Mailbox.put(layer) }
      page_layers(handle, Int32(navigator.layers.count))
    case .denied(let number): page_denied(handle, number)
    case .scroll(let place, let offset, let velocity): page_scroll(handle, place, offset, velocity)
    case .willBegin(let request): tell(Event.begin.rawValue, request, 0)
    case .didChange(let request, let inputs): tell(Event.change.rawValue, request, inputs.fraction, inputs.pull)
    case .willEnd(let request, let decision): tell(.willFinish, request, decision)
    case .didEnd(let request, let decision): tell(.finish, request, decision)
    case .didChangeDetent(let request, let index): tell(Event.detent.rawValue, request, Double(index))
    case .didAttempt(let request): tell(Event.attempt.rawValue, request, 0)
    }
  }

  private func measure(_ request: TransitionRequest) -> TransitionContext? {
    let operation = request.operation
    let covered = operation.screen(.covered, from: request.from, to: request.to)
    let covering = operation.screen(.covering, from: request.from, to: request.to)
    let isThere = page_measure(
      handle, covered.rawValue, covering.rawValue, operation.isReverse ? 1 : 0, request.tag)
    guard isThere != 0 else { return nil }
    Mailbox.open()
    return Mailbox.context(for: request)
  }

  /// The event after a decided or finished one stands for its cancellation.
  private enum Event: Int32 {
    case begin = 0
    case change = 1
    case willFinish = 2
    case finish = 4
    case detent = 6
    case attempt = 7
  }

  private func tell(_ event: Event, _ request: TransitionRequest, _ decision: ReleaseDecision) {
    tell(event.rawValue + (request.operation.completes(decision) ? 0 : 1), request, decision.fraction)
  }

  private func tell(_ event: Int32, _ request: TransitionRequest, _ value: Double, _ pull: Double = 0) {
    page_event(
      handle, event, request.run, Int32(request.operation.rawValue), request.from.rawValue, request.to.rawValue,
      request.isInteractive ? 1 : 0, value, pull)
  }
}

extension Mailbox {
  /// Reads the page's measurements.
  fileprivate static func context(for request: TransitionRequest) -> TransitionContext {
    let context = TransitionContext(operation: request.operation, from: request.from, to: request.to, size: size())
    context.layoutDirection = flag() ? .rightToLeft : .leftToRight
    context.reducedMotion = flag()
    context.barStyle = flag() ? Page.pinnedBars : .attached
    context.displayCornerRadius = number()
    context.pieceBudget = Int(integer())
    context.coveringFrame = rect()
    context.coveringContent = number()
    context.coveringColor = plainColor()
    let touched = integer()
    if touched >= 0 { context.touchedElement = ElementID(touched) }
    context.elements = list(of: length()) {
      SharedElement(
        id: ElementID(integer()), covered: rect(), covering: rect(), coveredTurn: number(), coveringTurn: number(),
        coveredRadius: number(), coveringRadius: number(), coveredHasShadow: flag(), coveringHasShadow: flag())
    }
    context.coveredBar = bar()
    context.coveringBar = bar()
    context.ownElements = list(of: length()) {
      OwnElement(id: ElementID(integer()), side: flag() ? .covering : .covered, frame: rect(), hasShadow: flag())
    }
    return context
  }

  @inline(never)
  private static func bar() -> Bar {
    Bar(frame: rect(), items: list(of: length()) { item() }, color: plainColor())
  }

  private static func item() -> BarItem {
    BarItem(id: ElementID(integer()), frame: rect(), role: BarItem.Role(rawValue: code()) ?? .item)
  }

  @inline(never)
  private static func plainColor() -> LayerColor? {
    flag() ? LayerColor(red: number(), green: number(), blue: number(), alpha: number()) : nil
  }

  /// Writes a layer: its kind, its screen, its part of the screen, and its frame.
  static func put(_ layer: Layer) {
    put(Double(layer.kind.role.rawValue))
    put(Double(layer.kind.id))
    // The lowest three bits of a shade are its dark side and whether it lies on a piece.
    put(layer.kind.role == .shade ? Double(layer.kind.part) * 8 + Double(layer.kind.shade) : Double(layer.kind.part))
    put(layer.frame.origin - .zero)
    put(layer.frame.size.width)
    put(layer.frame.size.height)
  }
}
