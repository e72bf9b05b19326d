#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A title, a label or a button of a drawn bar.
  @MainActor struct BarPart {
    let name: Name
    /// Its frame in the drawn bar, as UIKit has laid it out.
    let frame: CGRect

    /// What a part shows: two parts with the same name look the same.
    struct Name: Hashable {
      let role: BarItem.Role
      var words: [Word] = []
      var images: [UIImage] = []
      var tint: UIColor?
      var isEnabled = true
      /// The app's own object in it, whose look is unknown.
      var subject: ObjectIdentifier?
      /// How many earlier parts of the bar have otherwise the same name.
      var number = 0
    }

    /// A text with its font and colour.
    struct Word: Hashable {
      let text: String?
      let font: UIFont?
      let color: UIColor?
    }
  }
#endif
