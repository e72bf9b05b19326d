// What is wrong with a file of this library's, in a sentence.

/// What is wrong with a recording's or a story's JSON, and what would be right.
public struct JSONFault: Error, Equatable, CustomStringConvertible {
  /// One sentence, such as `sample 3, "x": it is missing; it must be a number of points from the leading edge`.
  public let description: String

  /// A fault at a place, which its words name.
  init(_ place: String, _ problem: String, _ valid: String) {
    description = "\(place): \(problem); it must be \(valid)"
  }

  /// A fault at a place in a file.
  init(at path: [any CodingKey], _ problem: String, in format: JSONFormat) {
    self.init(format.place(of: path), problem, format.valid(at: path))
  }

  /// What a decoder says of a file.
  init(_ error: DecodingError, in format: JSONFormat) {
    switch error {
    case .keyNotFound(let key, let context): self.init(at: context.codingPath + [key], "it is missing", in: format)
    case .typeMismatch(_, let context): self.init(at: context.codingPath, "it is something else", in: format)
    case .valueNotFound(_, let context): self.init(at: context.codingPath, "it is null", in: format)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self.init(at: [], "this is not JSON", in: format)
    case .dataCorrupted(let context): self.init(at: context.codingPath, "it has another value", in: format)
    @unknown default: self.init(at: [], "it cannot be read", in: format)
    }
  }
}
