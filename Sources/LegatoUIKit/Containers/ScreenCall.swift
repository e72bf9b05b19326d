#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The transition and gestures of a call, kept until the library uses them.
  @MainActor final class ScreenCall {
    let transition: ScreenTransition?
    /// The back gestures from the screen that the call shows.
    let interactions: [Interaction]?
    /// The screens that the call concerns: both, if only UIKit knows which one will cover the other.
    private let screens = NSHashTable<UIViewController>.weakObjects()

    private init(_ transition: ScreenTransition?, _ interactions: [Interaction]?) {
      self.transition = transition
      self.interactions = interactions
    }

    /// Sets the options of the next call that brings or removes one of some screens, in place of earlier options; nil
    /// if the call has none.
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

    /// Ends the call. UIKit may still report its screens, so unused options are forgotten a moment later.
    func end() { Timer.once { self.forget() } }

    func forget() {
      for screen in screens.allObjects where screen.legato.record?.call === self { screen.legato.record?.call = nil }
    }
  }

  extension LegatoExtension where Base: UIViewController {
    /// Sets the options of the next call that brings this screen or removes it.
    @discardableResult
    func call(_ transition: ScreenTransition?, _ interactions: [Interaction]? = nil) -> ScreenCall? {
      ScreenCall.say(transition, interactions, of: [base])
    }

    /// Returns the options of the call, and forgets them.
    func takeCall() -> ScreenCall? {
      defer { record?.call?.forget() }
      return record?.call
    }
  }
#endif
