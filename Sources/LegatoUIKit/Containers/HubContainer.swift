#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A hub's children: the centre, and the open neighbor.
  final class HubContainer: ChildContainer {
    private let neighbors: [HubController.Neighbor]

    init(center: UIViewController, neighbors: [HubController.Neighbor]) {
      var screens = ScreenTable()
      self.neighbors = neighbors
      let center = screens.id(of: center)
      super.init(Navigator(root: center, neighbors: neighbors.map(\.place)), of: screens)
    }

    override func arrival(forKey key: Int32) -> UIViewController? {
      neighbors.indices.contains(Int(key)) ? neighbors[Int(key)].controller() : nil
    }

    func open(_ edge: ScreenEdge, animated: Bool) -> Bool {
      prepare()
      let edge = edge.resolved(in: navigator.layoutDirection)
      let index = neighbors.firstIndex { $0.place.edge.resolved(in: navigator.layoutDirection) == edge }
      guard let index, navigator.isAtCenter, let destination = destination(forKey: Int32(index)) else { return false }
      return request(
        navigator.opening(neighbors[index].place, as: destination.screen)?.with(
          policy: destination.policy, animated: animated))
    }

    func close(animated: Bool) -> Bool {
      prepare()
      return request(.popToRoot().with(animated: animated))
    }
  }
#endif
