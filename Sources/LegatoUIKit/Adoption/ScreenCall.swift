#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What a call of the app's says of the way that it asks for, until the library has taken it.
  @MainActor final class ScreenCall {
    let transition: ScreenTransition?
    /// The back gestures from the screen that the call shows.
    let interactions: [Interaction]?
    /// The screens of which it is said: where UIKit alone knows which of two will cover the other one, both.
    private let screens = NSHashTable<UIViewController>.weakObjects()

    private init(_ transition: ScreenTransition?, _ interactions: [Interaction]?) {
      self.transition = transition
      self.interactions = interactions
    }

    /// What the next call says that brings one of some screens, or takes it away; nil for a call that says nothing.
    /// What was said of them before is over.
    static func say(
      _ transition: ScreenTransition?, _ interactions: [Interaction]?, of screens: [UIViewController]
    ) -> ScreenCall? {
      let isSilent = transition == nil && interactions == nil
      let call = isSilent ? nil : ScreenCall(transition, interactions)
      for screen in screens where call != nil || screen.legato.record != nil {
        screen.legato.ownRecord.call = call
        call?.screens.add(screen)
      }
      return call
    }

    /// The call has ended: what nobody has taken is not the next one's. UIKit may yet tell what it has shown.
    func end() { Timer.once { self.forget() } }

    /// Is over.
    func forget() {
      for screen in screens.allObjects where screen.legato.record?.call === self { screen.legato.record?.call = nil }
    }
  }

  extension LegatoExtension where Base: UIViewController {
    /// What the next call says that brings this screen or takes it away.
    @discardableResult
    func call(_ transition: ScreenTransition?, _ interactions: [Interaction]? = nil) -> ScreenCall? {
      ScreenCall.say(transition, interactions, of: [base])
    }

    /// What that call has said, once.
    func takeCall() -> ScreenCall? {
      defer { record?.call?.forget() }
      return record?.call
    }
  }
#endif
