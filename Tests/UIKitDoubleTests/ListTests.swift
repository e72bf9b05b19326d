import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var hasActions = false
  var selected: [Int] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.row
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { hasActions ? UISwipeActionsConfiguration(actions: []) : nil }
}

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var selected: [IndexPath] = []
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.section * 100 + indexPath.item
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

private final class Book: NSObject, UIPageViewControllerDataSource {
  let pages = (0..<3).map { screen("page\($0)") }
  func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  {
    self.pages.firstIndex(of: page).flatMap { $0 > 0 ? self.pages[$0 - 1] : nil }
  }
  func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  {
    self.pages.firstIndex(of: page).flatMap { $0 < 2 ? self.pages[$0 + 1] : nil }
  }
}

@MainActor @Suite("Lists reuse their cells")
struct ListTests {
  private func table(_ device: Device, _ rows: Rows) -> UITableView {
    device.window.makeKeyAndVisible()
    let table = UITableView(frame: device.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 100)
    device.window.addSubview(table)
    device.advance(by: 0)
    return table
  }

  @Test func `A table holds the visible rows, and reuses cells of rows that have left`() throws {
    let (device, rows) = (Device(), Rows())
    let table = table(device, rows)
    #expect(table.visibleCells.map(\.tag) == Array(0...8))
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    table.contentOffset.y = 5000
    device.advance(by: 0)
    #expect(table.visibleCells.first?.tag == 50 && table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(table.visibleCells.contains(first) && first.tag >= 50)
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 1000)
  }

  @Test func `A tap selects its row, a swipe uncovers actions only on rows that have some`() {
    let (device, rows) = (Device(), Rows())
    let table = table(device, rows)
    device.tap(100, 250)
    #expect(rows.selected == [2])
    var swipes = 0
    UIKitDouble.whenRecognizing(table.swipeActionRecognizer) { if $0.state == .began { swipes += 1 } }
    func swipe() {
      let finger = device.touch(300, 250)
      finger.move(by: -30, 0)
      finger.lift()
    }
    swipe()
    #expect(swipes == 0)
    rows.hasActions = true
    swipe()
    #expect(swipes == 1)
  }

  @Test func `A grid places its items in lines and selects them`() throws {
    let (device, items) = (Device(), Items())
    device.window.makeKeyAndVisible()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumInteritemSpacing = 5
    let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (items, items)
    device.window.addSubview(view)
    device.advance(by: 0)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
    #expect(cell.frame == CGRect(x: 135, y: 130, width: 120, height: 120))
    device.tap(140, 140)
    #expect(items.selected == [IndexPath(item: 4, section: 0)])
    view.scrollToItem(at: IndexPath(item: 0, section: 1), at: .top, animated: false)
    device.advance(by: 0)
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0)) == nil && view.visibleCells.contains { $0.tag == 100 })
  }

  @Test func `A strip scrolls sideways inside its list`() throws {
    let (device, items) = (Device(), Items())
    device.window.makeKeyAndVisible()
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(section == 0 ? 200 : 100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let made = NSCollectionLayoutSection(group: group)
      made.orthogonalScrollingBehavior = section == 0 ? .continuous : .none
      return made
    }
    let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    device.window.addSubview(view)
    device.advance(by: 0)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let strip = try #require(cell.superview as? UIScrollView)
    #expect(strip !== view && cell.frame == CGRect(x: 195, y: 0, width: 195, height: 200))
    let finger = device.touch(300, 100)
    finger.drag(to: CGPoint(x: 100, y: 100), duration: 0.2)
    #expect(strip.contentOffset.x > 100 && view.contentOffset.y == 0)
    finger.lift()
  }

  @Test func `A column of a group holds what fits into its height`() {
    final class Grid: UICollectionViewController {
      init() {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        super.init(
          collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let device = Device()
    let grid = Grid()
    device.show(grid)
    let frames = (0..<4).compactMap { grid.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY }
    #expect(frames == [0, 40, 80, 120] && grid.collectionView.contentSize.height == 240)
  }

  @Test func `Pages turn under the finger and stop at the ends`() {
    let (device, book) = (Device(), Book())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    device.show(pages)
    func drag(_ start: CGFloat, _ end: CGFloat) {
      let finger = device.touch(start, 400)
      finger.drag(to: CGPoint(x: end, y: 400), duration: 0.2)
      finger.lift()
      device.advance(by: 2)
    }
    drag(300, 50)
    #expect(pages.viewControllers == [book.pages[1]] && book.pages[0].view.window == nil)
    #expect(UIKitDouble.log.isOrdered("page1.viewWillAppear", "page1.viewDidAppear"))
    drag(300, 50)
    drag(300, 50)
    #expect(pages.viewControllers == [book.pages[2]])
    drag(100, 300)
    #expect(pages.viewControllers == [book.pages[1]])
  }
}
