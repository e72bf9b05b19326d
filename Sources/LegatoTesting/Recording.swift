// A recorded gesture.

import Legato

/// The samples of a gesture, recorded or scripted, to be replayed on a ``Stage``.
///
/// Its JSON is the only format of recorded gestures: the web gallery plays the same files, and writes them
/// (`gallery.record()` in its console). It is an object with two keys:
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
/// - `size` is the size in points of the container in which the gesture was made. In a container of another size the
///   places are scaled; without a size they are used as they are.
/// - `samples` are the events in order of time. Each has a `type` (`down`, `move`, `up`, `cancel` or `tap`) and a time
///   `t`, in milliseconds from any fixed instant.
/// - `x` and `y` are points from the container's leading and top edges: where text runs from right to left, the same
///   file is the mirrored gesture.
/// - `pointer` is the finger's number; 0 if it is missing.
/// - A `tap` has no place, but in `on` the name of the tapped element: its `data-testid` in the web gallery. A stage
///   has no elements: there ``Stage/replay(_:scale:pressing:)`` calls the test.
public struct Recording: Equatable, Sendable {
  /// An event of a finger.
  package enum Event: String, CaseIterable, Codable, Sendable {
    /// It landed.
    case down
    /// It moved.
    case move
    /// It lifted.
    case up
    /// The system cancelled all fingers.
    case cancel
    /// It taps an element, wherever the element is.
    case tap
  }

  package struct Sample: Equatable, Sendable {
    package var type: Event
    /// The time, in milliseconds from any fixed instant.
    package var t: Double
    /// The place, in points from the container's leading edge; 0 for a tap.
    package var x: Double
    /// The place, in points from the container's top; 0 for a tap.
    package var y: Double
    /// The finger's number; 0 if the JSON has none.
    package var pointer: Int32
    /// The name of the element that a tap pressed; nil for other events.
    package private(set) var on: String?

    /// An event of a finger, at a time in milliseconds. Numbers are kept as given; see
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
  /// The size of the container in which they were made, in points; nil to use places as they are. If an extent is 0 or
  /// less, places are undefined.
  package var size: Size2D?

  /// A gesture in a container of a size.
  package init(_ samples: [Sample] = [], in size: Size2D? = nil) {
    self.samples = samples
    self.size = size
  }
}
