// Elements and how they fly.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension UIView: LegatoExtended {}

  extension LegatoExtension where Base: UIView {
    /// The name of the element that this view shows, the same in both screens; nil if it is not an element.
    ///
    /// Set it whenever a cell gets an item. A hidden view, or a view outside of every screen, is not an element. The
    /// view's shadow flies along if it has an outline: a path, an opaque background, or a photo that fills the view. If
    /// two visible views of a screen have the same name, the one flies that has had it longer; a debug build reports
    /// both once.
    public var elementID: (any Hashable & Sendable)? {
      get { ElementRecord.existing(of: base)?.name?.id }
      nonmutating set {
        guard newValue != nil || ElementRecord.existing(of: base) != nil else { return }
        ElementRecord.of(base).name = newValue.map(ElementName.of)
      }
    }

    /// Whether a picture of the view flies, the default, or the view itself.
    public var elementFlight: ElementFlight {
      get { ElementRecord.existing(of: base)?.flight ?? .snapshot }
      nonmutating set { ElementRecord.of(base).flight = newValue }
    }

    /// How the view moves by itself while its screen comes; nil for the transition's own modifier.
    ///
    /// A view for which neither this nor ``elementLeaving`` is set moves with its screen. So does every view, if the
    /// transition is not made by `ScreenTransition.modifyingElements(entering:leaving:cascade:span:)`.
    public var elementEntering: ElementModifier? {
      get { ElementRecord.existing(of: base)?.entering }
      nonmutating set { ElementRecord.of(base).entering = newValue }
    }

    /// How the view moves by itself while its screen goes; nil for the transition's own modifier. See
    /// ``elementEntering``.
    public var elementLeaving: ElementModifier? {
      get { ElementRecord.existing(of: base)?.leaving }
      nonmutating set { ElementRecord.of(base).leaving = newValue }
    }
  }

  /// How an element flies between two screens.
  public enum ElementFlight: Sendable {
    /// A picture flies, taken when the flight begins.
    case snapshot
    /// The view itself flies, so that a video keeps playing. Afterwards it is put back with its constraints.
    case live
  }
#endif
