import Legato
import LegatoUIKit
import Testing
import UIKit

/// What a finger attempts and may not have is told to the observers, and a dismissal to UIKit's delegate as well.
@MainActor @Suite("An attempt", .serialized)
struct AttemptTests {
  private typealias Pair = PresentationContainerTests.Pair

  /// A screen in full screen, and who hears of it.
  private func presented(_ settings: UIKitDouble.Settings) -> (Pair, SheetTests.Listener, ObserverTests.Listener) {
    let (pair, delegate, observer) = (Pair(settings), SheetTests.Listener(), ObserverTests.Listener())
    pair.below.legato.present(pair.above, using: .modal, style: .fullScreen)
    pair.device.advance(by: 1)
    pair.above.presentationController?.delegate = delegate
    pair.above.legato.addObserver(observer)
    return (pair, delegate, observer)
  }

  private func pull(_ device: Device, to end: CGFloat) {
    let finger = device.touch(200, 400)
    finger.drag(to: CGPoint(x: 200, y: end), duration: 0.3)
    finger.lift()
    device.advance(by: 1)
  }

  @Test(arguments: UIKitDouble.Settings.both, ["observer", "delegate", "modal"])
  func aDismissalIsToldToAllWhoListenWhoeverDeniesIt(settings: UIKitDouble.Settings, who: String) {
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
  func aPresentationThatIsDeniedIsNoDismissal(settings: UIKitDouble.Settings) {
    let (stage, next) = (UIKitStage(settings), screen("B"))
    let (delegate, observer) = (SheetTests.Listener(), ObserverTests.Listener())
    next.modalPresentationStyle = .fullScreen
    next.presentationController?.delegate = delegate
    observer.allows = false
    next.legato.addObserver(observer)
    stage.root.legato.setForwardGesture(.left, as: .present(.fullScreen), using: .slide(.left)) { _ in next }
    stage.swipe(from: 300, to: 50)
    stage.device.advance(by: 1)
    #expect(stage.navigation.presentedViewController == nil && delegate.heard.isEmpty)
    #expect(observer.heard == ["should nav→B", "attempt nav→B"])
    expectNoViolations()
  }
}
