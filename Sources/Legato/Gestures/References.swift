/// A list of objects of one class.
/// All these lists share one kind of array. So WebAssembly contains an array's code once and not once a class.
package struct References<Element: AnyObject>: RandomAccessCollection {
  private var objects: [AnyObject] = []

  init() {}

  init(_ element: Element) { append(element) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { objects.count }
  package var count: Int { objects.count }

  var last: Element? { count > 0 ? self[count - 1] : nil }
  package var first: Element? { count > 0 ? self[0] : nil }

  /// Never inlined: at each of its many uses it would take more WebAssembly than a call.
  package subscript(index: Int) -> Element { @inline(never) get { unsafeDowncast(objects[index], to: Element.self) } }

  mutating func append(_ element: Element) { add(element, to: &objects) }

  mutating func removeLast() { remove(at: count - 1) }

  mutating func remove(at index: Int) { takeOut(index, of: &objects) }

  func contains(_ element: Element) -> Bool { contains { $0 === element } }
}

@inline(never)
private func add(_ object: AnyObject, to objects: inout [AnyObject]) { objects.append(object) }

@inline(never)
private func takeOut(_ index: Int, of objects: inout [AnyObject]) {
  objects.remove(at: index)
}
