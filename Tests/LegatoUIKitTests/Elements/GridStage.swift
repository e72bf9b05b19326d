import Legato
import LegatoUIKit
import UIKit

/// A navigation controller with a grid of photos, for one test.
@MainActor struct GridStage {
  let device: Device
  let navigation: UINavigationController
  let grid = PhotoGrid()

  init(_ settings: UIKitDouble.Settings = .usual, transition: ScreenTransition = .imageZoom()) {
    device = Device(settings: settings)
    navigation = UINavigationController(rootViewController: grid)
    UIKitDouble.name(navigation, "nav")
    UIKitDouble.name(grid, "grid")
    device.show(navigation)
    navigation.legato.install(TransitionPolicy(transition: transition, interactions: [.fullScreenPan()]))
    device.advance(by: 0.1)
  }

  func push(_ photo: Int) -> PhotoScreen {
    let screen = PhotoScreen(photo)
    navigation.pushViewController(screen, animated: true)
    return screen
  }

  /// Pushes a photo, and waits until it rests on the grid.
  func pushed(_ photo: Int) -> PhotoScreen {
    let screen = push(photo)
    device.advance(by: 2)
    return screen
  }

  /// The present flights: the frame in the window of each rounded shape, and its radius.
  var flights: [Flight] {
    views(in: device.window).filter(Flight.isOne).map { Flight($0, in: device.window) }
  }

  private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
}

/// A layer of the scene that shows an element.
@MainActor struct Flight {
  let view: UIView
  let frame: CGRect
  let radius: CGFloat

  /// Whether a view is an element's layer: it is in the scene, takes no touches, and shows no screen.
  static func isOne(_ view: UIView) -> Bool {
    guard view.superview.map({ "\(type(of: $0))" == "SceneView" }) == true, !view.isUserInteractionEnabled,
      let content = view.subviews.first
    else { return false }
    return !((UIKitDouble.source(ofSnapshot: content) ?? content).next is UIViewController)
  }

  init(_ view: UIView, in window: UIView) {
    self.view = view.subviews[0]
    let layer = view.layer.presentation() ?? view.layer
    let shown = view.layer.mask.map { ($0.presentation() ?? $0).frame } ?? layer.bounds
    let scale = layer.transform.m11
    let center = CGPoint(x: layer.position.x + layer.transform.m41, y: layer.position.y + layer.transform.m42)
    let origin = view.superview!.convert(CGPoint.zero, to: window)
    frame = CGRect(
      x: origin.x + center.x + (shown.minX - layer.bounds.midX) * scale,
      y: origin.y + center.y + (shown.minY - layer.bounds.midY) * layer.transform.m22,
      width: shown.width * scale, height: shown.height * layer.transform.m22)
    let rounded = view.layer.mask.map { $0.presentation() ?? $0 } ?? layer
    radius = rounded.cornerRadius * scale
  }
}

extension CGRect {
  /// Whether two rectangles are equal to a tenth of a point.
  func isClose(to other: CGRect, _ tolerance: CGFloat = 0.1) -> Bool {
    let edges = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return edges.allSatisfy { $0.magnitude < tolerance }
  }
}
