// A page with a picture and texts.

import UIKit

/// The content of a page.
struct Story {
  let picture: Picture
  let title: String
  let text: String

  init(_ picture: String, _ title: String, _ text: String) {
    (self.picture, self.title, self.text) = (.named(picture), title, text)
  }
}

/// A page that scrolls: a picture as wide as the screen, texts, and actions.
class StoryController: UIViewController {
  let story: Story
  let scroller = UIScrollView()
  /// The page's actions, as buttons below the texts.
  var actions: [UIAction] = []

  init(_ story: Story) {
    self.story = story
    super.init(nibName: nil, bundle: nil)
    title = story.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroller.alwaysBounceVertical = true
    view.fill(with: scroller)
    let picture = PictureView(story.picture)
    let content = scroller.contentLayoutGuide
    scroller.place(picture) {
      [
        $0.topAnchor.constraint(equalTo: content.topAnchor),
        $0.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        $0.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor, multiplier: 1),
        $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 2 / 3),
      ]
    }
    scroller.place(UIStackView.column(words, spacing: 12)) {
      [
        $0.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 20),
        $0.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
        $0.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
        $0.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      ]
    }
  }

  private var words: [UIView] {
    let heading = UILabel.words(.title1, story.title)
    heading.accessibilityTraits = .header
    return [heading, UILabel.words(.body, story.text, color: .secondaryLabel)]
      + actions.map { UIButton(configuration: .tinted(), primaryAction: $0) }
  }
}
