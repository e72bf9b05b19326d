/// A field to search by.
@MainActor open class UISearchBar: UIView {
  /// Points.
  static let height: CGFloat = 52

  open var text: String?
  open var placeholder: String?
}

/// A search bar, and what it finds. The double shows the bar below the title, always.
@MainActor open class UISearchController: UIViewController {
  open private(set) lazy var searchBar = UISearchBar()

  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { unmodelled("controllers from archives") }
}
