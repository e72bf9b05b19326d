import Legato
import LegatoUIKit
import Testing
import UIKit

/// The place to which an element flies may move: by scrolling, or by a layout of its screen. The library notices it,
/// and the flight bends.
@MainActor @Suite("Places that move in flight", .serialized)
struct MovingPlaceTests {
  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// The distance of two frames, by the edge that differs most.
  private func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
    [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
      .map(\.magnitude).max() ?? 0
  }

  /// Follows a flight to its end, does something before each of its frames, and expects no step to exceed twice the one
  /// before plus a point; returns the last visible frame.
  @discardableResult
  private func follow(
    _ stage: GridStage, _ location: SourceLocation = #_sourceLocation, before move: (Int) -> Void
  ) throws -> CGRect {
    var last = try #require(stage.flights.first, sourceLocation: location).frame
    stage.device.advance(frames: 1)
    var next = try #require(stage.flights.first, sourceLocation: location).frame
    var step = distance(last, next)
    for index in 0..<120 {
      last = next
      move(index)
      stage.device.advance(frames: 1)
      guard let flight = stage.flights.first else { return last }
      next = flight.frame
      #expect(distance(last, next) <= 2 * step + 1, "frame \(index): \(last) → \(next)", sourceLocation: location)
      step = distance(last, next)
    }
    Issue.record("it flies on and on", sourceLocation: location)
    return last
  }

  /// A photo that flies back to its cell in a grid that has been scrolled.
  private func goingBack(_ settings: UIKitDouble.Settings, photo: Int = 16) throws -> (GridStage, UIView) {
    let stage = GridStage(settings)
    stage.grid.collection.contentOffset.y = 500
    stage.device.advance(frames: 1)
    _ = stage.pushed(photo)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.05)
    return (stage, try #require(stage.grid.picture(of: photo)))
  }

  @Test(arguments: UIKitDouble.Settings.both, [-8, 8])
  func aCellThatIsScrolledIsMetWhereItIs(settings: UIKitDouble.Settings, step: CGFloat) throws {
    let (stage, cell) = try goingBack(settings)
    let start = frame(of: cell)
    let last = try follow(stage) { if $0 < 12 { stage.grid.collection.contentOffset.y += step } }
    #expect(frame(of: cell) == start.offsetBy(dx: 0, dy: -12 * step))
    #expect(last.isClose(to: frame(of: cell), 2) && cell.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageThatZoomsIntoItsCellMeetsItWhereItIs(settings: UIKitDouble.Settings) throws {
    weak var grid: PhotoGrid?
    let stage = GridStage(settings, transition: .zoom { _ in grid?.picture(of: 16) })
    grid = stage.grid
    stage.grid.collection.contentOffset.y = 500
    stage.device.advance(frames: 1)
    let page = UIViewController()
    stage.navigation.pushViewController(page, animated: true)
    stage.device.advance(by: 2)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.05)
    var seen: [CGRect] = []
    while let layer = page.view.superview, !stage.flights.isEmpty {
      seen.append(Flight(layer, in: stage.device.window).frame)
      if seen.count < 12 { stage.grid.collection.contentOffset.y -= 8 }
      stage.device.advance(frames: 1)
    }
    #expect(try #require(seen.last).isClose(to: frame(of: #require(stage.grid.picture(of: 16))), 2))
    let steps = zip(seen, seen.dropFirst()).map(distance)
    for (before, step) in zip(steps, steps.dropFirst()) { #expect(step <= 2 * before + 1, "\(steps)") }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aGridThatScrollsByItselfIsFollowed(settings: UIKitDouble.Settings) throws {
    let (stage, cell) = try goingBack(settings)
    stage.grid.collection.setContentOffset(CGPoint(x: 0, y: 380), animated: true)
    let last = try follow(stage) { _ in }
    #expect(stage.grid.collection.contentOffset.y == 380 && last.isClose(to: frame(of: cell), 2))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageThatIsLaidOutAnewIsMetAsItIsThen(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let screen = stage.push(4)
    stage.device.advance(by: 0.1)
    let last = try follow(stage) { index in
      guard index < 10 else { return }
      screen.top += 12
      screen.view.setNeedsLayout()
    }
    #expect(screen.picture.frame.minY == 320 && last.isClose(to: frame(of: screen.picture), 2))
    #expect(screen.picture.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aConstraintThatChangesMovesTheFlight(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let (page, picture) = (UIViewController(), UIImageView())
    page.view.addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.legato.elementID = 4
    let top = picture.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 200)
    NSLayoutConstraint.activate([
      top, picture.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 390), picture.heightAnchor.constraint(equalToConstant: 300),
    ])
    stage.navigation.pushViewController(page, animated: true)
    stage.device.advance(by: 0.1)
    let last = try follow(stage) { if $0 < 10 { top.constant += 10 } }
    #expect(picture.frame.minY == 300 && last.isClose(to: frame(of: picture), 2))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPhotoThatAnotherCellShowsNowIsMetThere(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    _ = stage.pushed(4)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.05)
    let start = frame(of: try #require(stage.grid.picture(of: 4)))
    stage.grid.photos.swapAt(4, 14)
    stage.grid.collection.reloadData()
    let last = try follow(stage) { _ in }
    let end = frame(of: try #require(stage.grid.picture(of: 4)))
    #expect(distance(start, end) > 300 && last.isClose(to: end, 2) && stage.grid.hidden.isEmpty)
    expectNoViolations()
  }

  /// A page with two squares in a list, the first of which has a photo's name.
  private func squares(on stage: GridStage) -> (page: UIViewController, list: UIScrollView, squares: [UIView]) {
    let (page, list) = (UIViewController(), UIScrollView(frame: stage.device.window.bounds))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize.height = 3000
    page.view.addSubview(list)
    let squares = [100.0, 220].map { UIView(frame: CGRect(x: 200, y: $0, width: 150, height: 150)) }
    squares.forEach(list.addSubview)
    squares[0].legato.elementID = 4
    return (page, list, squares)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aNameThatAnotherViewIsGivenTakesTheFlightThere(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let (page, _, squares) = squares(on: stage)
    stage.navigation.pushViewController(page, animated: true)
    stage.device.advance(by: 0.05)
    let picture = try #require(stage.flights.first?.view)
    squares[0].legato.elementID = nil
    squares[1].legato.elementID = 4
    let last = try follow(stage) { _ in
      #expect(squares.map(\.alpha) == [1, 0] && stage.flights.first?.view === picture, "it was drawn when it took off")
    }
    #expect(last.isClose(to: frame(of: squares[1]), 2) && squares.map(\.alpha) == [1, 1])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCellThatComesMeanwhileIsHiddenAndMet(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    _ = stage.pushed(4)
    stage.grid.photos[4] = 99
    stage.grid.collection.reloadData()
    stage.grid.legato.elementProvider = { _ in nil }
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.05)
    stage.grid.photos[4] = 4
    stage.grid.collection.reloadData()
    var last = CGRect.zero
    let picture = stage.flights.first?.view
    while let flight = stage.flights.first {
      last = flight.frame
      #expect(flight.view === picture, "it was drawn when it took off")
      stage.device.advance(frames: 1)
      #expect(try stage.flights.isEmpty || stage.grid.hidden == [#require(stage.grid.picture(of: 4))])
    }
    #expect(try last.isClose(to: frame(of: #require(stage.grid.picture(of: 4))), 2) && stage.grid.hidden.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatIsScrolledBeyondTheEdgeIsMetThere(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let (page, list, squares) = squares(on: stage)
    stage.navigation.pushViewController(page, animated: true)
    stage.device.advance(by: 0.05)
    let last = try follow(stage) { if $0 < 12 { list.contentOffset.y += 50 } }
    #expect(frame(of: squares[0]).maxY < -300 && last.isClose(to: frame(of: squares[0]), 2))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCellThatIsScrolledAwayIsFollowedOutOfSight(settings: UIKitDouble.Settings) throws {
    let (stage, _) = try goingBack(settings)
    let last = try follow(stage) { _ in stage.grid.collection.contentOffset.y += 40 }
    #expect(last.minY < -50 && stage.grid.picture(of: 16) == nil && stage.grid.hidden.isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatAFingerHoldsStaysUnderItAndLandsWhereItsPlaceIs(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    stage.grid.collection.contentOffset.y = 500
    stage.device.advance(frames: 1)
    _ = stage.pushed(16)
    let finger = stage.device.touch(100, 400)
    finger.drag(to: CGPoint(x: 260, y: 400), duration: 0.3)
    stage.device.advance(frames: 2)
    let held = try #require(stage.flights.first).frame
    for _ in 0..<20 {
      stage.grid.collection.contentOffset.y -= 5
      stage.device.advance(frames: 1)
      #expect(try distance(#require(stage.flights.first).frame, held) <= 0.5)
    }
    finger.move(by: 40, 0)
    finger.lift()
    let last = try follow(stage) { _ in }
    let cell = try #require(stage.grid.picture(of: 16))
    #expect(last.isClose(to: frame(of: cell), 2) && stage.navigation.viewControllers.count == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVideoThatFliesItselfOutOfAStackThatMovesLandsInIt(settings: UIKitDouble.Settings) throws {
    let stage = GridStage(settings)
    let row = StackFlightTests.Row()
    row.loadViewIfNeeded()
    row.fly(1, as: 4)
    stage.navigation.pushViewController(row, animated: true)
    stage.device.advance(by: 0.05)
    let last = try follow(stage) { index in
      if index < 5 { row.stack.frame.origin.y += 8 }
      if index == 8 { row.stack.setCustomSpacing(40, after: row.views[0]) }
    }
    #expect(row.views[1].superview === row.stack && row.views[1].frame.minX == 100)
    #expect(last.isClose(to: frame(of: row.views[1]), 2))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theCompositorPlaysTheFlightOnAsSoonAsItsPlaceStandsStill(settings: UIKitDouble.Settings) throws {
    let (stage, _) = try goingBack(settings)
    let layer = try #require(stage.flights.first?.view.superview?.layer)
    #expect(layer.animationKeys()?.isEmpty == false)
    for _ in 0..<3 {
      stage.grid.collection.contentOffset.y += 5
      stage.device.advance(frames: 1)
      #expect(layer.animationKeys() == nil)
    }
    stage.device.advance(frames: 1)
    #expect(layer.animationKeys()?.isEmpty == false)
    expectNoViolations()
  }

  /// An image view that counts how often it is read.
  private final class Counted: UIImageView {
    var looks = 0
    override var contentMode: UIView.ContentMode {
      get {
        looks += 1
        return super.contentMode
      }
      set { super.contentMode = newValue }
    }
  }

  @Test func itIsMeasuredOnceInAFrameHoweverMuchMovesAndNotAtAllWhereNothingDoes() {
    let stage = GridStage()
    let (page, picture) = (UIViewController(), Counted(frame: CGRect(x: 0, y: 200, width: 390, height: 390)))
    picture.image = UIImage()
    picture.legato.elementID = 4
    page.view.addSubview(picture)
    stage.navigation.pushViewController(page, animated: true)
    stage.device.advance(by: 0.1)
    picture.looks = 0
    stage.device.advance(frames: 1)
    #expect(picture.looks == 0)
    picture.frame.origin.y += 1
    stage.device.advance(frames: 1)
    let once = picture.looks
    picture.looks = 0
    for _ in 0..<20 { picture.frame.origin.y += 1 }
    stage.device.advance(frames: 1)
    #expect(once > 0 && picture.looks == once)
    picture.looks = 0
    picture.frame.origin.y += 0
    stage.device.advance(frames: 1)
    #expect(picture.looks == 0, "it lies where it lay")
    stage.device.advance(by: 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func nothingIsWatchedWhereNothingFlies(settings: UIKitDouble.Settings) throws {
    let before = UIKitDouble.observationCount
    let stage = GridStage(settings)
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.device.advance(by: 0.1)
    #expect(UIKitDouble.observationCount == before, "no element is on both screens")
    stage.device.advance(by: 2)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 2)
    _ = stage.push(4)
    stage.device.advance(by: 0.1)
    #expect(UIKitDouble.observationCount > before)
    stage.device.advance(by: 2)
    #expect(UIKitDouble.observationCount == before, "it has landed")
    let finger = stage.device.touch(100, 400)
    finger.drag(to: CGPoint(x: 160, y: 400), duration: 0.2)
    #expect(UIKitDouble.observationCount > before)
    finger.drag(to: CGPoint(x: 105, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 2)
    #expect(UIKitDouble.observationCount == before, "it was taken back")
    let sheet = UIViewController()
    sheet.view.legato.elementID = 4
    stage.grid.legato.present(sheet, detents: [0.5])
    stage.device.advance(by: 0.1)
    #expect(UIKitDouble.observationCount > before)
    stage.device.advance(by: 2)
    #expect(UIKitDouble.observationCount == before, "it rests at a detent")
    sheet.legato.dismiss()
    stage.device.advance(by: 2)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    stage.device.window.rootViewController = UIViewController()
    stage.device.advance(by: 0.1)
    #expect(UIKitDouble.observationCount == before, "its window has gone")
  }
}
