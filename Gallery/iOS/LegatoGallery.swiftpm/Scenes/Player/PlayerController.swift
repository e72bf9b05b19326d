// The films, one on each screen.

import UIKit

/// A vertical pager of films.
final class PlayerController: UICollectionViewController {
  /// Removes a film from the grid that has opened the player.
  var remove: (Picture) -> Void = { _ in }
  private(set) var current: Picture
  private let films: [Picture]
  private var hasBegun = false

  init(_ films: [Picture], at first: Picture) {
    (self.films, current) = (films, first)
    super.init(collectionViewLayout: PlayerController.layout)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .black
    collectionView.isPagingEnabled = true
    collectionView.showsVerticalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(FilmPage.self, forCellWithReuseIdentifier: FilmPage.reuseIdentifier)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasBegun, collectionView.bounds.height > 0 else { return }
    hasBegun = true
    turn(to: current)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let shown = current
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.collectionView.collectionViewLayout.invalidateLayout()
      self?.turn(to: shown)
    })
  }

  private func turn(to film: Picture) {
    collectionView.layoutIfNeeded()
    guard let item = films.firstIndex(of: film) else { return }
    collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard hasBegun, scrollView.bounds.height > 0 else { return }
    let page = Int((scrollView.contentOffset.y / scrollView.bounds.height).rounded())
    if films.indices.contains(page) { current = films[page] }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    films.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: FilmPage.reuseIdentifier, for: indexPath)
    let film = films[indexPath.item]
    (cell as? FilmPage)?.show(
      film,
      buttons: [
        UIAction(title: "Back") { [weak self] _ in self?.dismiss(animated: true) },
        UIAction(title: "Remove") { [weak self] _ in self?.remove(film) },
      ])
    return cell
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private static var layout: UICollectionViewLayout {
    let screen = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: screen, subitems: [NSCollectionLayoutItem(layoutSize: screen)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
