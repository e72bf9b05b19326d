import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("The keyboard", .serialized)
struct KeyboardTests {
  private func field(on page: UIViewController) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    return field
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itLeavesWithACoveredPageAndComesBackWithIt(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let field = field(on: stage.root)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(frames: 2)
    #expect(!field.isFirstResponder && !Keyboard.shared.isUp)
    stage.device.advance(by: 1)
    #expect(!field.isFirstResponder)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    #expect(!field.isFirstResponder)
    stage.device.advance(by: 1)
    #expect(field.isFirstResponder && Keyboard.shared.isUp)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPushThatIsTurnedRoundBringsItBack(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let field = field(on: stage.root)
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.legato.pop()
    stage.device.advance(frames: 2)
    #expect(!field.isFirstResponder)
    stage.device.advance(by: 1)
    #expect(field.isFirstResponder && stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageThatHasGoneHasNoneWhenItComesAnew(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let field = field(on: b)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && !field.isFirstResponder)
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 1)
    #expect(!field.isFirstResponder)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatThePageGivesUpItselfStaysGivenUp(settings: UIKitDouble.Settings) {
    /// A page that ends editing as it goes.
    final class Tidy: UIViewController {
      override func viewWillDisappear(_ animated: Bool) { view.endEditing(true) }
    }
    let stage = UIKitStage(settings)
    let b = Tidy()
    stage.navigation.pushViewController(b, animated: false)
    stage.device.advance(by: 0.1)
    let field = field(on: b)
    stage.navigation.pushViewController(screen("C"), animated: true)
    stage.device.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === b && !field.isFirstResponder)
    expectNoViolations()
  }
}
