#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The content of an element's layer: a picture, or the view itself.
  @MainActor final class FlyingElement {
    private enum Content {
      case picture(UIView)
      case live(ElementLift)
    }

    private weak var view: UIView?
    /// The view below the flight, which is hidden as well.
    private weak var partner: UIView?
    private let name: ElementName?
    /// The screens in which the element is hidden.
    private weak var screen: UIView?
    private weak var partnerScreen: UIView?
    /// Other views with the same id when it took off: they stay visible.
    private let twins: [WeakView]
    private let content: Content

    /// Fills a layer's view; fails if there is nothing to show. The partner lies below the flight, the counterpart is
    /// at its other end; `isShadowCast` tells whether another layer casts its shadow.
    init?(
      _ place: ElementPlace, over partner: ElementPlace?, to counterpart: ElementPlace?, in overlay: UIView,
      isShadowCast: Bool
    ) {
      guard let view = place.view else { return nil }
      name = ElementRecord.existing(of: view)?.name
      screen = place.screen
      twins = FlyingElement.twins(of: place) + (partner.map(FlyingElement.twins) ?? [])
      if view.legato.elementFlight == .live,
        let lift = ElementLift(view, into: overlay, showing: place.content, isShadowCast: isShadowCast)
      {
        content = .live(lift)
      } else if let picture = FlyingElement.picture(of: view, place, counterpart) {
        picture.frame = overlay.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.addSubview(picture)
        content = .picture(picture)
      } else {
        return nil
      }
      self.view = view
      lie(over: partner)
      overlay.isUserInteractionEnabled = false
      overlay.layer.cornerCurve = view.layer.cornerCurve
    }

    /// Whether it already shows this element between the same screens, even if other views have its id by now.
    func shows(_ place: ElementPlace, over partner: ElementPlace?) -> Bool {
      let isSame = view === place.view || name != nil && name === place.name
      return isSame && (partnerScreen == nil || partner?.screen === partnerScreen)
    }

    /// Hides another view below the flight from now on.
    func lie(over partner: ElementPlace?) {
      self.partner = partner?.view
      partnerScreen = partner?.screen
    }

    /// The app's views that are hidden while it flies, including those that have got its id since it took off.
    var hidden: [UIView] {
      var views = [partner].compactMap { $0 }
      if case .picture = content, let view { views.append(view) }
      let others = name?.views.filter { each in
        each !== view && each !== partner && !twins.contains { $0.view === each }
          && [screen, partnerScreen].contains { $0.map { ElementPlace.isShown(each, in: $0) } == true }
      }
      return views + (others ?? [])
    }

    func end() {
      switch content {
      case .picture(let picture): picture.removeFromSuperview()
      case .live(let lift): lift.putBack()
      }
    }

    private static func twins(of place: ElementPlace) -> [WeakView] {
      guard let name = place.name, let view = place.view, let screen = place.screen else { return [] }
      return name.views.filter { $0.isTwin(of: view) && ElementPlace.isShown($0, in: screen) }.map(WeakView.init)
    }

    /// A picture of the view. A plain image or text is drawn again, so that it is sharp at any size and does not depend
    /// on an earlier drawing of its view.
    private static func picture(of view: UIView, _ place: ElementPlace, _ counterpart: ElementPlace?) -> UIView? {
      if let label = view as? UILabel, let picture = LabelPicture(label, at: place, besides: counterpart) {
        return picture
      }
      guard let view = view as? UIImageView, let image = view.image, view.subviews.isEmpty else {
        return view.resizableSnapshotView(
          from: place.content, afterScreenUpdates: !place.isDrawn, withCapInsets: .zero)
      }
      let picture = UIImageView(image: image)
      picture.contentMode = view.contentMode
      picture.dress(as: view)
      picture.tintColor = view.tintColor
      picture.clipsToBounds = true
      return picture
    }
  }

  extension UIView {
    /// Copies the background, the corners and the border of another view.
    func dress(as other: UIView) {
      backgroundColor = other.backgroundColor
      layer.cornerRadius = other.layer.cornerRadius
      layer.cornerCurve = other.layer.cornerCurve
      layer.borderWidth = other.layer.borderWidth
      layer.borderColor = other.layer.borderColor
    }
  }
#endif
