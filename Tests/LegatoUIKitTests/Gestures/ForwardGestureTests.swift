import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Screens that a finger pushes", .serialized)
struct ForwardGestureTests {
  /// A stroke from the middle of the screen.
  private func swipe(_ stage: UIKitStage, _ x: CGFloat, _ y: CGFloat, from start: CGPoint = CGPoint(x: 195, y: 422)) {
    let finger = stage.device.touch(start)
    finger.drag(to: CGPoint(x: start.x + x, y: start.y + y), duration: 0.15)
    finger.lift()
    stage.device.advance(by: 1.5)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func fourDirectionsLeadToFourScreensByFourTransitionsAndBack(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let ways: [(Direction, ScreenTransition, CGFloat, CGFloat)] = [
      (.left, .slide(.left), -170, 0), (.right, .push, 170, 0), (.up, .modal, 0, -170), (.down, .fade, 0, 170),
    ]
    for (direction, transition, _, _) in ways {
      stage.root.legato.setForwardGesture(direction, using: transition) { _ in screen("\(direction)") }
    }
    for (direction, _, x, y) in ways {
      swipe(stage, x, y)
      #expect(stage.navigation.viewControllers.count == 2)
      let top = try #require(stage.navigation.topViewController)
      #expect(UIKitDouble.log.calls.contains("\(direction).viewDidAppear"))
      #expect(stage.offset(of: top) == 0)
      swipe(stage, -x, -y)
      #expect(stage.navigation.viewControllers == [stage.root], "the same back gesture")
    }
    expectNoViolations()
  }

  /// The side from which a screen comes, and whether it fades in.
  struct Coming: Equatable {
    var x, y: Int
    var fades: Bool
  }

  @Test(
    arguments: UIKitDouble.Settings.both,
    [
      (Direction.left, ScreenTransition.slide(.left), Coming(x: 1, y: 0, fades: false)),
      (.right, .slide(.right), Coming(x: -1, y: 0, fades: false)),
      (.up, .modal, Coming(x: 0, y: 1, fades: false)), (.down, .fade, Coming(x: 0, y: 0, fades: true)),
    ])
  func eachDirectionShowsItsOwnTransition(settings: UIKitDouble.Settings, way: (Direction, ScreenTransition, Coming))
    throws
  {
    let stage = UIKitStage(settings)
    let next = screen("N")
    for direction in [Direction.left, .right, .up, .down] {
      stage.root.legato.setForwardGesture(direction, using: direction == way.0 ? way.1 : ScreenTransition.instant) {
        _ in next
      }
    }
    let finger = stage.device.touch(195, 422)
    let end: CGPoint =
      switch way.0 {
      case .left: CGPoint(x: 45, y: 422)
      case .right: CGPoint(x: 345, y: 422)
      case .up: CGPoint(x: 195, y: 272)
      default: CGPoint(x: 195, y: 572)
      }
    finger.drag(to: end, duration: 0.15)
    stage.device.advance(frames: 1)
    let sight = try #require(Sight(next))
    let sign = { (value: CGFloat) in value.magnitude < 1 ? 0 : value > 0 ? 1 : -1 }
    let coming = Coming(x: sign(sight.corners[0].x), y: sign(sight.corners[0].y), fades: sight.opacity < 0.9)
    #expect(coming == way.2 && sight.opacity > 0.05)
    finger.cancel()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theScreenComesWithTheFinger(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let next = screen("N")
    stage.root.legato.setForwardGesture(.left, using: .slide(.left)) { _ in next }
    let finger = stage.device.touch(300, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    stage.device.advance(frames: 1)
    #expect(try (#require(stage.offset(of: next)) - (390 - 90)).magnitude < 1)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    finger.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theContextSaysWhereTheFingerLandedAndOnWhichScreen(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    var contexts: [ForwardGestureContext] = []
    stage.root.legato.setForwardGesture(.up) { context in
      contexts.append(context)
      return screen("N")
    }
    swipe(stage, 0, -200, from: CGPoint(x: 120, y: 600))
    #expect(contexts.count == 1)
    #expect(contexts.first?.touchPoint == CGPoint(x: 120, y: 600) && contexts.first?.direction == .up)
    #expect(contexts.first?.source === stage.root)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPushThatIsCancelledLetsItsScreenGo(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    weak var made: UIViewController?
    stage.root.legato.setForwardGesture(.left) { _ in
      let next = screen("N")
      made = next
      return next
    }
    let finger = stage.device.touch(300, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    #expect(made != nil)
    finger.drag(to: CGPoint(x: 295, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && stage.offset(of: stage.root) == 0)
    #expect(made == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func nilLeavesTheDragToThePage(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    var asked = 0
    stage.root.legato.setForwardGesture(.left) { _ in
      asked += 1
      return nil
    }
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroller.alwaysBounceHorizontal = true
    stage.root.view.addSubview(scroller)
    let finger = stage.device.touch(300, 422)
    finger.drag(to: CGPoint(x: 130, y: 422), duration: 0.15)
    #expect(asked == 1 && scroller.isDragging && stage.navigation.viewControllers == [stage.root])
    finger.lift()
    stage.device.advance(by: 1)
    swipe(stage, 0, 170)
    #expect(asked == 1)
    stage.root.legato.removeForwardGesture(.left)
    swipe(stage, -170, 0)
    #expect(asked == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerThatComesBackAndGoesOnBringsTheOtherScreen(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let (left, right) = (screen("L"), screen("R"))
    stage.root.legato.setForwardGesture(.right, using: .slide(.right)) { _ in left }
    stage.root.legato.setForwardGesture(.left, using: .slide(.left)) { _ in right }
    let finger = stage.device.touch(200, 400)
    finger.drag(to: CGPoint(x: 300, y: 400), duration: 0.2)
    #expect(try #require(stage.offset(of: left)) < 0)
    finger.drag(to: CGPoint(x: 60, y: 400), duration: 0.4)
    stage.device.advance(frames: 1)
    #expect(try #require(stage.offset(of: right)) > 200 && stage.offset(of: left) == nil)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, right])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [UIModalPresentationStyle.fullScreen, .overFullScreen, .automatic])
  func aFingerPresentsAndTakesAway(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) throws {
    let stage = UIKitStage(settings)
    let next = screen("N")
    next.modalPresentationStyle = style
    stage.root.legato.setForwardGesture(.up, as: .present, using: .modal) { _ in next }
    let finger = stage.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
    stage.device.advance(frames: 1)
    #expect(stage.navigation.presentedViewController === next && next.view.window != nil)
    #expect((try #require(stage.drop(of: next)) - (844 - 190)).magnitude < 2)
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1.5)
    #expect(stage.navigation.presentedViewController === next && stage.drop(of: next) == 0)
    #expect(UIKitDouble.log.count(of: "N.viewDidAppear") == 1)
    swipe(stage, 0, 300, from: CGPoint(x: 200, y: 300))
    #expect(stage.navigation.presentedViewController == nil && next.view.window == nil)
    swipe(stage, 0, -300)
    #expect(stage.navigation.presentedViewController === next, "and once more")
    expectNoViolations()
  }

  @Test func aWayMaySayInWhichStyleItsScreenIsPresented() {
    let stage = UIKitStage()
    stage.root.legato.setForwardGesture(.up, as: .present(.overFullScreen)) { _ in screen("N") }
    swipe(stage, 0, -300)
    #expect(stage.navigation.presentedViewController?.modalPresentationStyle == .overFullScreen)
    #expect(stage.root.view.window != nil, "the presenter is still to be seen")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPresentationThatIsCancelledLetsItsScreenGo(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let recognizerCount = stage.navigation.view.gestureRecognizers?.count
    weak var made: UIViewController?
    stage.root.legato.setForwardGesture(.up, as: .present) { _ in
      let next = screen("N")
      made = next
      return next
    }
    let finger = stage.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
    #expect(made != nil)
    finger.drag(to: CGPoint(x: 200, y: 695), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 1.5)
    #expect(stage.navigation.view.gestureRecognizers?.count == recognizerCount)
    #expect(stage.navigation.presentedViewController == nil && stage.root.view.window != nil)
    #expect(made == nil)
    swipe(stage, 0, -300)
    #expect(made != nil && stage.navigation.presentedViewController === made)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPagerKeepsItsDragsUntilItsEndAndThenTheScreenComes(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    pager.contentSize = CGSize(width: 780, height: 844)
    stage.root.view.addSubview(pager)
    stage.root.legato.setForwardGesture(.left) { _ in screen("N") }
    swipe(stage, -170, 0)
    #expect(pager.contentOffset.x == 390 && stage.navigation.viewControllers.count == 1)
    swipe(stage, -170, 0)
    #expect(pager.contentOffset.x == 390 && stage.navigation.viewControllers.count == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [ForwardArrival.push, .present(.fullScreen)])
  func aForwardGestureWaitsForItsContainerToBeInstalled(settings: UIKitDouble.Settings, arrival: ForwardArrival) {
    let stage = UIKitStage(settings)
    stage.navigation.legato.uninstall()
    let next = screen("N")
    stage.root.legato.setForwardGesture(.up, as: arrival, using: .modal) { _ in next }
    stage.device.advance(by: 1)
    swipe(stage, 0, -300)
    #expect(next.parent == nil && next.presentingViewController == nil, "nobody hears the finger")
    stage.navigation.legato.install()
    swipe(stage, 0, -300)
    #expect(next.parent === stage.navigation || next.presentingViewController === stage.navigation)
    #expect(stage.drop(of: next) == 0)
    expectNoViolations()
  }
}
