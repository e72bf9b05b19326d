// A recorded gesture.

import Foundation
import Legato

/// The samples of a real gesture, to be replayed on a ``Stage``.
///
/// As JSON it is what a page can write from its pointer events:
///
/// ```json
/// {"samples": [{"type": "down", "t": 0, "x": 4, "y": 400, "pointer": 0},
///              {"type": "move", "t": 16.7, "x": 60, "y": 402, "pointer": 0},
///              {"type": "up", "t": 33.4, "x": 120, "y": 403, "pointer": 0}]}
/// ```
public struct Recording: Codable, Equatable, Sendable {
  /// What happened to a finger.
  public enum Event: String, Codable, Sendable {
    /// It landed.
    case down
    /// It moved.
    case move
    /// It lifted.
    case up
    /// The system took all fingers away.
    case cancel
  }

  /// One event of one finger.
  public struct Sample: Codable, Equatable, Sendable {
    /// What happened.
    public var type: Event
    /// When, in milliseconds from any fixed instant.
    public var t: Double
    /// Where, in points from the container's left.
    public var x: Double
    /// Where, in points from the container's top.
    public var y: Double
    /// The finger; 0 if the JSON does not say.
    public var pointer: Int32

    /// One event of one finger, at a time in milliseconds.
    public init(_ type: Event, t: Double, x: Double, y: Double, pointer: Int32 = 0) {
      self.type = type
      self.t = t
      self.x = x
      self.y = y
      self.pointer = pointer
    }

    /// Reads a sample; the finger may be left out.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      type = try values.decode(Event.self, forKey: .type)
      t = try values.decode(Double.self, forKey: .t)
      x = try values.decode(Double.self, forKey: .x)
      y = try values.decode(Double.self, forKey: .y)
      pointer = try values.decodeIfPresent(Int32.self, forKey: .pointer) ?? 0
    }
  }

  /// The events, in the order of their times.
  public var samples: [Sample]

  /// A gesture from its events.
  public init(_ samples: [Sample] = []) { self.samples = samples }

  /// Reads a gesture from JSON; throws what the decoder says of anything else.
  public init(json: String) throws {
    self = try JSONDecoder().decode(Recording.self, from: Data(json.utf8))
  }

  /// The gesture as JSON, a sample a line.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let lines = samples.map { (try? encoder.encode($0)).map { String(decoding: $0, as: UTF8.self) } ?? "null" }
    return "{\"samples\": [\n  " + lines.joined(separator: ",\n  ") + "\n]}\n"
  }
}
