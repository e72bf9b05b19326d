// The numbers of the controllers that a container shows.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Gives each controller of a container a number for the engine, for as long as the controller lives.
  @MainActor struct ScreenTable {
    private struct Row {
      weak var controller: UIViewController?
      /// The transition of the call that has brought it.
      var way: ScreenTransition?
      /// The back gestures that a call has given it.
      var backGestures: [Interaction]?
    }

    private var rows: [Row] = []

    /// The controller's number; a new one if it has none.
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

    /// Stores the options of the call that brings a controller; nil if it has none, or if a finger brings the
    /// controller.
    mutating func note(_ call: ScreenCall?, bringing controller: UIViewController) {
      let index = Int(id(of: controller).rawValue)
      rows[index].way = call?.transition
      rows[index].backGestures = call?.interactions
    }

    /// Stores the back gestures that a call gives to a controller that it uncovers.
    mutating func setBackGestures(_ interactions: [Interaction], from controller: UIViewController) {
      let index = Int(id(of: controller).rawValue)
      rows[index].backGestures = interactions
    }

    /// The transition of the call that has brought a controller.
    func way(of controller: UIViewController) -> ScreenTransition? { rows.first { $0.controller === controller }?.way }

    /// The back gestures that the call has given a controller.
    func backGestures(from controller: UIViewController) -> [Interaction]? {
      rows.first { $0.controller === controller }?.backGestures
    }

    func contains(_ controller: UIViewController) -> Bool { rows.contains { $0.controller === controller } }

    /// The controller with a number; nil if it is gone.
    subscript(screen: ScreenID) -> UIViewController? {
      let index = Int(screen.rawValue)
      return rows.indices.contains(index) ? rows[index].controller : nil
    }
  }
#endif
