#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What a call says of the transition that it asks for, kept until the library uses it.
  @MainActor final class ScreenCall {
    let transition: ScreenTransition?
    /// The back gestures from the screen that the call shows.
    let interactions: [Interaction]?
    /// The screens that it concerns: both, where only UIKit knows which one will cover the other.
    private let screens = NSHashTable<UIViewController>.weakObjects()

    private init(_ transition: ScreenTransition?, _ interactions: [Interaction]?) {
      self.transition = transition
      self.interactions = interactions
    }

    /// Sets what the next call says that brings or takes away one of some screens, in place of what was said before;
    /// nil if the call says nothing.
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

    /// Ends the call. UIKit may yet tell what it has shown, so what is unused is forgotten a moment later.
    func end() { Timer.once { self.forget() } }

    func forget() {
      for screen in screens.allObjects where screen.legato.record?.call === self { screen.legato.record?.call = nil }
    }
  }

  extension LegatoExtension where Base: UIViewController {
    /// Sets what the next call says that brings this screen or takes it away.
    @discardableResult
    func call(_ transition: ScreenTransition?, _ interactions: [Interaction]? = nil) -> ScreenCall? {
      ScreenCall.say(transition, interactions, of: [base])
    }

    /// Takes what that call said; the next time there is nothing.
    func takeCall() -> ScreenCall? {
      defer { record?.call?.forget() }
      return record?.call
    }
  }
#endif
