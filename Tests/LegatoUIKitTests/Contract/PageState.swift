import UIKit

/// The visible state of a controller's page, read from the layer that carries it.
@MainActor struct PageState {
  /// The distance from the page's place, in points.
  let offset: CGPoint
  let scale: CGSize
  let opacity: Double
  /// The opacity of the dimming over the page behind, 0 if there is none.
  let dim: Double

  /// Nil if the page is invisible.
  init?(_ controller: UIViewController) {
    guard let state = controller.viewIfLoaded?.superview, state.window != nil else { return nil }
    let layer = state.layer.presentation() ?? state.layer
    offset = CGPoint(x: layer.transform.m41, y: layer.transform.m42)
    scale = CGSize(width: layer.transform.m11, height: layer.transform.m22)
    opacity = Double(layer.opacity)
    let dimming = state.superview?.subviews.first { $0.subviews.isEmpty && $0.backgroundColor != nil }
    dim = dimming.map { Double(($0.layer.presentation() ?? $0.layer).opacity) } ?? 0
  }

  /// How far from rest the page is seen: in points, or as a part of its opacity, whichever is more.
  var distance: Double {
    let travel = max(offset.x.magnitude, offset.y.magnitude)
    let growth = max((scale.width - 1).magnitude, (scale.height - 1).magnitude)
    return max(Double(travel), Double(growth) * 400, (1 - opacity) * 100)
  }
}

/// A view that keeps moving while it is visible, such as a video or a map.
final class Film: UIView {
  /// How often it has been removed from its window.
  private(set) var cuts = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { cuts += 1 }
  }

  /// A film that fills a controller's view.
  @MainActor static func playing(on controller: UIViewController) -> Film {
    let film = Film(frame: controller.view.bounds)
    controller.view.addSubview(film)
    return film
  }
}
