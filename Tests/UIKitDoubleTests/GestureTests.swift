import Testing
import UIKit

/// A recogniser as a host writes it: with overrides and without targets.
private final class Drag: UIGestureRecognizer {
  var calls: [String] = []
  var beginsAfter: CGFloat = 10
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("began")
    start = location(in: nil)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("moved")
    let point = location(in: nil)
    if state == .possible, abs(point.x - start.x) >= beginsAfter {
      state = .began
    } else if state != .possible {
      state = .changed
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("ended")
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("cancelled")
    state = state == .possible ? .failed : .cancelled
  }
  override func reset() { calls.append("reset") }
}

private final class Rules: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  var requiresFailure = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { requiresFailure }
}

private final class TouchView: UIView {
  var calls: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
}

@MainActor @Suite("Recognisers follow UIKit's rules")
struct GestureTests {
  private func start() -> (Device, TouchView) {
    let device = Device()
    device.window.makeKeyAndVisible()
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    device.window.addSubview(view)
    return (device, view)
  }

  @Test func `A subclass goes from possible to began, changed and ended, and is reset`() {
    let (device, view) = start()
    let drag = Drag()
    var states: [UIGestureRecognizer.State] = []
    UIKitDouble.whenRecognizing(drag) { states.append($0.state) }
    view.addGestureRecognizer(drag)
    let finger = device.touch(50, 50)
    finger.move(by: 5, 0)
    #expect(states == [])
    finger.move(by: 10, 0)
    finger.move(by: 10, 0)
    finger.lift()
    #expect(states == [.began, .changed, .ended])
    #expect(drag.calls == ["began", "moved", "moved", "moved", "ended", "reset"])
    #expect(drag.state == .possible)
  }

  @Test func `The view loses its touches to a recogniser, unless cancelsTouchesInView is off`() {
    let (device, view) = start()
    let drag = Drag()
    view.addGestureRecognizer(drag)
    let finger = device.touch(50, 50)
    finger.move(by: 5, 0)
    finger.move(by: 20, 0)
    finger.lift()
    #expect(view.calls == ["began", "moved", "cancelled"])
    view.calls = []
    drag.cancelsTouchesInView = false
    let other = device.touch(50, 50)
    other.move(by: 20, 0)
    other.lift()
    #expect(view.calls == ["began", "moved", "ended"])
  }

  @Test func `A recogniser that delays touches keeps them from the view until it fails`() {
    let (device, view) = start()
    let drag = Drag()
    drag.delaysTouchesBegan = true
    view.addGestureRecognizer(drag)
    let finger = device.touch(50, 50)
    #expect(view.calls.isEmpty)
    finger.lift()
    #expect(view.calls == ["began", "ended"])
  }

  @Test func `A delegate that denies the beginning makes it fail`() {
    let (device, view) = start()
    let drag = Drag()
    let rules = Rules()
    rules.begins = false
    drag.delegate = rules
    view.addGestureRecognizer(drag)
    let finger = device.touch(50, 50)
    finger.move(by: 20, 0)
    finger.move(by: 20, 0)
    #expect(drag.calls == ["began", "moved", "reset"])
    finger.lift()
    #expect(view.calls == ["began", "moved", "moved", "ended"])
  }

  @Test func `A touch that the delegate rejects never arrives`() {
    let (device, view) = start()
    let drag = Drag()
    let rules = Rules()
    rules.receives = false
    drag.delegate = rules
    view.addGestureRecognizer(drag)
    device.touch(50, 50).lift()
    #expect(drag.calls.isEmpty)
  }

  @Test func `The first to recognise prevents the others, unless either delegate lets both`() {
    let (device, view) = start()
    let (first, second) = (Drag(), Drag())
    second.beginsAfter = 20
    let rules = Rules()
    view.addGestureRecognizer(second)
    device.window.addGestureRecognizer(first)
    let finger = device.touch(50, 50)
    finger.move(by: 12, 0)
    finger.move(by: 12, 0)
    #expect(first.state == .changed && second.state == .possible && second.calls.last == "reset")
    finger.lift()
    second.delegate = rules
    rules.isSimultaneous = true
    let other = device.touch(50, 50)
    other.move(by: 12, 0)
    other.move(by: 12, 0)
    #expect(first.state == .changed && second.state == .began)
    other.lift()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func `One that requires another's failure begins only after it`(settings: UIKitDouble.Settings) {
    let device = Device(settings: settings)
    device.window.makeKeyAndVisible()
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    device.window.addSubview(view)
    let (waiting, other) = (Drag(), Drag())
    waiting.require(toFail: other)
    other.beginsAfter = 1000
    view.addGestureRecognizer(waiting)
    view.addGestureRecognizer(other)
    let finger = device.touch(50, 50)
    finger.move(by: 20, 0)
    #expect(waiting.state == .possible)
    other.isEnabled = false
    #expect(waiting.state == .began)
    finger.lift()
  }

  @Test func `One that requires another's failure fails when that recognises`() {
    let (device, view) = start()
    let (waiting, other) = (Drag(), Drag())
    let rules = Rules()
    rules.requiresFailure = true
    waiting.delegate = rules
    other.beginsAfter = 30
    view.addGestureRecognizer(waiting)
    view.addGestureRecognizer(other)
    var states: [UIGestureRecognizer.State] = []
    UIKitDouble.whenRecognizing(waiting) { states.append($0.state) }
    let finger = device.touch(50, 50)
    finger.move(by: 20, 0)
    finger.move(by: 20, 0)
    finger.lift()
    #expect(states.isEmpty && other.calls.last == "reset")
  }

  @Test func `A pan starts after ten points with no translation, and knows its velocity`() {
    let (device, view) = start()
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let finger = device.touch(50, 50)
    finger.move(by: 9, 0)
    #expect(pan.state == .possible)
    finger.move(by: 2, 0)
    #expect(pan.state == .began && pan.translation(in: view) == .zero)
    finger.drag(to: CGPoint(x: 161, y: 50), duration: 0.1)
    #expect(pan.translation(in: view) == CGPoint(x: 100, y: 0))
    #expect(near(pan.velocity(in: view).x, 1000, 150))
    finger.lift()
  }

  @Test func `A finger that is cancelled cancels the gesture`() {
    let (device, view) = start()
    let drag = Drag()
    var states: [UIGestureRecognizer.State] = []
    UIKitDouble.whenRecognizing(drag) { states.append($0.state) }
    view.addGestureRecognizer(drag)
    let finger = device.touch(50, 50)
    finger.move(by: 20, 0)
    finger.cancel()
    #expect(states == [.began, .cancelled])
  }

  @Test func `Switching a recogniser off cancels what it does`() {
    let (device, view) = start()
    let drag = Drag()
    var states: [UIGestureRecognizer.State] = []
    UIKitDouble.whenRecognizing(drag) { states.append($0.state) }
    view.addGestureRecognizer(drag)
    let finger = device.touch(50, 50)
    finger.move(by: 20, 0)
    drag.isEnabled = false
    finger.move(by: 20, 0)
    finger.lift()
    #expect(states == [.began, .cancelled])
  }

  @Test func `A single tap waits for the double tap to fail`() {
    let (device, view) = start()
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    var taps: [String] = []
    UIKitDouble.whenRecognizing(single) { _ in taps.append("single") }
    UIKitDouble.whenRecognizing(double) { _ in taps.append("double") }
    device.tap(50, 50)
    #expect(taps.isEmpty)
    device.advance(by: 0.5)
    #expect(taps == ["single"])
    device.tap(50, 50)
    device.advance(by: 0.1)
    device.tap(50, 50)
    device.advance(by: 1)
    #expect(taps == ["single", "double"])
  }

  @Test func `A long press begins by time, a pinch by distance`() {
    let (device, view) = start()
    let (press, pinch) = (UILongPressGestureRecognizer(), UIPinchGestureRecognizer())
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(pinch)
    let still = device.touch(20, 20)
    device.advance(by: 0.6)
    #expect(press.state == .began)
    still.lift()
    press.isEnabled = false
    let (a, b) = (device.touch(50, 100), device.touch(150, 100))
    Finger.move([(a, CGPoint(x: 45, y: 100)), (b, CGPoint(x: 155, y: 100))])
    #expect(pinch.state == .began)
    Finger.move([(a, CGPoint(x: 100 - 27.5, y: 100)), (b, CGPoint(x: 100 + 27.5, y: 100))])
    #expect(near(pinch.scale, 0.5, 0.01))
    a.lift()
    b.lift()
  }

  @Test func `Going from possible to changed is reported`() {
    _ = start()
    Drag().state = .changed
    #expect(UIKitDouble.takeViolations().count == 1)
  }

  @Test func `An edge pan begins at its edge only`() {
    let (device, _) = start()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    device.window.addGestureRecognizer(pan)
    let inside = device.touch(60, 400)
    inside.move(by: 40, 0)
    #expect(pan.state == .possible)
    inside.lift()
    let edge = device.touch(5, 400)
    edge.move(by: 40, 0)
    #expect(pan.state == .began)
    edge.lift()
  }
}
