#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A picture of a label that is sharp up to its largest size: a snapshot would blur as it grows.
  @MainActor final class LabelPicture: UILabel {
    /// The largest factor by which it is drawn larger: four times in both extents takes sixteen times the memory.
    static let mostGrowth = 4.0

    private let scale: CGFloat

    /// Fails if a label cannot be drawn again as it is seen, because it contains views or is scaled.
    init?(_ label: UILabel, at place: ElementPlace, besides partner: ElementPlace?) {
      let size = Size2D(label.bounds.size)
      let isAsLarge = (place.frame.size.width - size.width).magnitude < 1
      guard label.subviews.isEmpty, place.content == label.bounds, isAsLarge else { return nil }
      scale = label.contentScaleFactor * LabelPicture.growth(from: place.frame.size, to: partner?.frame.size)
      super.init(frame: label.bounds)
      text = label.text
      font = label.font
      textColor = label.textColor
      textAlignment = label.textAlignment
      lineBreakMode = label.lineBreakMode
      numberOfLines = label.numberOfLines
      adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
      if let styled = label.attributedText { attributedText = styled }
      dress(as: label)
      clipsToBounds = label.clipsToBounds
    }

    required init?(coder: NSCoder) { nil }

    /// UIKit sets the display's scale when a view moves to its window.
    override func didMoveToWindow() {
      super.didMoveToWindow()
      contentScaleFactor = scale
    }

    static func growth(from size: Size2D, to other: Size2D?) -> CGFloat {
      guard let other, size.width > 0, size.height > 0 else { return 1 }
      return CGFloat(min(max(other.width / size.width, other.height / size.height, 1), mostGrowth))
    }
  }
#endif
