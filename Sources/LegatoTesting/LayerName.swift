// What a layer is called in a table.

import Legato

extension Layer.Kind {
  /// A short name, the same in every run: `screen 1`, `dimming over 0`, `element 7 of 1`.
  package var name: String {
    switch role {
    case .container: "container"
    case .screen: "screen \(id)"
    case .dimming: "dimming over \(id)"
    case .shadow: "shadow of \(id)"
    case .element: "element \(part) of \(id)"
    case .elementShadow: "shadow of element \(part) of \(id)"
    case .piece: "piece \(part) of \(id)"
    case .bar: "bar of \(id)"
    case .shade: "shade from \(darkEdge) on " + (ground.role == .piece ? "piece \(part) of \(id)" : "\(id)")
    case .barItem: "bar item \(part) of \(id)"
    }
  }
}
