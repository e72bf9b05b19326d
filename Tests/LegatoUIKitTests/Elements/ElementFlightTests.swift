import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Elements that two screens share", .serialized)
struct ElementFlightTests {
  /// A motion that is exact at both ends, where a spring has a tolerance.
  nonisolated static let linear = ScreenTransition.imageZoom(
    motion: .curve(.linear, duration: 0.3), reverseMotion: .curve(.linear, duration: 0.3))

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// The flights of each frame until there are no more.
  private func watch(_ stage: GridStage) -> [Flight] {
    var seen: [Flight] = []
    for _ in 0..<200 {
      guard let flight = stage.flights.first else { break }
      seen.append(flight)
      stage.device.advance(frames: 1)
    }
    return seen
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFlightBeginsAndEndsWhereTheViewsAre(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings, transition: ElementFlightTests.linear)
    let cell = try #require(stage.grid.picture(of: 4))
    let start = frame(of: cell)
    let screen = stage.push(4)
    stage.device.advance(by: 0)
    let flights = watch(stage)
    let end = frame(of: screen.picture)
    #expect(start == CGRect(x: 130, y: start.minY, width: 130, height: 130) && end.width == 390)
    let (first, last) = try (#require(flights.first), #require(flights.last))
    #expect(flights.count > 15 && first.frame.isClose(to: start) && (first.radius - 12).magnitude < 0.1)
    #expect(last.frame.isClose(to: end, 20) && last.radius < 1)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0)
    let back = watch(stage)
    #expect(try #require(back.first).frame.isClose(to: end, 20))
    #expect(try #require(back.last).frame.isClose(to: start, 20))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageComesOverItsOwnColour(settings: UIKitDouble.Settings) {
    for isPresented in [false, true] {
      let stage = UIKitStage(settings, policy: TransitionPolicy(transition: .imageZoom()))
      let detail = UIViewController()
      detail.view.backgroundColor = .green
      func colored(in view: UIView) -> [UIView] {
        (view.backgroundColor == .green ? [view] : []) + view.subviews.flatMap(colored)
      }
      if isPresented {
        stage.root.legato.present(UINavigationController(rootViewController: detail), using: .imageZoom())
      } else {
        stage.navigation.pushViewController(detail, animated: true)
      }
      stage.device.advance(by: 0.1)
      let backdrop = colored(in: stage.device.window).filter { $0 !== detail.view }
      #expect(backdrop.count == 1 && backdrop.allSatisfy { $0.alpha > 0.2 }, "\(isPresented)")
      stage.device.advance(by: 2)
      #expect(colored(in: stage.device.window) == [detail.view])
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func textIsDrawnAsLargeAsItIsSeen(settings: UIKitDouble.Settings) throws {
    for (width, sharpness) in [(200.0, 2.0), (100, 1), (50, 1), (2000, 4)] {
      let transition = ScreenTransition.imageZoom(sourceStyle: .fading(over: 0.2))
      let stage = UIKitStage(settings, policy: TransitionPolicy(transition: transition))
      let detail = UIViewController()
      for (controller, width) in [(stage.root, 100.0), (detail, width)] {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: width, height: width / 5))
        label.text = "Headline"
        label.legato.elementID = "headline"
        controller.view.addSubview(label)
      }
      stage.navigation.pushViewController(detail, animated: true)
      stage.device.advance(by: 0.1)
      let flying = labels(in: stage.device.window)
      #expect(flying.count == 2 && flying.allSatisfy { $0.text == "Headline" })
      #expect(flying.map { Double($0.contentScaleFactor) }.max() == max(sharpness, width < 100 ? 2 : 1))
      stage.device.advance(by: 2)
      #expect(labels(in: stage.device.window).isEmpty)
    }
    expectNoViolations()
  }

  /// The labels in a view.
  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { "\(type(of: $0))" == "LabelPicture" ? [$0] : [] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func bothOriginalsAreHiddenWhileItFliesAndSeenAgainAfterwards(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let cell = try #require(stage.grid.picture(of: 4))
    let screen = stage.push(4)
    stage.device.advance(by: 0.1)
    #expect(stage.flights.count == 1 && cell.alpha == 0 && screen.picture.alpha == 0)
    #expect(stage.grid.hidden == [cell])
    stage.device.advance(by: 2)
    #expect(stage.flights.isEmpty && cell.alpha == 1 && screen.picture.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeThatComesBackLeavesNothingHidden(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let screen = stage.pushed(4)
    screen.picture.alpha = 0.5
    let finger = stage.device.touch(100, 400)
    finger.drag(to: CGPoint(x: 180, y: 400), duration: 0.2)
    stage.device.advance(frames: 1)
    #expect(stage.flights.count == 1 && screen.picture.alpha == 0 && stage.grid.hidden.count == 1)
    finger.drag(to: CGPoint(x: 110, y: 400), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers.count == 2 && stage.flights.isEmpty)
    #expect(screen.picture.alpha == 0.5 && stage.grid.hidden.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func thePopGoesToThePhotoThatIsShownThen(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings, transition: ElementFlightTests.linear)
    let screen = stage.pushed(4)
    screen.photo = 6
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.grid.hidden == [try #require(stage.grid.picture(of: 6))])
    let end = frame(of: try #require(stage.grid.picture(of: 6)))
    #expect(try #require(watch(stage).last).frame.isClose(to: end, 20))
    #expect(stage.grid.hidden.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPhotoThatIsOutOfSightIsScrolledIntoViewAndOneThatIsGoneGoesToTheCentre(
    settings: UIKitDouble.Settings
  ) throws {
    let stage = GridStage(settings, transition: ElementFlightTests.linear)
    var asked: [Int] = []
    stage.grid.legato.elementProvider = { [weak grid = stage.grid] id in
      guard let photo = id as? Int, let grid else { return nil }
      asked.append(photo)
      grid.scroll(to: photo)
      return grid.picture(of: photo)
    }
    let screen = stage.pushed(4)
    #expect(asked == [])
    screen.photo = 50
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0)
    let cell = try #require(stage.grid.picture(of: 50))
    let end = frame(of: cell)
    #expect(stage.device.window.bounds.contains(end) && stage.grid.hidden == [cell])
    #expect(try #require(watch(stage).last).frame.isClose(to: end, 20) && asked == [50])
    let other = stage.pushed(50)
    other.photo = 1000
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0)
    let center = try #require(watch(stage).last).frame
    #expect(center.isClose(to: CGRect(x: 192.5, y: 419.5, width: 5, height: 5), 20) && asked == [50, 1000])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFlightThatIsInterruptedTwiceGoesOnFromWhereItIs(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let cell = try #require(stage.grid.picture(of: 4))
    let start = frame(of: cell)
    let screen = stage.push(4)
    stage.device.advance(by: 0.1)
    let caught = try #require(stage.flights.first).frame
    #expect(!caught.isClose(to: start, 30))
    stage.navigation.legato.pop()
    stage.device.advance(frames: 1)
    #expect(try #require(stage.flights.first).frame.isClose(to: caught, 40) && stage.flights.count == 1)
    stage.device.advance(by: 0.05)
    let left = try #require(stage.flights.first).frame
    stage.navigation.legato.push(screen)
    stage.device.advance(frames: 1)
    #expect(try #require(stage.flights.first).frame.isClose(to: left, 40) && stage.flights.count == 1)
    #expect(cell.alpha == 0 && screen.picture.alpha == 0)
    let flights = watch(stage)
    #expect(try #require(flights.last).frame.isClose(to: frame(of: screen.picture), 2))
    #expect(stage.navigation.viewControllers.count == 2 && cell.alpha == 1 && screen.picture.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCellThatIsUsedAgainInMidFlightIsSeenAsWhatItIsThen(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let cell = try #require(stage.grid.picture(of: 4))
    _ = stage.push(4)
    stage.device.advance(by: 0.05)
    #expect(cell.alpha == 0)
    cell.legato.elementID = 33
    #expect(cell.alpha == 1)
    cell.alpha = 0.5
    stage.device.advance(by: 2)
    #expect(cell.alpha == 0.5 && stage.flights.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCellThatIsGivenTheFlyingPhotoInMidFlightIsHiddenWithIt(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    _ = stage.push(4)
    stage.device.advance(by: 0.05)
    stage.grid.photos.swapAt(4, 7)
    stage.grid.collection.reloadData()
    stage.device.advance(frames: 2)
    #expect(try stage.grid.hidden == [#require(stage.grid.picture(of: 4))])
    stage.device.advance(by: 2)
    #expect(stage.grid.hidden.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCellThatIsRemovedInMidFlightIsNotMissed(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let screen = stage.push(4)
    stage.device.advance(by: 0.05)
    stage.grid.photos = []
    stage.grid.collection.reloadData()
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers.last === screen && screen.picture.alpha == 1)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers.count == 1 && stage.flights.isEmpty)
    expectNoViolations()
  }

  @Test func whatFliesWhenTheContainerLeavesTheWindowIsPutBack() throws {
    let stage = GridStage()
    let cell = try #require(stage.grid.picture(of: 4))
    let screen = stage.push(4)
    stage.device.advance(by: 0.05)
    #expect(cell.alpha == 0)
    stage.device.window.rootViewController = UIViewController()
    stage.device.advance(by: 0)
    #expect(cell.alpha == 1 && screen.picture.alpha == 1)
    stage.device.advance(by: 2)
  }

  @Test func aCellInTheReusePoolIsNoElement() throws {
    let stage = GridStage()
    let cell = try #require(stage.grid.picture(of: 4))
    cell.superview?.isHidden = true
    _ = stage.push(4)
    stage.device.advance(by: 0.05)
    #expect(stage.flights.isEmpty && cell.alpha == 1)
    stage.device.advance(by: 2)
    expectNoViolations()
  }

  @Test func lessMotionMeansNoFlight() throws {
    let stage = GridStage()
    stage.device.setReduceMotion(true)
    let screen = stage.push(4)
    stage.device.advance(by: 0.05)
    #expect(stage.flights.isEmpty && screen.picture.alpha == 1 && stage.grid.hidden.isEmpty)
    stage.device.advance(by: 2)
    expectNoViolations()
  }

  @Test func aPictureIsShownAnewAndAFittedOneWithoutItsBars() throws {
    let stage = GridStage(transition: ElementFlightTests.linear)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 100)).image { _ in }
    try #require(stage.grid.picture(of: 4)).image = image
    let screen = PhotoScreen(4)
    screen.picture.image = image
    screen.picture.contentMode = .scaleAspectFit
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0)
    let shown = try #require(stage.flights.first?.view as? UIImageView)
    #expect(shown !== screen.picture && shown.image === image)
    let last = try #require(watch(stage).last)
    #expect(last.frame.isClose(to: CGRect(x: 0, y: 200 + 130, width: 390, height: 130), 20))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aThumbnailsBorderFadesOutOfTheFlightAndIsThereWhenItLands(settings: UIKitDouble.Settings) throws {
    let motion = Motion.curve(.linear, duration: 0.3)
    let stage = GridStage(
      settings, transition: .imageZoom(sourceStyle: .fading(over: 0.5), motion: motion, reverseMotion: motion))
    let cell = try #require(stage.grid.picture(of: 4))
    cell.layer.borderWidth = 3
    let start = frame(of: cell)
    _ = stage.push(4)
    stage.device.advance(by: 0)
    #expect(stage.flights.count == 2 && stage.flights.allSatisfy { $0.frame.isClose(to: start) })
    let bordered = try #require(stage.flights.last)
    #expect(UIKitDouble.source(ofSnapshot: bordered.view) === cell && stage.grid.hidden == [cell])
    stage.device.advance(by: 1)
    #expect(cell.alpha == 1)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.05)
    #expect(stage.flights.count == 2 && cell.alpha == 0)
    stage.device.advance(by: 1)
    #expect(cell.alpha == 1 && stage.flights.isEmpty)
    expectNoViolations()
  }

  @Test func aViewThatWasNeverDrawnIsNotShownBlank() throws {
    let stage = GridStage()
    _ = stage.push(4)
    stage.device.advance(by: 0)
    let picture = try #require(stage.flights.first?.view)
    #expect(UIKitDouble.source(ofSnapshot: picture) != nil && !UIKitDouble.isBlankSnapshot(picture))
    stage.device.advance(by: 2)
    expectNoViolations()
  }
}
