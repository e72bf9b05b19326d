// A third party's parts as a screen's own.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// A third party's animation by which this screen itself comes and goes; nil for ours.
    ///
    /// ```swift
    /// album.legato.animator = { request in request.operation == .push ? CubeAnimator() : nil }
    /// ```
    ///
    /// It is asked each time that this screen comes or goes, before its container; nil for an answer leaves it to that,
    /// and then to ours. On a navigation or tab bar controller it says how that one is presented, and nothing of the
    /// screens in it: those of a whole container are given to `install`. If one of our interactions has begun the
    /// transition, the finger drives the animation, which goes on at the finger's speed when that lifts. From there on
    /// it runs alone, as without the library: it is not caught, and calls during it are UIKit's. A screen to be
    /// presented has to know its animation before it is: from then on it is treated as one with a ``policy``, and as
    /// before once this is nil again.
    ///
    /// It is kept for as long as the controller lives: refer to the controller weakly.
    public var animator: AnimatorProvider? {
      get { record?.external.animator }
      nonmutating set {
        ownRecord.external.animator = newValue
        settlePresentation()
      }
    }

    /// The interaction that belongs to such an animation; nil for none.
    ///
    /// It is asked after ``animator``. If the third party's own gesture has begun the transition, it answers with its
    /// interaction, and with nil otherwise. If one of ours has, a `UIPercentDrivenInteractiveTransition` is driven by
    /// our finger in place of UIKit's plain one, and another kind is not asked for anything.
    ///
    /// It is kept for as long as the controller lives: refer to the controller weakly.
    public var interactionController: InteractionProvider? {
      get { record?.external.interaction }
      nonmutating set { ownRecord.external.interaction = newValue }
    }
  }
#endif
