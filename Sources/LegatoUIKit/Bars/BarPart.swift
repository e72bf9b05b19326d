#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A title, a label or a button of a drawn bar.
  @MainActor struct BarPart {
    let name: Name
    /// Its frame as UIKit has laid it out, in the drawn bar.
    let frame: CGRect

    /// What a part shows: two parts with one name look the same.
    struct Name: Hashable {
      let role: BarItem.Role
      var words: [Word] = []
      var images: [UIImage] = []
      var tint: UIColor?
      var isEnabled = true
      /// The app's own object in it, whose looks are unknown.
      var subject: ObjectIdentifier?
      /// How many parts of the bar before it have the same name otherwise.
      var number = 0
    }

    /// A piece of text.
    struct Word: Hashable {
      let text: String?
      let font: UIFont?
      let color: UIColor?
    }
  }
#endif
