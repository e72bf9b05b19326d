import Legato
import LegatoUIKit
import Testing
import UIKit

/// Two pages under pinned bars, and the visible parts of the bars while a finger moves the top page.
@MainActor final class PinnedStage {
  /// A title or a button in motion: its frame in its own bar, and the frame at which it is seen.
  struct Part {
    let home: CGRect
    let seen: CGRect
    let opacity: CGFloat
  }

  private final class Follower: ScreenTransitionObserver {
    var fraction = 0.0
    func transitionDidChange(_ transition: TransitionState) { fraction = transition.fraction }
  }

  let bars: AttachedBarsTests.Bars
  private let follower = Follower()
  private let isRightToLeft: Bool
  private(set) var finger: Finger!

  var stage: UIKitStage { bars.stage }
  var bar: UINavigationBar { bars.bar }
  var root: UIViewController { stage.root }

  init(_ settings: UIKitDouble.Settings, _ direction: UIUserInterfaceLayoutDirection = .leftToRight) {
    isRightToLeft = direction == .rightToLeft
    bars = AttachedBarsTests.Bars(settings, .pinned, direction)
    let navigation = bars.stage.navigation
    navigation.legato.install(TransitionPolicy(transition: .slide(.leading), interactions: [.fullScreenPan()]))
    navigation.legato.addObserver(follower)
  }

  /// A page with a title and the items that a test adds to its bar.
  func page(_ title: String, _ configure: (UINavigationItem) -> Void = { _ in }) -> UIViewController {
    let page = screen(title)
    page.navigationItem.title = title
    configure(page.navigationItem)
    return page
  }

  // MARK: The finger

  /// Drags the top page back until it covers this fraction of the container.
  func hold(at covered: Double) {
    if finger == nil {
      finger = stage.device.touch(isRightToLeft ? 350 : 40, 400)
      move(by: 40)
    }
    for _ in 0..<2 { move(by: (1 - covered - fraction) * 390) }
  }

  /// The fraction of the back gesture.
  var fraction: Double { follower.fraction }

  func lift(after pause: TimeInterval = 0.2) {
    stage.device.advance(by: pause)
    finger.lift()
    finger = nil
    stage.device.advance(by: 2)
  }

  private func move(by travel: Double) {
    finger.move(by: isRightToLeft ? -travel : travel, 0)
    stage.device.advance(frames: 1)
  }

  // MARK: What is seen

  /// The layers of the scene; none once the page is back in UIKit's container, which is the bar's sibling.
  private var layers: [UIView] {
    guard let scene = stage.navigation.viewControllers.last?.view.superview?.superview, scene !== bar.superview else {
      return []
    }
    return scene.subviews
  }

  /// Whether snapshots stand for the bar.
  var isPictured: Bool { !backgrounds.isEmpty && !parts.isEmpty }

  /// All parts, visible or not.
  var parts: [Part] {
    layers.compactMap { view in
      guard let picture = view.layer.contents as? CGImage else { return nil }
      let cut = view.layer.contentsRect
      let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
      let home = CGRect(
        x: cut.minX * width, y: cut.minY * height, width: cut.width * width, height: cut.height * height)
      let shown = view.layer.presentation() ?? view.layer
      return Part(home: home, seen: shown.frame, opacity: CGFloat(shown.opacity))
    }
  }

  /// The parts whose place in their bar is this one.
  func parts(at home: CGRect) -> [Part] { parts.filter { $0.home.isClose(to: home) } }

  /// The backgrounds, the covered page's first.
  var backgrounds: [UIView] { layers.filter { $0.layer.contents == nil && UIKitDouble.barPicture(in: $0) != nil } }

  /// The frame at which the bar itself shows this text, or an image of this size.
  func place(of words: String, large: Bool = false) throws -> CGRect {
    let labels = views(in: bar).compactMap { $0 as? UILabel }.filter { $0.text == words && $0.alpha > 0 }
    let sizes = large ? 40...50.0 : 0...30.0
    return try frame(of: #require(labels.first { sizes.contains($0.bounds.height) }))
  }

  /// The frame of a view in the bar itself.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: stage.navigation.view) }

  /// All views within a view.
  func views(in view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap { views(in: $0) } }

  /// The descriptions of the bar itself, of the views around it, and of the pages.
  var surroundings: [String] {
    let navigation = stage.navigation
    let pages = navigation.viewControllers.compactMap(\.viewIfLoaded)
    return ([navigation.view, bar] + navigation.view.subviews + pages).compactMap { $0 }.map { view in
      let place = "\(view.frame) \(view.alpha) \(view.isHidden) \(CATransform3DIsIdentity(view.layer.transform))"
      let tree = "\(ObjectIdentifier(view)) in \(view.superview.map { "\(ObjectIdentifier($0))" } ?? "nothing")"
      return "\(tree) \(place) \(view.isUserInteractionEnabled) \(view.subviews.count)"
    } + [bars.real ?? "no bar"]
  }
}

extension CGRect {
  /// Whether two frames are equal to a thousandth of a point.
  func isClose(to other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-3 }
  }

  /// Whether it contains another frame, to a thousandth of a point.
  func covers(_ other: CGRect) -> Bool {
    zip([minX, minY, -maxX, -maxY], [other.minX, other.minY, -other.maxX, -other.maxY]).allSatisfy { $0 < $1 + 1e-3 }
  }
}
