// A page of tabs.

import UIKit

/// Tabs that a finger pages, each with a list that scrolls vertically.
///
/// A swipe back begins on the first tab only; on the others it turns the page.
final class NewsPage: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private let tabs = UISegmentedControl(items: ["Today", "World", "Science"])
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let lists: [NewsList]

  init(_ title: String) {
    let all = Article.all
    lists = [NewsList(all), NewsList(all.suffix(5)), NewsList(all.filter { $0.kicker == "Science" })]
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  /// The index of the visible tab.
  var tab: Int { lists.firstIndex { $0 === pages.viewControllers?.first } ?? 0 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.place(tabs) {
      [
        $0.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        $0.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        $0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      ]
    }
    addChild(pages)
    view.place(pages.view) {
      [
        $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        $0.topAnchor.constraint(equalTo: tabs.bottomAnchor, constant: 8),
        $0.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
    pages.didMove(toParent: self)
    pages.dataSource = self
    pages.delegate = self
    tabs.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
    tabs.selectedSegmentIndex = 0
    turn()
  }

  private func turn() {
    let chosen = tabs.selectedSegmentIndex
    pages.setViewControllers([lists[chosen]], direction: chosen < tab ? .reverse : .forward, animated: false)
  }

  private func list(beside controller: UIViewController, _ step: Int) -> UIViewController? {
    let next = (lists.firstIndex { $0 === controller } ?? 0) + step
    return lists.indices.contains(next) ? lists[next] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    list(beside: viewController, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    list(beside: viewController, 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    tabs.selectedSegmentIndex = tab
  }
}
