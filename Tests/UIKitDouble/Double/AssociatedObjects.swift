// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// How an associated object is retained.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The objects associated with one object. They are released together with it, as in Objective-C.
final class Associations: @unchecked Sendable {
  var values: [UnsafeRawPointer: Any] = [:]
}

/// The double's classes that can have associations: responders, recognisers, layers and presentation controllers.
protocol Associating: AnyObject {
  var associations: Associations { get }
}

private func associations(of object: Any) -> Associations {
  guard let object = object as? any Associating else { unmodelled("objects associated with \(type(of: object))") }
  return object.associations
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations(of: object).values[key]
}

/// The same for responders, which are asked most: it saves the look at the type.
public func objc_getAssociatedObject(_ object: UIResponder, _ key: UnsafeRawPointer) -> Any? {
  object.associations.values[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard policy == .OBJC_ASSOCIATION_RETAIN || policy == .OBJC_ASSOCIATION_RETAIN_NONATOMIC else {
    unmodelled("associated objects that are not retained")
  }
  associations(of: object).values[key] = value
}
