#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Notices that elements come to lie elsewhere in their screens while they fly.
  ///
  /// UIKit tells of a layout pass nobody but the views' own classes and controllers, and of scrolling nobody but the
  /// delegate: all of these are the app's. But whatever moves a view, be it Auto Layout, a frame, scrolling or an
  /// animation, sets the bounds, the position or the transform of its layer, and Core Animation posts each change by
  /// key-value observing. Apple has not promised that; where it did not, a flight would land where its element was when
  /// the run began.
  @MainActor final class PlaceWatch {
    private var isMoved = false
    private var path: [WeakView] = []
    private var observations: [NSKeyValueObservation] = []
    private var names: [ElementName] = []
    /// How often views have been given these names or have lost them, as far as that is known.
    private var changes = 0

    /// Watches the views that decide where elements lie, and no others from now on.
    func watch(_ places: [ElementPlace], named names: [ElementName]) {
      self.names = names
      changes = names.reduce(0) { $0 + $1.changes }
      var known: Set<ObjectIdentifier> = []
      let views = places.flatMap(\.path).filter { known.insert(ObjectIdentifier($0)).inserted }
      // While something scrolls this is said in every frame, and is the same.
      guard views != path.map(\.view) else { return }
      let screens = places.compactMap(\.screen)
      path = views.map(WeakView.init)
      observations = views.flatMap { observe($0.layer, isScreen: screens.contains($0)) }
    }

    func end() {
      (path, observations, names) = ([], [], [])
      isMoved = false
    }

    /// Whether anything has moved, or another view bears a name, since this was asked last.
    func takeMove() -> Bool {
      let now = names.reduce(0) { $0 + $1.changes }
      defer { (isMoved, changes) = (false, now) }
      return isMoved || changes != now
    }

    /// Where a screen itself is seen is the run's; what it shows may be scrolled.
    private func observe(_ layer: CALayer, isScreen: Bool) -> [NSKeyValueObservation] {
      let bounds = observe(layer, \.bounds)
      return isScreen ? [bounds] : [bounds, observe(layer, \.position), observe(layer, \.transform)]
    }

    private func observe<Value>(_ layer: CALayer, _ key: KeyPath<CALayer, Value>) -> NSKeyValueObservation {
      layer.observe(key) { [weak self] _, _ in MainActor.assumeIsolated { self?.isMoved = true } }
    }
  }
#endif
