#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// A snapshot of a bar, on its page. It is drawn again when the device changes between light and dark, or its text
  /// size.
  final class BarSnapshot: UIView {
    private var picture: UIView
    /// The traits with which the picture was taken.
    private var traits: UITraitCollection
    private let draw: () -> UIView?

    /// - Parameters:
    ///   - picture: what it shows first, in the page's coordinates.
    ///   - traits: the traits with which the picture was taken.
    ///   - draw: makes the picture for other traits; nil to keep the present one.
    init(_ picture: UIView, takenOn traits: UITraitCollection, redrawn draw: @escaping () -> UIView?) {
      self.picture = picture
      self.traits = traits
      self.draw = draw
      super.init(frame: picture.frame)
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
      show(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let isOld =
        traitCollection.hasDifferentColorAppearance(comparedTo: traits)
        || traitCollection.preferredContentSizeCategory != traits.preferredContentSizeCategory
      guard isOld, let next = draw() else { return }
      traits = traitCollection
      picture.removeFromSuperview()
      picture = next
      show(next)
    }

    private func show(_ picture: UIView) {
      picture.frame.origin = .zero
      addSubview(picture)
    }
  }
#endif
