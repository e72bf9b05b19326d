// The page of one photo.

import LegatoUIKit
import UIKit

/// One photo and its texts, with a strip of all photos below, in which another one can be chosen.
final class PhotoController: UIViewController {
  private(set) var picture: Picture
  let photo = PictureView()
  private let words = UILabel.words(.body, color: .secondaryLabel)
  private let film = FilmStrip()

  init(_ picture: Picture) {
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
    show(picture)
    film.choose = { [weak self] in self?.show($0) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  /// Shows another photo on the same page: the one that will fly back.
  func show(_ picture: Picture) {
    self.picture = picture
    title = picture.title
    photo.show(picture)
    photo.legato.elementID = picture.id
    words.text = picture.text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    photo.contentMode = .scaleAspectFit
    let safe = view.safeAreaLayoutGuide
    addChild(film)
    view.place(film.view) {
      [
        $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        $0.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        $0.heightAnchor.constraint(equalToConstant: FilmStrip.height),
      ]
    }
    film.didMove(toParent: self)
    view.place(words) {
      [
        $0.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
        $0.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
        $0.bottomAnchor.constraint(equalTo: film.view.topAnchor, constant: -12),
      ]
    }
    view.place(photo) {
      [
        $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        $0.topAnchor.constraint(equalTo: safe.topAnchor),
        $0.bottomAnchor.constraint(equalTo: words.topAnchor, constant: -12),
      ]
    }
    // The picture takes the space that the texts leave.
    photo.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    photo.setContentHuggingPriority(.defaultLow, for: .vertical)
  }
}
