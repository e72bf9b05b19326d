// One film.

import UIKit

/// One film that fills the screen, with its texts and its buttons.
final class FilmPage: UICollectionViewCell {
  static let reuseIdentifier = "film"

  private let picture = PictureView()
  private let moving = FilmView()
  private let words = UILabel.words(.headline, color: .white)
  private let buttons = UIStackView()

  func show(_ film: Picture, buttons actions: [UIAction]) {
    if picture.superview == nil { arrange() }
    picture.show(film)
    moving.show(film.film)
    words.text = film.text
    for old in buttons.arrangedSubviews { old.removeFromSuperview() }
    for action in actions {
      buttons.addArrangedSubview(UIButton(configuration: .filled(), primaryAction: action))
    }
  }

  private func arrange() {
    contentView.fill(with: picture)
    contentView.fill(with: moving)
    buttons.spacing = 12
    let column = UIStackView.column([words, buttons], spacing: 12)
    let shade = UIView()
    shade.backgroundColor = .black.withAlphaComponent(0.4)
    contentView.place(column) {
      [
        $0.leadingAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        $0.trailingAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.trailingAnchor, constant: -20),
        $0.bottomAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.bottomAnchor, constant: -20),
      ]
    }
    contentView.place(shade) {
      [
        $0.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        $0.topAnchor.constraint(equalTo: column.topAnchor, constant: -20),
        $0.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ]
    }
    contentView.bringSubviewToFront(column)
  }
}
