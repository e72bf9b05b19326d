import Legato
import LegatoUIKit
import Testing
import UIKit

/// UIKit's call order of presentations. Under `.fullScreen` and `.currentContext`, and with an app's presentation
/// controller that removes the presenter, the presenter disappears and appears with the presented screen. In every
/// other style it gets no callbacks. A cancelled presentation calls in reverse. The presentation controller is notified
/// of the beginning and of the end, with its outcome.
@MainActor @Suite("The order of presentations", .serialized)
struct PresentationOrderTests {
  typealias Pair = PresentationContainerTests.Pair

  enum Way: CaseIterable {
    case fullScreen, overFullScreen, overCurrentContext, custom, customThatRemoves, sheet

    /// Whether UIKit removes the presenter's view.
    var removesPresenter: Bool { self == .fullScreen || self == .customThatRemoves }

    var style: UIModalPresentationStyle {
      switch self {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .overCurrentContext: .overCurrentContext
      case .custom, .customThatRemoves, .sheet: .custom
      }
    }

    @MainActor func present(_ pair: Pair) {
      if self == .customThatRemoves { pair.above.transitioningDelegate = Removing.shared }
      if self == .sheet {
        pair.below.legato.present(pair.above, detents: [0.5, 1])
      } else {
        pair.below.legato.present(pair.above, using: .modal, style: style)
      }
    }
  }

  /// An app whose presentations remove the presenter's view, as full screen does.
  private final class Removing: NSObject, UIViewControllerTransitioningDelegate {
    final class Controller: UIPresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }

    static let shared = Removing()

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Controller(presentedViewController: presented, presenting: presenting) }
  }

  private static let came = ["viewWillAppear", "viewDidAppear"]
  private static let went = ["viewWillDisappear", "viewDidDisappear"]

  private func drag(_ pair: Pair, from start: CGFloat, to end: CGFloat) {
    let finger = pair.device.touch(200, start)
    finger.drag(to: CGPoint(x: 200, y: end), duration: 0.4)
    finger.drag(to: CGPoint(x: 200, y: end), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 1)
  }

  @Test(arguments: UIKitDouble.Settings.both, Way.allCases)
  func thePresenterHearsOfItWhereItsViewGoes(settings: UIKitDouble.Settings, way: Way) {
    let pair = Pair(settings)
    way.present(pair)
    pair.device.advance(by: 1)
    #expect(appearances(of: "B") == Self.came)
    #expect(appearances(of: "A") == (way.removesPresenter ? Self.went : []))
    #expect(
      UIKitDouble.log.isOrdered(
        "A.present(B, animated: true)", "B.presentation.animateTransition", "B.presentation.completeTransition(true)",
        "B.viewDidAppear"))
    UIKitDouble.log.clear()
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    #expect(appearances(of: "B") == Self.went)
    #expect(appearances(of: "A") == (way.removesPresenter ? Self.came : []))
    #expect(
      UIKitDouble.log.isOrdered(
        "B.dismiss(animated: true)", "B.dismissal.animateTransition", "B.dismissal.completeTransition(true)",
        "B.viewDidDisappear"))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, Way.allCases)
  func aDismissalThatAFingerCancelsCallsTheReverse(settings: UIKitDouble.Settings, way: Way) {
    let pair = Pair(settings)
    way.present(pair)
    pair.device.advance(by: 1)
    UIKitDouble.log.clear()
    drag(pair, from: 500, to: 600)
    #expect(pair.below.presentedViewController === pair.above)
    // A sheet that stays has not begun to leave.
    #expect(appearances(of: "B") == (way == .sheet ? [] : ["viewWillDisappear"] + Self.came))
    #expect(appearances(of: "A") == (way.removesPresenter ? ["viewWillAppear"] + Self.went : []))
    UIKitDouble.log.clear()
    drag(pair, from: 450, to: 830)
    #expect(pair.below.presentedViewController == nil)
    #expect(appearances(of: "B") == Self.went)
    #expect(appearances(of: "A") == (way.removesPresenter ? Self.came : []))
    #expect(UIKitDouble.log.calls(containing: "completeTransition") == ["B.dismissal.completeTransition(true)"])
    expectNoViolations()
  }

  @Test(
    arguments: UIKitDouble.Settings.both, [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
  func aPresentationThatAFingerCancelsCallsTheReverse(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let stage = UIKitStage(settings)
    stage.root.legato.setForwardGesture(.up, as: .present, using: .modal) { _ in
      let next = screen("N")
      next.modalPresentationStyle = style
      return next
    }
    for isFinished in [false, true] {
      UIKitDouble.log.clear()
      let finger = stage.device.touch(200, 700)
      finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
      if !isFinished { finger.drag(to: CGPoint(x: 200, y: 690), duration: 0.3) }
      finger.lift()
      stage.device.advance(by: 1)
      #expect((stage.navigation.presentedViewController != nil) == isFinished)
      let isPresenterTold = style == .fullScreen
      #expect(appearances(of: "N") == (isFinished ? Self.came : ["viewWillAppear"] + Self.went))
      #expect(
        appearances(of: "A") == (!isPresenterTold ? [] : isFinished ? Self.went : ["viewWillDisappear"] + Self.came))
      #expect(
        UIKitDouble.log.calls(containing: "completeTransition") == ["N.presentation.completeTransition(\(isFinished))"])
      #expect(UIKitDouble.log.count(of: "N.presentation.animateTransition") == 0)
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func aPresentationThatIsRedirectedCompletesAndThenTheDismissalBegins(
    settings: UIKitDouble.Settings, style: UIModalPresentationStyle
  ) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, using: .modal, style: style)
    pair.device.advance(by: 0.1)
    pair.above.legato.dismiss()
    pair.device.advance(by: 1)
    #expect(
      UIKitDouble.log.calls(containing: "completeTransition") == [
        "B.presentation.completeTransition(true)", "B.dismissal.completeTransition(true)",
      ])
    #expect(appearances(of: "B") == Self.came + Self.went)
    #expect(appearances(of: "A") == (style == .fullScreen ? Self.went + Self.came : []))
    expectNoViolations()
  }
}
