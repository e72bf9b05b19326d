#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// One layer of a transition, as a view of the library's own: what belongs to the app hangs in it and is never
  /// transformed itself.
  @MainActor final class SceneLayer {
    let kind: Layer.Kind
    private(set) var frame: Rect2D
    let view: UIView
    /// The screen's view that hangs in it.
    private(set) weak var guest: UIView?
    /// What of the layer that view leaves free, as below an opaque bar.
    private var margins = UIEdgeInsets.zero
    /// Keeps the safe area of the page that moves with it.
    private var safeArea: SafeAreaPin?
    /// The style to restore of a view that is the app's own.
    private let savedStyle: SavedStyle?
    /// What stands for a guest that is elsewhere.
    private var picture: UIView?
    /// Whether it shows a picture alone.
    var isPicture: Bool { guest == nil && picture != nil }
    /// Whether the guest has been seen: before that a picture of it would be blank.
    private(set) var isDrawn = false
    /// Whether it shows a part of a screen already.
    var isCut: Bool { view.layer.contents != nil }
    /// Whether it is a bar's background of the colour that its state says.
    private(set) var isPainted = false
    /// The element that it shows, if it is of that kind.
    var element: FlyingElement? { willSet { element?.end() } }
    private var shape: CALayer?

    /// A layer with a view of its own, or with one that must stay where it is.
    init(_ layer: Layer, using appView: UIView? = nil) {
      kind = layer.kind
      frame = layer.frame
      view = appView ?? (layer.kind.role == .shade ? ShadeView(from: layer.kind.darkEdge) : UIView())
      let isInert = [.piece, .elementShadow, .bar, .barItem].contains(layer.kind.role)
      if isInert { view.isUserInteractionEnabled = false }
      if layer.kind.isOfBar { view.accessibilityElementsHidden = true }
      savedStyle = appView.map(SavedStyle.init)
      safeArea = appView.flatMap(SafeAreaPin.init)
      place(layer.frame)
    }

    var size: Size2D { frame.size }

    /// Whether its view is the app's, and stays where it is.
    var usesAppView: Bool { savedStyle != nil }

    /// Lies at another place from now on. What its guest left free in another size means nothing in this one.
    func place(_ frame: Rect2D) {
      if frame.size != self.frame.size { margins = .zero }
      self.frame = frame
      guard !usesAppView else { return }
      view.bounds = CGRect(origin: .zero, size: CGRect(frame).size)
      view.center = CGPoint(frame.center)
      settleGuest()
    }

    /// Takes in a view of the app's, in place of what it shows.
    ///
    /// - Parameters:
    ///   - rest: where the view rests in UIKit's container, as below an opaque bar; empty for all of the layer.
    ///   - isNew: whether it has yet to be seen.
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

    /// Lets a view rest in the layer, and then moves it to where the layer is: its safe area is that of its rest.
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
      // The frame means nothing if the app itself has transformed the view.
      guard let guest, CATransform3DIsIdentity(guest.layer.transform) else { return }
      guest.frame = view.bounds.inset(by: margins)
    }

    /// A frame has gone by with what it shows.
    func noteFrame() { isDrawn = true }

    /// Shows a picture of its guest, which goes elsewhere.
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

    /// Shows a picture of a view that stays where it is, unless it shows one already.
    func showSnapshot(of page: UIView) {
      guard guest == nil, picture == nil, let picture = page.snapshotView(afterScreenUpdates: true) else { return }
      picture.frame = view.bounds
      view.insertSubview(picture, at: 0)
      self.picture = picture
    }

    /// Shows a state.
    ///
    /// - Parameter keepsMask: whether a mask cuts off what does not show even where that is nothing, for the sake of a
    ///   clip that moves.
    func show(_ state: LayerState, keepsMask: Bool = false) {
      move(to: state.transform(in: size))
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

    /// What a screen's layer shows, in one picture; nil if there is nothing to show yet.
    func drawn() -> UIImage? {
      guard let page = guest ?? picture ?? (usesAppView ? view : nil), !view.bounds.isEmpty else { return nil }
      let place = page === view ? view.bounds : page.frame
      return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
        page.drawHierarchy(in: place, afterScreenUpdates: !isDrawn && !usesAppView)
      }
    }

    /// Shows a bar's background. If it is painted, the layer shows the colour of its state below it.
    func show(_ background: UIView, isPainted: Bool) {
      for other in view.subviews where other !== background { other.removeFromSuperview() }
      background.frame = view.bounds
      view.addSubview(background)
      self.isPainted = isPainted
    }

    /// Shows the part of a picture, of a screen or of its bar, that lies within its frame.
    ///
    /// - Parameter whole: where the screen or the bar rests.
    func cut(_ picture: CGImage, of whole: Rect2D) {
      let (width, height) = (whole.size.width, whole.size.height)
      view.layer.contents = picture
      view.layer.contentsRect = CGRect(
        x: (frame.minX - whole.minX) / width, y: (frame.minY - whole.minY) / height, width: size.width / width,
        height: size.height / height)
    }

    /// Puts everything back; its guest goes elsewhere.
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
    /// What the rectangle leaves free around another one.
    fileprivate func margins(around inside: CGRect) -> UIEdgeInsets {
      UIEdgeInsets(
        top: inside.minY - minY, left: inside.minX - minX, bottom: maxY - inside.maxY, right: maxX - inside.maxX)
    }
  }
#endif
