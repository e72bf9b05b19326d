// What a view says of itself as an element of its screen.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension UIView: LegatoExtended {}

  extension LegatoExtension where Base: UIView {
    /// The name of the element that this view shows: the same in both screens; nil for none.
    ///
    /// A cell sets it each time that it is given an item. What flies casts the view's shadow if that has an outline: a
    /// path, an opaque background, or a photo that fills it. A view that is hidden, or in no screen, is no element. If
    /// two views that are seen in one screen bear one name, the one flies that has it longer; a debug build says so
    /// once, and names both.
    public var elementID: (any Hashable & Sendable)? {
      get { ElementRecord.existing(of: base)?.name?.id }
      nonmutating set {
        guard newValue != nil || ElementRecord.existing(of: base) != nil else { return }
        ElementRecord.of(base).name = newValue.map(ElementName.of)
      }
    }

    /// Whether a picture of the view flies, or the view itself: at first a picture, ``ElementFlight/snapshot``.
    public var elementFlight: ElementFlight {
      get { ElementRecord.existing(of: base)?.flight ?? .snapshot }
      nonmutating set { ElementRecord.of(base).flight = newValue }
    }

    /// How the view comes by itself while its screen comes; nil for what the transition says.
    ///
    /// A view for which neither this nor ``elementLeaving`` is set comes and goes as a part of its screen, and so does
    /// every view unless the transition is made by
    /// `ScreenTransition.modifyingElements(entering:leaving:cascade:span:)`.
    public var elementEntering: ElementModifier? {
      get { ElementRecord.existing(of: base)?.entering }
      nonmutating set { ElementRecord.of(base).entering = newValue }
    }

    /// How the view goes by itself while its screen goes; nil for what the transition says. See ``elementEntering``.
    public var elementLeaving: ElementModifier? {
      get { ElementRecord.existing(of: base)?.leaving }
      nonmutating set { ElementRecord.of(base).leaving = newValue }
    }
  }

  /// How an element travels between two screens.
  public enum ElementFlight: Sendable {
    /// A picture of it flies: what it shows when the flight begins.
    case snapshot
    /// The view itself flies, so that a video goes on. Afterwards it is put back as it was, with its constraints.
    case live
  }
#endif
