// What two movements of one layer make together.

extension Property {
  /// How a second movement joins a first one: places and turns add up, sizes and opacities multiply; nil for all else,
  /// of which there is only one at a time.
  var joining: ResponseMode? {
    switch self {
    case .translationX, .translationY, .translationZ, .rotationX, .rotationY, .rotationZ: .add
    case .scaleX, .scaleY, .opacity: .multiply
    default: nil
    }
  }

  /// The value that a second movement makes of a first one's.
  func joined(_ first: Double, _ second: Double) -> Double {
    switch joining {
    case .add: first + second
    case .multiply: first * second
    case nil: second
    }
  }
}
