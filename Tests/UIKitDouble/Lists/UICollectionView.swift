/// Items in any layout, with reused cells.
@MainActor open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
    public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
    public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
  }
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal
  }

  open weak var dataSource: (any UICollectionViewDataSource)?
  open private(set) var collectionViewLayout: UICollectionViewLayout
  open var allowsSelection = true
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []

  private let pool = ReusePool<UICollectionViewCell>()
  private var sections: [Int: UIScrollView] = [:]
  private var isPrepared = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  /// The delegate as a collection's: the double cannot narrow the type of an inherited property.
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else {
      unmodelled("cells that are not UICollectionViewCell")
    }
    pool.register(identifier) { _ in
      let cell = type.init(frame: .zero)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    pool.dequeue(identifier, at: indexPath) { $0.prepareForReuse() }
  }

  open func reloadData() {
    pool.keep([]) { _, _ in }
    isPrepared = false
    setNeedsLayout()
  }

  open var numberOfSections: Int {
    guard let dataSource else { return 0 }
    return Optionality.ask { dataSource.numberOfSections(in: self) } ?? 1
  }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { pool.shown[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { pool.path(of: cell) }
  open var visibleCells: [UICollectionViewCell] { pool.shown.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleItems: [IndexPath] { pool.shown.keys.sorted() }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: .zero).insetBy(dx: -1, dy: -1))?
      .first { $0.frame.contains(point) }?.indexPath
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var target = contentOffset
    if scrollPosition.contains(.top) { target.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { target.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { target.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { target.x = frame.maxX - bounds.width }
    let range = restingRange
    target.x = min(max(target.x, range.x.lowerBound), range.x.upperBound)
    target.y = min(max(target.y, range.y.lowerBound), range.y.upperBound)
    setContentOffset(target, animated: animated)
  }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathsForSelectedItems = indexPath.map { [$0] }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { indexPathsForSelectedItems = [] }

  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareLayout()
    let seen = collectionViewLayout.visibleAttributes(in: bounds)
    pool.keep(Set(seen.map(\.indexPath))) { _, _ in }
    for attributes in seen where pool.shown[attributes.indexPath] == nil {
      guard let cell = dataSource?.collectionView(self, cellForItemAt: attributes.indexPath) else { continue }
      cell.collection = self
      cell.frame = attributes.frame
      cell.alpha = attributes.alpha
      pool.show(cell, at: attributes.indexPath)
      (sections[attributes.indexPath.section] ?? self).addSubview(cell)
    }
  }

  private func prepareLayout() {
    guard !isPrepared, dataSource != nil else { return }
    isPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    for section in sections.values { section.removeFromSuperview() }
    sections = [:]
    for (section, strip) in collectionViewLayout.orthogonalStrips {
      let view = UIScrollView(frame: strip.frame)
      view.contentSize = strip.contentSize
      view.isPagingEnabled = strip.isPaging
      view.showsHorizontalScrollIndicator = false
      sections[section] = view
      addSubview(view)
    }
  }

  func tapped(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = pool.path(of: cell) else { return }
    indexPathsForSelectedItems = [path]
    guard let delegate = collectionDelegate else { return }
    Optionality.ask("\(UIKitDouble.name(of: self)).delegate.didSelectItem(\(path.item))") {
      delegate.collectionView(self, didSelectItemAt: path)
    }
  }
}

/// A view that a collection reuses.
@MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { unmodelled("views from archives") }
  open func prepareForReuse() {}
}

/// One item.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  weak var collection: UICollectionView?

  public required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { collection?.tapped(self) }
}

/// The content of a collection. The first two requirements are required.
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    Optionality.missing()
    return 1
  }
}

/// Decides about items. Every requirement is optional in UIKit.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    Optionality.missing()
  }
}
