#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Where a screen rests in its container, whatever moves it at the moment.
  @MainActor struct ScreenGround {
    let view: UIView
    /// Where the top left corner of what it shows rests, in the container's coordinates.
    let origin: CGPoint
    /// The container's rectangle.
    let bounds: CGRect
    /// Whether it has been on the display.
    let isDrawn: Bool

    /// The rectangle at rest of one that is given in the screen's own coordinates, which begin elsewhere if it scrolls.
    func rest(_ rect: CGRect) -> CGRect {
      rect.offsetBy(dx: origin.x - view.bounds.minX, dy: origin.y - view.bounds.minY)
    }

    /// Whether anything of a frame is to be seen in the container.
    func contains(_ frame: Rect2D) -> Bool { CGRect(frame).intersects(bounds) }
  }
#endif
