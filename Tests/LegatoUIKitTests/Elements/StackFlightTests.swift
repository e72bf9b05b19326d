import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Views that fly out of a stack view", .serialized)
struct StackFlightTests {
  /// A screen with a row of four views: one is hidden, and some have a custom space after them.
  @MainActor final class Row: UIViewController {
    let views = (0..<4).map { _ in UIView() }
    private(set) lazy var stack = UIStackView(arrangedSubviews: views)

    override func viewDidLoad() {
      stack.frame = CGRect(x: 0, y: 100, width: 390, height: 50)
      stack.spacing = 5
      for each in views { each.bounds.size = CGSize(width: 60, height: 50) }
      views[2].isHidden = true
      stack.setCustomSpacing(17, after: views[0])
      stack.setCustomSpacing(9, after: views[1])
      view.addSubview(stack)
    }

    func fly(_ index: Int, as id: Int) {
      views[index].legato.elementID = id
      views[index].legato.elementFlight = .live
    }
  }

  private func expectInPlace(_ row: Row, _ frames: [CGRect], _ location: SourceLocation = #_sourceLocation) {
    row.stack.setNeedsLayout()
    row.stack.layoutIfNeeded()
    #expect(row.stack.arrangedSubviews == row.views && row.stack.subviews == row.views, sourceLocation: location)
    #expect(row.views.map(\.isHidden) == [false, false, true, false], sourceLocation: location)
    #expect(
      row.views.map { row.stack.customSpacing(after: $0) } == [
        17, 9, UIStackView.spacingUseDefault, UIStackView.spacingUseDefault,
      ], sourceLocation: location)
    #expect(row.views.map(\.frame) == frames, sourceLocation: location)
    expectNoViolations(location)
  }

  @Test(arguments: UIKitDouble.Settings.both, [[1], [0, 1], [1, 0], [3, 1]])
  func theyComeBackToTheirPlacesWithTheirSpaces(settings: UIKitDouble.Settings, flying: [Int]) {
    let stage = GridStage(settings)
    let row = Row()
    row.loadViewIfNeeded()
    row.stack.layoutIfNeeded()
    let frames = row.views.map(\.frame)
    for (id, index) in flying.enumerated() { row.fly(index, as: 4 + id) }
    stage.navigation.pushViewController(row, animated: true)
    stage.device.advance(by: 0.1)
    #expect(Set(stage.flights.map(\.view)) == Set(flying.map { row.views[$0] }))
    for index in row.views.indices where !flying.contains(index) {
      #expect(row.views[index].frame == frames[index], "a neighbor stays where it is")
    }
    stage.navigation.legato.pop()
    stage.device.advance(by: 0.05)
    stage.navigation.legato.push(row)
    stage.device.advance(by: 2)
    expectInPlace(row, frames)
    let finger = stage.device.touch(100, 600)
    finger.drag(to: CGPoint(x: 180, y: 600), duration: 0.2)
    stage.device.advance(frames: 1)
    #expect(!stage.flights.isEmpty)
    finger.drag(to: CGPoint(x: 110, y: 600), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 2)
    expectInPlace(row, frames)
  }
}
