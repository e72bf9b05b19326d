// An app's view that flies itself, and its place at home.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// An app's view that hangs in a layer while it flies, and all data to put it back.
  @MainActor final class ElementLift {
    private weak var view: UIView?
    private weak var overlay: UIView?
    /// The view's superview at home.
    private(set) weak var home: UIView?
    let bounds: CGRect
    /// The shadow that a layer casts for it.
    let shadow: ElementShadow?
    private let center: CGPoint
    private let transform: CATransform3D
    private let autoresizingMask: UIView.AutoresizingMask
    private let translatesAutoresizingMask: Bool
    /// The sibling right above it.
    private weak var above: UIView?
    /// Its index among its siblings.
    let index: Int
    /// Keeps its place in a stack view, which manages its own constraints.
    let standIn: StandIn?
    /// Its constraints to views outside. UIKit forgets them when one of the two views leaves.
    private let constraints: [NSLayoutConstraint]

    /// Moves a view from its superview into a layer's view.
    ///
    /// - Parameters:
    ///   - content: the part of the view that the layer shows, in the view's own coordinates.
    ///   - isShadowCast: whether another layer casts the view's shadow.
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

    /// Where a part of the view lies at home; in a stack view the stand-in's place counts.
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

    /// Puts the view back as it was, if the app has not moved it; its shadow is restored in any case.
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

    /// The constraints between the contents of a view and views outside of it. They belong to the nearest common
    /// ancestor.
    private static func constraints(of view: UIView, managedBy stack: UIView?) -> [NSLayoutConstraint] {
      var found: [NSLayoutConstraint] = []
      var next = view.superview
      while let each = next {
        // Constraints of a private class come from an autoresizing mask, and UIKit makes them again.
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
