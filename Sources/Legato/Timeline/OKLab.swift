// The colours of layers, and how they are mixed.

/// A colour by sRGB components and alpha, each 0 ... 1.
public struct LayerColor: Equatable, Sendable {
  /// 0 ... 1.
  package var red: Double
  /// 0 ... 1.
  package var green: Double
  /// 0 ... 1.
  package var blue: Double
  /// 0 is clear, 1 is opaque.
  package var alpha: Double

  /// A colour from its components, which are kept as given.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = LayerColor(red: 0, green: 0, blue: 0)
  /// Nothing.
  package static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A colour as it is perceived: equal steps look equal, and half-way between two colours lies no grey.
///
/// Björn Ottosson, "A perceptual color space for image processing", 2020; the matrices are his, for sRGB.
struct OKLab {
  /// 0 for black ... 1 for white.
  let lightness: Double
  /// From green to red.
  let a: Double
  /// From blue to yellow.
  let b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: LayerColor) {
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = Elementary.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = Elementary.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = Elementary.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The colour in sRGB, each component limited to 0 ... 1.
  func color(alpha: Double) -> LayerColor {
    let (l, m, s) = (
      cubed(lightness + 0.3963377774 * a + 0.2158037573 * b), cubed(lightness - 0.1055613458 * a - 0.0638541728 * b),
      cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
    )
    return LayerColor(
      red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }
}

extension LayerColor {
  /// The colour at a fraction between this one and another one, 0 ... 1, mixed in OKLab. Each counts by its alpha, so a
  /// clear colour adds no black. The ends are exact.
  func mixed(with other: LayerColor, _ part: Double) -> LayerColor {
    let (start, end) = (limited, other.limited)
    let (own, its) = (start.alpha * (1 - part), end.alpha * part)
    let alpha = own + its
    if part <= 0 || end.alpha == 0 { return (start.alpha > 0 ? start : end).faded(to: alpha) }
    if part >= 1 || start.alpha == 0 { return end.faded(to: alpha) }
    let (first, last, weight) = (OKLab(start), OKLab(end), its / alpha)
    return OKLab(
      lightness: first.lightness + (last.lightness - first.lightness) * weight,
      a: first.a + (last.a - first.a) * weight, b: first.b + (last.b - first.b) * weight
    ).color(alpha: alpha)
  }

  /// The same colour with its components limited to 0 ... 1; NaN is 0.
  var limited: LayerColor {
    LayerColor(red: clamp(red, 0, 1), green: clamp(green, 0, 1), blue: clamp(blue, 0, 1), alpha: clamp(alpha, 0, 1))
  }

  private func faded(to alpha: Double) -> LayerColor { LayerColor(red: red, green: green, blue: blue, alpha: alpha) }
}

/// Converts a component of sRGB to linear light (IEC 61966-2-1).
@inline(never)
private func linear(_ component: Double) -> Double {
  let value = clamp(component, 0, 1)
  return value <= 0.04045 ? value / 12.92 : Elementary.exp(2.4 * Elementary.log((value + 0.055) / 1.055))
}

/// Converts linear light to a component of sRGB.
@inline(never)
private func encoded(_ light: Double) -> Double {
  let value = clamp(light, 0, 1)
  return value <= 0.0031308 ? value * 12.92 : 1.055 * Elementary.exp(Elementary.log(value) / 2.4) - 0.055
}

private func cubed(_ value: Double) -> Double { value * value * value }
