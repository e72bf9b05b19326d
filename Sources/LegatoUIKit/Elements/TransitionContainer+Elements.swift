// Measures and shows the elements that a container's screens share.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension TransitionContainer {
    /// Finds the elements that two screens share, and those that move by themselves, at rest. Both screens are laid out
    /// first.
    func measureElements(
      _ request: TransitionRequest, _ from: UIViewController, _ to: UIViewController, isNew: Bool, in view: UIView,
      for context: TransitionContext
    ) {
      guard !isSynchronizing, isNew || request.run == navigator.request?.run else { return }
      place(to)
      let source = navigator.transition(of: request)?.attachment(for: request.operation) as? ElementSource
      let request = ElementRequest(request.operation, from: from, to: to)
      let covered = ground(of: request.covered, isDrawn: request.covered === from, in: view)
      let covering = ground(of: request.covering, isDrawn: request.covering === from, in: view)
      if isNew {
        (elements.pairs, elements.touched) = ElementScan(
          request: request, covered: covered, covering: covering, source: source, touch: recognizer.landing
        ).pairs()
      } else {
        for index in elements.pairs.indices { elements.pairs[index].measure(in: covered, covering) }
      }
      elements.covered = screens.id(of: request.covered)
      elements.covering = screens.id(of: request.covering)
      elements.movers = ElementMover.all(in: covered, covering, besides: elements.pairs)
      (context.elements, context.touchedElement) = (elements.pairs.map(\.shared), elements.touched)
      context.ownElements = elements.movers.map(\.element)
    }

    /// Lays a screen out at its resting place: in UIKit's container, if there is one, because the safe area needs a
    /// window.
    private func place(_ controller: UIViewController) {
      guard lends(controller) == nil, let shown = controller.view else { return }
      if shown.window == nil, CATransform3DIsIdentity(shown.layer.transform) {
        let context = system?.context
        if let context, context.view(forKey: .to) === shown { context.containerView.insertSubview(shown, at: 0) }
        let frame = context?.finalFrame(for: controller) ?? .zero
        shown.frame = frame.isEmpty ? view?.bounds ?? .zero : frame
      }
      shown.layoutIfNeeded()
    }

    private func ground(of controller: UIViewController, isDrawn: Bool, in container: UIView) -> ScreenGround {
      var origin = CGPoint.zero
      if let lent = lends(controller), let superview = lent.superview {
        origin = superview.convert(
          CGPoint(x: lent.center.x - lent.bounds.width / 2, y: lent.center.y - lent.bounds.height / 2), to: container)
      }
      return ScreenGround(view: controller.view, origin: origin, bounds: container.bounds, isDrawn: isDrawn)
    }
  }

  extension ElementPair {
    /// Measures the element again, by the same views or the views that have its name now. An element that has left its
    /// screen, like a cell that was scrolled away, keeps its last place.
    fileprivate mutating func measure(in coveredGround: ScreenGround, _ coveringGround: ScreenGround) {
      covered = place(again: covered, in: coveredGround, besides: coveringGround.view)
      covering = place(again: covering, in: coveringGround)
    }

    private func place(
      again place: ElementPlace?, in ground: ScreenGround, besides other: UIView? = nil
    ) -> ElementPlace? {
      let same = place?.view.flatMap { ElementRecord.existing(of: $0)?.name === place?.name ? $0 : nil }
      let views = [same].compactMap(\.self) + (name?.views(besides: other) ?? [])
      return views.lazy.compactMap { ElementPlace($0, in: ground, isFlying: true) }.first ?? place
    }
  }
#endif
