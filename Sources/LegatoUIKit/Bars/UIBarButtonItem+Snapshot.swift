// Bar buttons that look like others.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UIBarButtonItem {
    /// A button for another bar that looks like this one. It has no action.
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

    /// A copy of a system button, whose kind cannot be read, by an archive of the button alone.
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

  /// Keeps the objects that a button refers to out of an archive: targets, actions, menus.
  private final class ArchiveFilter: NSObject, NSKeyedArchiverDelegate {
    private let root: ObjectIdentifier

    init(of root: AnyObject) { self.root = ObjectIdentifier(root) }

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
      ObjectIdentifier(object as AnyObject) == root ? object : nil
    }
  }
#endif
