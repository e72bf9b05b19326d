// What the web gallery's page has written for its thrown card.

import Legato

extension Interaction {
  /// A card follows the finger downwards and aside, and is thrown away at 600 points per second, or beyond three tenths
  /// of the height unless it goes up again.
  public static var thrown: Interaction {
    var interaction = Interaction.fullScreenPan(.down)
    interaction.mapping = { gesture in
      Inputs(
        fraction: max(0, gesture.translation.dy) / gesture.size.height, drag: .right(gesture.translation.dx))
    }
    interaction.decision = { gesture, inputs, _ in
      let speed = gesture.velocity.dy
      return speed > 600 || (inputs.fraction > 0.3 && speed > -100) ? .finish : .cancel
    }
    return interaction
  }
}
