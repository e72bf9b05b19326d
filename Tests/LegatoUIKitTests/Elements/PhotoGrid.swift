import Legato
import LegatoUIKit
import UIKit

/// A grid of photos in reused cells, three in a row, each 130 points square.
@MainActor final class PhotoGrid: UIViewController, UICollectionViewDataSource {
  let collection: UICollectionView
  var photos = Array(0..<60)

  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
    )
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(130)),
      subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collection.dataSource = self
    view.addSubview(collection)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.picture.legato.elementID = photos[indexPath.item]
    return cell
  }

  /// The picture of a photo, if it is visible.
  func picture(of photo: Int) -> UIImageView? {
    photos.firstIndex(of: photo).flatMap {
      (collection.cellForItem(at: IndexPath(item: $0, section: 0)) as? PhotoCell)?.picture
    }
  }

  func scroll(to photo: Int) {
    guard let item = photos.firstIndex(of: photo) else { return }
    collection.scrollToItem(at: IndexPath(item: item, section: 0), at: .centeredVertically, animated: false)
    collection.layoutIfNeeded()
  }

  /// The pictures that are hidden.
  var hidden: [UIView] {
    collection.visibleCells.compactMap { ($0 as? PhotoCell)?.picture }.filter { $0.alpha != 1 || $0.isHidden }
  }
}

final class PhotoCell: UICollectionViewCell {
  let picture = UIImageView()

  required init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 12
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}

/// One photo, on a screen of its own.
@MainActor final class PhotoScreen: UIViewController {
  var photo: Int { didSet { picture.legato.elementID = photo } }
  let picture = UIImageView()
  /// How far below the top the photo is.
  var top: CGFloat = 200

  init(_ photo: Int) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    UIKitDouble.name(self, "photo \(photo)")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    picture.legato.elementID = photo
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    picture.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.width)
  }
}
