// Reverses a transition.

extension ScreenTransition {
  /// The same transition reversed: a new screen comes as a lower one returns in a pop, and goes as that one leaves in a
  /// push.
  ///
  /// A reversed push brings the new screen from beneath the old one, which leaves. The two motions are swapped. It is
  /// made for screens that fill their container. The back gesture stays as it is: set another one
  /// (``with(interactions:)``) if the screens now travel in another direction.
  public var reversed: ScreenTransition {
    var traits = traits
    (traits.motion, traits.reverseMotion) = (reverseMotion, motion)
    (traits.initialVelocity, traits.reverseInitialVelocity) = (reverseInitialVelocity, initialVelocity)
    (traits.attachment, traits.reverseAttachment) = (reverseAttachment, attachment)
    let prepare = prepare
    return ScreenTransition(traits) { prepare($0.turned) }
  }

  /// The same transition with leading and trailing swapped, also in its back gestures. Left and right stay.
  public var mirrored: ScreenTransition {
    var traits = traits
    traits.interactions = interactions?.map { $0.mirrored }
    let prepare = prepare
    return ScreenTransition(traits) { prepare($0.mirrored) }
  }
}

extension TransitionContext {
  /// The run that undoes this one: the covered and the covering screen swapped.
  fileprivate var turned: TransitionContext {
    let context = copy(for: operation.inverse, from: from, to: to)
    (context.coveredBar, context.coveringBar) = (coveringBar, coveredBar)
    context.elements = elements.map { $0.turned }
    for index in ownElements.indices {
      context.ownElements[index].side = ownElements[index].side == .covered ? .covering : .covered
    }
    return context
  }

  /// The same run with the other reading direction.
  fileprivate var mirrored: TransitionContext {
    let context = copy(for: operation, from: from, to: to)
    context.layoutDirection = layoutDirection.opposite
    return context
  }
}

extension SharedElement {
  /// The same element with its two places swapped.
  fileprivate var turned: SharedElement {
    var element = self
    (element.covered, element.covering) = (covering, seen)
    (element.atDetent, element.inFlight) = (.zero, .zero)
    (element.coveredTurn, element.coveringTurn) = (coveringTurn, coveredTurn)
    (element.coveredRadius, element.coveringRadius) = (coveringRadius, coveredRadius)
    (element.coveredHasShadow, element.coveringHasShadow) = (coveringHasShadow, coveredHasShadow)
    return element
  }
}
