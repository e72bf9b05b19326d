// A list of rows.

import UIKit

/// The content of a row.
struct Row {
  let picture: Picture
  let title: String
  let note: String

  init(_ picture: String, _ title: String, _ note: String) {
    (self.picture, self.title, self.note) = (.named(picture), title, note)
  }
}

/// A list of rows that can be chosen.
class RowList: UITableViewController {
  private let rows: [Row]

  init(_ title: String, rows: [Row]) {
    self.rows = rows
    super.init(style: .plain)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: RowCell.reuseIdentifier)
  }

  /// Called when a row is chosen.
  func open(_ index: Int) {}

  /// The picture in a row; nil while the row is out of sight.
  func thumbnail(_ index: Int) -> UIView? {
    (tableView.cellForRow(at: IndexPath(row: index, section: 0)) as? RowCell)?.thumbnail
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: RowCell.reuseIdentifier, for: indexPath)
    let row = rows[indexPath.row]
    (cell as? RowCell)?.show(row.picture, title: row.title, note: row.note)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    open(indexPath.row)
  }
}
