// A view of the app's that flies itself, and where it belongs.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A view of the app's that hangs in a layer for the time of its flight, and all that is needed to put it back as it
  /// was.
  @MainActor final class ElementLift {
    private weak var view: UIView?
    private weak var overlay: UIView?
    /// Where the view belongs.
    private(set) weak var home: UIView?
    let bounds: CGRect
    /// The shadow that a layer casts for it.
    let shadow: ElementShadow?
    private let center: CGPoint
    private let transform: CATransform3D
    private let autoresizingMask: UIView.AutoresizingMask
    private let translatesAutoresizingMask: Bool
    /// The sibling that lay right above it.
    private weak var above: UIView?
    /// Where it lay among its siblings.
    let index: Int
    /// Keeps its place in a stack view, which sees to its own constraints.
    let standIn: StandIn?
    /// What tied it to its surroundings. UIKit forgets that with the first of two views that are parted.
    private let constraints: [NSLayoutConstraint]

    /// Takes a view out of its superview, into a layer's.
    ///
    /// - Parameters:
    ///   - content: what of it the layer shows, in its own coordinates.
    ///   - isShadowCast: whether another layer casts its shadow.
    init?(_ view: UIView, into overlay: UIView, showing content: CGRect, isShadowCast: Bool) {
      guard let home = view.superview, let index = home.subviews.firstIndex(of: view) else { return nil }
      self.view = view
      self.overlay = overlay
      self.home = home
      self.index = index
      bounds = view.bounds
      shadow = isShadowCast ? ElementShadow(of: view) : nil
      center = view.center
      transform = view.layer.transform
      autoresizingMask = view.autoresizingMask
      translatesAutoresizingMask = view.translatesAutoresizingMaskIntoConstraints
      above = index + 1 < home.subviews.count ? home.subviews[index + 1] : nil
      standIn = (home as? UIStackView).flatMap { StandIn(for: view, in: $0) }
      constraints = ElementLift.constraints(of: view, managedBy: standIn == nil ? nil : home)
      ElementRecord.of(view).lift = self
      NSLayoutConstraint.deactivate(constraints)
      standIn?.takePlace(of: view)
      hang(view, in: overlay, showing: content)
    }

    private func hang(_ view: UIView, in overlay: UIView, showing content: CGRect) {
      overlay.addSubview(view)
      if shadow != nil { view.layer.shadowOpacity = 0 }
      view.layer.transform = CATransform3DIdentity
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = CGRect(
        x: bounds.minX - content.minX, y: bounds.minY - content.minY, width: bounds.width, height: bounds.height)
    }

    /// Where a part of the view lies at home, which in a stack view is where that has what keeps its place.
    func frame(of content: CGRect) -> CGRect {
      let center = standIn?.center ?? center
      return content.offsetBy(dx: center.x - bounds.midX, dy: center.y - bounds.midY)
    }

    /// Puts the view back; a picture flies on in its place.
    func giveUp() {
      if let view, let overlay,
        let picture = view.isOnDisplay ? view.snapshotView(afterScreenUpdates: false) : view.snapshot
      {
        picture.frame = view.frame
        overlay.addSubview(picture)
      }
      putBack()
    }

    /// Puts the view back as it was, unless the app has put it elsewhere; its shadow is its own again wherever it is.
    func putBack() {
      if let shadow, let view, view.layer.shadowOpacity == 0 { view.layer.shadowOpacity = shadow.opacity }
      guard let view, view.superview === overlay else {
        standIn?.removeFromSuperview()
        return
      }
      ElementRecord.existing(of: view)?.lift = nil
      guard let home else { return view.removeFromSuperview() }
      insert(view, into: home)
      view.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMask
      view.autoresizingMask = autoresizingMask
      view.bounds = bounds
      view.center = center
      view.layer.transform = transform
      NSLayoutConstraint.activate(constraints)
    }

    private func insert(_ view: UIView, into home: UIView) {
      if let standIn {
        standIn.giveBack(to: view)
      } else if let above, above.superview === home {
        home.insertSubview(view, belowSubview: above)
      } else {
        home.insertSubview(view, at: min(index, home.subviews.count))
      }
    }

    /// The constraints between what a view holds and what is outside it. The nearest view that holds both ends has
    /// them.
    private static func constraints(of view: UIView, managedBy stack: UIView?) -> [NSLayoutConstraint] {
      var found: [NSLayoutConstraint] = []
      var next = view.superview
      while let each = next {
        // What is not plainly a constraint, UIKit has made of an autoresizing mask, and makes again.
        found += each.constraints.filter {
          each !== stack && type(of: $0) == NSLayoutConstraint.self
            && (isInside($0.firstItem, view) || isInside($0.secondItem, view))
        }
        next = each.superview
      }
      return found
    }

    private static func isInside(_ item: AnyObject?, _ view: UIView) -> Bool {
      let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return owner?.isDescendant(of: view) == true
    }
  }
#endif
