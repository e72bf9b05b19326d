// The numbers of the controllers that a container shows.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Gives each controller of a container a number for the engine, for as long as the controller lives.
  @MainActor struct ScreenTable {
    private struct Row {
      weak var controller: UIViewController?
    }

    private var rows: [Row] = []

    /// The controller's number, a new one if it has none yet.
    mutating func id(of controller: UIViewController) -> ScreenID {
      var free = rows.count
      for (index, row) in rows.enumerated() {
        if row.controller === controller { return ScreenID(Int32(index)) }
        if row.controller == nil { free = min(free, index) }
      }
      if free == rows.count { rows.append(Row()) }
      rows[free].controller = controller
      return ScreenID(Int32(free))
    }

    func contains(_ controller: UIViewController) -> Bool { rows.contains { $0.controller === controller } }

    /// The controller of a number; nil if it is gone.
    subscript(screen: ScreenID) -> UIViewController? {
      let index = Int(screen.rawValue)
      return rows.indices.contains(index) ? rows[index].controller : nil
    }
  }
#endif
