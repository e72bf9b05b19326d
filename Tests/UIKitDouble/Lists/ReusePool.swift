/// The cells of a list: those on the screen by their index paths, and those that wait to be used again.
@MainActor final class ReusePool<Cell: UIView> {
  private var makers: [String: (IndexPath) -> Cell] = [:]
  private var idle: [String: [Cell]] = [:]
  private var identifiers: [ObjectIdentifier: String] = [:]
  private(set) var shown: [IndexPath: Cell] = [:]

  func register(_ identifier: String, _ make: @escaping (IndexPath) -> Cell) { makers[identifier] = make }

  /// An idle cell, or a new one. A cell that is used again has been told to prepare.
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

  /// Takes away what is not among the given index paths.
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
