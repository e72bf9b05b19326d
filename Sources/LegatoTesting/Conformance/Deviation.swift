// A difference between a story and what a host does.

/// Something that a story says and a host does not do.
public struct Deviation: Equatable, Sendable, CustomStringConvertible {
  /// The story's sentence.
  public var story: String
  /// When, in milliseconds of the story; nil for how it ends.
  public var at: Double?
  /// What differs: a layer and its property, such as `detail, x`, or `top`, `callbacks` …
  public var what: String
  /// What should be seen.
  public var expected: String
  /// What is seen.
  public var seen: String

  /// One line: `A push comes, at 100 ms: detail, x should be 195 and is 201.4`.
  public var description: String {
    let time = at.map { "at \(StoryPlayer.words($0)) ms" } ?? "at the end"
    return "\(story), \(time): \(what) should be \(expected) and is \(seen)"
  }
}
