// A transition's numbers as text, to be kept beside the tests.

import Foundation
import LegatoTesting

@testable import Legato

/// The golden trace of a transition: the state of each layer at nine fractions, for every operation in both layout
/// directions, with a shared element and without, and the responses to each of a finger's inputs.
///
/// Numbers of a layer at rest are left out. A part that equals an earlier one refers to it.
struct GoldenTrace {
  let text: String

  /// How far a number may be off, in its property's unit.
  static let tolerance = 0.001
  /// Nine numbers, from 0 to 1.
  private static let parts = Array(stride(from: 0.0, through: 1, by: 0.125))
  /// Pieces are many: a few show what all do.
  private static let pieces = 8
  /// iPhone 17's corners, in points.
  private static let displayCornerRadius = 55.0
  private static let panel = Rect2D(x: 16, y: 400, width: 370, height: 450)
  /// How far a finger drives each of the inputs; not at all for a run of its own.
  private static let strokes: [(Input, end: Double)] = [
    (.pull, 1), (.dragX, 100), (.dragY, 100), (.pinch, -0.5), (.rotation, 0.5),
  ]

  /// A situation, and what is seen in it.
  private typealias Block = (title: String, lines: [String])

  init(_ transition: ScreenTransition) {
    var blocks: [Block] = []
    for operation in TransitionOperation.allCases {
      for layout in ReadingDirection.allCases {
        for elements in [[SharedElement.photo], []] {
          for block in GoldenTrace.blocks(of: transition, operation, layout, elements) {
            let same = blocks.first { $0.lines == block.lines }
            blocks.append((block.title, same.map { ["as \($0.title)"] } ?? block.lines))
          }
        }
      }
    }
    text = blocks.map { "# \($0.title)\n" + $0.lines.joined(separator: "\n") + "\n" }.joined()
  }

  /// A run of its own; and, where a finger takes it back, what answers each of its inputs.
  private static func blocks(
    of transition: ScreenTransition, _ operation: TransitionOperation, _ layout: ReadingDirection,
    _ elements: [SharedElement]
  ) -> [Block] {
    let timeline = transition.prepare(situation(of: transition, operation, layout, elements))
    let title =
      "\(operation), \(layout == .leftToRight ? "left to right" : "right to left")"
      + (elements.isEmpty ? ", without an element" : "")
    let run = (title, lines(of: timeline, at: parts.map { Inputs(fraction: $0) }))
    guard operation == .pop else { return [run] }
    let answered = strokes.filter { stroke in timeline.responses.contains { $0.input == stroke.0 } }
    return [run]
      + answered.map { input, end in
        let inputs = parts.map { part in
          var inputs = Inputs.zero
          inputs[input] = part * end
          return inputs
        }
        return ("\(title), \(input) to \(number(end))", lines(of: timeline, at: inputs))
      }
  }

  private static func situation(
    of transition: ScreenTransition, _ operation: TransitionOperation, _ layout: ReadingDirection,
    _ elements: [SharedElement]
  ) -> TransitionContext {
    let result = context(operation, layout, elements: elements)
    result.pieceBudget = pieces
    result.displayCornerRadius = displayCornerRadius
    if transition.keepsCoveredScreenVisible { result.coveringFrame = panel }
    return result
  }

  private static func lines(of timeline: Timeline, at inputs: [Inputs]) -> [String] {
    let states = inputs.map { timeline.states(at: $0) }
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
