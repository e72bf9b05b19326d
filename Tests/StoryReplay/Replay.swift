import Legato
import LegatoTesting

/// A recording, replayed on the headless host at the times of its events and frames.
struct Replay {
  /// What a browser may round: a page measures boxes.
  private static let (tolerance, fadeTolerance) = (1.0, 0.02)
  /// How far the times of an event and of a frame may be off together, in milliseconds: Firefox rounds each to one.
  private static let grain = 2.0
  /// How long a run may go on after the last frame, in seconds.
  private static let patience = 5.0

  let recording: BrowserRecording
  private let host = HeadlessHost()

  init(_ recording: BrowserRecording) { self.recording = recording }

  /// In what the page differs from the host, a line each.
  func deviations() throws -> [String] {
    guard recording.frames.contains(where: { !$0.layers.isEmpty }) else {
      return ["\(recording.story.name): \(recording.browser) has recorded no layer"]
    }
    try host.begin(recording.story, .standard)
    var player = StoryPlayer(recording.story)
    player.fadeTolerance = Replay.fadeTolerance
    var deviations: [Deviation] = []
    var events = recording.events[...]
    var previous = recording.frames.first
    for frame in recording.frames {
      player.tolerance = Replay.tolerance + frame.speed(since: previous) * Replay.grain
      previous = frame
      while let event = events.first, frame.after.map({ events.startIndex < $0 }) ?? (event.t <= frame.t) {
        try perform(events.removeFirst(), at: event.t)
      }
      host.pass(until: seconds(frame.t))
      host.showFrame()
      let time = frame.t - recording.start
      deviations += player.differences(from: Story.Sight(at: time, layers: frame.layers), on: host)
    }
    for event in events { try perform(event, at: event.t) }
    host.stage.settle(limit: Replay.patience)
    if let ends = recording.ends { deviations += player.differences(from: ends, on: host) }
    return deviations.map(line)
  }

  private func perform(_ event: BrowserRecording.Event, at time: Double) throws {
    host.pass(until: seconds(time))
    if case .request(let request) = event.request { try host.perform(request) }
    guard let type = event.type else { return }
    try host.touch(type, finger: event.pointer ?? 0, at: Point2D(x: event.x ?? 0, y: event.y ?? 0))
  }

  private func seconds(_ time: Double) -> Double { (time - recording.start) / 1000 }

  private func line(_ deviation: Deviation) -> String {
    let time = deviation.at.map { "at \(Int($0.rounded())) ms" } ?? "at the end"
    return "\(deviation.story), \(time): \(deviation.what) is \(deviation.expected) in \(recording.browser), "
      + "and \(deviation.seen) on the stage"
  }
}
