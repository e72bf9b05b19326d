// A transition's numbers as text, to be kept beside the tests.

import Foundation
import LegatoTesting

@testable import Legato

/// The golden trace of a transition: the state of each layer at nine fractions, for a push and a pop in both layout
/// directions, as far as it is not at rest.
struct GoldenTrace {
  let text: String

  /// How far a number may be off, in its property's unit.
  static let tolerance = 0.001
  private static let fractions = Array(stride(from: 0.0, through: 1, by: 0.125))
  /// Pieces are many: a few show what all do.
  private static let pieces = 8
  /// iPhone 17's corners, in points.
  private static let displayCornerRadius = 55.0
  private static let panel = Rect(x: 16, y: 400, width: 370, height: 450)

  init(_ transition: Transition) {
    var lines: [String] = []
    for operation in [Legato.Operation.push, .pop] {
      for layout in LayoutDirection.allCases {
        lines.append("# \(operation), \(layout == .leftToRight ? "left to right" : "right to left")")
        lines += GoldenTrace.lines(of: transition, GoldenTrace.situation(of: transition, operation, layout))
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func situation(
    of transition: Transition, _ operation: Legato.Operation, _ layout: LayoutDirection
  ) -> TransitionContext {
    let result = context(operation, layout, elements: [.photo])
    result.pieceBudget = pieces
    result.displayCornerRadius = displayCornerRadius
    if transition.keepsCoveredScreenVisible { result.coveringFrame = panel }
    return result
  }

  private static func lines(of transition: Transition, _ context: TransitionContext) -> [String] {
    let timeline = transition.prepare(context)
    let states = fractions.map { timeline.states(at: Inputs(fraction: $0)) }
    return timeline.layers.indices.flatMap { layer in
      [timeline.layers[layer].kind.name]
        + Property.allCases.compactMap { property in
          let values = states.map { $0[layer][property] }
          if values.allSatisfy({ $0 == LayerState.rest[property] }) { return nil }
          let isHeld = values.allSatisfy { $0 == values[0] }
          return "  \(property) " + (isHeld ? values[..<1] : values[...]).map(number).joined(separator: " ")
        }
    }
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == 0 ? "0" : String(format: "%.10g", rounded)
  }

  /// The lines in which a text differs by more than the tolerance, each with what is expected.
  func differences(from expected: String) -> [String] {
    let (got, wanted) = (lines(of: text), lines(of: expected))
    var result: [String] = []
    var place = ""
    for index in 0..<max(got.count, wanted.count) {
      let one = index < got.count ? got[index] : "nothing"
      let other = index < wanted.count ? wanted[index] : "nothing"
      if !one.hasPrefix(" ") { place = one.hasPrefix("#") ? one : place.prefix { $0 != ":" } + ": " + one }
      if !isClose(one, other) { result.append("\(place)\n  expected \(other)\n  got      \(one)") }
    }
    return result
  }

  private func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private func isClose(_ line: String, _ other: String) -> Bool {
    let (words, others) = (line.split(separator: " "), other.split(separator: " "))
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        if let value = Double(word), let wanted = Double(other) {
          return (value - wanted).magnitude <= GoldenTrace.tolerance
        }
        return word == other
      }
  }
}
