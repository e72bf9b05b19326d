import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Present and dismiss", .serialized)
struct PresentationContainerTests {
  /// A controller on the screen, and one to present over it.
  @MainActor struct Pair {
    let device: Device
    let below = screen("A")
    let above = screen("B")

    init(_ settings: UIKitDouble.Settings) {
      device = Device(settings: settings)
      UIKitDouble.name(below, "A")
      UIKitDouble.name(above, "B")
      device.show(below)
      UIKitDouble.log.clear()
    }

    /// A finger pulls the presented screen down to this place, rests there, and lifts; then a second passes.
    func pull(to end: CGFloat, _ location: SourceLocation = #_sourceLocation) {
      let finger = device.touch(200, 100)
      finger.drag(to: CGPoint(x: 200, y: end), duration: 0.5)
      finger.drag(to: CGPoint(x: 200, y: end), duration: 0.2)
      #expect(depth(of: above).map { ($0 - (end - 110)).magnitude < 1 } == true, sourceLocation: location)
      finger.lift()
      device.advance(by: 1)
    }

    func depth(of controller: UIViewController) -> CGFloat? {
      guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
      var depth: CGFloat = 0
      var next: UIView? = view
      while let each = next {
        depth += (each.layer.presentation() ?? each.layer).transform.m42
        next = each.superview
      }
      return depth
    }
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .custom, .overCurrentContext,
  ]

  @Test(arguments: UIKitDouble.Settings.both, styles)
  func presentAndDismissByCallsKeepUIKitsOrder(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let pair = Pair(settings)
    var hasAppeared = false
    pair.below.legato.present(pair.above, using: .modal, style: style) { hasAppeared = $0 == .finished }
    pair.device.advance(by: 0.1)
    #expect(pair.depth(of: pair.above).map { $0 > 50 && $0 < 800 } == true)
    pair.device.advance(by: 1)
    #expect(hasAppeared && pair.below.presentedViewController === pair.above && pair.depth(of: pair.above) == 0)
    #expect((pair.below.view.window == nil) == (style == .fullScreen))
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 0.1)
    #expect(pair.depth(of: pair.above).map { $0 > 50 } == true)
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && pair.below.view.window != nil && pair.above.view.window == nil)
    #expect(pair.depth(of: pair.below) == 0 && CATransform3DIsIdentity(pair.below.view.layer.transform))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, styles)
  func aSwipeDownDismissesOrComesBack(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, style: style)
    pair.device.advance(by: 1)
    for (end, isGone) in [(250.0, false), (700.0, true)] {
      pair.pull(to: end)
      #expect((pair.below.presentedViewController == nil) == isGone)
    }
    #expect(pair.below.view.window != nil && CATransform3DIsIdentity(pair.below.view.layer.transform))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, styles)
  func whatIsStillComingCanBeDismissed(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) throws {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, using: .modal, style: style)
    pair.device.advance(by: 0.1)
    let pursuit = Pursuit(of: [pair.below, pair.above], on: pair.device)
    pair.above.legato.dismiss()
    pursuit.expectStill("a dismissal")
    // It continues with its velocity, and then reverses.
    for _ in 0..<3 { pursuit.expectFrame("after a dismissal", pull: Pursuit.pull) }
    #expect(pursuit.travel > 50)
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && pair.below.view.window != nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, styles)
  func whatWasPresentedAtOnceGoesByAFingerAllTheSame(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, style: style, animated: false)
    pair.device.advance(by: 0.1)
    let finger = pair.device.touch(200, 100)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.3)
    pair.device.advance(frames: 1)
    #expect(pair.depth(of: pair.above).map { $0 > 200 } == true)
    finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && pair.below.view.window != nil)
    expectNoViolations()
  }
}
