// Where an element lies in its screen at rest.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The place of an element in a screen at rest, and its look there.
  @MainActor struct ElementPlace {
    private(set) weak var view: UIView?
    private(set) weak var screen: UIView?
    /// The name of the view at this place.
    private(set) weak var name: ElementName?
    /// The visible part of the view, in its own coordinates: a fitted picture is smaller than its view.
    let content: CGRect
    /// Where that part lies, in the container's coordinates.
    let frame: Rect2D
    /// The radius of the visible corners, in points.
    let radius: Double
    /// The shadow around it.
    let shadow: ElementShadow?
    /// Whether the view has been displayed, so that a snapshot of it is possible.
    let isDrawn: Bool

    /// Measures a view; nil if it is not visible in the screen.
    ///
    /// - Parameter isFlying: whether it is in flight, and so may be outside of the container.
    init?(_ view: UIView, in ground: ScreenGround, isFlying: Bool = false) {
      guard ElementPlace.isShown(view, in: ground.view) else { return nil }
      self.view = view
      screen = ground.view
      name = ElementRecord.existing(of: view)?.name
      content = ElementPlace.content(of: view)
      frame = Rect2D(ground.rest(ElementPlace.rest(of: content, in: view, within: ground.view)))
      guard !frame.isEmpty, isFlying || ground.contains(frame) else { return nil }
      radius = ElementPlace.radius(of: view, showing: content)
      shadow = ElementRecord.existing(of: view)?.lift?.shadow ?? ElementShadow(of: view)
      isDrawn = ground.isDrawn
    }

    /// Whether a view belongs to a screen and is visible there. A view in a cell of the reuse pool is hidden.
    static func isShown(_ view: UIView, in screen: UIView) -> Bool {
      var next: UIView? = view
      while let each = next, !each.isHidden {
        if each === screen { return true }
        next = home(of: each)
      }
      return false
    }

    /// The place of a view in its screen's drawing order: its index among its siblings, at each level from the screen
    /// down.
    static func order(of view: UIView, in screen: UIView) -> [Int] {
      var order: [Int] = []
      var next: UIView? = view
      while let each = next, each !== screen {
        order.append(
          ElementRecord.existing(of: each)?.lift?.index ?? each.superview?.subviews.firstIndex(of: each) ?? 0)
        next = home(of: each)
      }
      return order.reversed()
    }

    /// The views that determine its place: itself, or its stand-in while it flies, and its ancestors. The screen comes
    /// last.
    var path: [UIView] {
      guard let view, let screen else { return [] }
      let homes = sequence(first: view, next: ElementPlace.home).prefix { $0 !== screen }
      guard let lift = ElementRecord.existing(of: view)?.lift else { return homes + [screen] }
      return [lift.standIn].compactMap(\.self) + homes.dropFirst() + [screen]
    }

    /// The superview of a view, or the one to which it returns after its flight.
    private static func home(of view: UIView) -> UIView? {
      guard let lift = ElementRecord.existing(of: view)?.lift else { return view.superview }
      return lift.home
    }

    private static func rest(of content: CGRect, in view: UIView, within screen: UIView) -> CGRect {
      guard let lift = ElementRecord.existing(of: view)?.lift, let home = lift.home else {
        return view.convert(content, to: screen)
      }
      return home.convert(lift.frame(of: content), to: screen)
    }

    /// The visible part of a view: for a picture that is fitted into its view, without the bars beside it.
    private static func content(of view: UIView) -> CGRect {
      let bounds = ElementRecord.existing(of: view)?.lift?.bounds ?? view.bounds
      guard let image = (view as? UIImageView)?.image, view.contentMode == .scaleAspectFit, view.backgroundColor == nil,
        image.size.width > 0, image.size.height > 0
      else { return bounds }
      let scale = min(bounds.width / image.size.width, bounds.height / image.size.height)
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The corner radius of a view, or of an ancestor that clips it to the same shape, as a cell does.
    private static func radius(of view: UIView, showing content: CGRect) -> Double {
      guard content.size == view.bounds.size else { return 0 }
      var radius = view.layer.cornerRadius
      var next = home(of: view)
      while radius == 0, let each = next, each.bounds.size == content.size {
        if each.layer.masksToBounds { radius = each.layer.cornerRadius }
        next = home(of: each)
      }
      return min(radius, min(content.width, content.height) / 2)
    }
  }

  /// The resting place of a screen in its container, however it is moved now.
  @MainActor struct ScreenGround {
    let view: UIView
    /// Where the top left corner of its contents rests, in the container's coordinates.
    let origin: CGPoint
    /// The container's rectangle.
    let bounds: CGRect
    /// Whether it has been displayed.
    let isDrawn: Bool

    /// A rectangle of the screen at its resting place in the container; the screen's coordinates may be scrolled.
    func rest(_ rect: CGRect) -> CGRect {
      rect.offsetBy(dx: origin.x - view.bounds.minX, dy: origin.y - view.bounds.minY)
    }

    /// Whether a frame is visible in the container.
    func contains(_ frame: Rect2D) -> Bool { CGRect(frame).intersects(bounds) }
  }
#endif
