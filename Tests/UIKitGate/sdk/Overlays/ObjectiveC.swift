@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  private nonisolated(unsafe) var pointer: OpaquePointer
  public init(_ name: String) { fatalError() }
  public init(stringLiteral name: String) { fatalError() }
}

extension NSObject: Equatable, Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
  public func hash(into hasher: inout Hasher) {}
}
