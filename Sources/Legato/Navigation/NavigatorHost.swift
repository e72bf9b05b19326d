/// What a navigator asks of a host: to measure, to show, and to supply the screens that a finger brings.
public protocol NavigatorHost: AnyObject {
  /// Puts the new screen in place and measures both; nil if one of them is not there, which refuses the request.
  /// It is asked again when the container is resized, and for what rests below a screen at a stop.
  func transitionContext(for request: TransitionRequest) -> TransitionContext?

  /// The layers to show from now on, bottom first; empty when the container is at rest.
  ///
  /// A host keeps what it has made for a layer of the same kind, makes what is new, and restores the rest exactly.
  func layersDidChange(_ layers: [Layer])

  /// The screen that a finger is about to push, or nil for none: the drag is the page's then.
  func destination(forKey key: Int32) -> Destination?
}

extension NavigatorHost {
  /// No screen: the host pushes nothing by a finger.
  public func destination(forKey key: Int32) -> Destination? { nil }
}
