/// What a navigation asks of a host besides measuring and showing.
public protocol NavigationHost: TransitionHost {
  /// The screen that a finger is about to push, or nil for none: the drag is the page's then.
  func destination(forKey key: Int32) -> Destination?
}

extension NavigationHost {
  /// No screen: the host pushes nothing by a finger.
  public func destination(forKey key: Int32) -> Destination? { nil }
}
