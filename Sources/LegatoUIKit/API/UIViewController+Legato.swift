// The name `legato` in UIKit's classes, a screen's own transitions and gestures, and the defaults of the app.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  // One import is enough: it includes the engine, whose symbols have their own documentation.
  @_documentation(visibility: internal) @_exported import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// The transitions and interactions of this screen. What it leaves open is taken from the container, and then from
    /// ``TransitionDefaults``.
    ///
    /// On a navigation or tab bar controller it applies to that controller's own presentation, and not to the screens
    /// in it: give their policy to `install`.
    ///
    /// A controller with a transition for its presentation may also be presented by UIKit's plain call: from then on
    /// the library is its `transitioningDelegate`, and its style is full screen if it was a sheet of UIKit's. This is
    /// also done for a controller that is only pushed, because that is not known before. A delegate or a
    /// `modalPresentationStyle` that is set afterwards counts. When neither this nor ``animator`` sets its presentation
    /// any more, both are restored, at once or when it has gone.
    public var policy: TransitionPolicy {
      get { record?.policy ?? TransitionPolicy() }
      nonmutating set {
        ownRecord.policy = newValue
        settlePresentation()
      }
    }

    /// How this screen comes and goes; nil for the container's transition. See ``policy`` for presentations and
    /// containers.
    public var transition: ScreenTransition? {
      get { policy.transition }
      nonmutating set { policy.transition = newValue }
    }

    /// The back gestures from this screen; nil for the container's gestures, empty for none.
    ///
    /// They alone do not make the library show a presentation: a plain `present` of a screen without a ``transition``
    /// is UIKit's, with UIKit's gestures. Set ``transition`` as well, or call
    /// ``present(_:using:interactions:style:animated:completion:)``.
    public var interactions: [Interaction]? {
      get { policy.interactions }
      nonmutating set { policy.interactions = newValue }
    }

    /// How this screen is presented and dismissed; nil for ``transition``.
    public var presentation: ScreenTransition? {
      get { policy.presentation }
      nonmutating set { policy.presentation = newValue }
    }

    /// The back gestures from this screen while it is presented; nil for ``interactions``. They need a presentation
    /// that the library shows.
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

  /// The library's data about a screen.
  @MainActor final class ScreenRecord {
    var policy = TransitionPolicy()
    /// The options of the call that asked for the screen, until the library has used them.
    var call: ScreenCall?
    /// Whether the library has brought the screen although it has a transition of UIKit's.
    var isBrought = false
    var elementProvider: (@MainActor (any Hashable & Sendable) -> UIView?)?
    /// The detents, if it is presented as a sheet.
    var sheet: Sheet?
    /// A third party's animation and interaction for the screen.
    var external = ExternalParts()
    /// The transitioning delegate while it is presented.
    var delegateProxy: PresentationDelegateProxy?
    var observers = ObserverList()
    /// Calls on this container whose end has not been reported.
    var ends: [CallEnd] = []
    /// The look of the bars when the screen was left.
    var bar: BarPicture?
    var tabBar: BarPicture?
    /// Whether the tab bar was visible when the screen came; nil if it came without an animation.
    var hasTabBar: Bool?
    /// The pictures of bars that the screen carries, or carried last.
    weak var barSnapshot: BarSnapshot?
    weak var tabSnapshot: BarSnapshot?
    /// How the bars of a navigation controller take part; nil for UIKit's own way.
    var bars: BarStyle?
    /// Moves bars with the system's own push and pop.
    var barDelegateProxy: BarDelegateProxy?
    var forwardGestures: [ForwardGesture] = []
    var scope = GestureScope()
    /// The view that had the keyboard when the screen was left.
    weak var writer: UIView?
    /// The element that VoiceOver read when the screen was left.
    weak var focus: AnyObject?

    /// A key needs only a unique address.
    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }

  extension LegatoExtension where Base: UIViewController {
    /// Finds the view for an ``elementID`` that the screen above shows and this one does not, for instance in a cell
    /// that has been scrolled away.
    ///
    /// It is called before this screen is covered and before it is uncovered, and may scroll the item into view (not
    /// animated). If it returns nil, the element flies to the centre. Without a provider the element stays in its
    /// screen.
    public var elementProvider: (@MainActor (any Hashable & Sendable) -> UIView?)? {
      get { record?.elementProvider }
      nonmutating set { ownRecord.elementProvider = newValue }
    }
  }

  /// The defaults of the app, used if the call, the screen and the container set nothing.
  @MainActor public enum TransitionDefaults {
    /// The default transitions and interactions, read when a run begins or a finger lands. What it leaves open is the
    /// system's: for pushes its push with the edge swipe and, on iOS 26, the content swipe; for presentations a cover
    /// from below with a swipe down.
    public static var policy = TransitionPolicy()
  }

  /// The library's additions to an object of UIKit, under the name `legato`.
  @MainActor public struct LegatoExtension<Base: AnyObject> {
    package let base: Base
  }

  /// A class of UIKit to which the library adds something.
  @MainActor public protocol LegatoExtended: AnyObject {}

  extension LegatoExtended {
    /// The library's additions to this object.
    public var legato: LegatoExtension<Self> { LegatoExtension(base: self) }
  }

  extension UIViewController: LegatoExtended {}
#endif
