/// The name of a transition in error messages. Embedded Swift prints no errors and keeps no names.
public struct TransitionName: Sendable, ExpressibleByStringLiteral {
  #if hasFeature(Embedded)
    var text: StaticString { "" }

    /// A name from a literal.
    @inline(__always)
    public init(stringLiteral text: StaticString) {}
  #else
    let text: StaticString

    /// A name from a literal.
    public init(stringLiteral text: StaticString) { self.text = text }
  #endif
}

extension TransitionName: Equatable {
  /// Whether two names are spelled alike.
  public static func == (a: TransitionName, b: TransitionName) -> Bool {
    guard a.text.utf8CodeUnitCount == b.text.utf8CodeUnitCount else { return false }
    for index in 0..<a.text.utf8CodeUnitCount where a.text.utf8Start[index] != b.text.utf8Start[index] { return false }
    return true
  }
}

extension TransitionName: CustomStringConvertible {
  /// The name as a string.
  public var description: String { text.description }
}
