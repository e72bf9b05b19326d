import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Calls, taps and bars of hubs and drawers", .serialized)
struct HubCallTests {
  /// A page with its own status bar style.
  final class LightPage: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
  }

  private typealias DrawerStage = DrawerControllerTests.DrawerStage

  private func hub(_ settings: UIKitDouble.Settings) -> (Device, HubController) {
    let device = Device(settings: settings)
    let hub = HubController(
      center: screen("C"),
      neighbors: [
        .init(.left, using: .slide(.right)) { screen("L") },
        .init(.right, using: .slide(.left)) {
          let page = LightPage()
          UIKitDouble.name(page, "R")
          return page
        },
      ])
    device.show(hub)
    device.advance(by: 0.1)
    UIKitDouble.log.clear()
    return (device, hub)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCallHasTheLastWordWhileAFingerOpensAnother(settings: UIKitDouble.Settings) {
    let (device, hub) = hub(settings)
    let finger = device.touch(300, 400)
    finger.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
    #expect(hub.openNeighbor == nil, "the finger has yet to decide")
    #expect(hub.open(.left))
    #expect(UIKitDouble.name(of: hub.openNeighbor) == "L")
    device.advance(by: 0.05)
    finger.drag(to: CGPoint(x: 20, y: 400), duration: 0.1)
    finger.lift()
    device.advance(by: 1)
    #expect(UIKitDouble.name(of: hub.openNeighbor) == "L" && hub.children.count == 2)
    let calls = UIKitDouble.log.calls(containing: ".view").filter { $0.contains("ppear") }
    for name in ["C", "L", "R"] {
      let own = calls.filter { $0.hasPrefix(name) && !$0.contains("IsAppearing") }.map { $0.dropFirst(6) }
      #expect(
        zip(own, own.dropFirst()).allSatisfy { $0 != $1 } && own.last.map { $0.hasPrefix("Did") } == true,
        "\(name): \(own)")
    }
    #expect(UIKitDouble.log.isOrdered("R.viewWillAppear", "R.viewWillDisappear", "R.viewDidDisappear"))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theStatusBarAndTheHomeIndicatorFollowTheDecision(settings: UIKitDouble.Settings) {
    let (device, hub) = hub(settings)
    for (end, isOpen) in [(280.0, false), (60, true)] {
      let finger = device.touch(300, 400)
      finger.drag(to: CGPoint(x: end, y: 400), duration: 0.2)
      #expect(device.statusBarStyle == .default && !device.isHomeIndicatorHidden)
      finger.drag(to: CGPoint(x: end, y: 400), duration: 0.2)
      finger.lift()
      device.advance(frames: 1)
      #expect(device.statusBarStyle == (isOpen ? .lightContent : .default) && device.isHomeIndicatorHidden == isOpen)
      device.advance(by: 1)
      #expect(device.statusBarStyle == (isOpen ? .lightContent : .default) && device.isHomeIndicatorHidden == isOpen)
    }
    hub.close()
    #expect(device.statusBarStyle == .default && !device.isHomeIndicatorHidden)
    device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapBesideAnOpenPanelClosesItAndIsNotTheContents(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    let pressed = Pressed(on: stage.content, at: 600)
    stage.drawer.open()
    stage.device.advance(by: 1)
    stage.device.tap(150, 100)
    #expect(stage.drawer.isOpen, "a tap on the panel is the panel's")
    stage.device.tap(150, 620)
    #expect(!stage.drawer.isOpen && pressed.count == 0)
    stage.device.advance(by: 0.05)
    stage.device.tap(150, 620)
    #expect(pressed.count == 1, "the content answers as soon as the panel is on its way")
    stage.device.advance(by: 1)
    #expect(stage.panel.parent == nil)
    #expect(
      UIKitDouble.log.isOrdered("P.viewDidAppear", "P.viewWillDisappear", "P.viewDidDisappear"))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func voiceOverReadsTheOpenPanelOnlyAndEscapesFromIt(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    stage.drawer.open()
    stage.device.advance(by: 1)
    #expect(stage.content.view.superview?.accessibilityElementsHidden == true)
    #expect(stage.panel.view.superview?.accessibilityElementsHidden == false)
    #expect(stage.device.performEscape() && !stage.drawer.isOpen)
    stage.device.advance(by: 1)
    #expect(stage.content.view.superview === stage.drawer.view && !stage.content.view.accessibilityElementsHidden)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPullThatComesBackTellsThePanelThatItHasNotAppeared(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    stage.swipe(30)
    #expect(!stage.drawer.isOpen)
    #expect(
      UIKitDouble.log.calls(containing: "P.view", "C.view").filter { $0.contains("ppear") }
        == ["P.viewWillAppear", "P.viewWillDisappear", "P.viewDidDisappear"])
    expectNoViolations()
  }
}
