// The calls in the tables of "Coming from …", word for word; ArticleTests compares them.

import Legato
import LegatoUIKit
import UIKit

@MainActor func comingFromHero(
  _ navigation: UINavigationController, _ home: UIViewController, _ screen: UIViewController,
  _ tabs: UITabBarController, _ view: UIView, _ observer: any ScreenTransitionObserver
) {
  navigation.legato.install()
  home.legato.present(screen)
  view.legato.elementID = "photo"
  screen.legato.transition = .cover(.up)
  screen.legato.transition = .asymmetric(enter: .zoom, leave: .fade)
  navigation.legato.install(TransitionPolicy(transition: .fade))
  tabs.legato.install(TransitionPolicy(transition: .slide(.leading)))
  screen.legato.interactions = [.fullScreenPan()]
  screen.legato.dismiss()
  navigation.legato.setViewControllers([home, screen], using: .fade)
  view.legato.elementFlight = .live
  screen.legato.addObserver(observer)
}

@MainActor func comingFromMDTransitioning(
  _ home: UIViewController, _ screen: UIViewController, _ view: UIView, _ isReady: Bool,
  _ percentDriven: UIPercentDrivenInteractiveTransition, _ navigation: UINavigationController
) {
  final class Screen: UIViewController {}
  final class Thrower: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }
  home.legato.present(screen, using: .modal)
  screen.legato.transition = .mdPush
  screen.legato.presentation = .mdImageZoom()
  screen.legato.transition = .asymmetric(enter: .push, leave: .scale())
  screen.legato.interactions = [.mdEdgePan]
  screen.legato.dismissals = [.mdImageDrag]
  screen.legato.interactions = [.mdVerticalPan]
  home.legato.setForwardGesture(.leading) { _ in Screen() }
  screen.legato.gestureScope = GestureScope(in: view) { isReady }
  screen.legato.animator = { _ in Thrower() }
  navigation.legato.install(animator: { _ in Thrower() })
  screen.legato.interactionController = { _ in percentDriven }
}

@MainActor func comingFromRWPopTransitionAnimation(_ navigation: UINavigationController, _ screen: UIViewController) {
  TransitionDefaults.policy.transition = .headline()
  screen.legato.transition = .headline()
  screen.legato.interactions = [.headlinePan]
  navigation.legato.install(bars: .attached)
  navigation.legato.bars = .attached
}
