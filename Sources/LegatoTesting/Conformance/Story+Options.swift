// The options of a transition or an interaction.

import Legato

extension Story {
  /// The options of a transition or an interaction, by their names.
  public struct Options: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
      /// A number.
      case number(Double)
      /// A word.
      case word(String)
      /// True or false.
      case flag(Bool)
    }

    /// The values by the options' names.
    package var values: [String: Value]

    package init(_ values: [String: Value] = [:]) { self.values = values }

    /// The number of an option; nil if it has no number.
    public func number(_ key: String) -> Double? {
      if case .number(let number) = values[key] { number } else { nil }
    }

    /// Whether an option is true; `false` if it is missing.
    public func flag(_ key: String) -> Bool { values[key] == .flag(true) }

    /// The direction of an option; nil if it has no direction.
    public func direction(_ key: String = "direction") -> Direction? { word(key).flatMap(Direction.init(storyName:)) }

    /// The edge of an option; nil if it has no edge.
    public func edge(_ key: String = "edge") -> ScreenEdge? { word(key).flatMap(ScreenEdge.init(storyName:)) }

    private func word(_ key: String) -> String? {
      if case .word(let word) = values[key] { word } else { nil }
    }
  }
}

extension Direction {
  init?(storyName: String) {
    guard let direction = Self.allCases.first(where: { "\($0)" == storyName }) else { return nil }
    self = direction
  }
}

extension ScreenEdge {
  init?(storyName: String) {
    guard let edge = Self.allCases.first(where: { "\($0)" == storyName }) else { return nil }
    self = edge
  }
}
