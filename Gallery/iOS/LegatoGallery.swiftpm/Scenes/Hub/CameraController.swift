// The middle of the hub.

import UIKit

/// An imitation of a camera, with buttons for users who do not swipe.
final class CameraController: UIViewController {
  var buttons: [UIAction] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: PictureView(.named("dune")))
    let row = UIStackView(arrangedSubviews: buttons.map { UIButton(configuration: .filled(), primaryAction: $0) })
    row.distribution = .fillEqually
    row.spacing = 8
    view.place(row) {
      [
        $0.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        $0.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        $0.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ]
    }
    view.place(UIButton(configuration: .filled(), primaryAction: closing)) {
      [
        $0.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        $0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      ]
    }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
