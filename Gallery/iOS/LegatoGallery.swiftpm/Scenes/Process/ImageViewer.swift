// One picture, to look at closely.

import LegatoUIKit
import UIKit

/// A picture that can be zoomed to 2×, and dragged away while it is not zoomed.
final class ImageViewer: UIViewController, UIScrollViewDelegate {
  let photo: PictureView
  let scroller = UIScrollView()

  init(_ picture: Picture) {
    photo = PictureView(picture)
    super.init(nibName: nil, bundle: nil)
    legato.dismissals = [.imageDrag()]
    legato.gestureScope = GestureScope { [weak scroller] in
      scroller.map { $0.zoomScale <= $0.minimumZoomScale } ?? true
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scroller.delegate = self
    scroller.maximumZoomScale = 2
    scroller.contentInsetAdjustmentBehavior = .never
    view.fill(with: scroller)
    photo.contentMode = .scaleAspectFit
    scroller.addSubview(photo)
    view.place(UIButton(configuration: .filled(), primaryAction: closing)) {
      [
        $0.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        $0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      ]
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scroller.zoomScale == scroller.minimumZoomScale else { return }
    photo.frame = scroller.bounds
    scroller.contentSize = scroller.bounds.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
