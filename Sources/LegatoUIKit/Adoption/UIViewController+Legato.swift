// The library's place in UIKit's classes, `navigationController.legato`, what a screen says there of how it comes and
// goes, and what holds for all of the app.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  // One import is enough: whoever imports the host has the engine, whose symbols stay in its own documentation.
  @_documentation(visibility: internal) @_exported import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// What this screen says of transitions and interactions; what it leaves open the container says, then the global
    /// default.
    ///
    /// On a navigation or tab bar controller it says how that controller itself is presented, and nothing of the
    /// screens in it: what holds for those is given to `install`.
    ///
    /// A controller that says how it comes may be presented by UIKit's plain call as well: from then on the library is
    /// its `transitioningDelegate`, and full screen its style in place of a sheet of UIKit's, which comes by itself. A
    /// controller that is only pushed has both, too: nobody can tell before. A delegate or a `modalPresentationStyle`
    /// that is set afterwards counts. Where neither this nor ``animator`` says how it comes any more, both are again
    /// what they were, at once or when it has gone.
    public var policy: TransitionPolicy {
      get { record?.policy ?? TransitionPolicy() }
      nonmutating set {
        ownRecord.policy = newValue
        settlePresentation()
      }
    }

    /// How this screen comes and goes; nil for what the container says. ``policy`` tells what that means for a
    /// presentation, and for a container.
    public var transition: ScreenTransition? {
      get { policy.transition }
      nonmutating set { policy.transition = newValue }
    }

    /// The back gestures that a finger has from this screen; nil for what the container says, empty for none.
    ///
    /// They do not make a presentation the library's: a plain `present` of a screen that says nothing of how it comes
    /// is UIKit's, with UIKit's gestures. Say ``transition`` as well, or call
    /// ``present(_:using:interactions:style:animated:completion:)``.
    public var interactions: [Interaction]? {
      get { policy.interactions }
      nonmutating set { policy.interactions = newValue }
    }

    /// How this screen is presented and dismissed, where that differs from ``transition``.
    public var presentation: ScreenTransition? {
      get { policy.presentation }
      nonmutating set { policy.presentation = newValue }
    }

    /// The back gestures that a finger has from this screen when it is presented, where they differ from
    /// ``interactions``. As those they need a presentation of the library's.
    public var dismissals: [Interaction]? {
      get { policy.dismissals }
      nonmutating set { policy.dismissals = newValue }
    }

    var record: ScreenRecord? { objc_getAssociatedObject(base, ScreenRecord.key) as? ScreenRecord }

    var ownRecord: ScreenRecord {
      if let record { return record }
      let record = ScreenRecord()
      objc_setAssociatedObject(base, ScreenRecord.key, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return record
    }
  }

  /// What the library remembers of a screen, for as long as that lives.
  @MainActor final class ScreenRecord {
    var policy = TransitionPolicy()
    /// What a call says that has asked for the screen, until the library has taken it.
    var call: ScreenCall?
    /// Whether the library has brought the screen, by a call or a finger, though it has a transition of UIKit's own.
    var isBrought = false
    /// Finds an element that another screen shows.
    var elementProvider: (@MainActor (any Hashable & Sendable) -> UIView?)?
    /// Where the screen rests, if it is presented as a sheet.
    var sheet: Sheet?
    /// Third-party parts by which the screen comes and goes.
    var external = ExternalParts()
    /// What UIKit asks when the screen is presented.
    var delegateProxy: PresentationDelegateProxy?
    var observers = ObserverList()
    /// Calls on this container whose end is still to be told.
    var ends: [CallEnd] = []
    /// How the bars looked when the screen was left.
    var bar: BarPicture?
    var tabBar: BarPicture?
    /// Whether the tab bar was there when the screen came; nil for one that has come without an animation.
    var hasTabBar: Bool?
    /// The pictures of bars that the screen carries, or carried last.
    weak var barSnapshot: BarSnapshot?
    weak var tabSnapshot: BarSnapshot?
    /// How the bars of a navigation controller take part; nil for as UIKit shows them.
    var bars: BarStyle?
    /// Lets bars move over the system's own push and pop.
    var barDelegateProxy: BarDelegateProxy?
    /// The forward gestures on it.
    var forwardGestures: [ForwardGesture] = []
    var scope = GestureScope()
    /// What had the keyboard when the screen was left.
    weak var writer: UIView?
    /// What VoiceOver read when the screen was left.
    weak var focus: AnyObject?

    /// An address of its own is all that a key needs.
    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }

  extension LegatoExtension where Base: UIViewController {
    /// Finds the view for an ``elementID`` that the screen above shows and this one does not show now: for a cell that
    /// has scrolled away, say.
    ///
    /// It is asked before this screen is covered and before it is uncovered, and may scroll the item into view (not
    /// animated). With nil for an answer the element goes to the centre. Without a provider it stays in its screen.
    public var elementProvider: (@MainActor (any Hashable & Sendable) -> UIView?)? {
      get { record?.elementProvider }
      nonmutating set { ownRecord.elementProvider = newValue }
    }
  }

  /// What holds for all containers of the app, where neither the call, the screen nor the container says anything.
  @MainActor public enum TransitionDefaults {
    /// Transitions and interactions, read when a run begins, or a finger lands. What this leaves open is the system's
    /// push, its edge swipe and, on iOS 26, its content swipe; for what is presented, a cover from below and a swipe
    /// down.
    public static var policy = TransitionPolicy()
  }

  /// What the library adds to one of UIKit's objects, under the name `legato`.
  @MainActor public struct LegatoExtension<Base: AnyObject> {
    /// The object.
    package let base: Base
  }

  /// A class of UIKit's that the library adds something to.
  @MainActor public protocol LegatoExtended: AnyObject {}

  extension LegatoExtended {
    /// What the library adds to this object.
    public var legato: LegatoExtension<Self> { LegatoExtension(base: self) }
  }

  extension UIViewController: LegatoExtended {}
#endif
