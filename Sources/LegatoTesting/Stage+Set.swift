// Setting the stage.

import Legato

extension Stage {
  /// Says where an element lies in a screen, in points in the container's coordinates at rest, its corners' radius, and
  /// whether it casts a shadow. A second call moves it; an empty frame is none.
  ///
  /// Two screens share an element if both have one of the same id. A run that is under way keeps what it has asked.
  public func place(
    _ element: ElementID, in screen: ScreenID, at frame: Rect2D, radius: Double = 0, hasShadow: Bool = false
  ) {
    remove(element, from: screen)
    set.props.append(
      StageSet.Prop(screen: screen, element: element, frame: frame, radius: radius, hasShadow: hasShadow))
  }

  /// Takes an element away from a screen, as a list does that has scrolled it out of sight.
  package func remove(_ element: ElementID, from screen: ScreenID) {
    set.props.removeAll { $0.screen == screen && $0.element == element }
  }

  /// Gives a screen a navigation bar; nil takes it away.
  public func setBar(_ bar: Bar?, of screen: ScreenID) { set.bars[screen.rawValue] = bar }

  /// Says whether the stage has a screen at all. One that is missing denies every run.
  package func setMissing(_ screen: ScreenID, _ isMissing: Bool = true) {
    set.missing.removeAll { $0 == screen }
    if isMissing { set.missing.append(screen) }
  }
}
