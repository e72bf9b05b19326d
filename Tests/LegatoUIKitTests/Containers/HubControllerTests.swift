import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A hub", .serialized)
struct HubControllerTests {
  /// A centre with a neighbor on either side and one above, on a device.
  @MainActor struct HubStage {
    let device: Device
    let center: UIViewController
    let hub: HubController

    init(_ settings: UIKitDouble.Settings) {
      device = Device(settings: settings)
      center = screen("C")
      hub = HubController(
        center: center,
        neighbors: [
          .init(.left, using: .slide(.right)) { screen("L") }, .init(.right, using: .slide(.left)) { screen("R") },
          .init(.bottom, using: .cover(.up)) { nil },
        ])
      UIKitDouble.name(hub, "hub")
      device.show(hub)
      device.advance(by: 0.1)
      UIKitDouble.log.clear()
    }

    func swipe(_ x: CGFloat, _ y: CGFloat = 0, in duration: TimeInterval = 0.15) {
      let finger = device.touch(195, 422)
      finger.drag(to: CGPoint(x: 195 + x, y: 422 + y), duration: duration)
      finger.lift()
      device.advance(by: 1)
    }

    var appearances: [String] { UIKitDouble.log.calls(containing: "view").filter { !$0.contains("Load") } }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeOpensTheNeighborBeyondTheOtherEdgeAndTheOppositeOneClosesIt(settings: UIKitDouble.Settings) throws {
    let stage = HubStage(settings)
    stage.swipe(-170)
    let right = try #require(stage.hub.openNeighbor)
    #expect(right.parent === stage.hub && right.view.superview === stage.hub.view)
    #expect(right.view.frame == stage.hub.view.bounds && stage.center.view.superview == nil)
    #expect(
      stage.appearances == [
        "C.viewWillDisappear", "R.viewWillAppear", "C.viewDidDisappear", "R.viewIsAppearing", "R.viewDidAppear",
      ])
    UIKitDouble.log.clear()
    stage.swipe(170)
    #expect(stage.hub.openNeighbor == nil && right.parent == nil && right.view.superview == nil)
    #expect(stage.center.view.superview === stage.hub.view && stage.hub.children == [stage.center])
    #expect(
      stage.appearances == [
        "R.viewWillDisappear", "C.viewWillAppear", "R.viewDidDisappear", "C.viewIsAppearing", "C.viewDidAppear",
      ])
    stage.swipe(170)
    #expect(stage.hub.openNeighbor != nil && stage.hub.openNeighbor !== right)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeThatComesBackPutsEverythingBackAndLetsTheNeighborGo(settings: UIKitDouble.Settings) {
    let stage = HubStage(settings)
    weak var made: UIViewController?
    let finger = stage.device.touch(300, 400)
    finger.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
    made = stage.hub.children.last
    #expect(made != nil && made !== stage.center)
    finger.drag(to: CGPoint(x: 292, y: 400), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.hub.openNeighbor == nil && stage.hub.children == [stage.center])
    #expect(stage.center.view.superview === stage.hub.view)
    #expect(
      stage.appearances == [
        "C.viewWillDisappear", "R.viewWillAppear", "R.viewWillDisappear", "C.viewWillAppear", "R.viewDidDisappear",
        "C.viewIsAppearing", "C.viewDidAppear",
      ])
    #expect(made == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aNeighborThatIsNotThereLeavesTheHubAtItsCentre(settings: UIKitDouble.Settings) {
    let stage = HubStage(settings)
    stage.swipe(0, -200)
    #expect(stage.hub.openNeighbor == nil && stage.appearances == [])
    #expect(!stage.hub.open(.bottom) && !stage.hub.open(.top) && !stage.hub.close())
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func callsOpenAndCloseAndTurnRoundHalfway(settings: UIKitDouble.Settings) {
    let stage = HubStage(settings)
    #expect(stage.hub.open(.left) && !stage.hub.open(.right))
    stage.device.advance(by: 0.1)
    #expect(stage.hub.close() && stage.hub.openNeighbor == nil)
    stage.device.advance(by: 1)
    #expect(stage.hub.children == [stage.center] && stage.center.view.superview === stage.hub.view)
    #expect(stage.hub.open(.right, animated: false))
    #expect(stage.hub.openNeighbor != nil && stage.center.view.superview == nil)
    stage.swipe(170)
    #expect(stage.hub.openNeighbor == nil, "the back gesture of a neighbor that a call has opened")
    #expect(stage.hub.open(.left) && stage.hub.accessibilityPerformEscape())
    stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerCatchesANeighborOnItsWayAndGoesBackWithIt(settings: UIKitDouble.Settings) {
    let stage = HubStage(settings)
    let finger = stage.device.touch(300, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.1)
    finger.lift()
    stage.device.advance(frames: 3)
    let second = stage.device.touch(100, 400)
    second.drag(to: CGPoint(x: 380, y: 400), duration: 0.2)
    second.lift()
    stage.device.advance(by: 1)
    #expect(stage.hub.openNeighbor == nil && stage.hub.children == [stage.center])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatIsOpenFillsTheHubAfterARotation(settings: UIKitDouble.Settings) throws {
    let stage = HubStage(settings)
    stage.hub.open(.right)
    stage.device.advance(by: 0.1)
    stage.device.rotate()
    stage.device.advance(by: 1)
    let right = try #require(stage.hub.openNeighbor)
    #expect(right.view.superview === stage.hub.view && right.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    stage.hub.close()
    stage.device.advance(by: 1)
    #expect(stage.center.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func childrenAppearAndDisappearWithTheHub(settings: UIKitDouble.Settings) {
    let stage = HubStage(settings)
    stage.hub.open(.right)
    stage.device.advance(by: 1)
    UIKitDouble.log.clear()
    let over = screen("O")
    over.modalPresentationStyle = .fullScreen
    stage.hub.present(over, animated: true)
    stage.device.advance(by: 1)
    #expect(UIKitDouble.log.isOrdered("R.viewWillDisappear", "R.viewDidDisappear"))
    over.dismiss(animated: true)
    stage.device.advance(by: 1)
    #expect(UIKitDouble.log.isOrdered("R.viewDidDisappear", "R.viewWillAppear", "R.viewDidAppear"))
    #expect(UIKitDouble.log.calls(containing: "C.view") == [])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aHubThatIsLeftHalfwayHasItsChildrenInOrder(settings: UIKitDouble.Settings) {
    let stage = HubStage(settings)
    stage.hub.open(.right)
    stage.device.advance(by: 0.1)
    let over = screen("O")
    over.modalPresentationStyle = .fullScreen
    stage.hub.present(over, animated: false)
    stage.device.advance(by: 1)
    #expect(
      UIKitDouble.log.isOrdered("R.viewWillAppear", "R.viewDidAppear", "R.viewWillDisappear", "R.viewDidDisappear"))
    over.dismiss(animated: false)
    stage.device.advance(by: 1)
    #expect(stage.hub.openNeighbor != nil && stage.hub.children.count == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aNeighborThatIsOpenedBeforeTheHubHasAppearedIsThereAtOnce(settings: UIKitDouble.Settings) {
    let device = Device(settings: settings)
    let hubs = [
      HubController(center: screen("C"), neighbors: [.init(.right) { screen("R") }]),
      EagerHub([.init(.right) { screen("R") }]).hub,
    ]
    hubs[0].open(.right)
    for hub in hubs {
      UIKitDouble.log.clear()
      device.show(hub)
      device.advance(by: 0.1)
      #expect(hub.openNeighbor != nil && hub.openNeighbor?.view.superview === hub.view)
      #expect(UIKitDouble.log.isOrdered("R.viewWillAppear", "R.viewDidAppear"))
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func fromRightToLeftTheNeighborsChangeSides(settings: UIKitDouble.Settings) {
    let stage = HubStage(settings)
    let hub = HubController(center: screen("M"), neighbors: [.init(.leading) { screen("N") }])
    stage.device.setLayoutDirection(.rightToLeft)
    stage.device.show(hub)
    stage.device.advance(by: 0.1)
    stage.swipe(170)
    #expect(hub.openNeighbor == nil)
    stage.swipe(-170)
    #expect(hub.openNeighbor != nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aHubThatIsGoneLeavesNothingBehind(settings: UIKitDouble.Settings) {
    weak var (center, hub, neighbor): (UIViewController?, HubController?, UIViewController?)
    do {
      let stage = HubStage(settings)
      stage.hub.open(.left)
      stage.device.advance(by: 0.1)
      (center, hub, neighbor) = (stage.center, stage.hub, stage.hub.openNeighbor)
      stage.device.show(UIViewController())
      stage.device.advance(by: 1)
    }
    #expect(center == nil && hub == nil && neighbor == nil)
    expectNoViolations()
  }
}

/// A hub whose centre opens a neighbor as soon as it is about to appear.
@MainActor private final class EagerHub {
  private final class Center: UIViewController {
    weak var hub: HubController?
    override func viewWillAppear(_ animated: Bool) { hub?.open(.right, animated: false) }
  }

  let hub: HubController

  init(_ neighbors: [HubController.Neighbor]) {
    let center = Center()
    hub = HubController(center: center, neighbors: neighbors)
    center.hub = hub
  }
}
