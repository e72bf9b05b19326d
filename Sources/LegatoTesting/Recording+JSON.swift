// A recorded gesture as JSON.

import Foundation
import Legato

extension Recording {
  /// A fault in a recording's JSON.
  package typealias Fault = JSONFault

  /// Reads a gesture from JSON; throws a ``JSONFault`` if it is not a recording.
  public init(json: String) throws {
    do {
      let page = try JSONDecoder().decode(Page.self, from: Data(json.utf8))
      (samples, size) = (page.samples, try page.size?.checked())
    } catch let error as DecodingError {
      throw Fault(error, in: .recording)
    }
  }

  /// The gesture as JSON, one sample a line. Samples and sizes that are not finite are omitted, because JSON cannot
  /// express them.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    func line(_ value: some Encodable) -> String? {
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }
    let size = size.flatMap { line(Extent($0)) }.map { "\"size\": \($0), " } ?? ""
    return "{\(size)\"samples\": [\n  " + samples.compactMap(line).joined(separator: ",\n  ") + "\n]}\n"
  }
}

extension Recording {
  private struct Page: Decodable {
    enum CodingKeys: CodingKey { case size, samples }

    let size: Extent?
    let samples: [Sample]
  }

  private struct Extent: Codable {
    enum CodingKeys: CodingKey { case width, height }

    let width: Double
    let height: Double

    init(_ size: Size2D) { (width, height) = (size.width, size.height) }

    /// The size in points; throws a ``JSONFault`` if a side is 0 or less.
    func checked() throws -> Size2D {
      guard width > 0, height > 0 else {
        throw Fault(
          at: [Page.CodingKeys.size, width > 0 ? CodingKeys.height : .width], "it is not above 0", in: .recording)
      }
      return Size2D(width: width, height: height)
    }
  }
}

extension Recording.Sample: Codable {
  private enum CodingKeys: CodingKey { case type, t, x, y, pointer, on }

  /// Reads a sample; throws a ``JSONFault`` or the decoder's error.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let type = try values.decode(Recording.Event.self, forKey: .type)
    let t = try values.decode(Double.self, forKey: .t)
    let number = try values.decodeIfPresent(Double.self, forKey: .pointer) ?? 0
    guard let pointer = Int32(exactly: number) else {
      throw Recording.Fault(at: decoder.codingPath + [CodingKeys.pointer], "it is \(number)", in: .recording)
    }
    guard type == .tap else {
      let (x, y) = (try values.decode(Double.self, forKey: .x), try values.decode(Double.self, forKey: .y))
      self.init(type, t: t, x: x, y: y, pointer: pointer)
      return
    }
    self.init(tapOn: try values.decode(String.self, forKey: .on), t: t, pointer: pointer)
  }

  /// Writes a sample with its element or its place.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(type, forKey: .type)
    try values.encode(t, forKey: .t)
    try values.encode(pointer, forKey: .pointer)
    if type == .tap { return try values.encode(on ?? "", forKey: .on) }
    try values.encode(x, forKey: .x)
    try values.encode(y, forKey: .y)
  }
}

extension JSONFormat {
  private static let sample = "an object such as {\"type\": \"down\", \"t\": 0, \"x\": 4, \"y\": 400}"

  /// The format of recordings.
  static let recording = JSONFormat(
    name: "the recording",
    form: "an object such as {\"samples\": [{\"type\": \"down\", \"t\": 0, \"x\": 4, \"y\": 400}]}",
    items: ["samples": ("sample", sample)],
    values: [
      "samples": "a list such as [{\"type\": \"down\", \"t\": 0, \"x\": 4, \"y\": 400}]",
      "size": "an object such as {\"width\": 402, \"height\": 874}",
      "width": "a number of points above 0",
      "height": "a number of points above 0",
      "type": "one of " + Recording.Event.allCases.map(\.rawValue).joined(separator: ", "),
      "t": "a number of milliseconds",
      "x": "a number of points from the leading edge",
      "y": "a number of points from the top",
      "pointer": "a finger's whole number",
      "on": "the name of the element that is tapped",
    ])
}
