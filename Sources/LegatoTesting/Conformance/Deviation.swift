// A difference between a story and what a host does.

/// Something that a story says and a host does not do.
package struct Deviation: Equatable, Sendable, CustomStringConvertible {
  /// The story's sentence.
  package var story: String
  /// When, in milliseconds of the story; nil for how it ends.
  package var at: Double?
  /// What differs: a layer and its property, such as `detail, x`, or `top`, `callbacks` …
  package var what: String
  /// What should be seen.
  package var expected: String
  /// What is seen.
  package var seen: String

  /// One line: `A push comes, at 100 ms: detail, x should be 195 and is 201.4`.
  package var description: String {
    let time = at.map { "at \($0.words) ms" } ?? "at the end"
    return "\(story), \(time): \(what) should be \(expected) and is \(seen)"
  }
}
