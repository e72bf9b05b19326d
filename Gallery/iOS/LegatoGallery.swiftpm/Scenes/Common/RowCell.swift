// A row of a list: a picture, a title, a note.

import UIKit

/// A row with a picture, a title and a note, which is as high as its texts.
final class RowCell: UITableViewCell {
  static let reuseIdentifier = "row"

  let thumbnail = PictureView(corners: 10)
  private let title = UILabel.words(.headline)
  private let note = UILabel.words(.subheadline, color: .secondaryLabel)

  func show(_ picture: Picture, title: String, note: String) {
    if thumbnail.superview == nil { arrange() }
    thumbnail.show(picture)
    self.title.text = title
    self.note.text = note
  }

  private func arrange() {
    thumbnail.isAccessibilityElement = false
    let side: CGFloat = 56
    let margins = contentView.layoutMarginsGuide
    contentView.place(thumbnail) {
      [
        $0.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        $0.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        $0.widthAnchor.constraint(equalToConstant: side), $0.heightAnchor.constraint(equalToConstant: side),
        contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: side + 16),
      ]
    }
    contentView.place(UIStackView.column([title, note], spacing: 2)) {
      [
        $0.leadingAnchor.constraint(equalTo: thumbnail.trailingAnchor, constant: 12),
        $0.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        $0.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        $0.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        $0.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      ]
    }
  }
}
