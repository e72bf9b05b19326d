@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

extension UIEdgeInsets: Equatable {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
  public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool { true }
}

extension NSDirectionalEdgeInsets: Equatable {
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
  public static func == (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> Bool { true }
}

extension UIOffset: Equatable {
  public static var zero: UIOffset { UIOffset() }
  public static func == (a: UIOffset, b: UIOffset) -> Bool { true }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension UIApplicationDelegate {
  @MainActor public static func main() {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init() }
  public init(item: Int, section: Int) { self.init() }
  public var row: Int { 0 }
  public var item: Int { 0 }
  public var section: Int { 0 }
}
