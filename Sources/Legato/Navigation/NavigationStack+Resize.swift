// The container changes its size.

extension NavigationStack {
  /// The container has another size: what runs is measured anew and goes on at the same inputs, under the finger that
  /// drives it, if one does; extents as in ``size``.
  public func resize(to size: Size) {
    self.size = size
    if session.resize(to: size) { coordinator.regrip() }
    coordinator.contextDidChange()
  }
}
