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
    /// It is called each time that this screen comes or goes, before its container's provider. If it returns nil, the
    /// transition is left to the container's provider, and then to the library. On a navigation or tab bar controller
    /// it applies to that controller's own presentation; give `install` a provider for the screens in it.
    ///
    /// If a gesture of the library has begun the transition, the finger drives the animation. After the finger has
    /// lifted, the animation continues with the finger's velocity, as without the library: it cannot be caught, and
    /// calls during it are left to UIKit. Set it before a screen is presented; until it is nil again the screen is
    /// treated like one with a ``policy``.
    ///
    /// It is kept for as long as the controller lives: refer to the controller weakly.
    public var animator: AnimatorProvider? {
      get { record?.external.animator }
      nonmutating set {
        ownRecord.external.animator = newValue
        settlePresentation()
      }
    }

    /// The interaction of such an animation; nil if it has none.
    ///
    /// It is called after ``animator``. If the third party's own gesture has begun the transition, return its
    /// interaction, otherwise nil. If a gesture of the library has begun it, the finger drives the
    /// `UIPercentDrivenInteractiveTransition` that you return; an interaction of another kind is ignored.
    ///
    /// It is kept for as long as the controller lives: refer to the controller weakly.
    public var interactionController: InteractionProvider? {
      get { record?.external.interaction }
      nonmutating set { ownRecord.external.interaction = newValue }
    }
  }
#endif
