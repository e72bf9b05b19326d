import Testing
import UIKit

@MainActor @Suite("Controllers contain, appear and disappear as documented")
struct ControllerTests {
  private func appearances(_ names: String...) -> [String] {
    UIKitDouble.log.calls.filter { call in
      names.contains { call.hasPrefix("\($0).view") } && !call.contains("Layout") && !call.contains("viewDidLoad")
    }
  }

  @Test func `A window's root loads, appears, is laid out and has appeared`() {
    let device = Device()
    let root = screen("A")
    device.show(root)
    #expect(
      UIKitDouble.log.isOrdered("A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"))
    #expect(root.view.frame == device.window.bounds && root.view.window === device.window)
  }

  @Test func `Adding a child calls it in the documented order`() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) { calls.append("will(\(parent != nil))") }
      override func didMove(toParent parent: UIViewController?) { calls.append("did(\(parent != nil))") }
    }
    _ = Device()
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(child.calls == ["will(true)", "did(true)"] && child.parent === parent && parent.children == [child])
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.calls == ["will(true)", "did(true)", "will(false)", "did(false)"] && child.parent == nil)
  }

  @Test func `A child appears and disappears with its shown parent`() {
    let device = Device()
    let (root, child) = (screen("A"), screen("B"))
    root.addChild(child)
    root.loadViewIfNeeded()
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    device.show(root)
    #expect(
      appearances("A", "B") == [
        "A.viewWillAppear", "B.viewWillAppear", "A.viewIsAppearing", "B.viewIsAppearing", "A.viewDidAppear",
        "B.viewDidAppear",
      ])
  }

  @Test func `A child's view that is added to a shown parent appears at once`() {
    let device = Device()
    let (root, child) = (screen("A"), screen("B"))
    device.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(appearances("B") == ["B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
    UIKitDouble.log.clear()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(appearances("B") == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test func `A container that forwards by itself begins and ends its children's appearance`() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let device = Device()
    let (root, child) = (Container(), screen("B"))
    device.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(appearances("B").isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(appearances("B") == ["B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
    child.endAppearanceTransition()
    #expect(UIKitDouble.takeViolations().count == 1)
  }

  @Test func `A change of direction in the middle sends the controller the other pair of callbacks`() {
    _ = Device()
    let controller = screen("A")
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(appearances("A") == ["A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear"])
  }

  @Test func `Layout calls the controller before and after`() {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func viewWillLayoutSubviews() { calls.append("will") }
      override func viewDidLayoutSubviews() { calls.append("did") }
    }
    let device = Device()
    let root = Screen()
    device.show(root)
    root.calls = []
    root.view.setNeedsLayout()
    device.advance(by: 0)
    #expect(root.calls == ["will", "did"])
  }

  @Test func `A change of size is announced with a coordinator before it happens`() throws {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("will \(view.bounds.width)")
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in calls.append("alongside \(view.bounds.width)") },
          completion: { [unowned self] _ in calls.append("done") })
      }
    }
    let device = Device()
    let root = Screen()
    device.show(root)
    device.rotate()
    #expect(root.calls == ["will 390.0", "alongside 844.0"] && root.transitionCoordinator != nil)
    device.advance(by: 0.4)
    #expect(root.calls.last == "done" && root.transitionCoordinator == nil)
  }

  @Test func `Additional insets add to the safe area`() {
    let device = Device()
    let root = screen("A")
    root.additionalSafeAreaInsets.top = 13
    device.show(root)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 60, left: 0, bottom: 34, right: 0))
  }
}
