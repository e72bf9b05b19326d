// error: type 'UIModalPresentationStyle' has no case 'sheet'
import UIKit

@MainActor func style(_ screen: UIViewController) { screen.modalPresentationStyle = .sheet }
