// Reads a story's JSON.

import Foundation
import Legato

/// An object in a story's JSON; unknown keys are faults.
struct StoryReader {
  struct Key: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral value: String) { stringValue = value }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  let values: KeyedDecodingContainer<Key>

  /// - Parameter known: the allowed keys.
  init(_ decoder: any Decoder, known: [String]) throws {
    values = try decoder.container(keyedBy: Key.self)
    if let stranger = values.allKeys.first(where: { !known.contains($0.stringValue) }) {
      throw fault(stranger, "it has no meaning here", "one of " + known.joined(separator: ", "))
    }
  }

  /// The value of a required key.
  func callAsFunction<Value: Decodable>(_ key: Key) throws -> Value { try values.decode(Value.self, forKey: key) }

  /// The value of an optional key.
  func optional<Value: Decodable>(_ key: Key) throws -> Value? { try values.decodeIfPresent(Value.self, forKey: key) }

  /// A value by its name.
  func name<Value: RawRepresentable<String> & CaseIterable>(_ key: Key, _ type: Value.Type) throws -> Value {
    try named(key, try self(key), Value.allCases) { $0.rawValue }
  }

  func edge(_ key: Key, _ name: String) throws -> ScreenEdge { try named(key, name, ScreenEdge.allCases) { "\($0)" } }

  /// The value among these that has a name.
  func named<Value>(
    _ key: Key, _ name: String, _ all: some Sequence<Value>, _ nameOf: (Value) -> String
  ) throws -> Value {
    if let value = all.first(where: { nameOf($0) == name }) { return value }
    throw fault(key, "it is \"\(name)\"", "one of " + all.map(nameOf).joined(separator: ", "))
  }

  func pair(_ key: Key) throws -> (Double, Double) {
    let numbers: [Double] = try self(key)
    guard numbers.count == 2 else {
      throw JSONFault(at: values.codingPath + [key], "it has \(numbers.count) numbers", in: .story)
    }
    return (numbers[0], numbers[1])
  }

  func fault(_ key: Key, _ problem: String, _ valid: String) -> JSONFault {
    JSONFault(JSONFormat.story.place(of: values.codingPath + [key]), problem, valid)
  }
}

extension JSONFormat {
  /// The format of conformance stories.
  static let story = JSONFormat(
    name: "the story",
    form: "an object such as {\"story\": \"A push comes\", \"container\": \"stack\", \"screens\": [\"list\"]}",
    items: [
      "steps": ("step", "an object such as {\"at\": 0, \"push\": \"detail\"}"),
      "seen": ("sight", "an object such as {\"at\": 100, \"layers\": {\"detail\": {\"x\": 0}}}"),
      "screens": ("screen", "a screen's name"), "set": ("screen", "a screen's name"),
      "interactions": ("interaction", "a name, or an object that has one"),
      "detents": ("detent", "a part of the height, a number of points above 1, or \"content\""),
    ],
    values: [
      "story": "one sentence", "size": "an object such as {\"width\": 390, \"height\": 844}",
      "screens": "a list of the screens' names, the root first", "set": "a list of screens' names, the root first",
      "steps": "a list such as [{\"at\": 0, \"push\": \"detail\"}]",
      "seen": "a list such as [{\"at\": 100, \"layers\": {\"detail\": {\"x\": 0}}}]",
      "layers": "an object of layers by their names", "offsets": "an object of points by the screens' names",
      "bars": "a list of screens' names, or in a sight an object such as {\"detail\": true}",
      "barsBelow": "an object such as {\"detail\": true}", "wholeBar": "true or false",
      "inner": "an object such as {\"in\": \"page\", \"screens\": [\"list\"]}, or in a sight a list of screens' names",
      "at": "a number of milliseconds from 0 on", "over": "a number of milliseconds",
      "finger": "a finger's whole number",
      "down": "a place such as [5, 400]", "drag": "a way such as [160, 0]", "up": "true", "cancel": "true",
      "pop": "true", "popToRoot": "true", "dismiss": "true", "close": "true", "reverse": "true",
      "push": "a screen's name", "popTo": "a screen's name", "replace": "a screen's name",
      "present": "a screen's name", "select": "a tab's name", "open": "a side of a hub, or true for a drawer",
      "detent": "a detent such as 0.5", "detents": "a list such as [0.5, 300, \"content\"]",
      "initialDetent": "a detent such as 0.5", "scrub": "a number of 0 ... 1",
      "letGo": "true if the covering screen stays, or false", "deny": "true or false",
      "deferAnswers": "true or false", "giveAnswer": "true or false",
      "resize": "an object such as {\"width\": 844, \"height\": 390}", "place": "an element's name",
      "in": "a screen's name", "frame": "an object such as {\"x\": 0, \"y\": 0, \"width\": 90, \"height\": 90}",
      "x": "a number of points", "y": "a number of points", "width": "a number of points above 0",
      "height": "a number of points above 0", "opacity": "a number of 0 ... 1", "fraction": "a number",
      "name": "a name", "animated": "true or false", "reducedMotion": "true or false", "running": "true or false",
      "interactions": "a list of names", "transition": "a name, or an object that has one",
      "known": "an object such as {\"issue\": 16, \"because\": \"why\"}", "issue": "an issue's whole number",
      "because": "what happens instead", "skips": "an object of reasons by the hosts' names",
    ])
}
