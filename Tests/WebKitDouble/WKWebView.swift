import UIKit

/// A web page, of which the double has the scroll view.
@MainActor open class WKWebView: UIView {
  public let scrollView = UIScrollView()
  open var allowsBackForwardNavigationGestures = false
  open var canGoBack = false
  open var canGoForward = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  public required init?(coder: NSCoder) { nil }
}
