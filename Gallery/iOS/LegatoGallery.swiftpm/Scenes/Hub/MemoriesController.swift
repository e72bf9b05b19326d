// The panel above the hub's centre.

import UIKit

/// Photos of the same day in other years.
final class MemoriesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let heading = UILabel.words(.title2, "Memories")
    heading.accessibilityTraits = .header
    view.place(heading) {
      [
        $0.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        $0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      ]
    }
    let pictures = UIStackView(
      arrangedSubviews: ["dusk", "dogs", "jetty"].map { PictureView(.named($0), corners: 14) })
    pictures.distribution = .fillEqually
    pictures.spacing = 12
    view.place(pictures) {
      [
        $0.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        $0.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
        $0.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 12),
        $0.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -24),
      ]
    }
  }
}
