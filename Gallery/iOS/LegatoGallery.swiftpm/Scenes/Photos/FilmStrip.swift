// All photos in one row.

import UIKit

/// All photos in a row that scrolls sideways.
final class FilmStrip: UICollectionViewController {
  /// The strip's height in points.
  static let height: CGFloat = 64

  var choose: (Picture) -> Void = { _ in }

  init() { super.init(collectionViewLayout: FilmStrip.layout) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .clear
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.reuseIdentifier)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Picture.all.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PictureCell.reuseIdentifier, for: indexPath)
    (cell as? PictureCell)?.picture.show(Picture.all[indexPath.item])
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    choose(Picture.all[indexPath.item])
  }

  private static var layout: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(height), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }
}
