// What the host promises of elements that fly, before UIKit itself or its double.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import LegatoUIKit
  import Testing
  import UIKit

  @MainActor @Suite("Contract: elements", .serialized)
  struct ElementContractTests {
    /// A square that bears the name of all of them, in a list or by itself.
    private func square(_ frame: CGRect, in parent: UIView) -> UIView {
      let square = UIView(frame: frame)
      square.backgroundColor = .red
      square.legato.elementID = "square"
      parent.addSubview(square)
      return square
    }

    /// What flies in a window: it hangs in the library's view for all layers, and is no screen.
    private func flight(in view: UIView, besides pages: [UIViewController]) -> UIView? {
      if "\(type(of: view))" == "SceneView" {
        return view.subviews.last { layer in !pages.contains { $0.view.isDescendant(of: layer) } && layer.alpha > 0 }
      }
      return view.subviews.lazy.compactMap { flight(in: $0, besides: pages) }.first
    }

    /// Core Animation posts what scrolling and Auto Layout do to layers, which it has never promised.
    @Test(arguments: [true, false]) func aFlightBendsToWhereItsElementHasMoved(isScrolled: Bool) async throws {
      let (root, page) = (Screen(), Screen())
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 300, height: 2000)
      root.view.addSubview(list)
      let small = square(CGRect(x: 20, y: 300, width: 60, height: 60), in: list)
      _ = square(CGRect(x: 0, y: 100, width: 300, height: 300), in: page.view)
      small.translatesAutoresizingMaskIntoConstraints = false
      let left = small.leftAnchor.constraint(equalTo: list.leftAnchor, constant: 20)
      NSLayoutConstraint.activate([
        left, small.topAnchor.constraint(equalTo: list.topAnchor, constant: 300),
        small.widthAnchor.constraint(equalToConstant: 60), small.heightAnchor.constraint(equalToConstant: 60),
      ])
      let navigation = UINavigationController(rootViewController: root)
      navigation.legato.install(TransitionPolicy(transition: .imageZoom()))
      let stage = ContractStage(navigation)
      await stage.pass(0.5)
      navigation.pushViewController(page, animated: true)
      await stage.rest()
      navigation.popViewController(animated: true)
      await stage.pass(0.05)
      if isScrolled { list.contentOffset.y = 100 } else { left.constant = 120 }
      await stage.pass(0.1)
      let flying = try #require(flight(in: navigation.view, besides: [root, page]))
      // The compositor plays it by now, and the model value is its landing place.
      let (end, place) = (flying.convert(flying.bounds, to: nil), small.convert(small.bounds, to: nil))
      #expect(abs(end.midX - place.midX) < 2 && abs(end.midY - place.midY) < 2, "\(end), \(place)")
      await stage.rest()
      #expect(small.alpha == 1 && navigation.viewControllers == [root])
    }
  }
#endif
