import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A custom presentation darkens what is behind it", .serialized)
struct CustomPresentationTests {
  typealias Pair = PresentationContainerTests.Pair

  private func presented(
    _ settings: UIKitDouble.Settings, using transition: ScreenTransition? = nil, interactions: [Interaction]? = nil,
    style: UIModalPresentationStyle = .custom, animated: Bool = true
  ) -> Pair {
    let pair = Pair(settings)
    pair.below.legato.present(
      pair.above, using: transition, interactions: interactions, style: style, animated: animated)
    pair.device.advance(by: 1)
    #expect(pair.depth(of: pair.above) == 0)
    return pair
  }

  private func expectGone(_ pair: Pair, _ location: SourceLocation = #_sourceLocation) {
    pair.device.advance(by: 1)
    pair.expectGone(location)
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func itDarkensThePresenterUntilItHasGone(settings: UIKitDouble.Settings, isAnimated: Bool) throws {
    let pair = presented(settings, animated: isAnimated)
    #expect(try (#require(PageState(pair.above)).dim - 0.4).magnitude < 0.01)
    #expect(!pair.below.view.isUserInteractionEnabled && UIKitDouble.displayLinks.isEmpty)
    let finger = pair.device.touch(200, 100)
    finger.drag(to: CGPoint(x: 200, y: 532), duration: 0.3)
    pair.device.advance(frames: 1)
    #expect(try (#require(PageState(pair.above)).dim - 0.2).magnitude < 0.01, "half of the way, half of the dimming")
    finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.2)
    finger.lift()
    expectGone(pair)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theDimmingIsThatOfTheCallsTransition(settings: UIKitDouble.Settings) throws {
    defer { TransitionDefaults.policy = TransitionPolicy() }
    for (transition, dim) in [(ScreenTransition.sheet(dim: 0.2), 0.2), (.sheet(dim: 0), 0), (.cover(.up), 0)] {
      let pair = presented(settings, using: transition)
      #expect(try (#require(PageState(pair.above)).dim - dim).magnitude < 0.01)
      pair.above.dismiss(animated: true)
      expectGone(pair)
    }
    TransitionDefaults.policy.presentation = .sheet(dim: 0.1)
    #expect(try (#require(PageState(presented(settings).above)).dim - 0.1).magnitude < 0.01, "the default's")
    let other = presented(settings, using: .modal, style: .overFullScreen)
    #expect(try #require(PageState(other.above)).dim == 0, "other styles know of none")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theDragMayBeSwitchedOff(settings: UIKitDouble.Settings) {
    let pair = presented(settings, interactions: [])
    let finger = pair.device.touch(200, 100)
    finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.3)
    #expect(pair.depth(of: pair.above) == 0)
    finger.lift()
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController === pair.above)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itYieldsOnARubberBandToAFingerThatPullsItBeyondItsPlace(settings: UIKitDouble.Settings) throws {
    let pair = presented(settings)
    let finger = pair.device.touch(200, 300)
    finger.drag(to: CGPoint(x: 200, y: 410), duration: 0.2)
    finger.drag(to: CGPoint(x: 200, y: 110), duration: 0.2)
    pair.device.advance(frames: 1)
    let depth = try #require(pair.depth(of: pair.above))
    // It is stretched: its centre moves half as far as its upper edge.
    #expect((2 * depth + RubberBand(dimension: 0.1 * 844).offset(for: 200)).magnitude < 0.5)
    finger.lift()
    pair.device.advance(by: 1)
    #expect(pair.depth(of: pair.above) == 0 && pair.below.presentedViewController === pair.above)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatAPresentationControllerOfTheAppsDarkensIsLeftToIt(settings: UIKitDouble.Settings) throws {
    let (pair, delegate) = (Pair(settings), FrameTests.Presenting())
    pair.above.transitioningDelegate = delegate
    pair.below.legato.present(pair.above, style: .custom)
    pair.device.advance(by: 1)
    #expect(try #require(PageState(pair.above)).dim == 0)
    pair.above.dismiss(animated: true)
    expectGone(pair)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theDimmingCoversAPresenterThatIsTurned(settings: UIKitDouble.Settings) throws {
    let pair = presented(settings)
    pair.device.rotate()
    pair.device.advance(by: 1)
    let state = try #require(pair.above.view.superview)
    let dimming = try #require(state.superview?.subviews.first { $0.subviews.isEmpty && $0.backgroundColor != nil })
    #expect(dimming.frame.size == pair.device.window.bounds.size && dimming.alpha > 0.39)
    #expect(pair.above.view.bounds.size == pair.device.window.bounds.size)
    pair.above.dismiss(animated: true)
    expectGone(pair)
  }
}
