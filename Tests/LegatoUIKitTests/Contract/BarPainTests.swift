import Legato
import LegatoUIKit
import Testing
import UIKit

/// A navigation bar never flashes: not at the start, not at the end and not on a cancel, with large titles or without.
/// In each frame there is either UIKit's one bar, or one for each page, or the parts of both in their places.
@MainActor @Suite("A bar never flashes", .serialized)
struct BarPainTests {
  typealias Bars = AttachedBarsTests.Bars

  private func bars(_ settings: UIKitDouble.Settings, _ style: BarStyle?, isLarge: Bool) -> Bars {
    let bars = Bars(settings, style)
    bars.bar.prefersLargeTitles = isLarge
    bars.stage.device.advance(frames: 2)
    return bars
  }

  private func expectOneBarOrOneForEachPage(
    _ bars: Bars, _ style: BarStyle?, _ pages: [UIViewController], _ location: SourceLocation = #_sourceLocation
  ) {
    let isMoving = bars.stage.navigation.transitionCoordinator != nil
    let shown = pages.filter { $0.viewIfLoaded?.window != nil }
    let counts = shown.map { bars.pictures(of: $0).count }
    if isMoving, let style {
      let layers = shown.first?.view.superview?.superview?.subviews ?? []
      let hasParts = layers.contains { $0.layer.contents != nil }
      #expect(bars.bar.alpha == 0 && hasParts == (style == .pinned), sourceLocation: location)
      #expect(counts == (style == .attached ? [1, 1] : [0, 0]), sourceLocation: location)
    } else if isMoving || counts.count == 1 {
      #expect(bars.bar.alpha == 1 && !bars.bar.isHidden, sourceLocation: location)
      if isMoving { #expect(counts == [0, 0], sourceLocation: location) }
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, [BarStyle.attached, .pinned, nil])
  func inEachFrameOfAPushAndAPopThereIsOneBarOrOneForEachPage(settings: UIKitDouble.Settings, style: BarStyle?) {
    for isLarge in [false, true] {
      let bars = bars(settings, style, isLarge: isLarge)
      let place = bars.bar.frame
      let b = screen("B")
      b.navigationItem.title = "Detail"
      let pages = [bars.stage.root, b]
      bars.stage.navigation.pushViewController(b, animated: true)
      for frame in 0..<60 {
        bars.stage.device.advance(by: frame == 0 ? 0 : 1.0 / 60)
        expectOneBarOrOneForEachPage(bars, style, pages)
      }
      for end in [60.0, 385] {
        let finger = bars.stage.device.touch(3, 400)
        finger.drag(to: CGPoint(x: end, y: 400), duration: 0.2)
        expectOneBarOrOneForEachPage(bars, style, pages)
        finger.lift()
        for _ in 0..<60 {
          bars.stage.device.advance(frames: 1)
          expectOneBarOrOneForEachPage(bars, style, pages)
        }
      }
      #expect(bars.stage.navigation.viewControllers.count == 1 && bars.bar.frame == place)
      #expect(bars.bar.topItem === bars.stage.root.navigationItem)
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSnapshotLiesWhereItsBarIs(settings: UIKitDouble.Settings) throws {
    for isLarge in [false, true] {
      let bars = bars(settings, .attached, isLarge: isLarge)
      let b = screen("B")
      bars.stage.navigation.pushViewController(b, animated: true)
      bars.stage.device.advance(by: 0.1)
      let region = CGRect(x: 0, y: 0, width: 390, height: bars.bar.frame.maxY)
      for page in [bars.stage.root, b] {
        let picture = try #require(bars.pictures(of: page).first)
        #expect(picture.frame == region)
      }
      bars.stage.device.advance(by: 1)
      expectNoViolations()
    }
  }
}
