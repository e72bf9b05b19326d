// What the headless host scrolls.

import Legato

/// A scroller of a story's screen: the engine scrolls it under a finger, and it glides when the finger has lifted.
struct StoryList {
  /// The time in seconds in which a list's speed falls to 1/e. It follows from UIKit's normal deceleration rate, .998
  /// for each millisecond.
  private static let timeConstant = 0.4995
  private static let decay = DecayMotion(timeConstant: timeConstant)

  private let upper: Double
  private var offset: Double
  /// The distance of a glide, from the offset on.
  private var way = 0.0
  private var start = 0.0

  init(_ scroller: Story.Scroller) {
    upper = max(0, scroller.content - scroller.frame.size[scroller.axis])
    offset = scroller.offset
  }

  /// How far it is scrolled at a time.
  func offset(at time: Double) -> Double {
    let left = way == 0 ? 0 : StoryList.decay.state(at: time - start, displacement: way).value
    return min(max(offset + way - left, 0), upper)
  }

  /// Scrolls it to an offset; with a velocity, in points per second, it glides from there.
  mutating func scroll(to offset: Double, velocity: Double = 0, at time: Double) {
    (self.offset, way, start) = (offset, velocity * StoryList.timeConstant, time)
  }

  /// What the engine knows of it at a time.
  func scrollable(_ scroller: Story.Scroller, at time: Double) -> Scrollable {
    var scrollable = Scrollable(
      axis: scroller.axis, offset: offset(at: time), upper: upper, isPager: scroller.isPager)
    // As on every host.
    scrollable.isShared = scroller.axis == .vertical && !scroller.isPager
    return scrollable
  }
}
