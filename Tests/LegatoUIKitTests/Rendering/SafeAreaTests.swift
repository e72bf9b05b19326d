import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Safe areas while pages move", .serialized)
struct SafeAreaTests {
  /// A page that counts how often UIKit changes its safe area.
  final class Page: UIViewController {
    var changes = 0
    private var known = UIEdgeInsets.zero

    override func viewSafeAreaInsetsDidChange() {
      if !view.safeAreaInsets.isClose(to: known) { changes += 1 }
      known = view.safeAreaInsets
    }
  }

  private static let device = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func page(_ name: String) -> Page {
    let page = Page()
    UIKitDouble.name(page, name)
    return page
  }

  /// Advances frame by frame: each visible page keeps its insets.
  private func watch(
    _ device: Device, _ pages: [Page], _ insets: UIEdgeInsets = SafeAreaTests.device, frames: Int = 60,
    _ location: SourceLocation = #_sourceLocation
  ) {
    for page in pages { page.changes = 0 }
    for frame in 0..<frames {
      device.advance(frames: 1)
      for page in pages where page.viewIfLoaded?.window != nil {
        #expect(
          page.view.safeAreaInsets.isClose(to: insets), "\(UIKitDouble.name(of: page)) in frame \(frame)",
          sourceLocation: location)
      }
    }
    #expect(pages.allSatisfy { $0.changes <= 1 }, sourceLocation: location)
  }

  private func expectReleased(_ pages: [Page], _ location: SourceLocation = #_sourceLocation) {
    #expect(pages.allSatisfy { $0.additionalSafeAreaInsets == .zero }, sourceLocation: location)
    expectNoViolations(location)
  }

  /// A navigation controller with a hidden bar, which adds nothing to the window's safe area.
  private func stage(_ settings: UIKitDouble.Settings, _ transition: ScreenTransition?, _ root: Page) -> (
    Device, UINavigationController
  ) {
    let device = Device(settings: settings)
    let navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = true
    device.show(navigation)
    navigation.legato.install(TransitionPolicy(transition: transition, interactions: [.fullScreenPan()]))
    device.advance(by: 0.1)
    return (device, navigation)
  }

  @Test(arguments: UIKitDouble.Settings.both, [ScreenTransition.push, .cover(.up), .zoom])
  func bothPagesKeepThemThroughAPushAndASwipeBack(settings: UIKitDouble.Settings, transition: ScreenTransition) {
    let (a, b) = (page("A"), page("B"))
    let (device, navigation) = stage(settings, transition, a)
    navigation.pushViewController(b, animated: true)
    watch(device, [a, b])
    expectReleased([a, b])
    for end in [100.0, 380] {
      let finger = device.touch(60, 400)
      finger.drag(to: CGPoint(x: end, y: 460), duration: 0.2)
      watch(device, [a, b], frames: 3)
      finger.lift()
      watch(device, [a, b])
      expectReleased([a, b])
    }
    #expect(navigation.viewControllers == [a])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunThatIsRedirectedKeepsThem(settings: UIKitDouble.Settings) {
    let (a, b, c) = (page("A"), page("B"), page("C"))
    let (device, navigation) = stage(settings, .cover(.up), a)
    navigation.pushViewController(b, animated: true)
    watch(device, [a, b], frames: 6)
    navigation.legato.pop()
    watch(device, [a, b], frames: 6)
    navigation.legato.push(c)
    watch(device, [a, b, c], frames: 120)
    expectReleased([a, b, c])
  }

  @Test(arguments: UIKitDouble.Settings.both, [UIModalPresentationStyle.fullScreen, .custom])
  func aPresenterThatShrinksKeepsThem(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let device = Device(settings: settings)
    let (a, b) = (page("A"), page("B"))
    device.show(a)
    a.legato.present(b, using: .zoom, style: style)
    watch(device, [a, b])
    let finger = device.touch(200, 300)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
    watch(device, [a, b], frames: 3)
    finger.drag(to: CGPoint(x: 200, y: 310), duration: 0.2)
    finger.lift()
    watch(device, [a, b])
    #expect(a.presentedViewController === b)
    b.dismiss(animated: true)
    watch(device, [a, b])
    expectReleased([a, b])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSheetKeepsThemFromDetentToDetent(settings: UIKitDouble.Settings) {
    let device = Device(settings: settings)
    let (a, b) = (page("A"), page("B"))
    device.show(a)
    a.legato.present(b, detents: [0.5, 1])
    watch(device, [a, b])
    for end in [60.0, 700] {
      let finger = device.touch(200, end < 100 ? 500 : 100)
      finger.drag(to: CGPoint(x: 200, y: end), duration: 0.3)
      watch(device, [a, b], frames: 3)
      finger.lift()
      watch(device, [a, b])
    }
    if a.presentedViewController != nil { b.dismiss(animated: true) }
    watch(device, [a, b])
    expectReleased([a, b])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aHubAndADrawerKeepThem(settings: UIKitDouble.Settings) {
    let device = Device(settings: settings)
    let (a, b) = (page("A"), page("B"))
    let hub = HubController(center: a, neighbors: [.init(.bottom, using: .cover(.up)) { b }])
    device.show(hub)
    hub.open(.bottom)
    watch(device, [a, b])
    hub.close()
    watch(device, [a, b])
    expectReleased([a, b])
    let (content, panel) = (page("C"), page("P"))
    let drawer = DrawerController(content: content, panel: panel, extent: 844)
    device.show(drawer)
    drawer.open()
    watch(device, [content, panel])
    drawer.close()
    watch(device, [content, panel])
    expectReleased([content, panel])
  }

  @Test func whatTheAppAddsMeanwhileStays() {
    let (a, b) = (page("A"), page("B"))
    let (device, navigation) = stage(.usual, .cover(.up), a)
    a.additionalSafeAreaInsets.left = 5
    navigation.pushViewController(b, animated: true)
    device.advance(by: 0.1)
    b.additionalSafeAreaInsets.bottom += 50
    device.advance(by: 1)
    #expect(a.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    #expect((b.additionalSafeAreaInsets.bottom - 50).magnitude < 1e-9 && b.additionalSafeAreaInsets.top == 0)
    expectNoViolations()
  }
}

extension UIEdgeInsets {
  /// Equal except for rounding.
  fileprivate func isClose(to other: UIEdgeInsets) -> Bool {
    [top - other.top, left - other.left, bottom - other.bottom, right - other.right].allSatisfy { $0.magnitude < 1e-6 }
  }
}
