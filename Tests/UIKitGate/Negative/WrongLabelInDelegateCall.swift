// error: no exact matches in call to instance method 'navigationController'
import UIKit

@MainActor func forward(
  to delegate: any UINavigationControllerDelegate, _ navigation: UINavigationController, _ screen: UIViewController
) {
  delegate.navigationController?(navigation, willAppear: screen, animated: true)
}
