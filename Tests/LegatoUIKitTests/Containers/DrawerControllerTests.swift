import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A drawer", .serialized)
struct DrawerControllerTests {
  /// A panel of 300 points above a content screen, on a device.
  @MainActor struct DrawerStage {
    let device: Device
    let content: UIViewController
    let panel: UIViewController
    let drawer: DrawerController

    init(_ settings: UIKitDouble.Settings) {
      device = Device(settings: settings)
      (content, panel) = (screen("C"), screen("P"))
      drawer = DrawerController(content: content, panel: panel, extent: 300)
      UIKitDouble.name(drawer, "drawer")
      device.show(drawer)
      device.advance(by: 0.1)
      UIKitDouble.log.clear()
    }

    /// The panel's visible lower edge, measured from the top.
    var edge: CGFloat {
      var edge = panel.view.bounds.height
      var next: UIView? = panel.view
      while let each = next, each !== drawer.view {
        let layer = each.layer.presentation() ?? each.layer
        edge += layer.transform.m42
        next = each.superview
      }
      return edge
    }

    func swipe(_ y: CGFloat, from start: CGFloat = 400, in duration: TimeInterval = 0.15) {
      let finger = device.touch(195, start)
      finger.drag(to: CGPoint(x: 195, y: start + y), duration: duration)
      device.advance(by: 0.2)
      finger.lift()
      device.advance(by: 1)
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPullOpensThePanelAndAPushClosesIt(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    stage.swipe(120)
    #expect(stage.drawer.isOpen && (stage.edge - 300).magnitude < 0.5)
    #expect(stage.panel.view.bounds.size == CGSize(width: 390, height: 300))
    #expect(stage.panel.parent === stage.drawer && stage.content.view.window != nil)
    #expect(
      UIKitDouble.log.calls(containing: "P.view", "C.view")
        == ["P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"], "the content has never gone")
    stage.swipe(-120)
    #expect(!stage.drawer.isOpen && stage.panel.parent == nil && stage.panel.view.superview == nil)
    #expect(stage.content.view.superview === stage.drawer.view)
    #expect(UIKitDouble.log.isOrdered("P.viewDidAppear", "P.viewWillDisappear", "P.viewDidDisappear"))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func thePanelFollowsTheFingerAndNeverGoesPastItsRest(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    let finger = stage.device.touch(195, 300)
    finger.drag(to: CGPoint(x: 195, y: 410), duration: 0.2)
    stage.device.advance(frames: 1)
    #expect((stage.edge - 100).magnitude < 1)
    finger.drag(to: CGPoint(x: 195, y: 800), duration: 0.3)
    stage.device.advance(frames: 1)
    #expect(stage.edge < 301)
    finger.lift()
    for _ in 0..<30 {
      stage.device.advance(frames: 1)
      #expect(stage.edge < 301)
    }
    #expect(stage.drawer.isOpen)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func lessThanAFifthOfTheWayGoesBack(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    stage.swipe(60)
    #expect(!stage.drawer.isOpen && stage.panel.parent == nil)
    stage.drawer.open(animated: false)
    stage.swipe(-60)
    #expect(stage.drawer.isOpen && stage.panel.parent === stage.drawer)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whileThePanelIsOpenTheContentIsSeenAndDoesNotAnswer(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    let pressed = Pressed(on: stage.content, at: 600)
    stage.device.tap(150, 620)
    #expect(pressed.count == 1)
    stage.drawer.open()
    stage.device.advance(by: 1)
    stage.device.tap(150, 620)
    #expect(pressed.count == 1)
    stage.drawer.close()
    stage.device.advance(by: 1)
    stage.device.tap(150, 620)
    #expect(pressed.count == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anOpenPanelKeepsItsPlaceThroughARotation(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    stage.drawer.open()
    stage.device.advance(by: 1)
    stage.device.rotate()
    stage.device.advance(by: 1)
    #expect(stage.panel.view.bounds.size == CGSize(width: 844, height: 300) && (stage.edge - 300).magnitude < 0.5)
    #expect(stage.content.view.bounds.size == CGSize(width: 844, height: 390))
    stage.drawer.close()
    stage.device.advance(by: 1)
    #expect(stage.content.view.superview === stage.drawer.view)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPanelThatOpensWhileTheDeviceIsTurnedBackHasItsPlace(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    stage.device.rotate()
    stage.device.advance(by: 0)
    stage.drawer.open()
    stage.device.advance(by: 0)
    stage.device.rotate()
    stage.device.advance(by: 1)
    #expect(stage.panel.view.convert(stage.panel.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 300))
    #expect(stage.drawer.isOpen)
    expectNoViolations()
  }

  @Test(arguments: [UIKitDouble.Settings.usual, .late], [120.0, 285])
  func aPullWhileTheDrawerIsBeingCoveredLeavesAppearancesBalanced(settings: UIKitDouble.Settings, pull: CGFloat) {
    let stage = DrawerStage(settings)
    let cover = screen("cover")
    stage.drawer.legato.present(cover, style: .fullScreen)
    let finger = stage.device.touch(342, 258)
    finger.drag(to: CGPoint(x: 342, y: 258 + pull), duration: 0.19)
    finger.lift()
    cover.legato.dismiss()
    stage.device.advance(by: 3)
    #expect(stage.drawer.presentedViewController == nil)
    #expect((stage.panel.viewIfLoaded?.window != nil) == stage.drawer.isOpen)
    let told = UIKitDouble.log.calls(containing: "P.viewDid").last
    #expect(!stage.drawer.isOpen || told == "P.viewDidAppear")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerCatchesThePanelWhereItIs(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    stage.drawer.open()
    stage.device.advance(by: 0.05)
    let finger = stage.device.touch(195, 500)
    finger.drag(to: CGPoint(x: 195, y: 488), duration: 0.02)
    let before = stage.edge
    finger.drag(to: CGPoint(x: 195, y: 478), duration: 0.02)
    #expect((stage.edge - before).magnitude < 20)
    finger.drag(to: CGPoint(x: 195, y: 200), duration: 0.1)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(!stage.drawer.isOpen && stage.panel.parent == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScrollerInTheContentKeepsItsDragUntilItsTop(settings: UIKitDouble.Settings) {
    let stage = DrawerStage(settings)
    let scroller = UIScrollView(frame: stage.content.view.bounds)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 390, height: 3000)
    scroller.contentOffset.y = 100
    stage.content.view.addSubview(scroller)
    stage.swipe(90)
    #expect(!stage.drawer.isOpen && scroller.contentOffset.y < 30)
    scroller.contentOffset.y = 0
    stage.swipe(200)
    #expect(stage.drawer.isOpen)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aDrawerThatIsGoneLeavesNothingBehind(settings: UIKitDouble.Settings) {
    weak var (content, panel, drawer): (UIViewController?, UIViewController?, DrawerController?)
    do {
      let stage = DrawerStage(settings)
      stage.drawer.open()
      stage.device.advance(by: 1)
      (content, panel, drawer) = (stage.content, stage.panel, stage.drawer)
      stage.device.show(UIViewController())
      stage.device.advance(by: 1)
    }
    #expect(content == nil && panel == nil && drawer == nil)
    expectNoViolations()
  }
}
