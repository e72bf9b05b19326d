#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Notices that elements change their place in their screens while they fly.
  ///
  /// UIKit reports a layout pass only to a view's own class and controller, and scrolling only to the delegate; these
  /// belong to the app. But whatever moves a view (Auto Layout, a frame, scrolling, an animation) sets the bounds, the
  /// position or the transform of its layer, and Core Animation reports these changes to key-value observers. Apple
  /// does not promise it; without it a flight would land where its element was when the run began.
  @MainActor final class PlaceWatch {
    private var isMoved = false
    private var path: [WeakView] = []
    private var observations: [NSKeyValueObservation] = []
    private var names: [ElementName] = []
    /// How often views have got or lost these names, at the last check.
    private var changes = 0

    /// Watches the views that determine the elements' places, and no others.
    func watch(_ places: [ElementPlace], named names: [ElementName]) {
      self.names = names
      changes = names.reduce(0) { $0 + $1.changes }
      var known: Set<ObjectIdentifier> = []
      let views = places.flatMap(\.path).filter { known.insert(ObjectIdentifier($0)).inserted }
      // While a view scrolls this is called in every frame, with the same places.
      guard views != path.map(\.view) else { return }
      let screens = places.compactMap(\.screen)
      path = views.map(WeakView.init)
      observations = views.flatMap { observe($0.layer, isScreen: screens.contains($0)) }
    }

    func end() {
      (path, observations, names) = ([], [], [])
      isMoved = false
    }

    /// Whether anything has moved, or a name has another view, since the last call.
    func takeMove() -> Bool {
      let now = names.reduce(0) { $0 + $1.changes }
      defer { (isMoved, changes) = (false, now) }
      return isMoved || changes != now
    }

    /// Observes a layer. The position and transform of a screen itself depend on the run; its contents may scroll.
    private func observe(_ layer: CALayer, isScreen: Bool) -> [NSKeyValueObservation] {
      let bounds = observe(layer, \.bounds)
      return isScreen ? [bounds] : [bounds, observe(layer, \.position), observe(layer, \.transform)]
    }

    private func observe<Value>(_ layer: CALayer, _ key: KeyPath<CALayer, Value>) -> NSKeyValueObservation {
      layer.observe(key) { [weak self] _, _ in MainActor.assumeIsolated { self?.isMoved = true } }
    }
  }
#endif
