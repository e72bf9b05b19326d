/// The position of one item.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var transform = CGAffineTransform.identity

  public required init(indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath) }
}

/// Decides the positions of items.
@MainActor open class UICollectionViewLayout: NSObject {
  /// A section that scrolls sideways by itself.
  struct Strip {
    let frame: CGRect
    let contentSize: CGSize
    let isPaging: Bool
  }

  open internal(set) weak var collectionView: UICollectionView?
  var orthogonalStrips: [Int: Strip] { [:] }

  public override init() { super.init() }
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func invalidateLayout() { collectionView?.reloadData() }

  func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    layoutAttributesForElements(in: rect) ?? []
  }
}

/// Lines of items of one size.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  private var placed: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var size = CGSize.zero

  open override func prepare() {
    guard let view = collectionView else { return }
    if scrollDirection == .horizontal { unmodelled("a flow layout that scrolls sideways") }
    placed = [:]
    var y: CGFloat = 0
    let room = view.bounds.width - sectionInset.left - sectionInset.right
    let columns = max(Int((room + minimumInteritemSpacing) / (itemSize.width + minimumInteritemSpacing)), 1)
    // The items of a full line are spread over the whole width, as in UIKit.
    let gap = columns > 1 ? (room - CGFloat(columns) * itemSize.width) / CGFloat(columns - 1) : 0
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      y += sectionInset.top
      for item in 0..<count {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        let (line, column) = (item / columns, item % columns)
        attributes.frame = CGRect(
          x: sectionInset.left + CGFloat(column) * (itemSize.width + gap),
          y: y + CGFloat(line) * (itemSize.height + minimumLineSpacing), width: itemSize.width, height: itemSize.height)
        placed[attributes.indexPath] = attributes
      }
      let lines = CGFloat((count + columns - 1) / columns)
      y += lines * itemSize.height + max(lines - 1, 0) * minimumLineSpacing + sectionInset.bottom
    }
    size = CGSize(width: view.bounds.width, height: y)
  }

  open override var collectionViewContentSize: CGSize { size }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed[indexPath]
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.values.filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
      .sorted { $0.indexPath < $1.indexPath }
  }
}
