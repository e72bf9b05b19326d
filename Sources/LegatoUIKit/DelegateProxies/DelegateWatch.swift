#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Notices by key-value observing that the app sets a container's delegate, or a controller's transitioning delegate.
  @MainActor final class DelegateWatch<Owner: UIViewController> {
    private let changed: (Owner) -> Void
    private weak var owner: Owner?

    init(_ changed: @escaping (Owner) -> Void) { self.changed = changed }

    #if canImport(ObjectiveC)
      private var observation: NSKeyValueObservation?

      func begin<Delegate>(_ owner: Owner, _ delegate: KeyPath<Owner, Delegate>) {
        guard observation == nil else { return }
        self.owner = owner
        observation = owner.observe(delegate) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.tell() }
        }
      }

      func end() { observation = nil }
    #else
      func begin<Delegate>(_ owner: Owner, _ delegate: KeyPath<Owner, Delegate>) {
        guard self.owner == nil else { return }
        self.owner = owner
        (owner as UIViewController)[keyPath: hook] = { [weak self] in self?.tell() }
      }

      func end() {
        (owner as UIViewController?)?[keyPath: hook] = {}
        owner = nil
      }

      private var hook: ReferenceWritableKeyPath<UIViewController, () -> Void> {
        Owner.self == UIViewController.self ? \.transitioningDelegateHasChanged : \.delegateHasChanged
      }
    #endif

    private func tell() {
      if let owner { changed(owner) }
    }
  }
#endif
