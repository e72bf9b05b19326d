/// A search field.
@MainActor open class UISearchBar: UIView {
  /// In points.
  static let height: CGFloat = 52

  open var text: String?
  open var placeholder: String?
}

/// A search bar and its results. The double always shows the bar, below the title.
@MainActor open class UISearchController: UIViewController {
  open private(set) lazy var searchBar = UISearchBar()

  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { unmodelled("controllers from archives") }
}
