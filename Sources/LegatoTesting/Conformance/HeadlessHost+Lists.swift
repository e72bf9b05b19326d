// The headless host scrolls as the engine tells it.

import Legato

extension HeadlessHost {
  package func offset(of screen: String) -> Double? { lists[screen]?.offset(at: stage.clock.time) }

  /// The scrollers under a finger that lands at a point on the top screen. It stops what glides there.
  func scrollables(at point: Point2D) -> [Scrollable] {
    touchedList = nil
    guard let scroller = story?.scrollers[top], scroller.frame.contains(point) else { return [] }
    let (list, time) = (lists[top] ?? StoryList(scroller), stage.clock.time)
    scroll(top, to: list.offset(at: time), velocity: 0)
    (stage.listOffset, stage.listVelocity) = (list.offset(at: time), 0)
    touchedList = top
    return [list.scrollable(scroller, at: time)]
  }

  /// Scrolls the list under the finger to where the engine has brought it.
  func followList() {
    guard let touchedList else { return }
    scroll(touchedList, to: stage.listOffset, velocity: stage.listVelocity)
  }

  private func scroll(_ screen: String, to offset: Double, velocity: Double) {
    lists[screen]?.scroll(to: offset, velocity: velocity, at: stage.clock.time)
  }
}
