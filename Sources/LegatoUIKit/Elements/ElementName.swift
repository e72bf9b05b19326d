// The ids of elements, and the views that have them.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// An element's id: its number in the engine, and the views that have the id now.
  ///
  /// It lives as long as a view has it; the table of all names does not retain it.
  @MainActor final class ElementName {
    let id: any Hashable & Sendable
    let number: ElementID
    private var bearers: [WeakView] = []
    /// How often a view has got or lost the name.
    private(set) var changes = 0

    private init(_ id: any Hashable & Sendable, number: ElementID) {
      self.id = id
      self.number = number
    }

    var views: [UIView] { bearers.compactMap(\.view) }

    /// The views outside of a covering screen. That screen may itself lie in the covered one, for instance if it is
    /// presented in a column of a split view.
    func views(besides covering: UIView?) -> [UIView] {
      covering.map { covering in views.filter { !$0.isDescendant(of: covering) } } ?? views
    }

    func add(_ view: UIView) {
      bearers.removeAll { $0.view == nil }
      bearers.append(WeakView(view: view))
      changes += 1
    }

    func remove(_ view: UIView) {
      bearers.removeAll { $0.view == nil || $0.view === view }
      changes += 1
    }

    /// The screens that were reported already.
    private var told: [WeakView] = []

    /// Reports two views of a screen that have the id, once for each screen.
    func tellTwins(among views: [UIView], in screen: UIView) {
      guard !told.contains(where: { $0.view === screen }),
        let twin = views.dropFirst().first(where: { $0.isTwin(of: views[0]) }), let controller = twin.nearestController
      else { return }
      told.append(WeakView(view: screen))
      Remark.say(
        "two views of a \(type(of: controller)) bear the element id \(id): a \(type(of: views[0])), which flies, and a "
          + "\(type(of: twin)), which stays. Give the second one an id of its own, or nil")
    }

    private struct WeakName {
      weak var name: ElementName?
    }

    private static var table: [AnyHashable: WeakName] = [:]
    private static var count: Int32 = 0
    /// The number of names at which the table removes those that are gone.
    private static var limit = smallestLimit
    private static let smallestLimit = 64

    /// The number of an element without an id: the source of a transition.
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

    /// The names of all views, the oldest first.
    static var all: [ElementName] {
      table.values.compactMap(\.name).sorted { $0.number.rawValue < $1.number.rawValue }
    }
  }

  extension UIView {
    /// Whether it is in the same page as another view. A container during its own transition shows two pages, and each
    /// may have an element with the id.
    func isTwin(of other: UIView) -> Bool { self !== other && nearestController === other.nearestController }

    fileprivate var nearestController: UIViewController? {
      sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
  }

  /// A weak reference to a view.
  struct WeakView {
    weak var view: UIView?
  }
#endif
