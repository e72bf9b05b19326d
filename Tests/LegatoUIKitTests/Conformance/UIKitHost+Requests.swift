// A story's requests, as calls of the UIKit host.

import Legato
import LegatoTesting
import LegatoUIKit
import UIKit

extension UIKitHost {
  func carryOut(_ request: Story.Request) throws {
    switch request {
    case .push(let screen, let call):
      navigation?.legato.push(
        controller(screen), using: try transition(call), interactions: try interactions(call),
        animated: call.isAnimated)
    case .set(let screens, let call):
      navigation?.legato.setViewControllers(
        screens.map(controller), using: try transition(call), animated: call.isAnimated)
    case .pop(let call): navigation?.legato.pop(using: try transition(call), animated: call.isAnimated)
    case .popTo(let screen, let call):
      navigation?.legato.pop(to: controller(screen), using: try transition(call), animated: call.isAnimated)
    case .popToRoot(let call): navigation?.legato.popToRoot(using: try transition(call), animated: call.isAnimated)
    case .present(let screen, let detents, let initialDetent, let call):
      try present(screen, detents, initialDetent, call)
    case .dismiss(let call):
      stack.last?.legato.dismiss(using: try transition(call), animated: call.isAnimated)
    case .open(let edge, let call):
      drawer?.open(animated: call.isAnimated)
      if let edge { hub?.open(edge, animated: call.isAnimated) }
    case .close(let call):
      drawer?.close(animated: call.isAnimated)
      hub?.close(animated: call.isAnimated)
    case .select(let tab, let call):
      guard let place = story?.screens.firstIndex(of: tab) else { return }
      tabs?.legato.select(place, using: try transition(call), animated: call.isAnimated)
    case .detent(let detent): stack.last?.legato.selectDetent(detent)
    case .deny(let denies): ear.denies = denies
    case .resize(let size): device.resize(to: CGSize(width: size.width, height: size.height))
    case .place(let element, let screen, let place): self.place(element, on: controller(screen), place)
    case .deferAnswers(let isLater): ear.answersLater = isLater
    case .giveAnswer(let isAllowed): ear.answer(isAllowed)
    case .replace, .reverse, .scrub, .letGo: break
    }
  }

  /// Presents over the whole container, with the container's settings where the screen and the call have none.
  private func present(
    _ screen: String, _ detents: [Detent], _ initialDetent: Detent?, _ call: Story.Call
  ) throws {
    let controller = controller(screen)
    let said = controller.legato.policy
    let transition = try transition(call) ?? said.transition ?? story?.policy.transition.map(terms.transition)
    let interactions =
      try interactions(call) ?? said.interactions ?? story?.policy.interactions?.map(terms.interaction)
    let presenter = stack.last ?? root
    if detents.isEmpty {
      presenter.legato.present(
        controller, using: transition, interactions: interactions, style: .custom, animated: call.isAnimated)
    } else {
      presenter.legato.present(
        controller, using: transition, interactions: interactions, detents: detents, initialDetent: initialDetent,
        animated: call.isAnimated)
    }
  }

  private func transition(_ call: Story.Call) throws -> ScreenTransition? {
    try call.policy.transition.map(terms.transition)
  }

  private func interactions(_ call: Story.Call) throws -> [Interaction]? {
    try call.policy.interactions?.map(terms.interaction)
  }
}
