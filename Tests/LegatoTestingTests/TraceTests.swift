// Traces and their comparison.

import Foundation
import Legato
import LegatoTesting
import Testing

@Suite struct TraceTests {
  private func push(parallax: Double = 0.3) -> Trace {
    let stage = Stage(root: 0)
    var parameters = PushParameters()
    parameters.parallax = parallax
    return stage.trace {
      stage.push(1, transition: .push(parameters))
      stage.settle()
    }
  }

  @Test func theSameRunGivesTheSameTrace() {
    let (first, second) = (push(), push())
    #expect(first == second)
    #expect(first.digest == second.digest)
    #expect(first.differences(from: second).isEmpty)
    #expect(Trace.table(of: []) == "")
  }

  @Test func aDifferenceBeyondTheToleranceIsFound() {
    let differences = push(parallax: 0.31).differences(from: push(), tolerance: 0.5)
    #expect(!differences.isEmpty)
    #expect(
      differences.allSatisfy {
        $0.property == .translationX && ($0.layer == "screen 0" || $0.layer == "dimming over 0")
      })
    #expect(push(parallax: 0.31).differences(from: push(), tolerance: 5).isEmpty)
    #expect(push(parallax: 0.31).digest != push().digest)
  }

  @Test func theTableNamesTimeLayerPropertyAndBothValues() {
    let differences = push(parallax: 0.5).differences(from: push())
    let lines = Trace.table(of: differences, limit: 2).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("time     layer"))
    #expect(lines[1].hasPrefix("16.7 ms  screen 0"))
    #expect(lines[1].contains("translationX"))
    #expect(lines[3] == "… and \(differences.count - 2) more")
  }

  @Test func layersAndFramesThatAreMissingOrTooManyAreNamed() {
    let expected = Trace([
      .init(time: 0, layers: [.init(name: "screen 0", numbers: []), .init(name: "screen 1", numbers: [])]),
      .init(time: 0.1, layers: []),
    ])
    let got = Trace([.init(time: 0, layers: [.init(name: "screen 0", numbers: []), .init(name: "bar", numbers: [])])])
    let differences = got.differences(from: expected).filter { $0.layer != "screen 0" }
    #expect(differences.map(\.layer) == ["screen 1", "bar", "frame"])
    #expect(differences.map(\.got) == [nil, 1, nil])
  }

  @Test func aNumberThatIsNotFiniteDiffersFromEveryOther() {
    let frame = { (value: Double) in
      let numbers = Property.allCases.map { _ in value }
      return Trace([.init(time: 0, layers: [.init(name: "screen 0", numbers: numbers)])])
    }
    #expect(frame(.nan).differences(from: frame(0), tolerance: 1e9).count == Property.allCases.count)
    #expect(frame(.infinity).differences(from: frame(.infinity)).isEmpty)
  }

  /// Signs are the highest bits of their numbers.
  @Test func aDigestTellsTwoNumbersFromTheirOpposites() {
    var digests = [Digest(), Digest()]
    for number in [396.0, 402] {
      digests[0].add(number)
      digests[1].add(-number)
    }
    #expect(digests[0] != digests[1])
  }

  @Test func aTraceIsStoredAndReadAgain() throws {
    let trace = push()
    #expect(try JSONDecoder().decode(Trace.self, from: JSONEncoder().encode(trace)) == trace)
  }

  @Test func theValuesOfOneLayerCanBeAskedFor() {
    let values = push().values(of: .translationX, in: .screen(1))
    #expect(values.first.map { $0 < 402 && $0 > 300 } == true)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func itsDescriptionListsWhatIsNotAtRest() {
    let stage = Stage(root: 0)
    let trace = stage.trace { stage.push(1) }
    #expect(trace.description.contains("layer"))
    #expect(push().description.contains("screen 1"))
  }
}
