// The headless host scrolls as the engine tells it.

import Legato

extension HeadlessHost {
  package func offset(of screen: String) -> Double? { lists[screen]?.offset(at: stage.clock.time) }

  /// The scrollers under a finger that lands where a screen answers. It stops what glides there.
  func scrollables(at point: Point2D) -> [Scrollable] {
    touchedList = nil
    guard let touched = stage.navigator.screen(at: point).map(name(of:)), let scroller = story?.scrollers[touched],
      scroller.frame.contains(point)
    else { return [] }
    let (list, time) = (lists[touched] ?? StoryList(scroller), stage.clock.time)
    scroll(touched, to: list.offset(at: time), velocity: 0)
    (stage.listOffset, stage.listVelocity) = (list.offset(at: time), 0)
    touchedList = touched
    return [list.scrollable(scroller, at: time)]
  }

  /// Scrolls the list under the finger to where the engine has brought it, or, if the engine has left the finger to
  /// the page, by the finger's travel.
  func followList(_ travel: Vector2D, isLeftToPage: Bool) {
    guard let touchedList else { return }
    if isLeftToPage {
      let along = story?.scrollers[touchedList]?.axis == .horizontal ? travel.dx : travel.dy
      scroll(touchedList, to: (offset(of: touchedList) ?? 0) - along, velocity: 0)
    } else {
      scroll(touchedList, to: stage.listOffset, velocity: stage.listVelocity)
    }
  }

  private func scroll(_ screen: String, to offset: Double, velocity: Double) {
    lists[screen]?.scroll(to: offset, velocity: velocity, at: stage.clock.time)
  }
}
