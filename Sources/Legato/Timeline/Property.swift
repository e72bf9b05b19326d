// The animatable properties of a layer.

/// One number of a ``LayerState``; the raw value is its place in the state's memory.
public enum Property: UInt8, CaseIterable, Sendable {
  // The six that nearly every transition moves come first, so that they share a cache line.
  case translationX, translationY, scaleX, scaleY, opacity, cornerRadius
  case rotationZ, translationZ, rotationX, rotationY
  case anchorX, anchorY, perspective
  case clipTop, clipLeft, clipBottom, clipRight
  case shadowOpacity, shadowRadius, shadowOffsetY
  case red, green, blue, alpha
}
