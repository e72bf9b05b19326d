#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// An app's animations and calls that run alongside a change of a controller's children.
  @MainActor struct Alongside {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// An animation with the run's progress, forwards and back.
    let progress: any UIViewImplicitlyAnimating
    /// The animations that were added before the run has started.
    private var waiting: [Block] = []
    private var hasStarted = false
    private var completions: [Block] = []
    private var handlers: [Block] = []

    init(_ system: SystemTransition) { progress = system.progress }

    mutating func add(_ animation: Block?, completion: Block?, to context: ChildTransitionContext) {
      if let completion { completions.append(completion) }
      guard let animation else { return }
      if hasStarted { animate(animation, context) } else { waiting.append(animation) }
    }

    mutating func observeInteraction(_ handler: @escaping Block) { handlers.append(handler) }

    /// Starts the waiting animations, when both children are at the places where the run begins.
    mutating func start(_ context: ChildTransitionContext) {
      hasStarted = true
      let due = waiting
      waiting = []
      for animation in due { animate(animation, context) }
    }

    func interactionDidChange(_ context: ChildTransitionContext) {
      for handler in handlers { handler(context) }
    }

    /// Calls the completions when the run has ended.
    mutating func complete(_ context: ChildTransitionContext) {
      let due = completions
      (waiting, completions, handlers) = ([], [], [])
      for completion in due { completion(context) }
    }

    private func animate(_ animation: @escaping Block, _ context: ChildTransitionContext) {
      progress.addAnimations? { [unowned context] in animation(context) }
    }
  }
#endif
