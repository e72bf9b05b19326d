import Legato
import LegatoTesting

/// What a web page was told and what it showed, while it played a story in a browser.
struct BrowserRecording: Decodable {
  /// Something that happened to the page.
  struct Event: Decodable {
    let t: Double
    let type: Recording.Event?
    let pointer: Int32?
    let x: Double?
    let y: Double?
    let request: Story.Action?
  }

  /// A frame that the page showed.
  struct Frame: Decodable {
    let t: Double
    /// How many events had come before it; nil for those whose times are not later than its own. A browser may hand
    /// over an event that is younger than the frame's time before it draws the frame.
    let after: Int?
    let layers: [String: Story.Look?]

    /// How fast the fastest layer has moved since another frame, in points a millisecond.
    func speed(since previous: Frame?) -> Double {
      guard let previous, t > previous.t else { return 0 }
      let ways = layers.map { name, look -> Double in
        guard let look, let before = previous.layers[name] ?? nil else { return 0 }
        return max(abs((look.x ?? 0) - (before.x ?? 0)), abs((look.y ?? 0) - (before.y ?? 0)))
      }
      return (ways.max() ?? 0) / (t - previous.t)
    }
  }

  let story: Story
  let browser: String
  /// In the order in which they happened; times are milliseconds from any instant.
  let events: [Event]
  let frames: [Frame]
  let ends: Story.Ending?

  /// The first of all times.
  var start: Double { min(events.first?.t ?? .infinity, frames.first?.t ?? .infinity) }
}
