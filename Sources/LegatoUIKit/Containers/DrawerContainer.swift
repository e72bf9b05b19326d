#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A drawer's children: the content, and the panel while it is open.
  final class DrawerContainer: ChildContainer {
    private let place: Neighbor
    private unowned let content: UIViewController
    private unowned let panel: UIViewController
    private let extent: CGFloat?

    init(
      content: UIViewController, panel: UIViewController, from edge: ScreenEdge, extent: CGFloat?, threshold: Double,
      transition: ScreenTransition?
    ) {
      var screens = ScreenTable()
      place = Neighbor.panel(at: edge, threshold: threshold, transition: transition ?? .drawer(from: edge))
      self.content = content
      self.panel = panel
      self.extent = extent
      super.init(Navigator(root: screens.id(of: content), neighbors: [place]), of: screens)
    }

    override func attend(_ parent: ContainerController) {
      super.attend(parent)
      let tap = DimmingTap(
        beside: panel, while: { [weak self] in self?.navigator.closesByTapBeside == true },
        action: { [weak self] in _ = self?.close(animated: true) })
      parent.view.addGestureRecognizer(tap)
    }

    var isOpen: Bool { !navigator.isAtCenter }

    override var shown: [UIViewController] { isOpen ? [content, panel] : [content] }

    override func arrival(forKey key: Int32) -> UIViewController? { panel }

    override func refine(_ context: TransitionContext, isNew: Bool) { context.coveringFrame = Rect2D(frame(of: panel)) }

    override func frame(of child: UIViewController) -> CGRect {
      let bounds = super.frame(of: child)
      guard child === panel, let extent else { return bounds }
      return bounds.divided(atDistance: max(0, extent), from: side).slice
    }

    func open(animated: Bool) -> Bool {
      prepare()
      return request(navigator.opening(place, as: screens.id(of: panel))?.with(animated: animated))
    }

    func close(animated: Bool) -> Bool {
      prepare()
      return request(.pop().with(animated: animated))
    }

    private var side: CGRectEdge {
      switch place.edge.resolved(in: navigator.layoutDirection) {
      case .top: .minYEdge
      case .bottom: .maxYEdge
      case .right: .maxXEdge
      default: .minXEdge
      }
    }
  }
#endif
