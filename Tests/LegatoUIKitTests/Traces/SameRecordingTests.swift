import GalleryRecordings
import Legato
import LegatoTesting
import LegatoUIKit
import Testing
import UIKit

/// The web gallery's recorded gestures, played on the double and on the headless stage.
@MainActor @Suite("UIKit shows the gallery's recordings as the headless stage does", .serialized)
struct SameRecordingTests {
  /// The number of instants of a recording: one for each frame, and those of two seconds afterwards.
  private func instants(_ recording: Recording) throws -> Int {
    let (first, last) = try (#require(recording.samples.first).t, #require(recording.samples.last).t)
    return Int(((last - first) * 0.06).rounded()) + 120
  }

  @Test func theHub() throws {
    let hub = Navigator(
      root: 10,
      neighbors: [
        .init(.leading, transition: .slide(.trailing)), .init(.trailing, transition: .cover(.leading, dim: 0.35)),
      ])
    let twins = Twins(Stage(hub, size: Twins.size))
    let controller = HubController(
      center: twins.screen(10),
      neighbors: [
        .init(.leading, using: .slide(.trailing)) { twins.screen(0) },
        .init(.trailing, using: .cover(.leading, dim: 0.35)) { twins.screen(1) },
      ])
    twins.device.show(controller)
    twins.device.advance(frames: 1)
    let recording = try Recording.gallery("hub")
    twins.play(recording) { Issue.record("\($0) was pressed") }
    #expect(twins.stage.story == "push, pop, (push), push, pop" && controller.openNeighbor == nil)
    try twins.expectAllCompared(at: instants(recording))
  }

  @Test func theHubsPanel() throws {
    let drawer = Navigator(root: 10, neighbors: [.panel(at: .top, transition: .drawer(from: .top))])
    let twins = Twins(Stage(drawer, size: Twins.size))
    twins.staying = [10]
    let controller = DrawerController(content: twins.screen(10), panel: twins.screen(0))
    twins.device.show(controller)
    twins.device.advance(frames: 1)
    let recording = try Recording.gallery("hub")
    twins.play(recording) { Issue.record("\($0) was pressed") }
    #expect(twins.stage.story == "open, close" && !controller.isOpen)
    try twins.expectAllCompared(at: instants(recording))
  }

  @Test func thePhotos() throws {
    let small = Rect2D(x: 20, y: 160, width: 120, height: 120)
    let stage = Stage(root: 0, size: Twins.size)
    stage.place(7, in: 0, at: small)
    stage.place(7, in: 1, at: Rect2D(x: 0, y: 180, width: 402, height: 402))
    let twins = Twins(stage)
    place(7, on: twins.screen(0), at: small)
    place(7, on: twins.screen(1), at: Rect2D(x: 0, y: 180, width: 402, height: 402))
    try play("photos", on: twins, back: .fullScreenPan(threshold: 0.5), tapping: "photo-", .imageZoom(), .imageZoom())
  }

  @Test func thePlayer() throws {
    let small = Rect2D(x: 140, y: 300, width: 130, height: 230)
    let stage = Stage(root: 0, size: Twins.size)
    stage.place(7, in: 0, at: small)
    let twins = Twins(stage)
    let cell = place(7, on: twins.screen(0), at: small)
    try play("player", on: twins, back: .freeDrag(), tapping: "film-", .grow { _ in cell }, .grow())
  }

  /// A recording of an element that is opened twice, by the device's transition and by the stage's.
  private func play(
    _ scene: String, on twins: Twins, back interaction: Interaction, tapping prefix: String,
    _ onDevice: ScreenTransition, _ onStage: ScreenTransition
  ) throws {
    let navigation = twins.navigation(TransitionPolicy())
    let policy = TransitionPolicy(interactions: [interaction])
    twins.screen(1).legato.policy = policy
    let recording = try Recording.gallery(scene)
    twins.play(recording) { name in
      guard name.hasPrefix(prefix) else { return }
      twins.perform {
        navigation.legato.push(twins.screen(1), using: onDevice)
      } _: {
        twins.stage.push(1, transition: onStage, policy: policy)
      }
    }
    #expect(twins.stage.story == "push, (pop), pop, push, pop" && navigation.viewControllers == [twins.screen(0)])
    try twins.expectAllCompared(at: instants(recording))
  }

  @discardableResult
  private func place(_ element: Int, on screen: UIViewController, at frame: Rect2D) -> UIView {
    let size = CGSize(width: frame.size.width, height: frame.size.height)
    let view = UIView(frame: CGRect(origin: CGPoint(x: frame.minX, y: frame.minY), size: size))
    view.legato.elementID = element
    screen.view.addSubview(view)
    return view
  }

  @Test func theNews() throws {
    let policy = TransitionPolicy(transition: .headline(), interactions: [.fullScreenPan(), .edgePan()])
    let twins = Twins(Stage(root: 0, size: Twins.size, policy: policy))
    let navigation = twins.navigation(policy)
    let recording = try Recording.gallery("news")
    twins.play(recording) { _ in twins.push(1, in: navigation) }
    #expect(twins.stage.story == "push, (pop), pop, push, pop" && navigation.viewControllers.count == 1)
    try twins.expectAllCompared(at: instants(recording))
  }

  @Test func theProcess() throws {
    let policy = TransitionPolicy(interactions: [.fullScreenPan(), .edgePan()])
    let twins = Twins(Stage(root: 0, size: Twins.size, policy: policy))
    let navigation = twins.navigation(policy)
    let recording = try Recording.gallery("process")
    twins.play(recording) { name in
      switch name {
      case "open-push": twins.push(1, in: navigation)
      case "open-viewer": present(2, by: .imageZoom(), back: .imageDrag(), over: navigation, twins)
      case "open-card": present(3, by: nil, back: .thrown, over: navigation, twins)
      default: Issue.record("\(name) was pressed")
      }
    }
    #expect(twins.stage.story == "push, (pop), pop, present, dismiss, present, (dismiss), dismiss")
    #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController == nil)
    try twins.expectAllCompared(at: instants(recording))
  }

  private func present(
    _ number: Int32, by transition: ScreenTransition?, back interaction: Interaction,
    over navigation: UINavigationController, _ twins: Twins
  ) {
    let policy = TransitionPolicy(interactions: [interaction])
    twins.screen(number).legato.policy = policy
    twins.perform {
      navigation.legato.present(twins.screen(number), using: transition, style: .fullScreen)
    } _: {
      twins.stage.present(ScreenID(number), transition: transition, policy: policy)
    }
  }
}
