import Testing
import UIKit

@MainActor @Suite("Scroll views scroll, bounce and arbitrate")
struct ScrollTests {
  private final class Follower: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBegin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if calls.last != "scroll" { calls.append("scroll") } }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEnd(\(decelerate))")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rested") }
  }

  private func scrollView(_ device: Device, content: CGSize) -> UIScrollView {
    device.window.makeKeyAndVisible()
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    view.contentSize = content
    device.window.addSubview(view)
    device.advance(by: 0)
    return view
  }

  @Test func `A drag scrolls, notifies its delegate and continues by momentum`() {
    let device = Device()
    let view = scrollView(device, content: CGSize(width: 300, height: 3000))
    let follower = Follower()
    view.delegate = follower
    let finger = device.touch(150, 350)
    #expect(view.isTracking && !view.isDragging)
    finger.move(by: 0, -12)
    #expect(view.isDragging)
    finger.drag(to: CGPoint(x: 150, y: 238), duration: 0.1)
    #expect(near(view.contentOffset.y, 100))
    finger.lift()
    #expect(view.isDecelerating && !view.isTracking)
    device.advance(by: 5)
    #expect(view.contentOffset.y > 300 && !view.isDecelerating)
    #expect(follower.calls == ["willBegin", "scroll", "didEnd(true)", "scroll", "rested"])
  }

  @Test func `Beyond its edge it resists and comes back`() {
    let device = Device()
    let view = scrollView(device, content: CGSize(width: 300, height: 3000))
    let finger = device.touch(150, 200)
    finger.move(by: 0, 12)
    finger.drag(to: CGPoint(x: 150, y: 312), duration: 0.1)
    #expect(view.contentOffset.y < -20 && view.contentOffset.y > -100)
    device.advance(by: 0.2)
    finger.lift()
    device.advance(by: 2)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `It does not begin along an axis that does not scroll`() {
    let device = Device()
    let view = scrollView(device, content: CGSize(width: 300, height: 3000))
    let finger = device.touch(150, 200)
    finger.move(by: 40, 5)
    #expect(!view.isDragging)
    finger.lift()
  }

  @Test func `Two scroll views, one inside the other, each take their axis`() {
    let device = Device()
    let outer = scrollView(device, content: CGSize(width: 300, height: 3000))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner.contentSize = CGSize(width: 900, height: 300)
    outer.addSubview(inner)
    let sideways = device.touch(150, 200)
    sideways.move(by: -40, 5)
    #expect(inner.isDragging && !outer.isDragging)
    sideways.lift()
    device.advance(by: 3)
    let upwards = device.touch(150, 200)
    upwards.move(by: 5, -40)
    #expect(!inner.isDragging && outer.isDragging)
    upwards.lift()
  }

  @Test func `A paging scroll view comes to rest on a page`() {
    let device = Device()
    let view = scrollView(device, content: CGSize(width: 900, height: 300))
    view.isPagingEnabled = true
    let finger = device.touch(250, 200)
    finger.move(by: -12, 0)
    finger.drag(to: CGPoint(x: 120, y: 200), duration: 0.1)
    finger.lift()
    device.advance(by: 2)
    #expect(view.contentOffset.x == 300)
  }

  @Test func `The pan's delegate stays the scroll view`() {
    let device = Device()
    let view = scrollView(device, content: .zero)
    view.panGestureRecognizer.delegate = nil
    #expect(UIKitDouble.takeViolations().count == 1)
    #expect(view.panGestureRecognizer.delegate === view)
  }

  @Test func `Content gets its touches late, or never if the finger scrolls first`() {
    final class Content: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
    }
    let device = Device()
    let view = scrollView(device, content: CGSize(width: 300, height: 3000))
    let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
    view.addSubview(content)
    let quick = device.touch(150, 350)
    quick.move(by: 0, -20)
    quick.lift()
    device.advance(by: 5)
    #expect(content.calls.isEmpty)
    let slow = device.touch(150, 350)
    device.advance(by: 0.2)
    #expect(content.calls == ["began"])
    slow.move(by: 0, -20)
    #expect(content.calls == ["began", "cancelled"])
    slow.lift()
  }

  @Test func `A slider keeps its knob from the drags around it`() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 30))
    device.window.addSubview(slider)
    let pan = UIPanGestureRecognizer()
    device.window.addGestureRecognizer(pan)
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let finger = device.touch(50, 115)
    finger.move(by: 20, 0)
    finger.move(by: 80, 0)
    #expect(pan.state == .possible && slider.value == 0.5 && values.count == 2)
    finger.lift()
    let beside = device.touch(150, 300)
    beside.move(by: 20, 0)
    #expect(pan.state == .began)
    beside.lift()
  }

  @Test func `A button fires when the finger lifts inside it`() {
    let device = Device()
    device.window.makeKeyAndVisible()
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 100, width: 80, height: 40)
    device.window.addSubview(button)
    device.tap(40, 120)
    #expect(taps == 1)
    let finger = device.touch(40, 120)
    finger.move(by: 200, 0)
    finger.lift()
    #expect(taps == 1)
  }

  @Test func `A content gets its size from its constraints, and stays in its place when it scrolls`() {
    let device = Device()
    let (screen, scroller, page) = (UIViewController(), UIScrollView(), UIView())
    scroller.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    scroller.contentInsetAdjustmentBehavior = .never
    page.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(page)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor, constant: 10),
      page.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor, constant: -30),
      page.leadingAnchor.constraint(equalTo: scroller.contentLayoutGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroller.contentLayoutGuide.trailingAnchor),
      page.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor, multiplier: 1),
      page.heightAnchor.constraint(equalToConstant: 2000),
    ])
    screen.view.addSubview(scroller)
    device.show(screen)
    for offset: CGFloat in [0, 500] {
      scroller.contentOffset.y = offset
      device.advance(by: 0.1)
      #expect(scroller.contentSize == CGSize(width: 390, height: 2040))
      #expect(page.frame == CGRect(x: 0, y: 10, width: 390, height: 2000))
      #expect(scroller.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 2040))
      #expect(scroller.contentOffset.y == offset)
    }
    #expect(UIKitDouble.violations == [])
  }
}
