import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Transitions that begin from a view", .serialized)
struct ElementSourceTests {
  /// A transition's questions for its source, and the answers that it gets.
  @MainActor final class Answers {
    var asked: [ElementRequest] = []
    var photo: Int? = 4
    weak var grid: PhotoGrid?

    func answer(_ request: ElementRequest) -> UIView? {
      asked.append(request)
      return photo.flatMap { grid?.picture(of: $0) }
    }
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// The frame at which a controller's view is seen, with all transforms and clips.
  private func seen(_ controller: UIViewController) throws -> CGRect {
    let state = try #require(controller.view.superview)
    return Flight(state, in: try #require(controller.view.window)).frame
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aZoomAsksForItsViewBeforeEachRun(settings: UIKitDouble.Settings) throws {
    let answers = Answers()
    let stage = GridStage(settings, transition: .zoom { answers.answer($0) })
    answers.grid = stage.grid
    let start = frame(of: try #require(stage.grid.picture(of: 4)))
    let end = frame(of: try #require(stage.grid.picture(of: 8)))
    let screen = UIViewController()
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0)
    #expect(try seen(screen).isClose(to: start) && stage.grid.hidden.count == 1)
    stage.device.advance(by: 2)
    #expect(stage.grid.hidden.isEmpty)
    answers.photo = 8
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0)
    #expect(try stage.grid.hidden == [#require(stage.grid.picture(of: 8))])
    var last = CGRect.zero
    while !stage.flights.isEmpty {
      last = try seen(screen)
      stage.device.advance(frames: 1)
    }
    #expect(last.isClose(to: end, 2) && stage.grid.hidden.isEmpty)
    #expect(answers.asked.map(\.operation) == [.push, .pop])
    #expect(answers.asked.allSatisfy { $0.covered === stage.grid && $0.covering === screen })
    #expect(answers.asked.map { $0.from === stage.grid } == [true, false])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aZoomWithoutAViewComesFromTheCentre(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings, transition: .zoom { _ in nil })
    let screen = UIViewController()
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0)
    #expect(try seen(screen).isClose(to: CGRect(x: 192.5, y: 419.5, width: 5, height: 5)) && stage.flights.isEmpty)
    stage.device.advance(by: 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anyTransitionMayBeginFromAView(settings: UIKitDouble.Settings) throws {
    for transition in [ScreenTransition.containerTransform(), .circularReveal()] {
      let answers = Answers()
      let stage = GridStage(settings, transition: transition.from { answers.answer($0) })
      answers.grid = stage.grid
      let start = frame(of: try #require(stage.grid.picture(of: 4)))
      let screen = UIViewController()
      stage.navigation.pushViewController(screen, animated: true)
      stage.device.advance(frames: 3)
      let begun = try seen(screen)
      #expect(begun.width < 200)
      #expect((begun.midX - start.midX).magnitude < 40 && (begun.midY - start.midY).magnitude < 80)
      stage.device.advance(by: 2)
      #expect(answers.asked.map(\.operation) == [.push])
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aZoomThatIsTurnedRoundLandsOnTheViewThoughItsScreenIsScaled(settings: UIKitDouble.Settings) throws {
    let answers = Answers()
    let stage = GridStage(settings, transition: .zoom { answers.answer($0) })
    answers.grid = stage.grid
    let start = frame(of: try #require(stage.grid.picture(of: 4)))
    let screen = UIViewController()
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0.15)
    stage.navigation.legato.pop()
    stage.device.advance(by: 0)
    var last = CGRect.zero
    while !stage.flights.isEmpty {
      last = try seen(screen)
      stage.device.advance(frames: 1)
    }
    #expect(last.isClose(to: start, 2) && stage.grid.hidden.isEmpty && answers.asked.count == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPictureFliesBetweenTheViewsThatAreNamedAndTheOneBelowMayStay(settings: UIKitDouble.Settings) throws {
    let answers = Answers()
    let transition = ScreenTransition.imageZoom(
      from: { answers.answer($0) }, to: { ($0.covering as? PhotoScreen)?.picture }, sourceStyle: .kept)
    let stage = GridStage(settings, transition: transition)
    answers.grid = stage.grid
    let start = frame(of: try #require(stage.grid.picture(of: 4)))
    let screen = stage.push(9)
    stage.device.advance(by: 0)
    #expect(stage.flights.count == 2 && stage.flights.allSatisfy { $0.frame.isClose(to: start) })
    stage.device.advance(by: 0.1)
    #expect(stage.flights.map { $0.frame.isClose(to: start) } == [true, false] && screen.picture.alpha == 0)
    stage.device.advance(by: 2)
    #expect(screen.picture.alpha == 1 && stage.grid.hidden.isEmpty)
    expectNoViolations()
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]

  @Test(arguments: UIKitDouble.Settings.both, styles)
  func aPlayerGrowsOutOfItsCellAndGoesBackToTheOneThatItPlays(
    settings: UIKitDouble.Settings, style: UIModalPresentationStyle
  ) throws {
    let answers = Answers()
    let stage = GridStage(settings)
    answers.grid = stage.grid
    let player = PhotoScreen(4)
    let start = frame(of: try #require(stage.grid.picture(of: 4)))
    stage.grid.legato.present(player, using: .grow { answers.answer($0) }, style: style)
    stage.device.advance(by: 0)
    #expect(try seen(player).isClose(to: start))
    stage.device.advance(by: 2)
    #expect(try seen(player).isClose(to: stage.device.window.bounds))
    answers.photo = 8
    let end = frame(of: try #require(stage.grid.picture(of: 8)))
    player.dismiss(animated: true)
    stage.device.advance(by: 0)
    var last = CGRect.zero
    for _ in 0..<100 where player.viewIfLoaded?.window != nil {
      last = try seen(player)
      stage.device.advance(frames: 1)
    }
    #expect(last.isClose(to: end, 3) && answers.asked.map(\.operation) == [.present, .dismiss])
    expectNoViolations()
  }

  @Test func aDeniedDismissalLeavesNothingHidden() throws {
    let stage = GridStage()
    let player = PhotoScreen(4)
    stage.grid.legato.present(player, using: .imageZoom())
    stage.device.advance(by: 2)
    player.isModalInPresentation = true
    let finger = stage.device.touch(200, 300)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
    #expect(player.picture.alpha == 1 && stage.grid.hidden.isEmpty && stage.flights.isEmpty)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.grid.presentedViewController === player)
    expectNoViolations()
  }

  @Test func nothingIsKeptOnceTheScreensAreGone() {
    weak var transition: ScreenTransition?
    weak var screen: UIViewController?
    weak var grid: PhotoGrid?
    weak var cell: UIView?
    func run() {
      let stage = GridStage()
      let pushed = PhotoScreen(4)
      pushed.legato.transition = .zoom { [weak grid = stage.grid] _ in grid?.picture(of: 4) }
      (transition, screen, grid) = (pushed.legato.transition, pushed, stage.grid)
      cell = stage.grid.picture(of: 4)
      stage.navigation.pushViewController(pushed, animated: true)
      stage.device.advance(by: 0.1)
      stage.device.window.rootViewController = nil
    }
    run()
    _ = Device()
    #expect(transition == nil && screen == nil && grid == nil && cell == nil)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aContainerInTheMiddleOfAPushShowsTwoPagesThatBearTheSameElement(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let pages = [stage.root, screen("B"), screen("C")]
    for page in pages {
      let picture = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
      picture.legato.elementID = 4
      page.view.addSubview(picture)
    }
    stage.navigation.pushViewController(pages[1], animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.legato.present(pages[2], using: .imageZoom(), style: .custom)
    stage.device.advance(by: 2)
    #expect(stage.navigation.topViewController === pages[1] && stage.navigation.presentedViewController === pages[2])
    expectNoViolations()
  }
}
