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
