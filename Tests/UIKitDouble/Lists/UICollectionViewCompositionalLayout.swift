/// A length, as a fraction of the container's or in points.
@MainActor open class NSCollectionLayoutDimension: NSObject {
  private let length: (CGSize) -> CGFloat

  init(_ length: @escaping (CGSize) -> CGFloat) {
    self.length = length
    super.init()
  }

  open class func fractionalWidth(_ part: CGFloat) -> Self { make { $0.width * part } }
  open class func fractionalHeight(_ part: CGFloat) -> Self { make { $0.height * part } }
  open class func absolute(_ points: CGFloat) -> Self { make { _ in points } }
  open class func estimated(_ points: CGFloat) -> Self { make { _ in points } }

  private class func make(_ length: @escaping (CGSize) -> CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutDimension(length), to: Self.self)
  }

  func points(in container: CGSize) -> CGFloat { length(container) }
}

/// A width and a height.
@MainActor open class NSCollectionLayoutSize: NSObject {
  let width: NSCollectionLayoutDimension
  let height: NSCollectionLayoutDimension
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (self.width, self.height) = (width, height)
    super.init()
  }
  func points(in container: CGSize) -> CGSize {
    CGSize(width: width.points(in: container), height: height.points(in: container))
  }
}

/// An item of a group.
@MainActor open class NSCollectionLayoutItem: NSObject {
  let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// A fixed distance.
@MainActor open class NSCollectionLayoutSpacing: NSObject {
  let points: CGFloat
  init(points: CGFloat) {
    self.points = points
    super.init()
  }
  open class func fixed(_ points: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(points: points), to: Self.self)
  }
}

/// Items in a row or in a column.
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?
  let subitems: [NSCollectionLayoutItem]
  let isRow: Bool

  init(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], isRow: Bool) {
    (self.subitems, self.isRow) = (subitems, isRow)
    super.init(layoutSize: layoutSize)
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    unsafeDowncast(NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, isRow: true), to: Self.self)
  }

  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    unsafeDowncast(NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, isRow: false), to: Self.self)
  }

  /// A limit above the number of items that a group on any screen holds.
  private static let mostItems = 100

  /// The frames of the items of one group, from the group's top left corner: as many as fit, but at least one.
  func frames(in container: CGSize) -> [CGRect] {
    let size = layoutSize.points(in: container)
    // A thousandth of a point, for the rounding of fractions such as thirds.
    let room = (isRow ? size.width : size.height) + 0.001
    var frames: [CGRect] = []
    var place: CGFloat = 0
    while !subitems.isEmpty, frames.count < Self.mostItems {
      let item = subitems[frames.count % subitems.count]
      let itemSize = item.layoutSize.points(in: size)
      let length = isRow ? itemSize.width : itemSize.height
      guard place + length <= room || frames.isEmpty else { break }
      let insets = item.contentInsets
      let origin = CGPoint(x: isRow ? place : 0, y: isRow ? 0 : place)
      frames.append(
        CGRect(
          x: origin.x + insets.leading, y: origin.y + insets.top,
          width: itemSize.width - insets.leading - insets.trailing,
          height: itemSize.height - insets.top - insets.bottom))
      place += length + (interItemSpacing?.points ?? 0)
    }
    return frames
  }
}

/// How a section scrolls across the scrolling of the list.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Groups one below the other, or side by side in a strip of their own.
@MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var interGroupSpacing: CGFloat = 0
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// A layout in which each section has its own.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (Int, (any NSCollectionLayoutEnvironment)?) -> NSCollectionLayoutSection?

  private let section: (Int) -> NSCollectionLayoutSection?
  private var placed: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var strips: [Int: Strip] = [:]
  private var height: CGFloat = 0

  public init(section: NSCollectionLayoutSection) {
    self.section = { _ in section }
    super.init()
  }

  public init(sectionProvider: @escaping SectionProvider) {
    section = { sectionProvider($0, nil) }
    super.init()
  }

  override var orthogonalStrips: [Int: Strip] { strips }
  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  open override func prepare() {
    guard let view = collectionView else { return }
    (placed, strips, height) = ([:], [:], 0)
    for index in 0..<view.numberOfSections {
      if let section = section(index) { place(section, index, view) }
    }
  }

  private func place(_ section: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView) {
    let insets = section.contentInsets
    let room = CGSize(width: view.bounds.width - insets.leading - insets.trailing, height: view.bounds.height)
    let group = section.group.layoutSize.points(in: room)
    let frames = section.group.frames(in: room)
    let count = view.numberOfItems(inSection: index)
    guard !frames.isEmpty else { return }
    let groups = (count + frames.count - 1) / frames.count
    let isStrip = section.orthogonalScrollingBehavior != .none
    let top = height + insets.top
    for item in 0..<count {
      let (number, place) = (CGFloat(item / frames.count), frames[item % frames.count])
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
      attributes.frame =
        isStrip
        ? place.offsetBy(dx: number * (group.width + section.interGroupSpacing), dy: 0)
        : place.offsetBy(dx: insets.leading, dy: top + number * (group.height + section.interGroupSpacing))
      placed[attributes.indexPath] = attributes
    }
    let spacing = CGFloat(max(groups - 1, 0)) * section.interGroupSpacing
    if isStrip {
      let behaviour = section.orthogonalScrollingBehavior
      strips[index] = Strip(
        frame: CGRect(x: insets.leading, y: top, width: room.width, height: group.height),
        contentSize: CGSize(width: CGFloat(groups) * group.width + spacing, height: group.height),
        isPaging: behaviour != .continuous && behaviour != .continuousGroupLeadingBoundary)
      height = top + group.height + insets.bottom
    } else {
      height = top + CGFloat(groups) * group.height + spacing + insets.bottom
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed[indexPath]
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.values.filter { attributes in
      let frame = strips[attributes.indexPath.section]?.frame ?? attributes.frame
      return frame.maxY > rect.minY && frame.minY < rect.maxY
    }.sorted { $0.indexPath < $1.indexPath }
  }
}

/// The surroundings of a section's layout. The double models none.
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}
