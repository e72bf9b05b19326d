/// A format of JSON in words, for the sentences of its faults.
struct JSONFormat: Sendable {
  /// What a file of it is called.
  let name: String
  /// What a whole file is.
  let form: String
  /// What the items of its lists are called and are, by the list's key.
  let items: [String: (name: String, form: String)]
  /// What each value is, by its key.
  let values: [String: String]

  /// What is right at a place.
  func valid(at path: [any CodingKey]) -> String {
    guard let key = path.last else { return form }
    guard key.intValue != nil else { return values[key.stringValue] ?? form }
    return list(at: path.dropLast()).flatMap { items[$0]?.form } ?? form
  }

  /// A place in words: the items of a list are counted from 1.
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
