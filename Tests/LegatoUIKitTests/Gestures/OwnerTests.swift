import Legato
import LegatoUIKit
import MapKit
import Testing
import UIKit

@MainActor @Suite("A swipe back over a view that owns its drags", .serialized)
struct OwnerTests {
  private func stage(_ settings: UIKitDouble.Settings, with view: UIView) -> UIKitStage {
    let stage = UIKitStage(settings, policy: TransitionPolicy(interactions: [.edgePan(), .fullScreenPan()]))
    let page = screen("B")
    page.view.addSubview(view)
    stage.navigation.pushViewController(page, animated: false)
    stage.device.advance(by: 0.1)
    return stage
  }

  private func pops(_ stage: UIKitStage, fromX x: CGFloat, y: CGFloat = 400) -> Bool {
    let finger = stage.device.touch(x, y)
    finger.drag(to: CGPoint(x: x + 300, y: y), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1.5)
    return stage.navigation.viewControllers.count == 1
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSliderKeepsTheDragAlongIt(settings: UIKitDouble.Settings) {
    let slider = UISlider(frame: CGRect(x: 30, y: 380, width: 330, height: 40))
    slider.value = 0.1
    let stage = stage(settings, with: slider)
    #expect(!pops(stage, fromX: 63))
    #expect(slider.value > 0.9)
    #expect(pops(stage, fromX: 63, y: 600))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func soDoASwitchAndASegmentedControl(settings: UIKitDouble.Settings) {
    for control in [UISwitch(), UISegmentedControl(items: ["1", "2"])] {
      control.frame = CGRect(x: 30, y: 380, width: 330, height: 40)
      let stage = stage(settings, with: control)
      #expect(!pops(stage, fromX: 63))
      #expect(pops(stage, fromX: 63, y: 600))
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aMapKeepsEveryDragButTheEdgeSwipe(settings: UIKitDouble.Settings) {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = stage(settings, with: map)
    #expect(!pops(stage, fromX: 60))
    map.gestureRecognizers?.first?.isEnabled = false
    #expect(pops(stage, fromX: 60), "a map that does not scroll owns nothing")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anEdgeSwipeComesBeforeAMapsOwnDrag(settings: UIKitDouble.Settings) {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = stage(settings, with: map)
    #expect(pops(stage, fromX: 3))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSelectionOfTextKeepsTheDragThatExtendsIt(settings: UIKitDouble.Settings) {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = stage(settings, with: text)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 0, length: 4)
    #expect(!pops(stage, fromX: 60))
    text.selectedRange = NSRange(location: 4, length: 0)
    #expect(pops(stage, fromX: 60))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRowsActionsComeBeforeTheSwipeBackAndARowWithoutThemLeavesIt(settings: UIKitDouble.Settings) {
    let rows = Rows()
    let stage = stage(settings, with: rows.table)
    var swipes = 0
    UIKitDouble.whenRecognizing(rows.table.swipeActionRecognizer) { if $0.state == .began { swipes += 1 } }
    #expect(!pops(stage, fromX: 60, y: 20) && swipes == 1)
    #expect(pops(stage, fromX: 60, y: 60) && swipes == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anEdgeSwipeComesBeforeARowsActions(settings: UIKitDouble.Settings) {
    let rows = Rows()
    let stage = stage(settings, with: rows.table)
    #expect(pops(stage, fromX: 3, y: 20))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theAppsOwnStrokeKeepsItsWay(settings: UIKitDouble.Settings) {
    let card = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    let stroke = UISwipeGestureRecognizer()
    card.addGestureRecognizer(stroke)
    let stage = stage(settings, with: card)
    var strokes = 0
    UIKitDouble.whenRecognizing(stroke) { _ in strokes += 1 }
    #expect(!pops(stage, fromX: 60) && strokes == 1)
    #expect(pops(stage, fromX: 60, y: 700) && strokes == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aDragOfTwoFingersLeavesThoseOfOne(settings: UIKitDouble.Settings) {
    for count in [1, 2] {
      let (drawing, drag) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIPanGestureRecognizer())
      drag.minimumNumberOfTouches = count
      drawing.addGestureRecognizer(drag)
      #expect(pops(stage(settings, with: drawing), fromX: 60) == (count == 2))
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anInnerNavigationControllerGoesBackFirst(settings: UIKitDouble.Settings) {
    let inner = UINavigationController(rootViewController: screen("1"))
    inner.pushViewController(screen("2"), animated: false)
    let stage = UIKitStage(settings)
    let page = screen("B")
    page.addChild(inner)
    inner.view.frame = page.view.bounds
    page.view.addSubview(inner.view)
    inner.didMove(toParent: page)
    inner.legato.install()
    stage.navigation.pushViewController(page, animated: false)
    stage.device.advance(by: 0.1)
    #expect(!pops(stage, fromX: 3) && inner.viewControllers.count == 1)
    #expect(pops(stage, fromX: 3))
    expectNoViolations()
  }
}

/// Two rows, the first of which has actions on its leading side.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  override init() {
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    indexPath.row == 0 ? UISwipeActionsConfiguration(actions: []) : nil
  }
}
