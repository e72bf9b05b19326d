/// Follows a scroll view. Every requirement is optional in UIKit.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { Optionality.missing() }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Optionality.missing() }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { Optionality.missing() }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    Optionality.missing()
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Optionality.missing() }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { Optionality.missing() }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { Optionality.missing() }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { Optionality.missing() }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    Optionality.missing()
    return nil
  }
}
