// Who decides how a screen comes and goes: the container's default, the screen's own setting, or another library's
// code.

import LegatoUIKit
import UIKit

enum ProcessScene {
  @MainActor static func make() -> UIViewController {
    let navigation = UINavigationController(rootViewController: ProcessList())
    navigation.legato.install(TransitionPolicy(interactions: [.fullScreenPan(), .edgePan()]))
    return navigation
  }
}
