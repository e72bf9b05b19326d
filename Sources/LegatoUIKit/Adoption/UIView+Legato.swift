// Elements and how they fly.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension UIView: LegatoExtended {}

  extension LegatoExtension where Base: UIView {
    /// The name of the element that this view shows, the same in both screens; nil for none.
    ///
    /// A cell sets it whenever it is given an item. A hidden view, and one that is in no screen, is no element. The
    /// view's shadow flies along if it has an outline: a path, an opaque background, or a photo that fills it. If two
    /// visible views of one screen have the same name, the one flies that has had it longer; a debug build says so
    /// once, and names both.
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

    /// How the view comes by itself while its screen comes; nil for what the transition says.
    ///
    /// A view for which neither this nor ``elementLeaving`` is set comes and goes as a part of its screen. So does
    /// every view, unless the transition is made by
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
    /// A picture flies, taken when the flight begins.
    case snapshot
    /// The view itself flies, so that a video goes on. Afterwards it is put back with its constraints.
    case live
  }
#endif
