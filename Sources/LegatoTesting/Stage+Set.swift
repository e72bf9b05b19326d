// Setting the stage.

import Legato

extension Stage {
  /// Places an element in a screen: its frame at rest in the container's coordinates, its corner radius, and whether it
  /// casts a shadow, in points. A second call moves it; an empty frame removes it.
  ///
  /// Two screens share an element if both have one with the id. A run under way keeps what it has measured.
  public func place(
    _ element: ElementID, in screen: ScreenID, at frame: Rect2D, radius: Double = 0, hasShadow: Bool = false
  ) {
    remove(element, from: screen)
    set.props.append(
      StageSet.Prop(screen: screen, element: element, frame: frame, radius: radius, hasShadow: hasShadow))
  }

  /// Removes an element from a screen, as a list does that scrolls it out of sight.
  package func remove(_ element: ElementID, from screen: ScreenID) {
    set.props.removeAll { $0.screen == screen && $0.element == element }
  }

  /// Sets a screen's navigation bar; nil removes it.
  public func setBar(_ bar: Bar?, of screen: ScreenID) { set.bars[screen.rawValue] = bar }

  /// Sets whether the stage lacks a screen. Runs with a missing screen are denied.
  package func setMissing(_ screen: ScreenID, _ isMissing: Bool = true) {
    set.missing.removeAll { $0 == screen }
    if isMissing { set.missing.append(screen) }
  }
}
