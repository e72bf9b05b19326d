#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// One layer of a transition, as a view of the library. An app's view hangs in it and is not transformed itself.
  @MainActor final class SceneLayer {
    let kind: Layer.Kind
    private(set) var frame: Rect2D
    let view: UIView
    /// The app's view that hangs in it.
    private(set) weak var guest: UIView?
    /// The margins that this view leaves free in the layer, for instance below an opaque bar.
    private var margins = UIEdgeInsets.zero
    /// Keeps the safe area of that view.
    private var safeArea: SafeAreaPin?
    /// The style to restore, if the layer's view is the app's own.
    private let savedStyle: SavedStyle?
    /// The picture that replaces a guest that is elsewhere.
    private var picture: UIView?
    /// Whether it shows only a picture.
    var isPicture: Bool { guest == nil && picture != nil }
    /// Whether the guest has been drawn: before that a snapshot of it would be blank.
    private(set) var isDrawn = false
    /// Whether it shows a part of a screen's picture.
    var isCut: Bool { view.layer.contents != nil }
    /// Whether it is a bar's background, painted in the colour of its state.
    private(set) var isPainted = false
    /// The element that it shows, if it shows one.
    var element: FlyingElement? { willSet { element?.end() } }
    private var shape: CALayer?

    /// A layer with its own view, or with an app's view that must stay where it is.
    init(_ layer: Layer, using appView: UIView? = nil) {
      kind = layer.kind
      frame = layer.frame
      view = appView ?? (layer.kind.role == .shade ? ShadeView(from: layer.kind.darkEdge) : UIView())
      // Only screens and elements take touches: a dimming lies over the list that may scroll below it.
      let isInert = [.dimming, .shadow, .piece, .elementShadow, .bar, .barItem].contains(layer.kind.role)
      if isInert { view.isUserInteractionEnabled = false }
      if layer.kind.isOfBar { view.accessibilityElementsHidden = true }
      savedStyle = appView.map(SavedStyle.init)
      safeArea = appView.flatMap(SafeAreaPin.init)
      // An element has its own curve.
      if kind.role != .element { view.layer.cornerCurve = .continuous }
      place(layer.frame)
    }

    var size: Size2D { frame.size }

    /// Whether its view is an app's, and stays where it is.
    var usesAppView: Bool { savedStyle != nil }

    /// Moves the layer to another place. The margins of a guest are valid for one size only.
    func place(_ frame: Rect2D) {
      if frame.size != self.frame.size { margins = .zero }
      self.frame = frame
      guard !usesAppView else { return }
      view.bounds = CGRect(origin: .zero, size: CGRect(frame).size)
      view.center = CGPoint(frame.center)
      settleGuest()
    }

    /// Takes in an app's view, in place of what it shows.
    ///
    /// - Parameters:
    ///   - rest: where the view rests in UIKit's container, for instance below an opaque bar; empty for the whole
    ///     layer.
    ///   - isNew: whether it has not been drawn yet.
    func take(_ guest: UIView, restingAt rest: CGRect = .zero, isNew: Bool = false) {
      if !isNew, self.guest == nil, picture == nil { isDrawn = true }
      self.guest = guest
      let inside = rest.offsetBy(dx: -frame.minX, dy: -frame.minY)
      let isInside = !rest.isEmpty && view.bounds.contains(inside)
      margins = isInside ? view.bounds.margins(around: inside) : .zero
      if guest.superview !== view { hang(guest) }
      settleGuest()
      picture?.removeFromSuperview()
      picture = nil
    }

    /// Lays the view out at the layer's resting place, and then moves it: its safe area is that of the resting place.
    private func hang(_ guest: UIView) {
      let pose = view.transform3D
      view.transform3D = CATransform3DIdentity
      if let picture { view.insertSubview(guest, aboveSubview: picture) } else { view.insertSubview(guest, at: 0) }
      settleGuest()
      view.layoutIfNeeded()
      safeArea = SafeAreaPin(guest)
      move(to: pose)
    }

    private func move(to pose: CATransform3D) {
      if let safeArea {
        safeArea.hold { view.transform3D = pose }
      } else {
        view.transform3D = pose
      }
    }

    private func settleGuest() {
      // The frame is undefined if the app has transformed the view.
      guard let guest, CATransform3DIsIdentity(guest.layer.transform) else { return }
      guest.frame = view.bounds.inset(by: margins)
    }

    /// Notes that a frame has been drawn.
    func noteFrame() { isDrawn = true }

    /// Replaces its guest by a picture, and releases the guest.
    func freeze(_ release: (UIView) -> Void) {
      guard let guest else { return }
      if let picture = guest.snapshotView(afterScreenUpdates: !isDrawn) {
        picture.frame = guest.frame
        view.insertSubview(picture, aboveSubview: guest)
        self.picture = picture
      }
      self.guest = nil
      release(guest)
      safeArea?.release()
      safeArea = nil
    }

    /// Shows a picture of a view that stays where it is, if it does not show one already.
    func showSnapshot(of page: UIView) {
      guard guest == nil, picture == nil, let picture = page.snapshotView(afterScreenUpdates: true) else { return }
      picture.frame = view.bounds
      view.insertSubview(picture, at: 0)
      self.picture = picture
    }

    /// Shows a state.
    ///
    /// - Parameter keepsMask: whether to keep a mask that clips nothing now, because the clip will move.
    func show(_ state: LayerState, keepsMask: Bool = false) {
      move(to: state.transform(in: size))
      sink(state.isInSpace)
      view.alpha = state.opacity
      switch kind.role {
      case .dimming: view.backgroundColor = state.color
      case .bar: view.backgroundColor = isPainted ? state.color : nil
      case .shadow: cast(state)
      case .elementShadow: view.layer.shadowPath = Outline(state, in: size).path
      case .shade: (view as? ShadeView)?.show(state.color)
      default: clip(state, keepsMask)
      }
    }

    /// Moves an app's view that stays in its place behind the scene, while the view is in space.
    func sink(_ isInSpace: Bool) {
      guard let savedStyle else { return }
      view.layer.zPosition = isInSpace ? -TransitionScene.depth : savedStyle.zPosition
    }

    /// A picture of a screen's layer; nil if nothing is drawn yet.
    func drawn() -> UIImage? {
      guard let page = guest ?? picture ?? (usesAppView ? view : nil), !view.bounds.isEmpty else { return nil }
      let place = page === view ? view.bounds : page.frame
      return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
        page.drawHierarchy(in: place, afterScreenUpdates: !isDrawn && !usesAppView)
      }
    }

    /// Shows a bar's background. If it is painted, the state's colour lies below it.
    func show(_ background: UIView, isPainted: Bool) {
      for other in view.subviews where other !== background { other.removeFromSuperview() }
      background.frame = view.bounds
      view.addSubview(background)
      self.isPainted = isPainted
    }

    /// Shows the part of a screen's or a bar's picture that lies within its frame.
    ///
    /// - Parameter whole: where the screen or the bar rests.
    func cut(_ picture: CGImage, of whole: Rect2D) {
      let (width, height) = (whole.size.width, whole.size.height)
      view.layer.contents = picture
      view.layer.contentsRect = CGRect(
        x: (frame.minX - whole.minX) / width, y: (frame.minY - whole.minY) / height, width: size.width / width,
        height: size.height / height)
    }

    /// Restores everything, and releases its guest.
    func end(_ release: (UIView) -> Void) {
      SettleAnimations.remove(from: self)
      element = nil
      if let guest { release(guest) }
      guest = nil
      savedStyle?.restore(view)
      safeArea?.release()
      safeArea = nil
    }

    private func cast(_ state: LayerState) {
      let layer = view.layer
      layer.shadowPath = Outline(state, in: size).path
      layer.shadowColor = state.color.cgColor
      layer.shadowOpacity = Float(state.shadowOpacity)
      layer.shadowRadius = state.blur
      layer.shadowOffset = state.shadowOffset
    }

    private func clip(_ state: LayerState, _ keepsMask: Bool) {
      let radius = state.cornerRadius
      if state.isClipped || keepsMask {
        let shape = self.shape ?? CALayer()
        shape.backgroundColor = UIColor.black.cgColor
        shape.frame = state.visibleBounds(in: size)
        shape.cornerRadius = radius
        shape.cornerCurve = view.layer.cornerCurve
        self.shape = shape
        if view.layer.mask !== shape { view.layer.mask = shape }
      } else {
        if view.layer.mask != nil { view.layer.mask = nil }
        view.layer.cornerRadius = radius
        view.layer.masksToBounds = radius > 0
      }
    }
  }

  extension CGRect {
    /// The margins of the rectangle around another one.
    fileprivate func margins(around inside: CGRect) -> UIEdgeInsets {
      UIEdgeInsets(
        top: inside.minY - minY, left: inside.minX - minX, bottom: maxY - inside.maxY, right: maxX - inside.maxX)
    }
  }
#endif
