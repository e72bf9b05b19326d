// The container changes its size, or a screen its contents.

extension Navigator {
  /// The container has another size: what runs is measured anew and goes on at the same inputs, under the finger that
  /// drives it, if one does; extents as in ``size``.
  public func resize(to size: Size) {
    self.size = size
    if session.resize(to: size) { regrip() }
    contextDidChange()
  }

  /// Measures anew and goes on at the same inputs. A run whose screens are no longer there ends at once; at rest
  /// nothing happens.
  public func contextDidChange() {
    guard let run = run ?? resting else { return }
    guard let context = context(for: run.request, by: run.transition) else {
      guard isRunning else { return leaveNothing(of: run) }
      finishNow()
      return contextDidChange()
    }
    lookForElements(in: context)
    run.context = context
    picture = picture(of: run)
    picture.sample(run.driver.inputs, at: now)
    host?.layersDidChange(picture.layers)
  }

  /// Shows nothing of a run that has ended, such as an open drawer's one whose content is gone.
  private func leaveNothing(of ended: Run) {
    let screen = ended.context.screen(.covering)
    keep(nil, of: screen, stop: 1)
    showResting(under: screen)
  }
}
