@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  private let value: Bool
  public init(_ value: Bool) { self.value = value }
  public init(booleanLiteral value: Bool) { self.value = value }
  public var boolValue: Bool { value }
}

public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }

public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }
