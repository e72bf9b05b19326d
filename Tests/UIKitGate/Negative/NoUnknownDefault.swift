// error: switch covers known cases, but 'UINavigationController.Operation' may have additional unknown values
import UIKit

func covers(_ operation: UINavigationController.Operation) -> Bool {
  switch operation {
  case .push: true
  case .pop, .none: false
  }
}
