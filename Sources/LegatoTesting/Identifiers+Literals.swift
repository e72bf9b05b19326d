// Plain numbers as names in tests.

import Legato

extension ScreenID: ExpressibleByIntegerLiteral {
  /// Names a screen by a literal, as in `stage.push(1)`.
  public init(integerLiteral value: Int32) { self.init(value) }
}

extension ElementID: ExpressibleByIntegerLiteral {
  /// Names an element by a literal.
  public init(integerLiteral value: Int32) { self.init(value) }
}
