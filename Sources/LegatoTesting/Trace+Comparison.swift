// Where two traces differ.

import Legato

extension Trace {
  /// A number that differs from the expected one.
  public struct Difference: Equatable, Sendable {
    /// The frame's time in seconds from the trace's beginning.
    let time: Double
    /// The layer's name.
    package let layer: String
    /// The property that differs; nil if a whole layer or frame is missing or unexpected.
    package let property: Property?
    /// The expected number; nil if the layer or frame is unexpected.
    let expected: Double?
    /// The number found; nil if the layer or frame is missing.
    package let got: Double?
  }

  /// All numbers in which this trace differs from the expected one by more than a tolerance.
  ///
  /// - Parameters:
  ///   - expected: the expected trace.
  ///   - tolerance: how far each number may be off, in its own unit; at NaN, 0 or less the numbers must be equal. A NaN
  ///     differs from every number, and from another NaN. Times may differ by a microsecond.
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
