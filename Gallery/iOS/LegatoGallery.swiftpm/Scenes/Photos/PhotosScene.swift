// The photos: a grid whose tapped photo flies to its page, and back to the cell of the photo that is shown then.

import LegatoUIKit
import UIKit

enum PhotosScene {
  @MainActor static func make() -> UIViewController {
    let navigation = UINavigationController(rootViewController: LibraryController())
    navigation.legato.install(TransitionPolicy(transition: .imageZoom(), interactions: [.articlePan]))
    return navigation
  }
}
