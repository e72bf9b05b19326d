/// An observer of a layer's value: the double's stand-in for key-value observing, which needs Objective-C.
public final class NSKeyValueObservation: NSObject {
  private weak var layer: CALayer?
  let key: String
  let tell: () -> Void

  /// The number of observations.
  nonisolated(unsafe) static var count = 0

  init(_ layer: CALayer, _ key: String, _ tell: @escaping () -> Void) {
    (self.layer, self.key, self.tell) = (layer, key, tell)
    super.init()
    layer.observers.append(WeakObservation(observation: self))
    Self.count += 1
  }

  public func invalidate() {
    guard let layer else { return }
    layer.observers.removeAll { $0.observation == nil || $0.observation === self }
    self.layer = nil
  }

  deinit {
    invalidate()
    Self.count -= 1
  }
}

/// The change that an observer gets. It is empty, because the double does not model the values.
public struct NSKeyValueObservedChange<Value> {}

/// A layer holds its observers weakly.
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

extension CALayer {
  /// Core Animation notifies observers when a value has changed, whoever has set it.
  public func observe<Value>(
    _ keyPath: KeyPath<CALayer, Value>,
    changeHandler: @escaping @Sendable (CALayer, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let key =
      switch keyPath {
      case \CALayer.bounds: "bounds"
      case \CALayer.position: "position"
      case \CALayer.transform: "transform"
      default: unmodelled("observing \(keyPath)")
      }
    return NSKeyValueObservation(self, key) { [unowned self] in changeHandler(self, NSKeyValueObservedChange()) }
  }

  func tellObservers(of key: String) {
    for each in observers where each.observation?.key == key { each.observation?.tell() }
  }
}

extension UIKitDouble {
  /// The number of observed values of all layers.
  @MainActor public static var observationCount: Int { NSKeyValueObservation.count }
}
