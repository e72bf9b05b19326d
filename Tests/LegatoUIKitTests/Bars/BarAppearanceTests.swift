import LegatoUIKit
import Testing
import UIKit

/// Which of its appearances a bar has over a page, by the rules of UIKit's headers.
@MainActor @Suite("Which appearance the bar of a page has", .serialized)
struct BarAppearanceTests {
  typealias Bars = AttachedBarsTests.Bars

  /// The settings of a bar at the edge of the content that scrolls below it.
  enum Edge: CaseIterable {
    case nothing, regular, compact

    /// The colour expected at the edge; nil for none.
    func color(isCompact: Bool) -> UIColor? {
      switch self {
      case .nothing: isCompact ? .red : nil
      case .regular: .green
      case .compact: isCompact ? .black : .green
      }
    }
  }

  /// Which of the two has the appearances, and where the page is scrolled.
  struct Case {
    let (isItems, isScrolled): (Bool, Bool)
    static let all = [true, false].flatMap { isItems in
      [true, false].map { Case(isItems: isItems, isScrolled: $0) }
    }

    init(isItems: Bool, isScrolled: Bool) { (self.isItems, self.isScrolled) = (isItems, isScrolled) }
  }

  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  /// Blue, and red in a compact height. At the edge it follows the setting: green, and black in a compact height.
  private func dress(_ bar: UINavigationBar, _ edge: Edge) {
    bar.standardAppearance = appearance(.blue)
    bar.compactAppearance = appearance(.red)
    if edge != .nothing { bar.scrollEdgeAppearance = appearance(.green) }
    if edge == .compact { bar.compactScrollEdgeAppearance = appearance(.black) }
  }

  /// The same for an item, over a bar that is white in every state.
  private func dress(_ item: UINavigationItem, _ edge: Edge, over bar: UINavigationBar) {
    bar.standardAppearance = appearance(.white)
    bar.compactAppearance = appearance(.white)
    item.standardAppearance = appearance(.blue)
    item.compactAppearance = appearance(.red)
    if edge != .nothing { item.scrollEdgeAppearance = appearance(.green) }
    if edge == .compact { item.compactScrollEdgeAppearance = appearance(.black) }
  }

  private func scrolledPage() -> UIViewController {
    let page = screen("B")
    let scroller = UIScrollView(frame: page.view.bounds)
    scroller.contentSize = CGSize(width: 390, height: 3000)
    scroller.contentOffset.y = 200
    page.view.addSubview(scroller)
    return page
  }

  @Test(arguments: UIKitDouble.Settings.both, Edge.allCases)
  func aCompactHeightAndTheEdgeHaveTheirOwn(settings: UIKitDouble.Settings, edge: Edge) {
    for (isCompact, each) in [true, false].flatMap({ height in Case.all.map { (height, $0) } }) {
      let bars = Bars(settings)
      if isCompact { bars.stage.device.setVerticalSizeClass(.compact) }
      let b = each.isScrolled ? scrolledPage() : screen("B")
      if each.isItems { dress(b.navigationItem, edge, over: bars.bar) } else { dress(bars.bar, edge) }
      bars.push(b, for: 0.1)
      let carried = bars.carried(by: b)
      let wanted = each.isScrolled ? (isCompact ? UIColor.red : .blue) : edge.color(isCompact: isCompact)
      if let components = wanted?.cgColor.components {
        #expect(carried.first?.contains("\(components)") == true, "\(wanted!), \(each), \(carried)")
      }
      bars.stage.device.advance(by: 1)
      #expect(carried == [bars.real].compactMap { $0 }, "\(each)")
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aPageThatIsScrolledHasNoLargeTitle(settings: UIKitDouble.Settings, isScrolled: Bool) {
    let bars = Bars(settings)
    bars.bar.prefersLargeTitles = true
    let b = isScrolled ? scrolledPage() : screen("B")
    b.navigationItem.title = "Detail"
    bars.push(b, for: 0.1)
    let carried = bars.carried(by: b)
    #expect(carried.first?.contains("title Detail large") == !isScrolled, "\(carried)")
    bars.stage.device.advance(by: 1)
    #expect(carried == [bars.real].compactMap { $0 })
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSnapshotFromBeforeARotationIsDrawnAnew(settings: UIKitDouble.Settings) {
    let bars = Bars(settings)
    dress(bars.bar, .compact)
    bars.push(screen("B"))
    bars.stage.device.setVerticalSizeClass(.compact)
    bars.stage.navigation.popViewController(animated: true)
    bars.stage.device.advance(by: 0.1)
    let carried = bars.carried(by: bars.stage.root)
    bars.stage.device.advance(by: 1)
    #expect(carried == [bars.real].compactMap { $0 } && carried.count == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func onAPageBelowAnOpaqueBarThePictureStillBeginsAtTheTop(settings: UIKitDouble.Settings) throws {
    let bars = Bars(settings, .pinned)
    bars.stage.navigation.legato.uninstall()
    bars.stage.navigation.legato.bars = .attached
    // UIKit lays its pages out below an opaque bar.
    try #require(bars.stage.root.view.superview).frame.origin.y = 91
    let b = screen("B")
    bars.push(b, for: 0.1)
    for page in [bars.stage.root, b] {
      let picture = try #require(page.view.subviews.first { UIKitDouble.barPicture(in: $0) != nil })
      #expect(picture.convert(picture.bounds, to: bars.stage.navigation.view).minY == 0)
    }
    bars.stage.device.advance(by: 1)
    expectNoViolations()
  }
}
