#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The view that all layers of a transition hang from. It takes no touches itself: what shows through it stays alive.
  final class SceneView: UIView {
    /// Called when it has another size than it began with, or has left its window: nothing in it has its place any
    /// more.
    var onChange: () -> Void = {}
    /// Called for VoiceOver's scrub on what hangs in it.
    var onEscape: () -> Bool = { false }
    private var size = CGSize.zero

    /// Whether a view of the app's rests in it.
    var hasGuests: Bool { !subviews.isEmpty }

    override func accessibilityPerformEscape() -> Bool { onEscape() }

    override func layoutSubviews() {
      super.layoutSubviews()
      defer { size = bounds.size }
      if size != .zero, size != bounds.size { onChange() }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { onChange() }
    }

    /// Begins anew, in another container: its size there is not a change.
    func begin(in container: UIView) {
      size = .zero
      frame = container.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(self)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let found = super.hitTest(point, with: event)
      return found === self ? nil : found
    }
  }
#endif
