// The numbers of the controllers that a container shows.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Gives each controller of a container a number for the engine, for as long as the controller lives.
  @MainActor struct ScreenTable {
    private struct Row {
      weak var controller: UIViewController?
      /// What the call that has brought it says of how it comes, and goes.
      var way: ScreenTransition?
      /// What a call says of the back gestures from it.
      var backGestures: [Interaction]?
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
      rows[free] = Row(controller: controller)
      return ScreenID(Int32(free))
    }

    /// Remembers what the call that brings a controller says; nil if it says nothing, or if a finger brings it.
    mutating func note(_ call: ScreenCall?, bringing controller: UIViewController) {
      let index = Int(id(of: controller).rawValue)
      rows[index].way = call?.transition
      rows[index].backGestures = call?.interactions
    }

    /// Remembers what a call that uncovers a controller says of the back gestures from it.
    mutating func setBackGestures(_ interactions: [Interaction], from controller: UIViewController) {
      let index = Int(id(of: controller).rawValue)
      rows[index].backGestures = interactions
    }

    /// What the call that has brought a controller says of how it comes, and goes.
    func way(of controller: UIViewController) -> ScreenTransition? { rows.first { $0.controller === controller }?.way }

    /// What the call that has brought a controller says of the back gestures from it.
    func backGestures(from controller: UIViewController) -> [Interaction]? {
      rows.first { $0.controller === controller }?.backGestures
    }

    func contains(_ controller: UIViewController) -> Bool { rows.contains { $0.controller === controller } }

    /// The controller of a number; nil if it is gone.
    subscript(screen: ScreenID) -> UIViewController? {
      let index = Int(screen.rawValue)
      return rows.indices.contains(index) ? rows[index].controller : nil
    }
  }
#endif
