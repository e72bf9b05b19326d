import MapKit
import Testing
import UIKit
import WebKit

@MainActor @Suite("The device around the app")
struct DeviceTests {
  @Test func `The keyboard comes with a text field's focus and goes with it`() throws {
    let device = Device()
    let root = UIViewController()
    device.show(root)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    #expect(!field.becomeFirstResponder())
    root.view.addSubview(field)
    #expect(field.becomeFirstResponder() && field.isFirstResponder && Keyboard.shared.isUp)
    #expect(Keyboard.shared.frame.minY == 844 - Keyboard.height)
    device.advance(by: 0.3)
    #expect(
      UIKitDouble.log.isOrdered(
        "notification: UIKeyboardWillShowNotification", "notification: UIKeyboardDidShowNotification"))
    field.removeFromSuperview()
    #expect(UIKitDouble.firstResponder == nil && !Keyboard.shared.isUp)
  }

  @Test func `An app in the background draws no frames`() {
    let device = Device()
    device.show(UIViewController())
    var frames = 0
    let link = CADisplayLink { _ in frames += 1 }
    link.add(to: .main, forMode: .common)
    device.enterBackground()
    device.advance(by: 1)
    #expect(frames == 0 && UIApplication.shared.applicationState == .background)
    device.enterForeground()
    device.advance(frames: 2)
    #expect(frames == 2 && UIApplication.shared.applicationState == .active)
    #expect(
      UIKitDouble.log.isOrdered(
        "notification: UIApplicationWillResignActiveNotification",
        "notification: UIApplicationDidEnterBackgroundNotification",
        "notification: UIApplicationDidBecomeActiveNotification"))
    link.invalidate()
  }

  @Test func `The status bar follows the controller that decides its style`() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let device = Device()
    let root = Light()
    device.show(root)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(device.statusBarStyle == .lightContent)
    let over = UIViewController()
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: false)
    device.advance(by: 0)
    #expect(device.statusBarStyle == .default)
  }

  @Test func `The user's settings can be read, until another device resets them`() {
    let device = Device()
    device.setReduceMotion(true)
    device.setPrefersCrossFade(true)
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(device.accessibilityPosts.map(\.notification) == [.screenChanged])
    device.setLayoutDirection(.rightToLeft)
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let forced = UIView()
    forced.semanticContentAttribute = .forceLeftToRight
    #expect(forced.effectiveUserInterfaceLayoutDirection == .leftToRight)
    _ = Device()
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `An escape goes up the responders until one takes it`() {
    final class Escapable: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    let device = Device()
    let root = Escapable()
    device.show(root)
    #expect(device.performEscape() && root.escapes == 1)
  }

  @Test func `The back button pops, unless the screen hides it`() {
    let stage = NavigationStage(pushed: true)
    stage.b.navigationItem.hidesBackButton = true
    stage.device.tapBack(in: stage.navigation)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers.count == 2)
    stage.b.navigationItem.hidesBackButton = false
    stage.device.tapBack(in: stage.navigation)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.a])
  }

  @Test func `In a right-to-left interface the swipe back comes from the right`() {
    let stage = NavigationStage()
    stage.navigation.delegate = nil
    stage.device.setLayoutDirection(.rightToLeft)
    let navigation = UINavigationController(rootViewController: screen("R"))
    stage.device.show(navigation)
    navigation.pushViewController(screen("S"), animated: false)
    stage.device.advance(by: 0)
    let finger = stage.device.touch(385, 400)
    finger.drag(to: CGPoint(x: 100, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `A rotation resizes every screen and its safe area follows`() {
    let stage = NavigationStage()
    stage.device.rotate()
    stage.device.advance(by: 1)
    #expect(stage.a.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(stage.navigation.navigationBar.frame.width == 844)
  }

  @Test func `A bar keeps copies of the appearances it is given`() {
    let bar = UINavigationBar()
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
    appearance.backgroundColor = .blue
    #expect(bar.standardAppearance.backgroundColor == .red && bar.scrollEdgeAppearance?.backgroundColor == .red)
    bar.standardAppearance.configureWithTransparentBackground()
    #expect(bar.standardAppearance.backgroundColor == nil && bar.standardAppearance.shadowColor == nil)
  }

  @Test func `A view converts to the screen's coordinates`() {
    let device = Device()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    device.window.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: UIScreen.main.coordinateSpace) == CGPoint(x: 11, y: 21))
    #expect(view.convert(CGPoint(x: 11, y: 21), from: UIScreen.main.coordinateSpace) == CGPoint(x: 1, y: 1))
  }

  @Test func `Associated objects live as long as what they are associated with`() {
    final class State: NSObject {}
    weak var state: State?
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { key.deallocate() }
    do {
      let controller = UIViewController()
      do {
        let made = State()
        state = made
        objc_setAssociatedObject(controller, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(objc_getAssociatedObject(controller, key) as? State === state && state != nil)
    }
    #expect(state == nil)
  }

  @Test func `Weak tables drop objects that have been released`() {
    let (table, map) = (NSHashTable<UIView>.weakObjects(), NSMapTable<UIView, NSNumber>.weakToStrongObjects())
    let kept = UIView()
    do {
      let gone = UIView()
      for view in [kept, gone] {
        table.add(view)
        map.setObject(1, forKey: view)
      }
      #expect(table.count == 2 && map.count == 2)
    }
    #expect(table.allObjects == [kept] && map.count == 1 && map.object(forKey: kept) == 1)
  }

  @Test func `A map keeps its drags, a page its scroll view`() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let web = WKWebView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    device.window.addSubview(map)
    device.window.addSubview(web)
    let outer = UIPanGestureRecognizer()
    device.window.addGestureRecognizer(outer)
    let finger = device.touch(100, 100)
    finger.move(by: 30, 0)
    #expect(outer.state == .possible)
    finger.lift()
    #expect(device.touch(100, 400).view === web.scrollView)
  }

  @Test func `A sheet rests at the detent that is selected`() throws {
    let device = Device()
    let (root, over) = (UIViewController(), UIViewController())
    device.show(root)
    let sheet = try #require(over.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    root.present(over, animated: false)
    #expect(over.view.frame.height == 393.5)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(over.view.frame.height == 787)
  }

  @Test func `Two settings differ in everything that is left open`() {
    #expect(UIKitDouble.Settings.both.map(\.description) == ["usual, queues", "contrary, drops"])
  }
}
