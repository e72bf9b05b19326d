// A grid of pictures.

import UIKit

/// A cell with one picture.
final class PictureCell: UICollectionViewCell {
  static let reuseIdentifier = "picture"

  private(set) lazy var picture: PictureView = {
    let picture = PictureView(corners: 12)
    picture.accessibilityTraits = [.image, .button]
    contentView.fill(with: picture)
    return picture
  }()
}

/// A grid of pictures that scrolls vertically.
class PictureGrid: UICollectionViewController {
  private(set) var pictures: [Picture]

  /// - Parameters:
  ///   - columns: The number of pictures side by side.
  ///   - ratio: The height of a cell, as a fraction of its width.
  init(_ pictures: [Picture], columns: Int, ratio: CGFloat = 1) {
    self.pictures = pictures
    super.init(collectionViewLayout: PictureGrid.layout(columns: columns, ratio: ratio))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.reuseIdentifier)
  }

  /// Called before a cell shows a picture.
  func prepare(_ cell: PictureCell, for picture: Picture) {}

  /// Called when a picture is chosen.
  func open(_ picture: Picture) {}

  func remove(_ picture: Picture) {
    pictures.removeAll { $0 == picture }
    collectionView.reloadData()
  }

  /// The view of a picture, scrolled into view; nil if the grid does not have the picture.
  func view(of picture: Picture) -> PictureView? {
    guard let item = pictures.firstIndex(of: picture) else { return nil }
    let path = IndexPath(item: item, section: 0)
    if collectionView.cellForItem(at: path) == nil {
      collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
    }
    return (collectionView.cellForItem(at: path) as? PictureCell)?.picture
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pictures.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PictureCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PictureCell {
      cell.picture.show(pictures[indexPath.item])
      prepare(cell, for: pictures[indexPath.item])
    }
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(pictures[indexPath.item])
  }

  private static func layout(columns: Int, ratio: CGFloat) -> UICollectionViewLayout {
    let part = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(part), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(part * ratio)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }
}
