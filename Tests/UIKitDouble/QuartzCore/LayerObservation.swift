/// Who observes a value of a layer: the double's stand-in for key-value observing, which needs Objective-C.
public final class NSKeyValueObservation: NSObject {
  private weak var layer: CALayer?
  let key: String
  let tell: () -> Void

  /// How many there are.
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

/// What an observer is told; nothing unless it asks for values, which the double does not model.
public struct NSKeyValueObservedChange<Value> {}

/// A layer keeps nobody who observes it.
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

extension CALayer {
  /// Core Animation tells of a value when it has become another one, whoever has set it.
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
  /// How many values of layers are observed at the moment.
  @MainActor public static var observationCount: Int { NSKeyValueObservation.count }
}
