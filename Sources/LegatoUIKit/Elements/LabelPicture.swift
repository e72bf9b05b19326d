#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A picture of a label that is sharp up to the largest size at which it is seen: a snapshot would blur as it grows.
  @MainActor final class LabelPicture: UILabel {
    /// How much larger than its label it is drawn at most: four times in both extents takes sixteen times the memory.
    static let mostGrowth = 4.0

    private let scale: CGFloat

    /// Nil if a label cannot be drawn anew as it is seen, because something is in it or scales it.
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

    /// UIKit sets it to the display's when a view gets there.
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
