import Legato
import LegatoUIKit
import Testing
import UIKit

/// The settings of a call without an animation apply to this call alone, not to a later one.
@MainActor @Suite("Calls without an animation", .serialized)
struct SilentCallTests {
  typealias Pair = PresentationContainerTests.Pair

  private func isFading(_ controller: UIViewController, on device: Device) -> Bool {
    device.advance(by: 0.1)
    defer { device.advance(by: 2) }
    guard let state = PageState(controller) else { return false }
    return state.offset == .zero && state.opacity < 0.99
  }

  @Test(arguments: UIKitDouble.Settings.both + [.late])
  func aScreenGoesAsTheSilentCallHasSaidThatHasBroughtIt(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    stage.navigation.legato.push(b, using: .fade, animated: false)
    stage.device.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    #expect(isFading(b, on: stage.device))
    stage.navigation.legato.setViewControllers([stage.root, screen("C"), b], using: .fade, animated: false)
    stage.device.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    #expect(isFading(b, on: stage.device))
    stage.navigation.popToRootViewController(animated: false)
    stage.device.advance(by: 1)
    stage.navigation.pushViewController(b, animated: true)
    #expect(!isFading(b, on: stage.device), "another call brings it now")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both + [.late])
  func whatASilentCallHasSaidOfABackGestureIsNotTheNextCalls(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    let navigation = stage.navigation.legato
    let goings: [() -> Void] = [
      { navigation.pop(using: .fade, animated: false) },
      { navigation.pop(to: stage.root, using: .fade, animated: false) },
      { navigation.popToRoot(using: .fade, animated: false) },
      { navigation.setViewControllers([stage.root], using: .fade, animated: false) },
    ]
    for go in goings {
      stage.navigation.pushViewController(b, animated: true)
      stage.device.advance(by: 1)
      go()
      stage.device.advance(by: 1)
      stage.navigation.pushViewController(b, animated: true)
      #expect(!isFading(b, on: stage.device))
      stage.navigation.popViewController(animated: true)
      #expect(!isFading(b, on: stage.device))
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatIsSaidWithoutTheLibraryIsForgottenAsWell(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    stage.navigation.legato.uninstall()
    stage.navigation.legato.push(b, using: .fade, interactions: [])
    stage.device.advance(by: 1)
    stage.navigation.legato.install()
    stage.navigation.popViewController(animated: true)
    #expect(!isFading(b, on: stage.device))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreenThatIsPresentedInSilenceGoesAsItsCallHasSaid(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, using: .fade, animated: false)
    pair.device.advance(by: 1)
    pair.above.dismiss(animated: true)
    #expect(isFading(pair.above, on: pair.device))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatASilentDismissalHasSaidIsNotTheNextPresentations(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    for isAnimated in [true, false] {
      pair.below.legato.present(pair.above, using: .modal)
      pair.device.advance(by: 1)
      pair.above.legato.dismiss(using: .fade, animated: isAnimated)
      pair.device.advance(by: 1)
      pair.below.legato.present(pair.above)
      #expect(!isFading(pair.above, on: pair.device))
      pair.above.legato.dismiss(animated: false)
      pair.device.advance(by: 1)
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTabThatIsSelectedInSilenceComesNextTimeAsItsPoliciesSay(settings: UIKitDouble.Settings) {
    let row = TabContainerTests.Row(settings)
    row.tabs.legato.select(1, using: .fade, animated: false)
    row.device.advance(by: 0.1)
    row.tabs.legato.select(0, animated: false)
    row.device.advance(by: 0.1)
    row.tabs.selectedIndex = 1
    #expect(!isFading(row.pages[1], on: row.device))
    expectNoViolations()
  }
}
