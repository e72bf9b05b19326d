/// A column of rows, with reused cells.
@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top, middle, bottom
  }
  public static let automaticDimension: CGFloat = -1

  /// The default height of a row, in points.
  static let standardHeight: CGFloat = 44

  open private(set) var style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var allowsSelection = true
  open private(set) var indexPathForSelectedRow: IndexPath?
  open private(set) lazy var swipeActionRecognizer = RowSwipe(in: self)

  private let pool = ReusePool<UITableViewCell>()
  private var rows: [(path: IndexPath, frame: CGRect)] = []
  private var isLoaded = false

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    addGestureRecognizer(swipeActionRecognizer)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  /// The delegate as a table's: the double cannot narrow the type of an inherited property.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { unmodelled("cells that are not UITableViewCell") }
    pool.register(identifier) { _ in type.init(style: .default, reuseIdentifier: identifier) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    pool.dequeue(identifier, at: indexPath) { $0.prepareForReuse() }
  }

  open func reloadData() {
    pool.keep([]) { _, _ in }
    isLoaded = false
    setNeedsLayout()
  }

  open var numberOfSections: Int {
    guard let dataSource else { return 0 }
    return Optionality.ask { dataSource.numberOfSections(in: self) } ?? 1
  }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { pool.shown[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { pool.path(of: cell) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    load()
    return rows.first { $0.path == indexPath }?.frame ?? .zero
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    load()
    return rows.first { $0.frame.contains(point) }?.path
  }
  open var visibleCells: [UITableViewCell] { pool.shown.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleRows: [IndexPath]? { pool.shown.keys.sorted() }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath)
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: y = row.minY
    case .middle: y = row.midY - bounds.height / 2
    case .bottom: y = row.maxY - bounds.height
    }
    let range = restingRange.y
    setContentOffset(
      CGPoint(x: 0, y: min(max(y, range.lowerBound), range.upperBound)), animated: animated)
  }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let seen = rows.filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
    pool.keep(Set(seen.map(\.path))) { _, _ in }
    for row in seen where pool.shown[row.path] == nil {
      guard let cell = dataSource?.tableView(self, cellForRowAt: row.path) else { continue }
      cell.table = self
      cell.frame = row.frame
      pool.show(cell, at: row.path)
      addSubview(cell)
    }
  }

  private func load() {
    guard !isLoaded, dataSource != nil else { return }
    isLoaded = true
    rows = []
    var y: CGFloat = 0
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = height(at: path)
        rows.append((path, CGRect(x: 0, y: y, width: bounds.width, height: height)))
        y += height
      }
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func height(at path: IndexPath) -> CGFloat {
    let asked = tableDelegate.flatMap { delegate in
      Optionality.ask { delegate.tableView(self, heightForRowAt: path) }
    }
    if let asked, asked >= 0 { return asked }
    return rowHeight >= 0 ? rowHeight : Self.standardHeight
  }

  func tapped(_ cell: UITableViewCell) {
    guard allowsSelection, let path = pool.path(of: cell) else { return }
    indexPathForSelectedRow = path
    guard let delegate = tableDelegate else { return }
    Optionality.ask("\(UIKitDouble.name(of: self)).delegate.didSelectRow(\(path.row))") {
      delegate.tableView(self, didSelectRowAt: path)
    }
  }
}

/// One row.
@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }

  open private(set) var reuseIdentifier: String?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  weak var table: UITableView?

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  open func prepareForReuse() {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { table?.tapped(self) }
}

/// The swipe that uncovers a row's actions: it begins sideways, on rows for which the delegate has actions.
public final class RowSwipe: UIPanGestureRecognizer {
  private weak var table: UITableView?

  init(in table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    name = "swipeActions"
    UIKitDouble.name(self, "swipeActions")
  }

  override var mayStart: Bool {
    guard let table, let delegate = table.tableDelegate, abs(travel.x) > abs(travel.y),
      let path = table.indexPathForRow(at: location(in: table))
    else { return false }
    let isLeading = (travel.x > 0) == (table.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let answer = Optionality.ask {
      isLeading
        ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    }
    return (answer ?? nil) != nil
  }
}
