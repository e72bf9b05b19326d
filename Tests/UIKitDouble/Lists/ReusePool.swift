/// The cells of a list: the visible ones by their index paths, and the idle ones.
@MainActor final class ReusePool<Cell: UIView> {
  private var makers: [String: (IndexPath) -> Cell] = [:]
  private var idle: [String: [Cell]] = [:]
  private var identifiers: [ObjectIdentifier: String] = [:]
  private(set) var shown: [IndexPath: Cell] = [:]

  func register(_ identifier: String, _ make: @escaping (IndexPath) -> Cell) { makers[identifier] = make }

  /// An idle cell, which is prepared for reuse first, or a new one.
  func dequeue(_ identifier: String, at path: IndexPath, prepare: (Cell) -> Void) -> Cell {
    if let cell = idle[identifier]?.popLast() {
      prepare(cell)
      return cell
    }
    guard let make = makers[identifier] else { unmodelled("a cell without a registered class: \(identifier)") }
    let cell = make(path)
    identifiers[ObjectIdentifier(cell)] = identifier
    return cell
  }

  func show(_ cell: Cell, at path: IndexPath) { shown[path] = cell }

  /// Removes the cells that are not at the given index paths.
  func keep(_ paths: Set<IndexPath>, gone: (Cell, IndexPath) -> Void) {
    for (path, cell) in shown where !paths.contains(path) {
      shown[path] = nil
      cell.removeFromSuperview()
      if let identifier = identifiers[ObjectIdentifier(cell)] { idle[identifier, default: []].append(cell) }
      gone(cell, path)
    }
  }

  func path(of cell: Cell) -> IndexPath? { shown.first { $0.value === cell }?.key }
}
