/// A Swift value that Objective-C sees as an object. Nothing here runs: the type checker asks for the conformance.
public protocol ObjectBridged: _ObjectiveCBridgeable {}

extension ObjectBridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { fatalError() }
}

extension String: ObjectBridged { public typealias _ObjectiveCType = NSString }
extension Array: ObjectBridged { public typealias _ObjectiveCType = NSArray }
extension Dictionary: ObjectBridged { public typealias _ObjectiveCType = NSDictionary }
extension Set: ObjectBridged { public typealias _ObjectiveCType = NSSet }
extension Bool: ObjectBridged { public typealias _ObjectiveCType = NSNumber }
extension Int: ObjectBridged { public typealias _ObjectiveCType = NSNumber }
extension UInt: ObjectBridged { public typealias _ObjectiveCType = NSNumber }
extension Float: ObjectBridged { public typealias _ObjectiveCType = NSNumber }
extension Double: ObjectBridged { public typealias _ObjectiveCType = NSNumber }
extension CGFloat: ObjectBridged { public typealias _ObjectiveCType = NSNumber }
extension CGPoint: ObjectBridged { public typealias _ObjectiveCType = NSValue }
extension CGSize: ObjectBridged { public typealias _ObjectiveCType = NSValue }
extension CGRect: ObjectBridged { public typealias _ObjectiveCType = NSValue }
extension CGAffineTransform: ObjectBridged { public typealias _ObjectiveCType = NSValue }
extension IndexPath: ObjectBridged { public typealias _ObjectiveCType = NSIndexPath }
extension IndexSet: ObjectBridged { public typealias _ObjectiveCType = NSIndexSet }
extension URL: ObjectBridged { public typealias _ObjectiveCType = NSURL }
extension URLRequest: ObjectBridged { public typealias _ObjectiveCType = NSURLRequest }
extension Data: ObjectBridged { public typealias _ObjectiveCType = NSData }
extension Notification: ObjectBridged { public typealias _ObjectiveCType = NSNotification }

extension NSError: Error {}

/// What the compiler calls where an Objective-C method throws.
public func _convertNSErrorToError(_ error: NSError?) -> any Error { error ?? NSError() }
public func _convertErrorToNSError(_ error: any Error) -> NSError { NSError() }
