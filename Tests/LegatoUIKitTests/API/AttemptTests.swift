import Legato
import LegatoUIKit
import Testing
import UIKit

/// A finger's attempt that is denied or resisted is reported to the observers, and that of a dismissal also to UIKit's
/// delegate.
@MainActor @Suite("An attempt", .serialized)
struct AttemptTests {
  private typealias Pair = PresentationContainerTests.Pair

  /// A screen in full screen, and its delegate and observer.
  private func presented(_ settings: UIKitDouble.Settings) -> (Pair, SheetTests.Listener, ObserverTests.Listener) {
    let (pair, delegate, observer) = (Pair(settings), SheetTests.Listener(), ObserverTests.Listener())
    pair.below.legato.present(pair.above, using: .modal, style: .fullScreen)
    pair.device.advance(by: 1)
    pair.above.presentationController?.delegate = delegate
    pair.above.legato.addObserver(observer)
    return (pair, delegate, observer)
  }

  private func pull(_ device: Device, from start: CGFloat = 400, to end: CGFloat) {
    let finger = device.touch(200, start)
    finger.drag(to: CGPoint(x: 200, y: end), duration: 0.3)
    finger.lift()
    device.advance(by: 1)
  }

  @Test(arguments: UIKitDouble.Settings.both, ["observer", "delegate", "modal"])
  func aDeniedDismissalIsReportedToTheDelegateAndTheObserver(settings: UIKitDouble.Settings, who: String) {
    let (pair, delegate, observer) = presented(settings)
    observer.allows = who != "observer"
    delegate.isAllowed = who != "delegate"
    pair.above.isModalInPresentation = who == "modal"
    pull(pair.device, to: 800)
    #expect(pair.below.presentedViewController === pair.above)
    #expect(delegate.heard == ["attempt"] && observer.heard == ["should B→A", "attempt B→A"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aGrabThatWouldHaveBroughtAScreenBackIsNoDismissal(settings: UIKitDouble.Settings) {
    let (pair, delegate, observer) = presented(settings)
    pair.above.legato.dismiss()
    pair.device.advance(by: 0.05)
    observer.allows = false
    observer.heard = []
    pull(pair.device, from: 780, to: 600)
    #expect(observer.heard == ["should A→B", "attempt A→B", "finish B→A"])
    #expect(pair.below.presentedViewController == nil && delegate.heard.isEmpty)
    expectNoViolations()
  }
}
