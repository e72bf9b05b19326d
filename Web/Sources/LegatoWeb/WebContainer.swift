// One container of the page: a stack, and the page as its host.

import Legato
import LegatoHost

/// One container of the page: a stack, and the page as its host.
final class WebContainer: NavigationHost, TransitionObserver {
  let stack: NavigationStack
  private let handle: Int32
  /// The keyframes of the last settle that was handed over.
  var keyframes: SettleKeyframes?

  init(handle: Int32, root: ScreenID) {
    self.handle = handle
    stack = NavigationStack(root: root)
    stack.host = self
    stack.coordinator.observer = self
  }

  func transitionContext(for request: TransitionRequest) -> TransitionContext? {
    let operation = Int32(request.operation.rawValue)
    guard page_measure(handle, operation, request.from.rawValue, request.to.rawValue) != 0 else { return nil }
    var mail = Mailbox()
    return mail.context(for: request)
  }

  func layersDidChange(_ layers: [Layer]) {
    var mail = Mailbox()
    for layer in layers { mail.put(layer) }
    page_layers(handle, Int32(layers.count))
  }

  func screen(forKey key: Int32) -> ScreenID? {
    let screen = page_screen(handle, key)
    return screen < 0 ? nil : ScreenID(screen)
  }

  func transitionShouldBegin(_ request: TransitionRequest) -> Bool {
    page_should(handle, Int32(request.operation.rawValue), request.from.rawValue, request.to.rawValue) != 0
  }

  func transitionWillBegin(_ request: TransitionRequest) { tell(.begin, request, request.isInteractive ? 1 : 0) }

  func transition(_ request: TransitionRequest, didChange fraction: Double) { tell(.change, request, fraction) }

  func transition(_ request: TransitionRequest, willEnd verdict: Verdict) { tell(.decide, request, verdict.fraction) }

  func transition(_ request: TransitionRequest, didEnd outcome: Outcome) {
    tell(.end, request, outcome == .finished ? 1 : 0)
  }

  private enum Event: Int32 {
    case begin, change, decide, end
  }

  private func tell(_ event: Event, _ request: TransitionRequest, _ value: Double) {
    page_event(
      handle, event.rawValue, Int32(request.operation.rawValue), request.from.rawValue, request.to.rawValue, value)
  }
}

extension Mailbox {
  /// Reads what the page has measured.
  fileprivate mutating func context(for request: TransitionRequest) -> TransitionContext {
    let context = TransitionContext(operation: request.operation, from: request.from, to: request.to, size: size())
    context.layoutDirection = flag() ? .rightToLeft : .leftToRight
    context.reducedMotion = flag()
    context.barStyle = flag() ? .pinned : .attached
    context.displayCornerRadius = number()
    context.pieceBudget = Int(integer())
    context.coveringFrame = optionalRect()
    for _ in 0..<integer() {
      context.elements.append(
        SharedElement(
          id: ElementID(integer()), covered: optionalRect(), covering: optionalRect(), coveredRadius: number(),
          coveringRadius: number()))
    }
    context.coveredBar = bar()
    context.coveringBar = bar()
    return context
  }

  private mutating func bar() -> Bar? {
    guard flag() else { return nil }
    var bar = Bar(frame: rect())
    for _ in 0..<integer() { bar.items.append(BarItem(id: ElementID(integer()), frame: rect())) }
    return bar
  }

  /// Writes a layer: its kind, what it shows, its side, its frame and how its content fills that.
  fileprivate mutating func put(_ layer: Layer) {
    let (kind, id, side) = layer.kind.code
    put(kind)
    put(id)
    put(side)
    put(layer.frame)
    put(Double(layer.gravity.rawValue))
  }
}

extension Layer.Kind {
  /// The kind, the id and the side as numbers.
  fileprivate var code: (Double, Double, Double) {
    switch self {
    case .container: (0, 0, 0)
    case .screen(let id): (1, Double(id.rawValue), 0)
    case .dimming(over: let id): (2, Double(id.rawValue), 0)
    case .shadow(of: let id): (3, Double(id.rawValue), 0)
    case .element(let id, let side): (4, Double(id.rawValue), Double(side.rawValue))
    case .bar(let side): (5, 0, Double(side.rawValue))
    case .barItem(let id, let side): (6, Double(id.rawValue), Double(side.rawValue))
    case .piece(of: let id, _, let index): (7, Double(id.rawValue), Double(index))
    }
  }
}
