// The name `legato` in UIKit's classes, what a screen says of how it comes and goes, and what holds for the whole app.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  // One import is enough: the engine comes along, but its symbols stay in its own documentation.
  @_documentation(visibility: internal) @_exported import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// What this screen says of its transitions and interactions. The container says what it leaves open, and then
    /// ``TransitionDefaults``.
    ///
    /// On a navigation or tab bar controller it says how that controller is presented, and nothing of the screens in
    /// it: give their policy to `install`.
    ///
    /// A controller that says how it comes may be presented by UIKit's plain call, too: the library is its
    /// `transitioningDelegate` from then on, and its style is full screen if it was a sheet of UIKit's. Both also hold
    /// for a controller that is only pushed, because that is not known before. A delegate or a `modalPresentationStyle`
    /// that is set afterwards counts. If neither this nor ``animator`` says any more how it comes, both are restored,
    /// at once or when it has gone.
    public var policy: TransitionPolicy {
      get { record?.policy ?? TransitionPolicy() }
      nonmutating set {
        ownRecord.policy = newValue
        settlePresentation()
      }
    }

    /// How this screen comes and goes; nil for what the container says. See ``policy`` for presentations and
    /// containers.
    public var transition: ScreenTransition? {
      get { policy.transition }
      nonmutating set { policy.transition = newValue }
    }

    /// The back gestures from this screen; nil for what the container says, empty for none.
    ///
    /// They do not make a presentation the library's: a plain `present` of a screen without a ``transition`` is
    /// UIKit's, with UIKit's gestures. Set ``transition`` as well, or call
    /// ``present(_:using:interactions:style:animated:completion:)``.
    public var interactions: [Interaction]? {
      get { policy.interactions }
      nonmutating set { policy.interactions = newValue }
    }

    /// How this screen is presented and dismissed, if not as ``transition`` says.
    public var presentation: ScreenTransition? {
      get { policy.presentation }
      nonmutating set { policy.presentation = newValue }
    }

    /// The back gestures from this screen when it is presented, if not ``interactions``. They, too, need a presentation
    /// of the library's.
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

  /// What the library stores with a screen.
  @MainActor final class ScreenRecord {
    var policy = TransitionPolicy()
    /// What a call that asked for the screen says, until the library has used it.
    var call: ScreenCall?
    /// Whether the library has brought the screen though it has one of UIKit's own transitions.
    var isBrought = false
    var elementProvider: (@MainActor (any Hashable & Sendable) -> UIView?)?
    /// The detents, if it is presented as a sheet.
    var sheet: Sheet?
    /// A third party's animation and interaction for the screen.
    var external = ExternalParts()
    /// The transitioning delegate while it is presented.
    var delegateProxy: PresentationDelegateProxy?
    var observers = ObserverList()
    /// Calls on this container whose end has not been told.
    var ends: [CallEnd] = []
    /// How the bars looked when the screen was left.
    var bar: BarPicture?
    var tabBar: BarPicture?
    /// Whether the tab bar was visible when the screen came; nil for one that came without an animation.
    var hasTabBar: Bool?
    /// The pictures of bars that the screen carries, or carried last.
    weak var barSnapshot: BarSnapshot?
    weak var tabSnapshot: BarSnapshot?
    /// How the bars of a navigation controller take part; nil for UIKit's own way.
    var bars: BarStyle?
    /// Lets bars move with the system's own push and pop.
    var barDelegateProxy: BarDelegateProxy?
    var forwardGestures: [ForwardGesture] = []
    var scope = GestureScope()
    /// What had the keyboard when the screen was left.
    weak var writer: UIView?
    /// What VoiceOver read when the screen was left.
    weak var focus: AnyObject?

    /// A key needs only an address of its own.
    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }

  extension LegatoExtension where Base: UIViewController {
    /// Finds the view for an ``elementID`` that the screen above shows and this one does not, for instance in a cell
    /// that has scrolled away.
    ///
    /// It is asked before this screen is covered and before it is uncovered, and may scroll the item into view (not
    /// animated). If it returns nil, the element flies to the centre. Without a provider the element stays in its
    /// screen.
    public var elementProvider: (@MainActor (any Hashable & Sendable) -> UIView?)? {
      get { record?.elementProvider }
      nonmutating set { ownRecord.elementProvider = newValue }
    }
  }

  /// What holds for the whole app, where the call, the screen and the container say nothing.
  @MainActor public enum TransitionDefaults {
    /// The default transitions and interactions, read when a run begins or a finger lands. What this leaves open is the
    /// system's push with its edge swipe and, on iOS 26, its content swipe; for presentations, a cover from below with
    /// a swipe down.
    public static var policy = TransitionPolicy()
  }

  /// What the library adds to an object of UIKit's, under the name `legato`.
  @MainActor public struct LegatoExtension<Base: AnyObject> {
    package let base: Base
  }

  /// A class of UIKit's to which the library adds something.
  @MainActor public protocol LegatoExtended: AnyObject {}

  extension LegatoExtended {
    /// What the library adds to this object.
    public var legato: LegatoExtension<Self> { LegatoExtension(base: self) }
  }

  extension UIViewController: LegatoExtended {}
#endif
