// What a screen says of how it comes and goes.

#if canImport(UIKit)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// What this screen says of transitions and interactions; what it leaves open the container says, then the global default.
    public var policy: TransitionPolicy {
      get { record?.policy ?? TransitionPolicy() }
      nonmutating set {
        ownRecord.policy = newValue
        if newValue.presentation != nil || newValue.transition != nil { claimPresentation() }
      }
    }

    /// How this screen comes and goes; nil for what the container says.
    public var transition: Transition? {
      get { policy.transition }
      nonmutating set { policy.transition = newValue }
    }

    /// The ways back that a finger has from this screen; nil for what the container says, empty for none.
    public var interactions: [Interaction]? {
      get { policy.interactions }
      nonmutating set { policy.interactions = newValue }
    }

    /// What the next call that brings or takes this screen says.
    func call(_ transition: Transition?) { ownRecord.call = transition }

    /// What that call has said, once.
    func takeCall() -> Transition? {
      defer { record?.call = nil }
      return record?.call
    }

    /// How this screen is presented and dismissed, where that differs from ``transition``.
    public var presentation: Transition? {
      get { policy.presentation }
      nonmutating set { policy.presentation = newValue }
    }

    /// The ways back that a finger has from this screen when it is presented, where they differ from ``interactions``.
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
    /// What a call says that has asked for the screen, until UIKit has begun with it.
    var call: Transition?
    /// Finds an element that another screen shows.
    var elementProvider: (@MainActor (any Hashable & Sendable) -> UIView?)?
    /// Where the screen rests, if it is presented as a sheet.
    var sheet: Sheet?
    /// Third-party parts by which the screen comes and goes.
    var animator: ((AnimatorRequest) -> (any UIViewControllerAnimatedTransitioning)?)?
    var interactionController:
      ((any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?)?
    /// What UIKit asks when the screen is presented.
    var relay: PresentationRelay?
    var observers = ObserverList()
    /// Calls on this container whose end is still to be told.
    var ends: [CallEnd] = []
    /// How the bars looked when the screen was left.
    var bar: BarPicture?
    var tabBar: BarPicture?
    /// The pictures of bars that the screen carries, or carried last.
    weak var barPlate: BarPlate?
    weak var tabPlate: BarPlate?
    /// Lets bars move over the system's own push and pop.
    var barRelay: BarRelay?
    /// Where fingers on it lead onwards.
    var ways: [WayOnward] = []
    var scope = GestureScope()
    /// What had the keyboard when the screen was left.
    weak var writer: UIView?
    /// What VoiceOver read when the screen was left.
    weak var focus: AnyObject?

    /// An address of its own is all that a key needs.
    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }
#endif
