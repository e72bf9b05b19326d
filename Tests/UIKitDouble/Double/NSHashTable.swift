/// A set that holds its objects weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Weak { weak var object: ObjectType? }
  private var members: [Weak] = []

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

  open var allObjects: [ObjectType] { members.compactMap(\.object) }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.object == nil }
    members.append(Weak(object: object))
  }

  open func remove(_ object: ObjectType?) { members.removeAll { $0.object === object } }
  open func removeAllObjects() { members = [] }
}

/// Values for objects, which it holds weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var key: KeyType?
    let value: ObjectType
  }
  private var entries: [Entry] = []

  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  open var count: Int { entries.count { $0.key != nil } }
  open func object(forKey aKey: KeyType?) -> ObjectType? { entries.first { $0.key != nil && $0.key === aKey }?.value }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    if let anObject, let aKey { entries.append(Entry(key: aKey, value: anObject)) }
  }

  open func removeObject(forKey aKey: KeyType?) { entries.removeAll { $0.key == nil || $0.key === aKey } }
}
