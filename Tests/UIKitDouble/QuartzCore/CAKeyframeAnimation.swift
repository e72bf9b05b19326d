/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// An animation through many values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func clone() -> CAAnimation {
    let copy = super.clone() as! CAKeyframeAnimation
    (copy.values, copy.keyTimes) = (values, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    return copy
  }

  override func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? {
    let values = (values ?? []).map { value in
      AnimatableValue(any: value) ?? { unmodelled("a keyframe of type \(type(of: value))") }()
    }
    guard let first = values.first else { return nil }
    if first.kind == .path, values.contains(where: { $0.hasCorners != first.hasCorners }) {
      let sentence = "A path with corners goes over into one without: Core Animation wants paths of the same elements."
      MainActor.assumeIsolated { UIKitDouble.violate(sentence) }
    }
    switch calculationMode {
    case .linear: return linear(values, first, at: progress)
    case .discrete: return values[discreteIndex(values.count, at: progress)]
    default: unmodelled("CAKeyframeAnimation.calculationMode \(calculationMode.rawValue)")
    }
  }

  /// The times of the keyframes: evenly spread, unless told. Any but a rising list of the right length is broken.
  func times(_ count: Int) -> [Double] {
    guard let keyTimes else { return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 } }
    let times = keyTimes.map(\.doubleValue)
    let isRising = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    if times.count != count || !isRising || times.first != 0 || (count > 1 && times.last != 1) {
      let sentence =
        "The key times of the animation of \(keyPath ?? "nothing") must rise from 0 to 1, one for each value."
      MainActor.assumeIsolated { UIKitDouble.violate(sentence) }
    }
    return times
  }

  private func linear(_ values: [AnimatableValue], _ first: AnimatableValue, at progress: Double) -> AnimatableValue {
    let times = times(values.count)
    guard values.count > 1, let next = times.firstIndex(where: { $0 > progress }) else {
      return progress <= (times.first ?? 0) ? first : values[values.count - 1]
    }
    guard next > 0 else { return first }
    let fraction = (progress - times[next - 1]) / (times[next] - times[next - 1])
    let functions = timingFunctions ?? []
    let eased = next - 1 < functions.count ? functions[next - 1].value(at: fraction) : fraction
    return values[next - 1].interpolated(to: values[next], at: eased)
  }

  private func discreteIndex(_ count: Int, at progress: Double) -> Int {
    guard let keyTimes else { return min(Int(progress * Double(count)), count - 1) }
    let index = keyTimes.lastIndex { $0.doubleValue <= progress } ?? 0
    return min(index, count - 1)
  }
}
