import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Elements that overlap", .serialized)
struct ElementOrderTests {
  /// A screen of coloured squares, each on top of the one before.
  private final class Pile: UIViewController {
    let squares: [UIView]

    init(_ colors: [UIColor], touchable: Int? = nil, offset: CGFloat) {
      squares = colors.enumerated().map { index, color in
        let square = UIView(frame: CGRect(x: offset + 30 * CGFloat(index), y: 300 + offset, width: 100, height: 100))
        square.backgroundColor = color
        return square
      }
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.backgroundColor = .white
      squares.forEach(view.addSubview)
    }
  }

  /// The colours of the flying squares, lowest first.
  private func flying(in device: Device) -> [UIColor?] {
    func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    return views(in: device.window).filter(Flight.isOne).map {
      let shown = $0.subviews[0]
      return (UIKitDouble.source(ofSnapshot: shown) ?? shown).backgroundColor
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, 0..<3)
  func theyLieOnOneAnotherInFlightAsInTheScreenThatComesWhicheverWasTouched(
    settings: UIKitDouble.Settings, touched: Int
  ) {
    let device = Device(settings: settings)
    let (list, detail) = (Pile([.red, .green, .blue], offset: 20), Pile([.blue, .red, .green], offset: 60))
    for (name, place) in [("red", (0, 1)), ("green", (1, 2)), ("blue", (2, 0))] {
      list.squares[place.0].legato.elementID = name
      detail.squares[place.1].legato.elementID = name
    }
    let navigation = UINavigationController(rootViewController: list)
    device.show(navigation)
    navigation.legato.install(TransitionPolicy(transition: .imageZoom(), interactions: []))
    device.advance(by: 0.1)
    // The corner that no other square covers.
    device.touch(list.squares[touched].frame.minX + 5, list.squares[touched].frame.maxY - 5).lift()
    navigation.pushViewController(detail, animated: true)
    device.advance(by: 0.1)
    #expect(flying(in: device) == [.blue, .red, .green])
    device.advance(by: 2)
    expectNoViolations()
  }
}
