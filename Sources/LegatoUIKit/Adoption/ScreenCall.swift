#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What a call of the app's says of the way that it asks for, until the library has taken it.
  @MainActor final class ScreenCall {
    let transition: Transition?
    /// The ways back from the screen that the call shows.
    let interactions: [Interaction]?
    private weak var screen: UIViewController?

    /// Nil for a call that says nothing.
    init?(_ transition: Transition?, _ interactions: [Interaction]?, of screen: UIViewController) {
      guard transition != nil || interactions != nil else { return nil }
      self.transition = transition
      self.interactions = interactions
      self.screen = screen
    }

    /// The call has ended: what nobody has taken is not the next one's. UIKit may yet tell what it has shown.
    func end() { Timer.once { self.forget() } }

    private func forget() {
      if let record = screen?.legato.record, record.call === self { record.call = nil }
    }
  }

  extension LegatoExtension where Base: UIViewController {
    /// What the next call says that brings this screen or takes it away.
    @discardableResult
    func call(_ transition: Transition?, _ interactions: [Interaction]? = nil) -> ScreenCall? {
      let call = ScreenCall(transition, interactions, of: base)
      if call != nil || record != nil { ownRecord.call = call }
      return call
    }

    /// What that call has said, once.
    func takeCall() -> ScreenCall? {
      defer { record?.call = nil }
      return record?.call
    }
  }
#endif
