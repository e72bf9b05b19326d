// The news: paging tabs of vertical lists, articles with bars of their own, and a log of what happens.

import LegatoUIKit
import UIKit

/// The news above the log of its transitions.
final class NewsScene: UIViewController {
  private let log = CallbackLog()
  private let news = UINavigationController()

  @MainActor static func make() -> UIViewController { NewsScene() }

  init() {
    super.init(nibName: nil, bundle: nil)
    let front = NewsPage("The Evening Post")
    front.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: closing)
    front.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Topics") { [weak news] _ in
        news?.pushViewController(NewsPage("Topics"), animated: true)
      })
    news.viewControllers = [front]
    news.legato.install(TransitionPolicy(interactions: [.fullScreenPan(), .edgePan()]), bars: .attached)
    news.legato.addObserver(log)
    log.chooseBars = { [weak news] in news?.legato.bars = $0 }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.place(log) {
      [
        $0.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        $0.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        $0.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        $0.heightAnchor.constraint(equalToConstant: CallbackLog.height),
      ]
    }
    addChild(news)
    view.place(news.view) {
      [
        $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        $0.topAnchor.constraint(equalTo: view.topAnchor),
        $0.bottomAnchor.constraint(equalTo: log.topAnchor, constant: -8),
      ]
    }
    news.didMove(toParent: self)
  }

  // The global default applies to all containers without their own setting: here, while the news are shown.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    TransitionDefaults.policy.transition = .headline()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    TransitionDefaults.policy.transition = nil
  }

  override var childForStatusBarStyle: UIViewController? { news }
}
