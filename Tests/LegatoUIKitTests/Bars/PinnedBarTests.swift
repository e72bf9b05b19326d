import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Pinned bars turn into each other", .serialized)
struct PinnedBarTests {
  private nonisolated static let directions = [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  /// How far a page is covered.
  private static let places = [1.0, 0.75, 0.5, 0.25, 0]

  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

  // MARK: Titles and labels

  @Test(arguments: UIKitDouble.Settings.both, directions)
  func aTitleFliesToTheBackLabelThatLeadsToIt(
    settings: UIKitDouble.Settings, direction: UIUserInterfaceLayoutDirection
  ) throws {
    let pinned = PinnedStage(settings, direction)
    let title = try pinned.place(of: "Root")
    // The back button is the first of the bar's buttons in both layout directions.
    pinned.bars.push(pinned.page("Detail") { $0.rightBarButtonItem = UIBarButtonItem(title: "Save") })
    let label = try pinned.place(of: "Root")
    #expect(abs(label.midX - title.midX) > 50 && (label.midX < title.midX) == (direction == .leftToRight))
    for covered in Self.places {
      pinned.hold(at: covered)
      let covered = 1 - CGFloat(pinned.fraction)
      let (old, new) = (try #require(pinned.parts(at: title).first), try #require(pinned.parts(at: label).first))
      for part in [old, new] {
        #expect(isClose(part.seen.midX, title.midX + (label.midX - title.midX) * covered), "\(part), \(covered)")
        #expect(isClose(part.seen.midY, title.midY + (label.midY - title.midY) * covered))
      }
      // Only one of them is visible, except for a moment half-way.
      let share = min(max((covered - 0.5) * 4, 0), 1)
      #expect(isClose(old.opacity, 1 - share) && isClose(new.opacity, share))
    }
    pinned.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, directions)
  func aTitleComesFromTheTrailingSide(
    settings: UIKitDouble.Settings, direction: UIUserInterfaceLayoutDirection
  ) throws {
    let pinned = PinnedStage(settings, direction)
    // A button may have the same title as its page.
    pinned.bars.push(pinned.page("Detail") { $0.rightBarButtonItem = UIBarButtonItem(title: "Detail") })
    let (title, end) = (try pinned.place(of: "Detail"), direction == .leftToRight ? CGFloat(390) : 0)
    for covered in Self.places {
      pinned.hold(at: covered)
      let part = try #require(pinned.parts(at: title).first)
      #expect(isClose(part.seen.midX, title.midX + (end - title.midX) * 0.3 * pinned.fraction))
      #expect(isClose(part.opacity, max(0, 1 - pinned.fraction * 2)))
    }
    pinned.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPushBeginsWithTheOldBarAndEndsWithTheNewOne(settings: UIKitDouble.Settings) throws {
    let pinned = PinnedStage(settings)
    let title = try pinned.place(of: "Root")
    pinned.stage.navigation.pushViewController(pinned.page("Detail"), animated: true)
    pinned.stage.device.advance(frames: 1)
    let first = try #require(pinned.parts(at: title).first)
    #expect(pinned.bar.alpha == 0 && abs(first.seen.midX - title.midX) < 8 && first.opacity > 0.9)
    var last: [PinnedStage.Part] = []
    for _ in 0..<120 where pinned.bar.alpha == 0 {
      last = pinned.parts
      pinned.stage.device.advance(frames: 1)
    }
    let (label, detail) = (try pinned.place(of: "Root"), try pinned.place(of: "Detail"))
    for home in [label, detail] {
      let part = try #require(last.first { $0.home.isClose(to: home) })
      #expect(abs(part.seen.midX - home.midX) < 1 && part.opacity > 0.99)
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, directions)
  func aLargeTitleTurnsIntoTheLabelToo(
    settings: UIKitDouble.Settings, direction: UIUserInterfaceLayoutDirection
  ) throws {
    let pinned = PinnedStage(settings, direction)
    pinned.bar.prefersLargeTitles = true
    pinned.stage.device.advance(frames: 2)
    let large = try pinned.place(of: "Root", large: true)
    pinned.bars.push(pinned.page("Detail") { $0.largeTitleDisplayMode = .never })
    let label = try pinned.place(of: "Root")
    for covered in Self.places {
      pinned.hold(at: covered)
      let covered = 1 - pinned.fraction
      let (old, new) = (try #require(pinned.parts(at: large).first), try #require(pinned.parts(at: label).first))
      let height = large.height + (label.height - large.height) * covered
      #expect(isClose(old.seen.height, height) && isClose(new.seen.height, height))
      #expect(isClose(old.seen.midX, new.seen.midX) && isClose(old.seen.midY, new.seen.midY))
      // Both backgrounds have the height of the one bar that they stand for.
      #expect(pinned.backgrounds.allSatisfy { isClose($0.frame.height, pinned.bar.frame.minY + 96 - 52 * covered) })
    }
    pinned.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, directions)
  func aLargeTitleComesWithItsPage(
    settings: UIKitDouble.Settings, direction: UIUserInterfaceLayoutDirection
  ) throws {
    let pinned = PinnedStage(settings, direction)
    pinned.bar.prefersLargeTitles = true
    pinned.root.navigationItem.largeTitleDisplayMode = .never
    pinned.bars.push(pinned.page("Detail") { $0.largeTitleDisplayMode = .always })
    let large = try pinned.place(of: "Detail", large: true)
    for covered in Self.places {
      pinned.hold(at: covered)
      let part = try #require(pinned.parts(at: large).first)
      let way = 390 * pinned.fraction * (direction == .leftToRight ? 1 : -1)
      #expect(isClose(part.seen.minX, large.minX + way) && part.opacity == 1)
    }
    pinned.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageThatGoesOverSeveralOthersKeepsItsOwnLabel(settings: UIKitDouble.Settings) throws {
    let pinned = PinnedStage(settings)
    pinned.bars.push(pinned.page("A long title"))
    pinned.bars.push(pinned.page("Last"))
    let label = try pinned.place(of: "A long title")
    pinned.stage.navigation.popToRootViewController(animated: true)
    pinned.stage.device.advance(frames: 1)
    #expect(pinned.bars.stage.navigation.viewControllers.count == 1)
    let layers = pinned.root.view.superview?.superview?.subviews ?? []
    #expect(layers.contains { abs($0.bounds.width - label.width) < 0.01 && $0.layer.contents != nil })
    pinned.stage.device.advance(by: 1)
    expectNoViolations()
  }

  // MARK: Backgrounds

  @Test(arguments: UIKitDouble.Settings.both)
  func halfWayTheBarHasTheColourThatLooksHalfWay(settings: UIKitDouble.Settings) throws {
    let pinned = PinnedStage(settings)
    pinned.root.navigationItem.standardAppearance = appearance(.blue)
    pinned.root.navigationItem.scrollEdgeAppearance = appearance(.blue)
    pinned.bars.push(pinned.page("Detail") { $0.scrollEdgeAppearance = appearance(.yellow) })
    pinned.hold(at: 0.5)
    try #require(abs(pinned.fraction - 0.5) < 1e-4)
    #expect(pinned.backgrounds.count == 2)
    for background in pinned.backgrounds {
      let seen = try #require(background.backgroundColor?.cgColor.components)
      #expect(zip(seen, [0.4226, 0.6724, 0.7805, 1]).allSatisfy { abs($0 - $1) < 1e-3 }, "\(seen)")
    }
    pinned.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aBackgroundThatIsMoreThanAColourCrossFades(settings: UIKitDouble.Settings) {
    let pinned = PinnedStage(settings)
    let image = appearance(.red)
    image.backgroundImage = UIImage()
    pinned.root.navigationItem.scrollEdgeAppearance = image
    pinned.bars.push(pinned.page("Detail") { $0.scrollEdgeAppearance = appearance(.yellow) })
    pinned.hold(at: 0.25)
    #expect(pinned.backgrounds.map { $0.backgroundColor == nil } == [true, false])
    #expect(isClose(pinned.backgrounds[0].alpha, 1) && isClose(pinned.backgrounds[1].alpha, 0.25))
    pinned.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func thePageThatGoesKeepsItsLookWhateverTheOtherMakesOfTheBar(settings: UIKitDouble.Settings) {
    /// A page that styles the bar itself, as apps have long done.
    final class Dresser: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        navigationController?.navigationBar.scrollEdgeAppearance = appearance
      }
    }
    let pinned = PinnedStage(settings)
    pinned.bar.scrollEdgeAppearance = appearance(.blue)
    pinned.stage.navigation.pushViewController(Dresser(), animated: true)
    pinned.stage.device.advance(frames: 1)
    // Red and blue have no component in common: the covered bar is all blue at the start.
    let layer = pinned.backgrounds[0].layer
    let covered = (layer.presentation() ?? layer).backgroundColor?.components ?? []
    #expect(covered.count == 4 && covered[0] < 0.35 && covered[2] > 0.9, "\(covered)")
    pinned.stage.device.advance(by: 1)
    expectNoViolations()
  }

  // MARK: Items

  @Test(arguments: UIKitDouble.Settings.both)
  func anItemGoesBeforeAnotherComesInItsPlace(settings: UIKitDouble.Settings) throws {
    let pinned = PinnedStage(settings)
    pinned.root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Topics")
    pinned.stage.device.advance(frames: 2)
    let old = try pinned.place(of: "Topics")
    pinned.bars.push(pinned.page("Detail") { $0.rightBarButtonItem = UIBarButtonItem(title: "Save") })
    let new = try pinned.place(of: "Save")
    for covered in [1, 0.75, 0.5, 0.25, 0.05] {
      pinned.hold(at: covered)
      for (place, opacity) in [(old, max(0, 1 - covered * 2)), (new, max(0, covered * 2 - 1))] {
        // A button is as high as its bar.
        let part = try #require(pinned.parts.first { isClose($0.home.minX, place.minX) && $0.home.height == 44 })
        #expect(part.seen.isClose(to: part.home) && isClose(part.opacity, opacity), "\(covered)")
      }
    }
    pinned.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [[UIBarButtonItem.SystemItem.add], [.edit], [.add, .add]])
  func equalItemsStay(settings: UIKitDouble.Settings, kinds: [UIBarButtonItem.SystemItem]) {
    let pinned = PinnedStage(settings)
    for name in ["B", "C"] {
      pinned.bars.push(pinned.page(name) { $0.rightBarButtonItems = kinds.map { UIBarButtonItem(systemItem: $0) } })
    }
    for covered in Self.places {
      pinned.hold(at: covered)
      // The buttons, and the arrow.
      let places = pinned.parts.filter { $0.home.height == 44 }.map(\.home.minX)
      #expect(Set(places).count == kinds.count + 1 && places.count == 2 * (kinds.count + 1))
      for place in Set(places) {
        let pair = pinned.parts.filter { $0.home.minX == place && $0.home.height == 44 }
        #expect(pair.allSatisfy { $0.seen.isClose(to: $0.home) } && pair.contains { $0.opacity == 1 })
      }
    }
    pinned.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, directions)
  func allThatABarShowsTakesPart(
    settings: UIKitDouble.Settings, direction: UIUserInterfaceLayoutDirection
  ) throws {
    let pinned = PinnedStage(settings, direction)
    let views = (0..<4).map { UIView(frame: CGRect(x: 0, y: 0, width: 30 + CGFloat($0), height: 30)) }
    pinned.bars.push(
      pinned.page("Detail") {
        $0.prompt = "Prompt"
        $0.titleView = views[0]
        $0.leftBarButtonItems = [UIBarButtonItem(customView: views[1]), UIBarButtonItem(title: "Left")]
        $0.leftItemsSupplementBackButton = true
        $0.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(customView: views[2])]
        $0.searchController = UISearchController(searchResultsController: nil)
      })
    let seen = pinned.views(in: pinned.bar).filter { view in
      view is UILabel || view is UIImageView || view is UISearchBar || views.contains(view)
    }
    let places = seen.map { pinned.frame(of: $0) }
    #expect(places.count == 9)
    pinned.hold(at: 0.6)
    for (view, place) in zip(seen, places) {
      #expect(pinned.parts.contains { $0.home.covers(place) }, "\(view) at \(place)")
    }
    pinned.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aBarInWhichNothingCanBeToldApartCrossFadesAsAWhole(settings: UIKitDouble.Settings) {
    var settings = settings
    settings.barsHaveLabels = false
    let pinned = PinnedStage(settings)
    pinned.bars.push(pinned.page("Detail"))
    pinned.hold(at: 0.25)
    #expect(pinned.parts.map(\.home.width) == [390, 390])
    #expect(zip(pinned.parts, [0.5, 0]).allSatisfy { isClose($0.opacity, $1) && $0.seen.isClose(to: $0.home) })
    pinned.lift()
    expectNoViolations()
  }
}
