/// How values between keyframes are interpolated.
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

  /// The keyframes in numbers, read once, because a running animation does not change.
  private lazy var frames: [AnimatableValue] = {
    let frames = (values ?? []).map { value in
      AnimatableValue(any: value) ?? { unmodelled("a keyframe of type \(type(of: value))") }()
    }
    if let first = frames.first, first.kind == .path, frames.contains(where: { $0.hasCorners != first.hasCorners }) {
      let sentence = "A path with corners goes over into one without: Core Animation wants paths of the same elements."
      MainActor.assumeIsolated { UIKitDouble.violate(sentence) }
    }
    return frames
  }()

  override func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? {
    guard let first = frames.first else { return nil }
    switch calculationMode {
    case .linear: return linear(first, at: progress)
    case .discrete: return frames[discreteIndex(at: progress)]
    default: unmodelled("CAKeyframeAnimation.calculationMode \(calculationMode.rawValue)")
    }
  }

  /// The times of the keyframes, evenly spread by default. Any list that does not ascend or has another length is a
  /// violation.
  private lazy var times: [Double] = {
    let count = frames.count
    guard let keyTimes else { return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 } }
    let times = keyTimes.map(\.doubleValue)
    let isRising = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    if times.count != count || !isRising || times.first != 0 || (count > 1 && times.last != 1) {
      let sentence =
        "The key times of the animation of \(keyPath ?? "nothing") must rise from 0 to 1, one for each value."
      MainActor.assumeIsolated { UIKitDouble.violate(sentence) }
    }
    return times
  }()

  private func linear(_ first: AnimatableValue, at progress: Double) -> AnimatableValue {
    guard frames.count > 1, let next = times.firstIndex(where: { $0 > progress }) else {
      return progress <= (times.first ?? 0) ? first : frames[frames.count - 1]
    }
    guard next > 0 else { return first }
    let fraction = (progress - times[next - 1]) / (times[next] - times[next - 1])
    let functions = timingFunctions ?? []
    let eased = next - 1 < functions.count ? functions[next - 1].value(at: fraction) : fraction
    return frames[next - 1].interpolated(to: frames[next], at: eased)
  }

  private func discreteIndex(at progress: Double) -> Int {
    guard let keyTimes else { return min(Int(progress * Double(frames.count)), frames.count - 1) }
    let index = keyTimes.lastIndex { $0.doubleValue <= progress } ?? 0
    return min(index, frames.count - 1)
  }
}
