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

    /// The views outside of a covering screen, which may itself lie in the covered one, as one that is presented in a
    /// split view's column.
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

    // Views that have the id although another one does.

    /// The screens about which that was said.
    private var told: [WeakView] = []

    /// Says once for each screen that two of its views have the id.
    func tellTwins(among views: [UIView], in screen: UIView) {
      guard !told.contains(where: { $0.view === screen }),
        let twin = views.dropFirst().first(where: { $0.isTwin(of: views[0]) }), let controller = twin.nearestController
      else { return }
      told.append(WeakView(view: screen))
      Remark.say(
        "two views of a \(type(of: controller)) bear the element id \(id): a \(type(of: views[0])), which flies, and a "
          + "\(type(of: twin)), which stays. Give the second one an id of its own, or nil")
    }

    // The table of all names.

    private struct WeakName {
      weak var name: ElementName?
    }

    private static var table: [AnyHashable: WeakName] = [:]
    private static var count: Int32 = 0
    /// The number of names at which the table drops those that are gone.
    private static var limit = smallestLimit
    private static let smallestLimit = 64

    /// The number of an element without an id: the one from which a transition was told to begin.
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

    /// All names of a view, the oldest first.
    static var all: [ElementName] {
      table.values.compactMap(\.name).sorted { $0.number.rawValue < $1.number.rawValue }
    }
  }

  extension UIView {
    /// Whether it is in the same page as another view. A container in a transition of its own shows two pages, each of
    /// which may have an element with the id.
    func isTwin(of other: UIView) -> Bool { self !== other && nearestController === other.nearestController }

    fileprivate var nearestController: UIViewController? {
      sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
  }

  /// A view that may be gone.
  struct WeakView {
    weak var view: UIView?
  }
#endif
