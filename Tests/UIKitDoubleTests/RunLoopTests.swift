import Testing
import UIKit

@MainActor @Suite("The run loop serves its modes")
struct RunLoopTests {
  final class Counter: @unchecked Sendable { var count = 0 }

  @Test func `A timer in the default mode waits while a scroll view moves`() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let view = UIScrollView(frame: device.window.bounds)
    view.contentSize = CGSize(width: 390, height: 5000)
    device.window.addSubview(view)
    let (usual, common, tracking) = (Counter(), Counter(), Counter())
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in usual.count += 1 }
    for (mode, counter) in [(RunLoop.Mode.common, common), (.tracking, tracking)] {
      RunLoop.main.add(
        Timer(timeInterval: 0.2, repeats: false) { _ in counter.count += 1 }, forMode: mode)
    }
    let finger = device.touch(100, 400)
    finger.drag(to: CGPoint(x: 100, y: 300), duration: 0.1)
    device.advance(by: 1)
    #expect((usual.count, common.count, tracking.count) == (0, 1, 1))
    finger.lift()
    device.advance(by: 5)
    #expect(usual.count == 1 && !view.isDecelerating)
  }

  @Test func `A display link in the default mode waits with it`() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let view = UIScrollView(frame: device.window.bounds)
    view.contentSize = CGSize(width: 390, height: 5000)
    device.window.addSubview(view)
    let (usual, common) = (Counter(), Counter())
    CADisplayLink { _ in usual.count += 1 }.add(to: .main, forMode: .default)
    CADisplayLink { _ in common.count += 1 }.add(to: .main, forMode: .common)
    let finger = device.touch(100, 400)
    finger.move(by: 0, -20)
    device.advance(frames: 10)
    #expect(usual.count == 0 && common.count == 10)
    finger.lift()
  }
}
