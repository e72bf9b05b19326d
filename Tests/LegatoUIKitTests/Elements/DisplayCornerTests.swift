import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("The display's corners", .serialized)
struct DisplayCornerTests {
  private func radius(top: CGFloat, left: CGFloat = 0, bottom: CGFloat) -> Double {
    let device = Device(safeArea: UIEdgeInsets(top: top, left: left, bottom: bottom, right: left))
    device.show(UIViewController())
    return device.window.legato.displayCornerRadius
  }

  @Test func theSafeAreaTellsTheRadiusEitherWayUp() {
    #expect(radius(top: 47, bottom: 34) == 47.33 && radius(top: 0, left: 47, bottom: 21) == 47.33)
    #expect(radius(top: 59, bottom: 34) == 55 && radius(top: 62, bottom: 34) == 62 && radius(top: 24, bottom: 20) == 18)
  }

  @Test func aDisplayWithAHomeButtonHasNoneAndAWindowMaySetItsOwn() {
    #expect(radius(top: 20, bottom: 0) == 0)
    let device = Device()
    device.window.legato.displayCornerRadius = 12
    #expect(device.window.legato.displayCornerRadius == 12)
    device.window.legato.displayCornerRadius = .nan
    #expect(device.window.legato.displayCornerRadius == 0)
  }

  @Test func aWindowThatDoesNotFillItsScreenHasNone() {
    let device = Device()
    device.show(UIViewController())
    device.window.frame.size.width = 200
    #expect(device.window.legato.displayCornerRadius == 0)
  }
}
