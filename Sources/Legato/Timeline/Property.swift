// The animatable properties of a layer.

/// One number of a ``LayerState``; the raw value is its place in the state's memory.
public enum Property: UInt8, CaseIterable, Sendable {
  // The six that nearly every transition moves come first, so that they share a cache line.

  /// Points, to the right and downwards.
  case translationX, translationY
  /// A factor; 1 at rest.
  case scaleX, scaleY
  /// 0 ... 1.
  case opacity
  /// Points, before the scale.
  case cornerRadius

  /// Radians, clockwise.
  case rotationZ
  /// Points, towards the viewer.
  case translationZ
  /// Radians, about the axis of the same name.
  case rotationX, rotationY
  /// The fixed point of scale and rotation, as a part of the width and of the height.
  case anchorX, anchorY
  /// The viewer's distance in points; 0 for none.
  case perspective
  /// Points cut off at each side, before the scale.
  case clipTop, clipLeft, clipBottom, clipRight
  /// 0 ... 1.
  case shadowOpacity
  /// The blur's standard deviation in points.
  case shadowRadius
  /// Points, downwards.
  case shadowOffsetY
  /// The layer's own colour, 0 ... 1.
  case red, green, blue, alpha
}
