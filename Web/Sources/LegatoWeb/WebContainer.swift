// One container of the page: a stack, and the page as its host.

import Legato
import LegatoHost

/// One container of the page: a stack, and the page as its host.
final class WebContainer: NavigatorHost, TransitionObserver {
  let navigator: Navigator
  private let handle: Int32
  /// The keyframes of the last settle that was handed over.
  var keyframes: SettleKeyframes?

  init(handle: Int32, root: ScreenID) {
    self.handle = handle
    navigator = Navigator(root: root)
    navigator.host = self
    navigator.observer = self
  }

  func transitionContext(for request: TransitionRequest) -> TransitionContext? {
    let operation = request.operation
    let covered = operation.screen(.covered, from: request.from, to: request.to)
    let covering = operation.screen(.covering, from: request.from, to: request.to)
    guard page_measure(handle, covered.rawValue, covering.rawValue, operation.isReverse ? 1 : 0, request.tag) != 0
    else {
      return nil
    }
    Mailbox.open()
    return Mailbox.context(for: request)
  }

  func layersDidChange(_ layers: [Layer]) {
    Mailbox.open()
    for layer in layers { Mailbox.put(layer) }
    page_layers(handle, Int32(layers.count))
  }

  func destination(forKey key: Int32) -> Destination? {
    let screen = page_screen(handle, key)
    return screen < 0 ? nil : Destination(ScreenID(screen), policy: Page.policy())
  }

  func transitionShouldBegin(_ request: TransitionRequest) -> Bool {
    page_should(handle, Int32(request.operation.rawValue), request.from.rawValue, request.to.rawValue) != 0
  }

  func transitionWillBegin(_ request: TransitionRequest) {
    tell(Event.begin.rawValue, request, request.isInteractive ? 1 : 0)
  }

  func transition(_ request: TransitionRequest, didChange inputs: Inputs) {
    tell(Event.change.rawValue, request, inputs.fraction, inputs.pull)
  }

  func transition(_ request: TransitionRequest, willEnd verdict: Verdict) { tell(.willFinish, request, verdict) }

  func transition(_ request: TransitionRequest, didEnd outcome: Outcome) { tell(.finish, request, outcome.verdict) }

  /// The one after a finish is the cancel.
  private enum Event: Int32 {
    case begin = 0
    case change = 1
    case willFinish = 2
    case finish = 4
  }

  private func tell(_ event: Event, _ request: TransitionRequest, _ verdict: Verdict) {
    tell(event.rawValue + (request.operation.completes(verdict) ? 0 : 1), request, verdict.fraction)
  }

  private func tell(_ event: Int32, _ request: TransitionRequest, _ value: Double, _ pull: Double = 0) {
    page_event(
      handle, event, Int32(request.operation.rawValue), request.from.rawValue, request.to.rawValue, value, pull)
  }
}

extension Mailbox {
  /// Reads what the page has measured.
  fileprivate static func context(for request: TransitionRequest) -> TransitionContext {
    let context = TransitionContext(operation: request.operation, from: request.from, to: request.to, size: size())
    context.layoutDirection = flag() ? .rightToLeft : .leftToRight
    context.reducedMotion = flag()
    context.barStyle = flag() ? Page.pinnedBars : .attached
    context.displayCornerRadius = number()
    context.pieceBudget = Int(integer())
    context.coveringFrame = rect()
    let touched = integer()
    if touched >= 0 { context.touchedElement = ElementID(touched) }
    context.elements = list(of: length()) {
      SharedElement(
        id: ElementID(integer()), covered: rect(), covering: rect(), coveredRadius: number(),
        coveringRadius: number(), coveredHasShadow: flag(), coveringHasShadow: flag())
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
    Bar(frame: rect(), items: list(of: length()) { item() }, color: flag() ? color() : nil)
  }

  private static func item() -> BarItem {
    BarItem(id: ElementID(integer()), frame: rect(), role: BarItem.Role(rawValue: code()) ?? .item)
  }

  private static func color() -> Color { Color(red: number(), green: number(), blue: number(), alpha: number()) }

  /// Writes a layer: its kind, its screen, which part of it it is, and its frame.
  static func put(_ layer: Layer) {
    put(Double(layer.kind.role.rawValue))
    put(Double(layer.kind.id))
    put(Double(layer.kind.part))
    put(layer.frame.origin - .zero)
    put(layer.frame.size.width)
    put(layer.frame.size.height)
  }
}
