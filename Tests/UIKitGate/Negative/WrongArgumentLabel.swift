// error: incorrect argument label in call (have '_:animate:', expected '_:animated:')
import UIKit

@MainActor func push(_ screen: UIViewController, on navigation: UINavigationController) {
  navigation.pushViewController(screen, animate: true)
}
