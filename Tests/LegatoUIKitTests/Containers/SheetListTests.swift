import Foundation
import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A list in a sheet", .serialized)
struct SheetListTests {
  private typealias Pair = PresentationContainerTests.Pair

  /// A presented sheet, filled by a list that is scrolled to an offset.
  private func presented(
    _ settings: UIKitDouble.Settings, _ detents: [Detent], at offset: CGFloat = 0,
    in makeList: () -> UIScrollView = { UIScrollView() }
  ) -> (Pair, UIScrollView) {
    let pair = Pair(settings)
    let list = makeList()
    list.frame = pair.device.window.bounds
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 4000)
    list.contentOffset.y = offset
    pair.above.view.addSubview(list)
    pair.below.legato.present(pair.above, detents: detents)
    pair.device.advance(by: 1)
    return (pair, list)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func atItsTopItHandsTheFingerToTheSheetAndTheSheetGoes(settings: UIKitDouble.Settings) throws {
    let (pair, list) = presented(settings, [1], at: 100)
    let finger = pair.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 260), duration: 0.2)
    pair.device.advance(frames: 1)
    #expect((list.contentOffset.y - 50).magnitude < 1 && pair.depth(of: pair.above) == 0)
    finger.drag(to: CGPoint(x: 200, y: 410), duration: 0.3)
    pair.device.advance(frames: 1)
    let depth = try #require(pair.depth(of: pair.above))
    #expect(list.contentOffset.y == 0 && (depth - 100).magnitude < 1)
    finger.drag(to: CGPoint(x: 200, y: 750), duration: 0.3)
    finger.lift()
    pair.device.advance(by: 1)
    pair.expectGone()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func atTheSheetsWholeHeightTheListScrollsAndBack(settings: UIKitDouble.Settings) throws {
    let (pair, list) = presented(settings, [0.5])
    let finger = pair.device.touch(200, 800)
    finger.drag(to: CGPoint(x: 200, y: 590), duration: 0.3)
    pair.device.advance(frames: 1)
    #expect(list.contentOffset.y == 0)
    #expect(try (#require(pair.depth(of: pair.above)) - 222).magnitude < 1)
    finger.drag(to: CGPoint(x: 200, y: 268), duration: 0.3)
    pair.device.advance(frames: 1)
    #expect((list.contentOffset.y - 100).magnitude < 1)
    #expect(try #require(pair.depth(of: pair.above)).magnitude < 1)
    finger.drag(to: CGPoint(x: 200, y: 568), duration: 0.3)
    pair.device.advance(frames: 1)
    #expect(list.contentOffset.y == 0)
    #expect(try (#require(pair.depth(of: pair.above)) - 200).magnitude < 1)
    finger.drag(to: CGPoint(x: 200, y: 348), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: 348), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
    #expect((list.contentOffset.y - 20).magnitude < 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func thrownItGoesOnAndATouchStopsIt(settings: UIKitDouble.Settings) {
    let (pair, list) = presented(settings, [1], at: 100)
    let finger = pair.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
    finger.lift()
    let lifted = list.contentOffset.y
    pair.device.advance(by: 0.1)
    let gliding = list.contentOffset.y
    // 1000 points per second, a little slower after a tenth of a second.
    #expect(gliding - lifted > 70 && gliding - lifted < 110)
    let second = pair.device.touch(200, 400)
    pair.device.advance(by: 0.1)
    #expect((list.contentOffset.y - gliding).magnitude < 20)
    let stopped = list.contentOffset.y
    pair.device.advance(by: 0.2)
    #expect(list.contentOffset.y == stopped)
    second.lift()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
    expectNoViolations()
  }

  /// Counts the taps on a list's rows: by the list itself, and by recognisers of the app's.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView()
    var selections = 0
    var taps = 0
    var presses = 0

    override init() {
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.delegate = self
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = false
      UIKitDouble.whenRecognizing(tap) { [weak self] _ in self?.taps += 1 }
      let press = UILongPressGestureRecognizer()
      press.cancelsTouchesInView = false
      UIKitDouble.whenRecognizing(press) { [weak self] in if $0.state == .began { self?.presses += 1 } }
      table.gestureRecognizers = (table.gestureRecognizers ?? []) + [tap, press]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }
  }

  /// A short touch, one that its row has felt, and one that is held.
  @Test(arguments: UIKitDouble.Settings.both, [0.03, 0.3, 0.8])
  func theTouchThatStopsItIsNoTapAndTheNextOneIs(settings: UIKitDouble.Settings, duration: TimeInterval) {
    let rows = Rows()
    let (pair, list) = presented(settings, [1], at: 100) { rows.table }
    let finger = pair.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 0.1)
    for touch in 0...1 {
      let second = pair.device.touch(200, 400)
      pair.device.advance(by: duration)
      second.lift()
      pair.device.advance(by: 0.5)
      let isPress = duration > 0.5
      #expect(rows.selections == touch && rows.taps == (isPress ? 0 : touch) && rows.presses == (isPress ? touch : 0))
    }
    pair.expectRest(at: 1)
    #expect(list.contentOffset.y > 300)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerThatStopsItAndDragsScrollsOn(settings: UIKitDouble.Settings) {
    let rows = Rows()
    let (pair, list) = presented(settings, [1], at: 100) { rows.table }
    for _ in 0...1 {
      let finger = pair.device.touch(200, 700)
      finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
      finger.lift()
      pair.device.advance(by: 0.1)
    }
    #expect(list.contentOffset.y > 100 + 2 * 190 + 70 && rows.selections == 0)
    pair.expectRest(at: 1)
    expectNoViolations()
  }

  /// Denies what a finger begins.
  private final class Denial: ScreenTransitionObserver {
    var asked = 0
    func transitionShouldBegin(_ transition: TransitionState) -> Bool {
      asked += 1
      return false
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatAFingerThatStopsItMayNotBeginIsTheLists(settings: UIKitDouble.Settings) {
    let (pair, list) = presented(settings, [1], at: 100)
    let denial = Denial()
    let finger = pair.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 600), duration: 0.1)
    finger.lift()
    pair.device.advance(by: 0.05)
    pair.above.legato.addObserver(denial)
    list.contentOffset.y = 0
    let second = pair.device.touch(200, 400)
    second.drag(to: CGPoint(x: 200, y: 600), duration: 0.2)
    pair.device.advance(frames: 1)
    #expect(denial.asked == 1 && list.isDragging)
    second.lift()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapBesideItWhileItGlidesIsATap(settings: UIKitDouble.Settings) {
    let (pair, list) = presented(settings, [1], at: 100)
    list.frame.origin.y = 120
    let button = Pressed(on: pair.above, at: 40)
    let finger = pair.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 0.1)
    pair.device.tap(195, 70)
    #expect(button.count == 1)
    expectNoViolations()
  }

  /// The finger's speed in the tests of velocities, in points per second; a tenth more or less passes.
  private static let speed = 800.0

  private func expect(_ speed: Double, _ location: SourceLocation = #_sourceLocation) {
    #expect((speed / SheetListTests.speed - 1).magnitude < 0.1, "\(speed) points per second", sourceLocation: location)
  }

  /// A sheet that comes back, and one that goes.
  @Test(arguments: UIKitDouble.Settings.both, [320.0, 520])
  func theSheetThatTheListHasHandedTheFingerGoesOnAtTheFingersSpeed(
    settings: UIKitDouble.Settings, travel: CGFloat
  ) throws {
    let (pair, list) = presented(settings, [1], at: 100)
    let finger = pair.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 200 + travel), duration: travel / SheetListTests.speed)
    finger.lift()
    #expect(list.contentOffset.y == 0)
    let end = travel > 400 ? pair.height : 0
    // The travel without the slop and the list's part, seen from the end.
    let start = travel - 10 - 100 - end
    for frames in 1...3 {
      pair.device.advance(frames: 1)
      let depth = try #require(pair.depth(of: pair.above)) - end
      // A spring's place is the sum of what its start and its velocity make of it.
      let seconds = Double(frames) / UIKitDouble.settings.frameRate
      let unmoved = Interaction.settle.state(at: seconds, displacement: start, velocity: 0).value
      expect((depth - unmoved) / Interaction.settle.state(at: seconds, displacement: 0, velocity: 1).value)
    }
    pair.device.advance(by: 1)
    if end > 0 { pair.expectGone() } else { pair.expectRest(at: 1) }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theListThatTheSheetHasHandedTheFingerGlidesOnAtTheFingersSpeed(settings: UIKitDouble.Settings) {
    let (pair, list) = presented(settings, [0.5])
    let finger = pair.device.touch(200, 800)
    finger.drag(to: CGPoint(x: 200, y: 200), duration: 600 / SheetListTests.speed)
    finger.lift()
    let start = 600 - 10 - pair.height / 2
    #expect((list.contentOffset.y - start).magnitude < 1)
    // A glide's speed falls to 1/e in this time: see docs/measurements.md.
    let timeConstant = 0.4995
    for frames in 1...3 {
      pair.device.advance(frames: 1)
      let seconds = Double(frames) / UIKitDouble.settings.frameRate
      expect((list.contentOffset.y - start) / (timeConstant * (1 - exp(-seconds / timeConstant))))
    }
    pair.device.advance(by: 3)
    expect((list.contentOffset.y - start) / timeConstant)
    pair.expectRest(at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func thrownAtItsEndItStopsThere(settings: UIKitDouble.Settings) {
    let (pair, list) = presented(settings, [1], at: 3100)
    let finger = pair.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 600), duration: 0.1)
    finger.lift()
    pair.device.advance(by: 2)
    #expect(list.contentOffset.y == 4000 - pair.height)
    pair.expectRest(at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func contentThatBecomesShorterUnderTheFingerHandsOverSooner(settings: UIKitDouble.Settings) throws {
    let (pair, list) = presented(settings, [1], at: 600)
    let finger = pair.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 260), duration: 0.2)
    list.contentSize.height = pair.height + 40
    list.contentOffset.y = 40
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.3)
    pair.device.advance(frames: 1)
    #expect(list.contentOffset.y == 0)
    #expect(try (#require(pair.depth(of: pair.above)) - 100).magnitude < 1)
    finger.cancel()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatPagesKeepsItsDrag(settings: UIKitDouble.Settings) {
    let (pair, list) = presented(settings, [1], at: 844)
    list.isPagingEnabled = true
    let finger = pair.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.2)
    #expect(list.isDragging && pair.depth(of: pair.above) == 0)
    finger.lift()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
  }
}
