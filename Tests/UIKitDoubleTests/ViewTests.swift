import Testing
import UIKit

@MainActor @Suite("Views form a tree that is laid out and hit")
struct ViewTests {
  private final class Recorder: UIView {
    var calls: [String] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
    override func willMove(toSuperview newSuperview: UIView?) { calls.append("willMove(\(newSuperview != nil))") }
    override func didMoveToSuperview() { calls.append("didMove") }
    override func willMove(toWindow newWindow: UIWindow?) { calls.append("willWindow(\(newWindow != nil))") }
    override func didMoveToWindow() { calls.append("didWindow") }
    override func safeAreaInsetsDidChange() { calls.append("safeArea") }
  }

  @Test func `A view is told when it moves`() {
    let device = Device()
    let view = Recorder(frame: device.window.bounds)
    device.window.addSubview(view)
    #expect(view.calls == ["willMove(true)", "willWindow(true)", "didMove", "didWindow"])
    view.calls = []
    view.removeFromSuperview()
    #expect(view.calls == ["willMove(false)", "willWindow(false)", "didMove", "didWindow"])
  }

  @Test func `Layers stand in the order of their views`() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    views.forEach(parent.addSubview)
    parent.bringSubviewToFront(views[0])
    parent.insertSubview(views[3], belowSubview: views[1])
    parent.insertSubview(views[2], aboveSubview: views[0])
    #expect(parent.subviews == [views[3], views[1], views[0], views[2]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func `Layout runs once a turn, from the outside in`() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let view = Recorder(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    device.window.addSubview(view)
    device.advance(by: 0)
    view.calls = []
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.calls.isEmpty)
    device.advance(by: 0)
    #expect(view.calls == ["layout"])
    view.setNeedsLayout()
    device.window.layoutIfNeeded()
    #expect(view.calls == ["layout", "layout"])
  }

  @Test func `A view that asks for layout in every layout pass is reported`() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let device = Device()
    device.window.makeKeyAndVisible()
    device.window.addSubview(Restless())
    device.advance(by: 0)
    #expect(UIKitDouble.takeViolations().contains { $0.contains("never came to rest") })
  }

  @Test func `Autoresizing follows the superview`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let right = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
    right.autoresizingMask = .flexibleLeftMargin
    parent.addSubview(filling)
    parent.addSubview(right)
    parent.frame.size = CGSize(width: 200, height: 60)
    #expect(filling.frame == CGRect(x: 10, y: 10, width: 180, height: 40))
    #expect(right.frame.minX == 190)
  }

  @Test func `Touches find the front view that is visible, enabled and under them`() {
    let device = Device()
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    device.window.makeKeyAndVisible()
    device.window.addSubview(back)
    device.window.addSubview(front)
    func hit() -> UIView? { device.window.hitTest(CGPoint(x: 75, y: 50), with: nil) }
    #expect(hit() === front)
    front.alpha = 0.01
    #expect(hit() === back)
    front.alpha = 1
    front.isHidden = true
    #expect(hit() === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(hit() === back)
    front.isUserInteractionEnabled = true
    front.transform = CGAffineTransform(translationX: 100, y: 0)
    #expect(hit() === back)
  }

  @Test func `Hit testing looks at the model, not at the running animation`() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    device.window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.frame.origin.x = 200 })
    device.advance(by: 0.1)
    #expect(device.window.hitTest(CGPoint(x: 10, y: 10), with: nil) !== view)
    #expect(device.window.hitTest(CGPoint(x: 210, y: 10), with: nil) === view)
  }

  @Test func `A safe area covers what bars and the display cover of the view, also under a transform`() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let view = Recorder(frame: device.window.bounds)
    device.window.addSubview(view)
    device.advance(by: 0)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.calls.contains("safeArea"))
    view.transform = CGAffineTransform(translationX: 0, y: 40)
    #expect(view.safeAreaInsets.top == 7)
    #expect(UIView(frame: view.frame).safeAreaInsets == .zero)
  }

  @Test func `Constraints place views by their edges, sizes and centres`() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let view = UIView()
    let label = UILabel()
    label.text = "1234"
    for each in [view, label] {
      each.translatesAutoresizingMaskIntoConstraints = false
      device.window.addSubview(each)
    }
    let guide = device.window.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: device.window.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: device.window.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 8),
    ])
    device.advance(by: 0)
    #expect(view.frame == CGRect(x: 20, y: 47, width: 350, height: 175))
    #expect(label.frame.minY == 230 && label.frame.midX == 195 && label.frame.width == 34)
  }

  @Test func `A stack lays its views out one after the other`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    (stack.axis, stack.spacing, stack.distribution) = (.vertical, 10, .fillEqually)
    stack.frame = CGRect(x: 0, y: 0, width: 40, height: 110)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 60])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.size == CGSize(width: 40, height: 50) })
  }

  @Test func `A snapshot of a view that was never drawn is blank, unless it waits for the update`() throws {
    let device = Device()
    device.window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    #expect(UIKitDouble.isBlankSnapshot(try #require(view.snapshotView(afterScreenUpdates: false))))
    #expect(!UIKitDouble.isBlankSnapshot(try #require(view.snapshotView(afterScreenUpdates: true))))
    device.advance(by: 0)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(!UIKitDouble.isBlankSnapshot(snapshot) && UIKitDouble.source(ofSnapshot: snapshot) === view)
  }
}
