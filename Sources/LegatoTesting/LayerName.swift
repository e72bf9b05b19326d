// What a layer is called in a table.

import Legato

extension Layer.Kind {
  /// A short name, the same in every run: `screen 1`, `dimming over 0`, `element 7 covering`.
  public var name: String {
    switch self {
    case .container: "container"
    case .screen(let id): "screen \(id.rawValue)"
    case .dimming(over: let id): "dimming over \(id.rawValue)"
    case .shadow(of: let id): "shadow of \(id.rawValue)"
    case .element(let id, let side): "element \(id.rawValue) \(side)"
    case .piece(of: let id, _, let index): "piece \(index) of \(id.rawValue)"
    case .bar(let side): "bar \(side)"
    case .barItem(let id, let side): "bar item \(id.rawValue) \(side)"
    }
  }
}
