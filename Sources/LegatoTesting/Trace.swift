// What a stage has shown, to be compared.

import Legato

/// The states of all layers, frame by frame: to be compared with another run, or with one that was stored as JSON.
///
/// ```swift
/// let trace = stage.trace {
///   stage.push(1)
///   stage.settle()
/// }
/// ```
public struct Trace: Codable, Equatable, Sendable {
  /// What was shown at one instant.
  public struct Frame: Codable, Equatable, Sendable {
    /// The time in seconds from the trace's beginning.
    public var time: Double
    /// The layers that were shown, bottom first.
    public var layers: [Entry]

    /// A frame from its layers.
    public init(time: Double, layers: [Entry]) {
      self.time = time
      self.layers = layers
    }
  }

  /// One layer in one frame.
  public struct Entry: Codable, Equatable, Sendable {
    /// The layer's name, as `name` gives it.
    public var name: String
    /// The numbers of its state, in the order of `Property`.
    public var numbers: [Double]

    /// A layer from its numbers.
    public init(name: String, numbers: [Double]) {
      self.name = name
      self.numbers = numbers
    }

    /// The value of one property; NaN if the entry lacks it.
    public subscript(property: Property) -> Double {
      let index = Int(property.rawValue)
      return numbers.indices.contains(index) ? numbers[index] : .nan
    }
  }

  /// The frames in order.
  public var frames: [Frame]

  /// A trace from its frames.
  public init(_ frames: [Frame] = []) { self.frames = frames }

  /// A checksum over every number of every frame.
  public var digest: UInt64 {
    var digest = Digest()
    for frame in frames {
      for layer in frame.layers {
        for number in layer.numbers { digest.add(number) }
      }
    }
    return digest.value
  }

  /// The values of one property of one layer over time; the frames that do not show the layer are left out.
  public func values(of property: Property, in layer: Layer.Kind) -> [Double] {
    frames.compactMap { frame in frame.layers.first { $0.name == layer.name }?[property] }
  }
}
