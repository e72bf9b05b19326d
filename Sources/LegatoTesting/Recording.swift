// A recorded gesture.

import Legato

/// The samples of a gesture, a hand's or a scripted one, to be replayed on a ``Stage``.
///
/// Its JSON is the one format for recorded gestures: the web gallery plays the same files and writes them
/// (`gallery.record()` in its console). An object of two keys:
///
/// ```json
/// {"size": {"width": 402, "height": 874}, "samples": [
///   {"type": "tap", "t": 0, "on": "photo-boats"},
///   {"type": "down", "t": 1200, "x": 4, "y": 400, "pointer": 0},
///   {"type": "move", "t": 1216.7, "x": 60, "y": 402, "pointer": 0},
///   {"type": "up", "t": 1233.4, "x": 120, "y": 403, "pointer": 0}
/// ]}
/// ```
///
/// - `size` is that of the container in which the gesture was made, in points above 0. In a container of another size
///   the places are scaled; without a size they are taken as they are.
/// - `samples` are the events in the order of their times. Each has a `type` (`down`, `move`, `up`, `cancel` or `tap`)
///   and a time `t`, in milliseconds from any fixed instant.
/// - `x` and `y` are points from the container's leading and top edges: where the interface reads from right to left,
///   the same file is the mirrored gesture.
/// - `pointer` is the finger's number, 0 if it is left out.
/// - A `tap` has no place, but the name of the element that it presses in `on`: its `data-testid` in the web gallery.
///   On a stage, which has no elements to press, ``Stage/replay(_:scale:pressing:)`` tells the test.
public struct Recording: Equatable, Sendable {
  /// What happened to a finger.
  package enum Event: String, CaseIterable, Codable, Sendable {
    /// It landed.
    case down
    /// It moved.
    case move
    /// It lifted.
    case up
    /// The system took all fingers away.
    case cancel
    /// It pressed an element, wherever that was.
    case tap
  }

  /// One event of one finger.
  package struct Sample: Equatable, Sendable {
    /// What happened.
    package var type: Event
    /// When, in milliseconds from any fixed instant.
    package var t: Double
    /// Where, in points from the container's leading edge; 0 for a tap.
    package var x: Double
    /// Where, in points from the container's top; 0 for a tap.
    package var y: Double
    /// The finger; 0 if the JSON does not say.
    package var pointer: Int32
    /// The name of the element that a tap pressed; nil for everything else.
    package private(set) var on: String?

    /// One event of one finger, at a time in milliseconds. Numbers are kept as given; see
    /// ``Stage/replay(_:scale:pressing:)``.
    package init(_ type: Event, t: Double, x: Double, y: Double, pointer: Int32 = 0) {
      self.type = type
      self.t = t
      self.x = x
      self.y = y
      self.pointer = pointer
    }

    /// A tap on an element, at a time in milliseconds.
    package init(tapOn element: String, t: Double, pointer: Int32 = 0) {
      self.init(.tap, t: t, x: 0, y: 0, pointer: pointer)
      on = element
    }
  }

  /// The events, in the order of their times.
  package var samples: [Sample]
  /// The size of the container in which they were made, in points; nil if places are to be taken as they are. With an
  /// extent that is not above 0 no place can be told.
  package var size: Size2D?

  /// A gesture from its events, made in a container of a size.
  package init(_ samples: [Sample] = [], in size: Size2D? = nil) {
    self.samples = samples
    self.size = size
  }
}
