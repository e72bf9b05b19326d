// Where two traces differ.

import Legato

extension Trace {
  /// One number that is not what it should be.
  public struct Difference: Equatable, Sendable {
    /// The frame's time in seconds from the trace's beginning.
    let time: Double
    /// The layer's name.
    package let layer: String
    /// Which of its numbers; nil if the whole layer, or the whole frame, is missing or too much.
    package let property: Property?
    /// What should be there; nil if there should be nothing.
    let expected: Double?
    /// What is there; nil if there is nothing.
    package let got: Double?
  }

  /// Every number in which this trace differs from the expected one by more than a tolerance.
  ///
  /// - Parameters:
  ///   - expected: what it should be.
  ///   - tolerance: how far each number may be off, in its own unit; 0, less and NaN ask for the same numbers. A NaN
  ///     differs from every number, and from another one. Times may differ by a microsecond.
  public func differences(from expected: Trace, tolerance: Double = 0) -> [Difference] {
    var result: [Difference] = []
    for index in 0..<max(frames.count, expected.frames.count) {
      guard index < frames.count, index < expected.frames.count else {
        let frame = index < frames.count ? frames[index] : expected.frames[index]
        result.append(Trace.missing("frame", frame.time, isExpected: index < expected.frames.count))
        continue
      }
      result += frames[index].differences(from: expected.frames[index], tolerance)
    }
    return result
  }

  fileprivate static func missing(_ layer: String, _ time: Double, isExpected: Bool) -> Difference {
    Difference(time: time, layer: layer, property: nil, expected: isExpected ? 1 : nil, got: isExpected ? nil : 1)
  }
}

extension Trace.Frame {
  fileprivate func differences(from expected: Trace.Frame, _ tolerance: Double) -> [Trace.Difference] {
    var result: [Trace.Difference] = []
    if !((time - expected.time).magnitude <= 1e-6) {
      result.append(
        Trace.Difference(time: expected.time, layer: "time", property: nil, expected: expected.time, got: time))
    }
    for layer in expected.layers {
      guard let own = layers.first(where: { $0.name == layer.name }) else {
        result.append(Trace.missing(layer.name, time, isExpected: true))
        continue
      }
      for property in Property.allCases {
        let (was, isNow) = (layer[property], own[property])
        if was == isNow || (was - isNow).magnitude <= tolerance { continue }
        result.append(
          Trace.Difference(time: time, layer: layer.name, property: property, expected: was, got: isNow))
      }
    }
    for layer in layers where !expected.layers.contains(where: { $0.name == layer.name }) {
      result.append(Trace.missing(layer.name, time, isExpected: false))
    }
    return result
  }
}
