#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A title, a label or a button of a drawn bar.
  @MainActor struct BarPart {
    let name: Name
    /// Where UIKit has laid it out, in the coordinates of the drawn bar.
    let frame: CGRect

    /// What a part shows: two of one name look the same.
    struct Name: Hashable {
      let role: BarItem.Role
      var words: [Word] = []
      var images: [UIImage] = []
      var tint: UIColor?
      var isEnabled = true
      /// What the app has put there itself, of which nobody can tell how it looks.
      var subject: ObjectIdentifier?
      /// How many of the bar's parts before it are of the same name.
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
