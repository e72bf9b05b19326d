// A third party's animation for one screen.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// A third party's animation by which this screen comes and goes; nil for the library's.
    ///
    /// ```swift
    /// album.legato.animator = { request in request.operation == .push ? CubeAnimator() : nil }
    /// ```
    ///
    /// It is asked each time that this screen comes or goes, before its container's; by returning nil it leaves the
    /// transition to that one, and then to the library. On a navigation or tab bar controller it says how that
    /// controller is presented; give `install` those for the screens in it. If one of the library's interactions has
    /// begun the transition, the finger drives the animation. After the finger has lifted it goes on at the finger's
    /// speed, and runs alone, as without the library: it is not caught, and calls during it are UIKit's. A screen to be
    /// presented must have its animation before: from then on it is treated as one with a ``policy``, until this is nil
    /// again.
    ///
    /// It is kept for as long as the controller lives: refer to the controller weakly.
    public var animator: AnimatorProvider? {
      get { record?.external.animator }
      nonmutating set {
        ownRecord.external.animator = newValue
        settlePresentation()
      }
    }

    /// The interaction of such an animation; nil for none.
    ///
    /// It is asked after ``animator``. If the third party's own gesture has begun the transition, return its
    /// interaction, otherwise nil. If one of the library's has, its finger drives a
    /// `UIPercentDrivenInteractiveTransition` that you return; an interaction of another kind is ignored.
    ///
    /// It is kept for as long as the controller lives: refer to the controller weakly.
    public var interactionController: InteractionProvider? {
      get { record?.external.interaction }
      nonmutating set { ownRecord.external.interaction = newValue }
    }
  }
#endif
