import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A sheet that another screen covers", .serialized)
struct CoveredSheetTests {
  typealias Pair = PresentationContainerTests.Pair
  typealias Style = UIModalPresentationStyle

  /// A sheet at its lower detent, and a screen to present over it.
  private func presented(_ settings: UIKitDouble.Settings) -> (Pair, UIViewController) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, detents: [0.5, 1])
    pair.device.advance(by: 1)
    return (pair, screen("C"))
  }

  private func expect(_ pair: Pair, at detent: CGFloat, _ location: SourceLocation = #_sourceLocation) {
    let height = pair.device.window.bounds.height
    #expect(
      pair.depth(of: pair.above).map { ($0 - height * (1 - detent)).magnitude < 1 } == true, sourceLocation: location)
  }

  @Test(arguments: UIKitDouble.Settings.both, [Style.fullScreen, .overFullScreen, .custom])
  func itStaysAtItsDetentBelowAnotherPresentationAndIsThereAfterwards(settings: UIKitDouble.Settings, style: Style) {
    let (pair, cover) = presented(settings)
    let own = cover.modalPresentationStyle
    let pursuit = Pursuit(of: [pair.below, pair.above], on: pair.device)
    pair.above.legato.present(cover, using: .cover(.up), style: style)
    pursuit.expectStill("the presentation")
    for frame in 0..<60 { pursuit.expectFrame("frame \(frame) of the presentation") }
    expect(pair, at: 0.5)
    #expect(pair.above.presentedViewController === cover && pair.depth(of: cover) == 0)
    cover.legato.dismiss()
    pursuit.expectStill("the dismissal")
    for frame in 0..<60 { pursuit.expectFrame("frame \(frame) of the dismissal") }
    expect(pair, at: 0.5)
    #expect(cover.view.window == nil && cover.modalPresentationStyle == own)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [Style.fullScreen, .overFullScreen, .custom])
  func whatAFingerHoldsAboveItIsStill(settings: UIKitDouble.Settings, style: Style) throws {
    let (pair, cover) = presented(settings)
    pair.above.legato.present(cover, using: .cover(.up), interactions: [.fullScreenPan(.down)], style: style)
    pair.device.advance(by: 0.15)
    let finger = pair.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 760), duration: 0.1)
    pair.device.advance(frames: 1)
    let held = try #require(pair.depth(of: cover))
    #expect(held > 60)
    for _ in 0..<60 {
      pair.device.advance(frames: 1)
      #expect(try (#require(pair.depth(of: cover)) - held).magnitude <= 0.5)
      expect(pair, at: 0.5)
    }
    finger.cancel()
    pair.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itGoesOnToItsDetentBelowAPresentationThatComesMeanwhile(settings: UIKitDouble.Settings) {
    let (pair, cover) = presented(settings)
    pair.above.legato.selectDetent(1)
    pair.device.advance(by: 0.1)
    let pursuit = Pursuit(of: [pair.below, pair.above], on: pair.device)
    pair.above.legato.present(cover, using: .cover(.up), style: .fullScreen)
    pursuit.expectStill("the presentation")
    for frame in 0..<60 { pursuit.expectFrame("frame \(frame)", pull: Pursuit.pull) }
    expect(pair, at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerOnItBringsAScreenFromWhereItIs(settings: UIKitDouble.Settings) {
    let (pair, cover) = presented(settings)
    pair.above.legato.setForwardGesture(.left, as: .present(.fullScreen), using: .slide(.left)) { _ in cover }
    let pursuit = Pursuit(of: [pair.below], on: pair.device)
    let finger = pair.device.touch(300, 700)
    finger.drag(to: CGPoint(x: 100, y: 700), duration: 0.2)
    finger.lift()
    for frame in 0..<60 { pursuit.expectFrame("frame \(frame)") }
    #expect(pair.above.presentedViewController === cover && pair.above.view.window != nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatCoversItInFullScreenHasTheStatusBarAllTheSame(settings: UIKitDouble.Settings) {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let (pair, _) = presented(settings)
    let cover = Light()
    pair.above.modalPresentationCapturesStatusBarAppearance = true
    pair.above.legato.present(cover, using: .cover(.up), style: .fullScreen)
    pair.device.advance(by: 1)
    #expect(pair.device.statusBarStyle == .lightContent)
    cover.legato.dismiss()
    pair.device.advance(by: 1)
    #expect(pair.device.statusBarStyle == .default && !cover.modalPresentationCapturesStatusBarAppearance)
    expectNoViolations()
  }
}
