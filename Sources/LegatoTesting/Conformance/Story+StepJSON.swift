// The steps of a story as JSON.

import Legato

extension Story.Step: Decodable {
  /// Reads a step; throws a ``JSONFault`` or the decoder's error.
  package init(from decoder: any Decoder) throws {
    let action = try Story.Action(from: decoder)
    let values = try decoder.container(keyedBy: StoryReader.Key.self)
    self.init(at: try values.decode(Double.self, forKey: "at"), action: action)
    guard at >= 0 else {
      throw Story.Fault(at: decoder.codingPath + [StoryReader.Key("at")], "it is \(at)", in: .story)
    }
  }
}

extension Story.Action: Decodable {
  /// The keys that each verb may have besides itself.
  private static let extras: [String: [String]] = [
    "down": ["finger"], "drag": ["over", "finger"], "up": ["finger"], "cancel": [],
    "push": ["transition", "interactions", "animated"], "replace": ["transition", "interactions", "animated"],
    "present": ["transition", "interactions", "animated", "detents", "initialDetent"],
    "set": ["transition", "animated"],
    "pop": ["transition", "animated"], "popTo": ["transition", "animated"],
    "popToRoot": ["transition", "animated"], "dismiss": ["transition", "animated"], "open": ["animated"],
    "close": ["animated"], "select": ["animated"], "detent": [], "reverse": [], "scrub": [], "letGo": [],
    "deny": [], "deferAnswers": [], "giveAnswer": [], "resize": [], "place": ["in", "frame"],
  ]

  /// Reads the action of a step; throws a ``JSONFault`` or the decoder's error.
  package init(from decoder: any Decoder) throws {
    let names = try decoder.container(keyedBy: StoryReader.Key.self).allKeys.map(\.stringValue)
    let verbs = names.filter { Story.Action.extras[$0] != nil }
    guard verbs.count == 1 else {
      let known = Story.Action.extras.keys.sorted().joined(separator: ", ")
      throw Story.Fault(
        JSONFormat.story.place(of: decoder.codingPath), "it does \(verbs.count) things", "one that does one of \(known)"
      )
    }
    let read = try StoryReader(decoder, known: ["at", verbs[0]] + (Story.Action.extras[verbs[0]] ?? []))
    self = try Story.Action(touch: verbs[0], read) ?? .request(Story.Request(verbs[0], read))
  }

  /// Reads the action of a finger; nil for other verbs.
  private init?(touch verb: String, _ read: StoryReader) throws {
    switch verb {
    case "down":
      let (x, y) = try read.pair("down")
      self = .down(finger: try read.finger, Point2D(x: x, y: y))
    case "drag":
      let (x, y) = try read.pair("drag")
      self = .drag(finger: try read.finger, by: Vector2D(dx: x, dy: y), over: try read("over"))
    case "up": self = .up(finger: try read.finger)
    case "cancel": self = .cancel
    default: return nil
    }
  }
}

extension Story.Request {
  fileprivate init(_ verb: String, _ read: StoryReader) throws {
    let key = StoryReader.Key(stringValue: verb)
    switch verb {
    case "push": self = .push(try read(key), try read.call)
    case "present":
      self = .present(
        try read(key), detents: try read.optional("detents") ?? [], initialDetent: try read.optional("initialDetent"),
        try read.call)
    case "replace": self = .replace(try read(key), try read.call)
    case "set": self = .set(try read(key), try read.call)
    case "popTo": self = .popTo(try read(key), try read.call)
    case "select": self = .select(try read(key), try read.call)
    case "detent": self = .detent(try read(key))
    case "scrub": self = .scrub(try read(key))
    case "letGo": self = .letGo(stays: try read(key))
    case "deny": self = .deny(try read(key))
    case "deferAnswers": self = .deferAnswers(try read(key))
    case "giveAnswer": self = .giveAnswer(try read(key))
    case "resize": self = .resize((try read(key) as Story.Extent).size)
    case "place": self = .place(try read(key), in: try read("in"), try read("frame"))
    case "open": self = .open(try read.side, try read.call)
    default: self = try Story.Request(plain: verb, try read.call)
    }
  }

  /// A request without a value.
  private init(plain verb: String, _ call: Story.Call) throws {
    switch verb {
    case "pop": self = .pop(call)
    case "popToRoot": self = .popToRoot(call)
    case "dismiss": self = .dismiss(call)
    case "close": self = .close(call)
    default: self = .reverse
    }
  }
}

extension StoryReader {
  fileprivate var finger: Int32 { get throws { try optional("finger") ?? 0 } }

  fileprivate var call: Story.Call {
    get throws {
      Story.Call(
        policy: Story.Policy(transition: try optional("transition"), interactions: try optional("interactions")),
        isAnimated: try optional("animated") ?? true)
    }
  }

  /// A hub's side; nil for a drawer, whose value is `true`.
  fileprivate var side: ScreenEdge? {
    get throws { (try? values.decode(Bool.self, forKey: "open")) == nil ? try edge("open", try self("open")) : nil }
  }
}

extension Detent: Decodable {
  /// Reads a fraction up to 1, a number of points above 1, or the word `content`.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self.init(number: number)
      return
    }
    guard try value.decode(String.self) == "content" else {
      throw Story.Fault(at: decoder.codingPath, "it is another word than content", in: .story)
    }
    self = .content
  }
}
