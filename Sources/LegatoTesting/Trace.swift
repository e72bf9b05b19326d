// The frames of a stage, recorded to be compared.

import Legato

/// The states of all layers, frame by frame: to be compared with another run, or with a run stored as JSON.
///
/// ```swift
/// let trace = stage.trace {
///   stage.push(1)
///   stage.settle()
/// }
/// ```
public struct Trace: Codable, Equatable, Sendable {
  /// The layers at one instant.
  package struct Frame: Codable, Equatable, Sendable {
    /// The time in seconds from the trace's beginning.
    package var time: Double
    /// The layers that were shown, bottom first.
    package var layers: [Entry]

    package init(time: Double, layers: [Entry]) {
      self.time = time
      self.layers = layers
    }
  }

  /// One layer in one frame.
  package struct Entry: Codable, Equatable, Sendable {
    /// The layer's name; see `Layer.Kind.name`.
    package var name: String
    /// The numbers of its state, in the order of `Property`.
    package var numbers: [Double]

    package init(name: String, numbers: [Double]) {
      self.name = name
      self.numbers = numbers
    }

    /// The value of one property; NaN if the entry does not have it.
    package subscript(property: Property) -> Double {
      let index = Int(property.rawValue)
      return numbers.indices.contains(index) ? numbers[index] : .nan
    }
  }

  /// The frames in order.
  package var frames: [Frame]

  package init(_ frames: [Frame] = []) { self.frames = frames }

  /// A checksum of all numbers.
  package var digest: UInt64 {
    var digest = Digest()
    for frame in frames {
      for layer in frame.layers {
        for number in layer.numbers { digest.add(number) }
      }
    }
    return digest.value
  }

  /// The values of a layer's property over time; frames without the layer are omitted.
  public func values(of property: Property, in layer: Layer.Kind) -> [Double] {
    frames.compactMap { frame in frame.layers.first { $0.name == layer.name }?[property] }
  }
}

/// Records a trace.
struct Tracer {
  let start: Double
  var trace = Trace()
}

extension Stage {
  /// Records the shown frames within `body`: at its beginning, and after each frame. Inside another trace, the outer
  /// one stays empty.
  public func trace(_ body: () -> Void) -> Trace {
    tracer = Tracer(start: clock.time)
    defer { tracer = nil }
    traceFrame()
    body()
    return tracer?.trace ?? Trace()
  }

  func traceFrame() {
    guard let tracer else { return }
    let states = navigator.states
    let entries = zip(navigator.layers, states).map { layer, state in
      Trace.Entry(name: layer.kind.name, numbers: Property.allCases.map { state[$0] })
    }
    self.tracer?.trace.frames.append(Trace.Frame(time: clock.time - tracer.start, layers: entries))
  }
}
