/// A number of points, as Core Graphics has it: a type of its own, between which and `Double` the compiler converts.
@frozen public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init() { native = 0 }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: Double) { native = value }
  public init(_ value: CGFloat) { self = value }
  public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
  public init<Source: BinaryFloatingPoint>(_ value: Source) { native = Double(value) }
}

extension CGFloat: BinaryFloatingPoint {
  public typealias Exponent = Int
  public typealias RawSignificand = UInt64
  public static var exponentBitCount: Int { Double.exponentBitCount }
  public static var significandBitCount: Int { Double.significandBitCount }
  public static var radix: Int { 2 }
  public static var nan: CGFloat { CGFloat(Double.nan) }
  public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
  public static var infinity: CGFloat { CGFloat(Double.infinity) }
  public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
  public static var pi: CGFloat { CGFloat(Double.pi) }
  public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
  public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    native = Double(
      sign: sign, exponentBitPattern: exponentBitPattern, significandBitPattern: significandBitPattern)
  }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
    native = Double(sign: sign, exponent: exponent, significand: significand.native)
  }
  public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) {
    native = Double(signOf: sign.native, magnitudeOf: magnitude.native)
  }
  public var exponentBitPattern: UInt { native.exponentBitPattern }
  public var significandBitPattern: UInt64 { native.significandBitPattern }
  public var binade: CGFloat { CGFloat(native.binade) }
  public var significandWidth: Int { native.significandWidth }
  public var sign: FloatingPointSign { native.sign }
  public var exponent: Int { native.exponent }
  public var significand: CGFloat { CGFloat(native.significand) }
  public var ulp: CGFloat { CGFloat(native.ulp) }
  public var nextUp: CGFloat { CGFloat(native.nextUp) }
  public var isNormal: Bool { native.isNormal }
  public var isFinite: Bool { native.isFinite }
  public var isZero: Bool { native.isZero }
  public var isSubnormal: Bool { native.isSubnormal }
  public var isInfinite: Bool { native.isInfinite }
  public var isNaN: Bool { native.isNaN }
  public var isSignalingNaN: Bool { native.isSignalingNaN }
  public var isCanonical: Bool { native.isCanonical }
  public var magnitude: CGFloat { CGFloat(native.magnitude) }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native + b.native) }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native - b.native) }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native * b.native) }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native / b.native) }
  public static func += (a: inout CGFloat, b: CGFloat) { a = a + b }
  public static func -= (a: inout CGFloat, b: CGFloat) { a = a - b }
  public static func *= (a: inout CGFloat, b: CGFloat) { a = a * b }
  public static func /= (a: inout CGFloat, b: CGFloat) { a = a / b }
  public static prefix func - (a: CGFloat) -> CGFloat { CGFloat(-a.native) }
  public static func == (a: CGFloat, b: CGFloat) -> Bool { a.native == b.native }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
  public mutating func formRemainder(dividingBy other: CGFloat) { native.formRemainder(dividingBy: other.native) }
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {
    native.formTruncatingRemainder(dividingBy: other.native)
  }
  public mutating func formSquareRoot() { native.formSquareRoot() }
  public mutating func addProduct(_ a: CGFloat, _ b: CGFloat) { native.addProduct(a.native, b.native) }
  public mutating func round(_ rule: FloatingPointRoundingRule) { native.round(rule) }
  public func isEqual(to other: CGFloat) -> Bool { native.isEqual(to: other.native) }
  public func isLess(than other: CGFloat) -> Bool { native.isLess(than: other.native) }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { native.isLessThanOrEqualTo(other.native) }
}

extension CGFloat: Hashable, Strideable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public func hash(into hasher: inout Hasher) { hasher.combine(native) }
  public func distance(to other: CGFloat) -> CGFloat { other - self }
  public func advanced(by amount: CGFloat) -> CGFloat { self + amount }
}

extension CGFloat: CustomStringConvertible {
  public var description: String { native.description }
}

extension CGFloat: Codable {
  public init(from decoder: any Decoder) throws { native = try Double(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try native.encode(to: encoder) }
}

extension Double { public init(_ value: CGFloat) { self = value.native } }
extension Float { public init(_ value: CGFloat) { self = Float(value.native) } }
extension BinaryInteger { public init(_ value: CGFloat) { self.init(value.native) } }
