// A picture on the screen.

import UIKit

/// Shows a picture, which VoiceOver reads by its title.
final class PictureView: UIImageView {
  init(_ picture: Picture? = nil, corners radius: CGFloat = 0) {
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = radius
    isAccessibilityElement = true
    accessibilityTraits = .image
    if let picture { show(picture) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  func show(_ picture: Picture) {
    image = picture.image
    accessibilityLabel = picture.title
  }
}
