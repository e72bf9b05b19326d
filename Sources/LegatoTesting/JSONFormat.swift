/// A JSON format in words, for its error messages.
struct JSONFormat: Sendable {
  /// The name of such a file.
  let name: String
  /// The form of the whole file.
  let form: String
  /// The name and the form of the items of its lists, by the list's key.
  let items: [String: (name: String, form: String)]
  /// The form of each value, by its key.
  let values: [String: String]

  /// The valid form at a place.
  func valid(at path: [any CodingKey]) -> String {
    guard let key = path.last else { return form }
    guard key.intValue != nil else { return values[key.stringValue] ?? form }
    return list(at: path.dropLast()).flatMap { items[$0]?.form } ?? form
  }

  /// A place in words; items are counted from 1.
  func place(of path: [any CodingKey]) -> String {
    var words: [String] = []
    for (depth, key) in path.enumerated() {
      if let index = key.intValue {
        let list = list(at: path.prefix(depth))
        words = ["\(list.flatMap { items[$0]?.name } ?? "item") \(index + 1)"]
      } else {
        words.append("\"\(key.stringValue)\"")
      }
    }
    return words.isEmpty ? name : words.joined(separator: ", ")
  }

  private func list(at path: some BidirectionalCollection<any CodingKey>) -> String? {
    path.last { $0.intValue == nil }?.stringValue
  }
}

/// A fault in the JSON of a recording or a story, with the valid form.
public struct JSONFault: Error, Equatable, CustomStringConvertible {
  /// One sentence, such as `sample 3, "x": it is missing; it must be a number of points from the leading edge`.
  public let description: String

  /// A fault at a place that is given in words.
  init(_ place: String, _ problem: String, _ valid: String) {
    description = "\(place): \(problem); it must be \(valid)"
  }

  /// A fault at a place in a file.
  init(at path: [any CodingKey], _ problem: String, in format: JSONFormat) {
    self.init(format.place(of: path), problem, format.valid(at: path))
  }

  /// A fault from a decoder's error.
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
