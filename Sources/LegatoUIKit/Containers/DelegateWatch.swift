// Notices when the app sets a navigation controller's delegate.

#if canImport(UIKit)
  import UIKit

  /// Notices when the app sets a navigation controller's delegate, by key-value observing.
  @MainActor final class DelegateWatch {
    private let changed: (UINavigationController) -> Void
    private weak var navigation: UINavigationController?

    init(_ changed: @escaping (UINavigationController) -> Void) { self.changed = changed }

    #if canImport(ObjectiveC)
      private var observation: NSKeyValueObservation?

      func begin(_ navigation: UINavigationController) {
        guard observation == nil else { return }
        self.navigation = navigation
        observation = navigation.observe(\.delegate) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.tell() }
        }
      }

      func end() { observation = nil }
    #else
      func begin(_ navigation: UINavigationController) {
        guard self.navigation == nil else { return }
        self.navigation = navigation
        navigation.delegateHasChanged = { [weak self] in self?.tell() }
      }

      func end() {
        navigation?.delegateHasChanged = {}
        navigation = nil
      }
    #endif

    private func tell() {
      if let navigation { changed(navigation) }
    }
  }
#endif
