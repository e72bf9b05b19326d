// The engine's names where the system's frameworks have the same ones.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato

  typealias Operation = Legato.Operation
  typealias Point = Legato.Point
  typealias Size = Legato.Size
  typealias Rect = Legato.Rect
  typealias Insets = Legato.Insets
#endif
