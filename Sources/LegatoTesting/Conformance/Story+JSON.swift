// A story as JSON.

import Foundation
import Legato

extension Story {
  /// A fault in a story's JSON.
  package typealias Fault = JSONFault

  /// Reads a story from JSON; throws a ``JSONFault`` if it is invalid.
  public init(json: String) throws { try self.init(data: Data(json.utf8)) }

  /// Reads a story from a file's bytes; throws a ``JSONFault`` if it is invalid.
  package init(data: Data) throws {
    do {
      self = try JSONDecoder().decode(Story.self, from: data)
    } catch let error as DecodingError {
      throw Fault(error, in: .story)
    }
  }
}

extension Story: Decodable {
  private static let keys = [
    "story", "container", "size", "layoutDirection", "reducedMotion", "screens", "neighbors", "panel", "transition",
    "interactions", "policies", "elements", "scrollers", "contents", "bars", "inner", "needs", "steps", "seen", "ends",
    "skips", "known",
  ]

  /// Reads a story; throws a ``JSONFault`` or the decoder's error.
  public init(from decoder: any Decoder) throws {
    let read = try StoryReader(decoder, known: Story.keys)
    name = try read("story")
    container = try read.name("container", Container.self)
    size = try read.optional("size").map { (size: Extent) in size.size } ?? Size2D(width: 390, height: 844)
    let direction: String? = try read.optional("layoutDirection")
    layoutDirection =
      try direction.map {
        try read.named("layoutDirection", $0, [ReadingDirection.leftToRight, .rightToLeft]) { "\($0)" }
      } ?? .leftToRight
    reducedMotion = try read.optional("reducedMotion") ?? false
    screens = try read("screens")
    guard !screens.isEmpty else { throw read.fault("screens", "it is empty", "a list of one screen at least") }
    let neighbors: [String: String] = try read.optional("neighbors") ?? [:]
    self.neighbors = try Dictionary(
      uniqueKeysWithValues: neighbors.map { (try read.edge("neighbors", $0.key), $0.value) })
    panel = try read.optional("panel")
    policy = Policy(transition: try read.optional("transition"), interactions: try read.optional("interactions"))
    policies = try read.optional("policies") ?? [:]
    elements = try read.optional("elements") ?? [:]
    scrollers = try read.optional("scrollers") ?? [:]
    contents = try read.optional("contents") ?? [:]
    bars = try read.optional("bars") ?? []
    inner = try read.optional("inner")
    let needs: [String] = try read.optional("needs") ?? []
    self.needs = try needs.map { try read.named("needs", $0, Need.allCases) { $0.rawValue } }
    steps = try read("steps")
    seen = try read.optional("seen") ?? []
    ends = try read.optional("ends") ?? Ending()
    skips = try read.optional("skips") ?? [:]
    known = try read.optional("known")
    if let place = Story.disorder(of: steps.map(\.at)) {
      throw Fault("step \(place + 1), \"at\"", "it is before the step above", "at its time or later")
    }
    if let place = Story.disorder(of: seen.map(\.at)) {
      throw Fault("sight \(place + 1), \"at\"", "it is before the sight above", "at its time or later")
    }
  }

  /// The index of the first time that is smaller than the time before it.
  private static func disorder(of times: [Double]) -> Int? {
    times.indices.dropFirst().first { times[$0] < times[$0 - 1] }
  }

  struct Extent: Decodable {
    let size: Size2D

    init(from decoder: any Decoder) throws {
      let read = try StoryReader(decoder, known: ["width", "height"])
      size = Size2D(width: try read("width"), height: try read("height"))
      guard size.width > 0, size.height > 0 else {
        let key: StoryReader.Key = size.width > 0 ? "height" : "width"
        throw Fault(at: decoder.codingPath + [key], "it is not above 0", in: .story)
      }
    }
  }
}

extension Story.Part: Decodable {
  /// Reads a name, or an object with a name.
  package init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(name)
      return
    }
    var options = try decoder.singleValueContainer().decode([String: Story.Options.Value].self)
    guard case .word(let name) = options.removeValue(forKey: "name") else {
      throw Story.Fault(at: decoder.codingPath + [StoryReader.Key("name")], "it is missing", in: .story)
    }
    self.init(name, Story.Options(options))
  }
}

extension Story.Options.Value: Decodable {
  /// Reads a number, a word, or true or false.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .word(try value.decode(String.self))
    }
  }
}

extension Story.Policy: Decodable {
  package init(from decoder: any Decoder) throws {
    let read = try StoryReader(decoder, known: ["transition", "interactions"])
    self.init(transition: try read.optional("transition"), interactions: try read.optional("interactions"))
  }
}

extension Story.Inner: Decodable {
  package init(from decoder: any Decoder) throws {
    let read = try StoryReader(decoder, known: ["in", "screens", "transition", "interactions", "denies"])
    let policy = Story.Policy(
      transition: try read.optional("transition"), interactions: try read.optional("interactions"))
    self.init(
      screen: try read("in"), screens: try read("screens"), policy: policy,
      denies: try read.optional("denies") ?? false)
    guard !screens.isEmpty else { throw read.fault("screens", "it is empty", "a list of one screen at least") }
  }
}

extension Story.Panel: Decodable {
  package init(from decoder: any Decoder) throws {
    let read = try StoryReader(decoder, known: ["screen", "edge", "extent"])
    self.init(screen: try read("screen"), edge: try read.edge("edge", try read("edge")), extent: try read("extent"))
  }
}

extension Story.Element: Decodable {
  package init(from decoder: any Decoder) throws {
    let read = try StoryReader(decoder, known: ["x", "y", "width", "height", "radius"])
    self.init(
      frame: Rect2D(x: try read("x"), y: try read("y"), width: try read("width"), height: try read("height")),
      radius: try read.optional("radius") ?? 0)
  }
}

extension Story.Scroller: Decodable {
  package init(from decoder: any Decoder) throws {
    let read = try StoryReader(decoder, known: ["axis", "frame", "content", "offset", "pager"])
    let element: Story.Element = try read("frame")
    self.init(
      axis: try read.named("axis", try read("axis"), [ScreenAxis.horizontal, .vertical]) { "\($0)" },
      frame: element.frame,
      content: try read("content"), offset: try read.optional("offset") ?? 0,
      isPager: try read.optional("pager") ?? false)
  }
}

extension Story.Look: Decodable {
  package init(from decoder: any Decoder) throws {
    let read = try StoryReader(decoder, known: ["x", "y", "width", "height", "opacity"])
    (x, y) = (try read.optional("x"), try read.optional("y"))
    (width, height) = (try read.optional("width"), try read.optional("height"))
    opacity = try read.optional("opacity")
  }
}

extension Story.Sight: Decodable {
  private static let keys = [
    "at", "fraction", "running", "layers", "top", "screens", "offsets", "inner", "bars", "barsBelow", "wholeBar",
  ]

  package init(from decoder: any Decoder) throws {
    let read = try StoryReader(decoder, known: Story.Sight.keys)
    self.init(at: try read("at"), layers: try read.optional("layers") ?? [:])
    fraction = try read.optional("fraction")
    running = try read.optional("running")
    top = try read.optional("top")
    screens = try read.optional("screens")
    offsets = try read.optional("offsets") ?? [:]
    inner = try read.optional("inner")
    bars = try read.optional("bars") ?? [:]
    barsBelow = try read.optional("barsBelow") ?? [:]
    wholeBar = try read.optional("wholeBar")
  }
}

extension Story.Ending: Decodable {
  package init(from decoder: any Decoder) throws {
    let read = try StoryReader(
      decoder, known: ["screens", "outcomes", "callbacks", "detents", "attempts", "inner", "scrolled"])
    self.init(
      screens: try read.optional("screens"), outcomes: try read.optional("outcomes"),
      callbacks: try read.optional("callbacks"), detents: try read.optional("detents"),
      attempts: try read.optional("attempts"), inner: try read.optional("inner"),
      scrolled: try read.optional("scrolled"))
  }
}

extension Story.Known: Decodable {
  package init(from decoder: any Decoder) throws {
    let read = try StoryReader(decoder, known: ["issue", "because", "hosts"])
    self.init(issue: try read("issue"), because: try read("because"), hosts: try read.optional("hosts"))
  }
}
