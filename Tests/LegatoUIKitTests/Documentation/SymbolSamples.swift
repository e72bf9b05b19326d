// The samples in the comments of the host's symbols, as they stand there; ArticleTests compares them.

import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Samples of the host's symbols", .serialized)
struct SymbolSamples {
  final class Photo: UIViewController {
    var item = 3
  }

  final class Grid: UIViewController {
    let cell = UIImageView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
    func imageView(for item: Int?) -> UIImageView? { item == 3 ? cell : nil }
  }

  final class Player: UIViewController {
    let artwork = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    var isPlaying = true
  }

  final class Feed: UIViewController {
    func comments(at point: CGPoint) -> UIViewController? { screen("comments") }
  }

  final class CubeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  struct Draft {
    func isSaved() async -> Bool {
      await Task.yield()
      return true
    }
  }

  final class Editor: ScreenTransitionObserver {
    let draft = Draft()

    func transitionShouldBegin(
      _ transition: TransitionState, answer: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      Task { answer(await draft.isSaved()) }
    }
  }

  typealias ProfileController = UIViewController
  typealias ChatController = UIViewController
  typealias StoriesController = UIViewController

  private func swipe(_ device: Device, to end: CGPoint) {
    let finger = device.touch(195, 422)
    finger.drag(to: end, duration: 0.15)
    finger.lift()
    device.advance(by: 1)
  }

  @Test func aPopoverGrowsOutOfItsButton() {
    let (device, page, info) = (Device(), UIViewController(), UIViewController())
    let button = UIButton(frame: CGRect(x: 40, y: 60, width: 44, height: 44))
    page.view.addSubview(button)
    device.show(page)
    info.legato.presentation = .popover().from { [weak button] _ in button }
    page.present(info, animated: true)
    device.advance(frames: 2)
    #expect(Sight(info).map { $0.corners[0].x < 150 && $0.corners[0].y < 200 } == true)
    device.advance(by: 2)
    expectNoViolations()
  }

  @Test func aPhotoZoomsOutOfItsCell() {
    let (device, grid, photo) = (Device(), Grid(), Photo())
    grid.view.addSubview(grid.cell)
    let navigation = UINavigationController(rootViewController: grid)
    device.show(navigation)
    navigation.legato.install()
    photo.legato.transition = .zoom { [weak grid] request in
      grid?.imageView(for: (request.covering as? Photo)?.item)
    }
    navigation.pushViewController(photo, animated: true)
    device.advance(frames: 3)
    #expect(Sight(photo).map { $0.corners[1].x - $0.corners[0].x < 380 } == true)
    device.advance(by: 2)
    expectNoViolations()
  }

  @Test func aPlayerIsDraggedByItsArtworkWhileItPlays() {
    let (stage, player) = (UIKitStage(policy: TransitionPolicy(interactions: [.fullScreenPan()])), Player())
    player.view.addSubview(player.artwork)
    player.legato.gestureScope = GestureScope(in: player.artwork) { [weak player] in player?.isPlaying == true }
    stage.navigation.pushViewController(player, animated: false)
    stage.device.advance(by: 0.1)
    player.isPlaying = false
    let drag = {
      let finger = stage.device.touch(100, 200)
      finger.drag(to: CGPoint(x: 380, y: 200), duration: 0.15)
      finger.lift()
      stage.device.advance(by: 1)
    }
    drag()
    #expect(stage.navigation.topViewController === player)
    player.isPlaying = true
    drag()
    #expect(stage.navigation.topViewController === stage.root)
    expectNoViolations()
  }

  @Test func fingersLeadOnFromAFeed() {
    let (device, feed) = (Device(), Feed())
    let navigation = UINavigationController(rootViewController: feed)
    device.show(navigation)
    navigation.legato.install()
    feed.legato.setForwardGesture(.left, using: .slide(.left)) { _ in ProfileController() }
    feed.legato.setForwardGesture(.up, as: .present(.custom)) { [weak feed] context in
      feed?.comments(at: context.touchPoint)
    }
    swipe(device, to: CGPoint(x: 195, y: 150))
    #expect(navigation.presentedViewController.map(UIKitDouble.name(of:)) == "comments")
    navigation.presentedViewController?.legato.dismiss()
    device.advance(by: 1)
    swipe(device, to: CGPoint(x: 20, y: 422))
    #expect(navigation.viewControllers.count == 2)
    expectNoViolations()
  }

  @Test func aThirdPartyAnimatesAPushAlone() {
    let (stage, album) = (UIKitStage(), screen("album"))
    album.legato.animator = { request in request.operation == .push ? CubeAnimator() : nil }
    stage.navigation.pushViewController(album, animated: true)
    stage.device.advance(frames: 3)
    #expect(stage.navigation.transitionCoordinator == nil && stage.offset(of: album) == 0)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(frames: 3)
    #expect(stage.offset(of: album).map { $0 > 0 } == true)
    stage.device.advance(by: 1)
    expectNoViolations()
  }

  /// An app that asks for an animation controller.
  final class Asking: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ScreenTransition.slide(.leading).animator(for: operation == .push ? .push : .pop)
    }
  }

  /// An app that asks for one that its own finger drives.
  final class Driving: NSObject, UINavigationControllerDelegate {
    var isPanning = false

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ScreenTransition.slide(.leading).interactiveAnimator(for: operation == .push ? .push : .pop)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      isPanning ? animator as? InteractiveAnimator : nil
    }
  }

  @Test(arguments: [true, false])
  func anAppThatIsNotInstalledAsksForATransition(drives: Bool) {
    let (device, next) = (Device(), screen("B"))
    let delegate: any UINavigationControllerDelegate = drives ? Driving() : Asking()
    let navigation = UINavigationController(rootViewController: screen("A"))
    navigation.delegate = delegate
    device.show(navigation)
    navigation.pushViewController(next, animated: true)
    device.advance(frames: 4)
    #expect(Sight(next).map { $0.corners[0].x > 10 } == true)
    device.advance(by: 1)
    #expect(Sight(next)?.corners[0].x == 0 && navigation.delegate === delegate)
    expectNoViolations()
  }

  /// In a separate process: while it waits, other tests would take the device.
  @Test func anEditorGoesByAFingerOnceItsDraftIsSaved() async {
    await #expect(processExitsWith: .success) { await SymbolSamples().swipeAnEditorBack() }
  }

  private func swipeAnEditorBack() async {
    let (stage, editor) = (UIKitStage(), Editor())
    let page = stage.pushed()
    page.legato.addObserver(editor)
    stage.swipe(to: 380)
    stage.device.advance(by: 0.1)
    precondition(stage.navigation.viewControllers == [stage.root, page])
    // The draft is saved on another thread, for an unknown time.
    for _ in 0..<10_000 where stage.navigation.viewControllers != [stage.root] {
      try? await Task.sleep(nanoseconds: 1_000_000)
      stage.device.advance(by: 1.0 / 60)
    }
    precondition(stage.navigation.viewControllers == [stage.root])
  }

  @Test func placesComeAsASheetOverAMap() {
    let (device, map, places) = (Device(), screen("map"), screen("places"))
    device.show(map)
    map.legato.present(places, detents: [.points(120), .content, 1])
    device.advance(by: 1)
    #expect(places.legato.selectedDetent == .points(120))
    expectNoViolations()
  }

  @Test func aCameraHasANeighborOnEitherSide() {
    let (device, camera) = (Device(), screen("camera"))
    let window = device.window
    let hub = HubController(
      center: camera,
      neighbors: [
        .init(.leading, using: .slide(.trailing)) { ChatController() },
        .init(.trailing, using: .slide(.leading)) { StoriesController() },
      ])
    window.rootViewController = hub
    window.makeKeyAndVisible()
    device.advance(by: 0.1)
    #expect(hub.open(.leading) && hub.openNeighbor != nil)
    device.advance(by: 1)
    expectNoViolations()
  }

  @Test func filtersArePulledOverAFeed() {
    let (device, feed, filters) = (Device(), Feed(), screen("filters"))
    let drawer = DrawerController(content: feed, panel: filters, from: .top, extent: 320)
    device.show(drawer)
    device.advance(by: 0.1)
    drawer.open()
    device.advance(by: 1)
    #expect(filters.view.bounds.height == 320)
    expectNoViolations()
  }
}
