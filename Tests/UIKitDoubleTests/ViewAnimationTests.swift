import Testing
import UIKit

@MainActor @Suite("Views animate as UIKit's do")
struct ViewAnimationTests {
  private func view(in device: Device) -> UIView {
    device.window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    device.advance(by: 0)
    return view
  }

  @Test func `A view's layer changes without animation outside a block`() {
    let device = Device()
    let view = view(in: device)
    view.alpha = 0
    view.layer.cornerRadius = 5
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `Inside a block the model reaches its end at once and the presentation follows`() throws {
    let device = Device()
    let view = view(in: device)
    var finished: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
      completion: { finished = $0 })
    #expect(view.center.x == 105)
    device.advance(by: 0.5)
    #expect(near(try #require(view.layer.presentation()).position.x, 55, 1))
    #expect(finished == nil)
    device.advance(by: 0.51)
    #expect(finished == true)
  }

  @Test func `A second block starts from where the view is shown, without a jump`() throws {
    let device = Device()
    let view = view(in: device)
    UIView.animate(withDuration: 1, delay: 0, animations: { view.center.x = 105 })
    device.advance(by: 0.5)
    let before = try #require(view.layer.presentation()).position.x
    UIView.animate(withDuration: 1, delay: 0, animations: { view.center.x = 5 })
    device.advance(by: 0)
    #expect(near(try #require(view.layer.presentation()).position.x, before))
    device.advance(by: 1.2)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func `A block without a duration changes at once and completes`(settings: UIKitDouble.Settings) {
    let device = Device(settings: settings)
    let view = view(in: device)
    var isComplete = false
    UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { _ in isComplete = true })
    #expect(isComplete == settings.zeroDurationCompletesAtOnce)
    device.advance(by: 0)
    #expect(isComplete && view.layer.animationKeys() == nil)
  }

  @Test func `A view that leaves its window ends its animations unfinished`() {
    let device = Device()
    let view = view(in: device)
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
    view.removeFromSuperview()
    #expect(finished == false)
  }

  @Test func `An animated view gets no touches unless its block allows it`() {
    let device = Device()
    let view = view(in: device)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 })
    #expect(device.touch(5, 5).view !== view)
    device.advance(by: 1.1)
    #expect(device.touch(5, 5).view === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
    #expect(device.touch(5, 5).view === view)
  }

  @Test func `The spring of UIKit reads its duration as the time to settle`() throws {
    let device = Device()
    let view = view(in: device)
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 1,
      animations: { view.center.x = 105 })
    let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(animation.stiffness.squareRoot() - 29.8) < 0.3)
  }

  @Test func `A property animator is paused, scrubbed, reversed and finished`() throws {
    let device = Device()
    let view = view(in: device)
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    device.advance(by: 0.25)
    animator.pauseAnimation()
    #expect(near(animator.fractionComplete, 0.25, 0.01))
    animator.fractionComplete = 0.6
    #expect(near(try #require(view.layer.presentation()).position.x, 65, 0.01))
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    device.advance(by: 0.3)
    #expect(near(try #require(view.layer.presentation()).position.x, 35, 0.5))
    device.advance(by: 0.4)
    #expect(ends == [.start] && animator.state == .inactive && view.center.x == 5)
  }

  @Test func `A stopped animator leaves the view where it is seen`() {
    let device = Device()
    let view = view(in: device)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
    animator.startAnimation()
    device.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(near(view.center.x, 55, 1))
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && view.layer.animationKeys() == nil)
  }

  @Test func `Within performWithoutAnimation nothing animates, even in a block`() {
    let device = Device()
    let view = view(in: device)
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0 } }
    #expect(view.layer.animationKeys() == nil)
  }
}
