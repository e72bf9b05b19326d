// A bar button that looks like another one.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UIBarButtonItem {
    /// A button that looks like this one, for another bar. It does nothing.
    var snapshot: UIBarButtonItem {
      let other = bare
      other.style = style
      other.width = width
      other.tintColor = tintColor
      other.isEnabled = isEnabled
      for state: UIControl.State in [[], .disabled] {
        if let attributes = titleTextAttributes(for: state) { other.setTitleTextAttributes(attributes, for: state) }
      }
      return other
    }

    private var bare: UIBarButtonItem {
      if let customView { return UIBarButtonItem(customView: customView.snapshot) }
      if title != nil || image != nil { return UIBarButtonItem(title: title, image: image) }
      return unarchived ?? UIBarButtonItem()
    }

    /// A copy of a system's button, whose kind cannot be read, by an archive that holds nothing else.
    private var unarchived: UIBarButtonItem? {
      guard type(of: self) == UIBarButtonItem.self else { return nil }
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      let filter = ArchiveFilter(of: self)
      archiver.delegate = filter
      archiver.encode(self, forKey: NSKeyedArchiveRootObjectKey)
      archiver.finishEncoding()
      guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return nil }
      unarchiver.requiresSecureCoding = false
      return withExtendedLifetime(filter) {
        unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIBarButtonItem
      }
    }
  }

  /// Keeps what a button refers to out of an archive: targets, actions, menus.
  private final class ArchiveFilter: NSObject, NSKeyedArchiverDelegate {
    private let root: ObjectIdentifier

    init(of root: AnyObject) { self.root = ObjectIdentifier(root) }

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
      ObjectIdentifier(object as AnyObject) == root ? object : nil
    }
  }
#endif
