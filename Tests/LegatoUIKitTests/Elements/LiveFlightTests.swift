import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Views that fly themselves", .serialized)
struct LiveFlightTests {
  /// A view that notices a change of its window, as one with a video does.
  final class Video: UIView {
    var windowChanges = 0
    override func didMoveToWindow() { windowChanges += 1 }
  }

  /// A screen with a video between two other views, and constraints to these.
  @MainActor class VideoScreen: UIViewController {
    let (below, video, above) = (UIView(), Video(), UIView())
    private(set) var ties: [NSLayoutConstraint] = []

    override func viewDidLoad() {
      for each in [below, video, above] {
        each.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(each)
      }
      ties = [
        video.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        video.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        video.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        video.heightAnchor.constraint(equalToConstant: 200),
        above.topAnchor.constraint(equalTo: video.bottomAnchor, constant: 10),
        above.leadingAnchor.constraint(equalTo: video.leadingAnchor),
        above.widthAnchor.constraint(equalToConstant: 50), above.heightAnchor.constraint(equalToConstant: 20),
      ]
      NSLayoutConstraint.activate(ties)
      video.legato.elementID = 4
      video.legato.elementFlight = .live
      video.alpha = 0.75
    }
  }

  private func expectInPlace(_ screen: VideoScreen, _ location: SourceLocation = #_sourceLocation) {
    #expect(screen.view.subviews == [screen.below, screen.video, screen.above], sourceLocation: location)
    #expect(screen.ties.allSatisfy { $0.isActive }, sourceLocation: location)
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.video.frame == CGRect(x: 0, y: 100, width: 390, height: 200), sourceLocation: location)
    #expect(screen.above.frame == CGRect(x: 0, y: 310, width: 50, height: 20), sourceLocation: location)
    #expect(!screen.video.translatesAutoresizingMaskIntoConstraints, sourceLocation: location)
    #expect(screen.video.alpha == 0.75, sourceLocation: location)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVideoFliesItselfAndIsPutBackWithItsConstraints(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let screen = VideoScreen()
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.flights.map(\.view) == [screen.video] && screen.video.alpha == 0.75)
    #expect(stage.grid.hidden.count == 1)
    stage.device.advance(by: 2)
    expectInPlace(screen)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.flights.map(\.view) == [screen.video] && screen.video.windowChanges == 1)
    stage.device.advance(by: 2)
    #expect(stage.grid.hidden.isEmpty)
    expectInPlace(screen)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVideoThatIsInterruptedTwiceNeverLeavesTheWindow(settings: UIKitDouble.Settings) {
    let stage = GridStage(settings)
    let screen = VideoScreen()
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.legato.pop()
    stage.device.advance(by: 0.05)
    stage.navigation.legato.push(screen)
    stage.device.advance(by: 0.05)
    #expect(screen.video.windowChanges == 1 && stage.flights.map(\.view) == [screen.video])
    stage.device.advance(by: 2)
    expectInPlace(screen)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeThatComesBackPutsTheVideoBack(settings: UIKitDouble.Settings) {
    let stage = GridStage(settings)
    let screen = VideoScreen()
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 2)
    let finger = stage.device.touch(100, 600)
    finger.drag(to: CGPoint(x: 180, y: 600), duration: 0.2)
    stage.device.advance(frames: 1)
    #expect(stage.flights.map(\.view) == [screen.video])
    finger.drag(to: CGPoint(x: 110, y: 600), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 2)
    expectInPlace(screen)
    #expect(stage.navigation.topViewController === screen && stage.grid.hidden.isEmpty)
    expectNoViolations()
  }

  @Test func aVideoInAStackKeepsItsPlaceThere() {
    let stage = GridStage()
    let screen = UIViewController()
    let (first, video, last) = (UIView(), Video(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, video, last])
    stack.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    for each in stack.arrangedSubviews { each.bounds.size = CGSize(width: 100, height: 100) }
    screen.view.addSubview(stack)
    video.legato.elementID = 4
    video.legato.elementFlight = .live
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.flights.map(\.view) == [video])
    stage.device.advance(by: 2)
    #expect(stack.arrangedSubviews == [first, video, last])
    expectNoViolations()
  }

  @Test func aVideoWhoseCellIsUsedAgainGoesBackAndAPictureFliesOn() throws {
    let stage = GridStage(transition: .zoom)
    let cell = try #require(stage.grid.picture(of: 4))
    let home = try #require(cell.superview)
    cell.legato.elementFlight = .live
    let screen = stage.push(4)
    stage.device.advance(by: 0.05)
    #expect(stage.flights.map(\.view) == [cell])
    cell.legato.elementID = 40
    #expect(cell.superview === home && stage.flights.count == 1)
    stage.device.advance(by: 2)
    #expect(cell.superview === home && screen.picture.alpha == 1 && stage.flights.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVideoThatWasNeverShownLeavesNoBlankSnapshotBehind(settings: UIKitDouble.Settings) {
    /// A screen whose video gets another item as soon as it flies.
    final class Restless: VideoScreen {
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate(alongsideTransition: { [video] _ in video.legato.elementID = 40 })
      }
    }
    let stage = GridStage(settings)
    let screen = Restless()
    UIKitDouble.log.clear()
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0.05)
    #expect(screen.video.superview === screen.view && stage.flights.count == 1)
    #expect(stage.flights.allSatisfy { $0.view is UIImageView }, "drawn from its layer")
    #expect(UIKitDouble.log.calls(containing: "is blank") == [])
    stage.device.advance(by: 2)
    expectInPlace(screen)
    expectNoViolations()
  }
}
