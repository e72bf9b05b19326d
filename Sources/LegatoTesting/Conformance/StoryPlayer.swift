// Plays stories on hosts.

import Legato

/// Plays a story frame by frame, and reports where a host deviates from it.
public struct StoryPlayer {
  /// How far a place may be off, in points.
  package var tolerance = 0.5
  /// How far an opacity or a fraction may be off.
  package var fadeTolerance = 0.01
  /// The frames in a second of a story.
  static let frameRate = 60.0
  /// How long a story may continue after its last step, in seconds.
  private static let patience = 5.0

  let story: Story
  let terms: StoryTerms

  /// A player for a story, with the meaning of the names in it.
  public init(_ story: Story, terms: StoryTerms = .standard) {
    self.story = story
    self.terms = terms
  }

  /// Plays the story and returns all deviations of the host. Throws a ``JSONFault`` for an unknown name, or the host's
  /// error.
  package func deviations(on host: some StoryHost) throws -> [Deviation] {
    try host.begin(story, terms)
    var fingers: [Int32: StoryFinger] = [:]
    var deviations: [Deviation] = []
    var steps = story.steps[...]
    var seen = story.seen[...]
    var frame = 0
    var end = 0
    repeat {
      if frame > 0 { try show(frame, &fingers, host) }
      while let sight = seen.first, StoryPlayer.frame(at: sight.at) <= frame {
        deviations += differences(from: sight, on: host)
        seen.removeFirst()
      }
      while let step = steps.first, StoryPlayer.frame(at: step.at) <= frame {
        try perform(step.action, &fingers, host)
        steps.removeFirst()
        end = frame + Int(StoryPlayer.patience * StoryPlayer.frameRate)
      }
      frame += 1
    } while !steps.isEmpty || !seen.isEmpty || fingers.values.contains(where: \.isMoving)
      || host.isRunning && frame < end
    return deviations + differences(from: story.ends, on: host)
  }

  /// The faults on a ``Stage``, one sentence each. Throws a ``JSONFault`` for an unknown name.
  public func faults() throws -> [String] { try faults(on: HeadlessHost()) }

  /// The faults, one sentence each; none if the host passes the story or skips it. Passing a story that the host is
  /// known to fail is a fault, too.
  package func faults(on host: some StoryHost) throws -> [String] {
    if story.skips[host.name] != nil { return [] }
    let deviations = try deviations(on: host)
    guard let known = story.known, story.isKnown(on: host.name) else { return deviations.map(\.description) }
    return deviations.isEmpty ? ["\(story.name): it is kept now; take its mark \"known\" (\(known.issue)) away"] : []
  }

  private static func frame(at milliseconds: Double) -> Int { Int((milliseconds * frameRate / 1000).rounded()) }

  /// Lets time pass, moves fingers, and shows a frame.
  private func show(_ frame: Int, _ fingers: inout [Int32: StoryFinger], _ host: some StoryHost) throws {
    host.pass(until: Double(frame) / StoryPlayer.frameRate)
    for number in fingers.keys.sorted() {
      if let point = fingers[number]?.move() { try host.touch(.move, finger: number, at: point) }
    }
    host.showFrame()
  }

  private func perform(
    _ action: Story.Action, _ fingers: inout [Int32: StoryFinger], _ host: some StoryHost
  ) throws {
    switch action {
    case .down(let number, let point):
      fingers[number] = StoryFinger(at: point)
      try host.touch(.down, finger: number, at: point)
    case .drag(let number, let way, let duration):
      fingers[number]?.drag(by: way, frames: StoryPlayer.frame(at: duration))
    case .up(let number):
      guard let finger = fingers.removeValue(forKey: number) else { return }
      try host.touch(.up, finger: number, at: finger.position)
    case .cancel:
      try host.touch(.cancel, finger: 0, at: fingers.values.first?.position ?? .zero)
      fingers = [:]
    case .request(let request): try host.perform(request)
    }
  }
}
