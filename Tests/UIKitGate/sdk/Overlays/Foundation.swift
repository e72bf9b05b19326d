@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

public typealias TimeInterval = Double

public struct Notification: Hashable {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
  public static func == (a: Notification, b: Notification) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) {}
}

public struct IndexPath: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init() {}
  public init(arrayLiteral indexes: Int...) {}
}

public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init() {}
  public init(integer: Int) {}
  public init(arrayLiteral elements: Int...) {}
}

public struct URL: Hashable, Sendable {
  public init?(string: String) {}
  public var absoluteString: String { "" }
  public var path: String { "" }
}

public struct URLRequest: Hashable, Sendable {
  public init(url: URL) {}
  public var url: URL? { nil }
}

public struct Data: Hashable, Sendable {
  public init() {}
  public init(contentsOf url: URL) throws {}
  public var count: Int { 0 }
}

extension NSNumber {
  public convenience init(value: Double) { self.init() }
  public convenience init(value: Float) { self.init() }
  public convenience init(value: Int) { self.init() }
  public convenience init(value: Bool) { self.init() }
}

extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  public required convenience init(floatLiteral value: Double) { self.init() }
  public required convenience init(integerLiteral value: Int) { self.init() }
  public required convenience init(booleanLiteral value: Bool) { self.init() }
}

extension NSRange {
  public init(_ range: Range<Int>) { self.init() }
  public init<Text: StringProtocol>(_ range: Range<Text.Index>, in text: Text) { self.init() }
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) { self.init() }
}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

public struct NSKeyValueObservedChange<Value> {
  public var newValue: Value? { nil }
  public var oldValue: Value? { nil }
}

extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    NSKeyValueObservation()
  }
}

public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func atan2(_ y: Double, _ x: Double) -> Double { x }
public func hypot(_ x: Double, _ y: Double) -> Double { x }
public func pow(_ x: Double, _ y: Double) -> Double { x }
public func exp(_ x: Double) -> Double { x }
public func sqrt(_ x: Double) -> Double { x }
public func floor(_ x: Double) -> Double { x }
public func ceil(_ x: Double) -> Double { x }
public func round(_ x: Double) -> Double { x }
