// The ids of elements, and the views that bear them.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The number that stands for an element's id in the engine, and the views that bear the id now.
  ///
  /// It lives as long as a view bears it; the table of all names does not keep it.
  @MainActor final class ElementName {
    let id: any Hashable & Sendable
    let number: ElementID
    private var bearers: [WeakView] = []

    private init(_ id: any Hashable & Sendable, number: ElementID) {
      self.id = id
      self.number = number
    }

    var views: [UIView] { bearers.compactMap(\.view) }

    func add(_ view: UIView) {
      bearers.removeAll { $0.view == nil }
      bearers.append(WeakView(view: view))
    }

    func remove(_ view: UIView) { bearers.removeAll { $0.view == nil || $0.view === view } }

    // The table of all names.

    private struct WeakName {
      weak var name: ElementName?
    }

    private static var table: [AnyHashable: WeakName] = [:]
    private static var count: Int32 = 0
    /// The table drops what has gone when it has grown to this many names.
    private static var limit = smallestLimit
    private static let smallestLimit = 64

    /// The number of an element that bears no id: the one that a transition was told to begin from.
    static let nameless = ElementID(0)

    static func of(_ id: any Hashable & Sendable) -> ElementName {
      let key = AnyHashable(id)
      if let name = table[key]?.name { return name }
      if table.count >= limit {
        table = table.filter { $0.value.name != nil }
        limit = max(smallestLimit, 2 * table.count)
      }
      let name = ElementName(id, number: number())
      table[key] = WeakName(name: name)
      return name
    }

    /// A number that no other element has.
    static func number() -> ElementID {
      count += 1
      return ElementID(count)
    }

    /// All names that a view bears, the oldest first.
    static var all: [ElementName] {
      table.values.compactMap(\.name).sorted { $0.number.rawValue < $1.number.rawValue }
    }
  }

  /// A view that may have gone.
  struct WeakView {
    weak var view: UIView?
  }
#endif
