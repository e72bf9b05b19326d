// The container changes its size, or a screen its contents, in the middle of a run.

extension TransitionCoordinator {
  /// Measures anew and goes on at the same inputs. A run whose screens are no longer there ends at once.
  public func contextDidChange() {
    guard let run else { return }
    guard let host, let context = host.transitionContext(for: run.request) else { return finishNow() }
    picture = Picture(run.transition.prepare(context))
    picture.sample(run.driver.inputs, at: time)
    host.layersDidChange(picture.layers)
  }
}
