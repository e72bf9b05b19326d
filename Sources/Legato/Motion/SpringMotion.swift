// A spring, and the two solutions that each of its motions is made of.

/// A damped harmonic oscillator, solved in closed form: a spring that pulls a displacement to 0.
///
/// The state at any time is computed from the state at time 0, so it is independent of the frame rate, and a run can be
/// grabbed, reversed or sampled in any order.
///
/// Every spring settles: the angular frequency is limited to `0.01 ... 100_000` rad/s and the damping ratio to
/// `0.01 ... 1000`. An invalid frequency (NaN, infinite, 0 or less) becomes 4π rad/s (a response of half a second); a
/// damping ratio that is NaN or negative becomes 1.
public struct SpringMotion: Equatable, Sendable {
  /// The undamped angular frequency ω, in radians per second.
  package let angularFrequency: Double
  /// The damping ratio ζ: below 1 the spring overshoots, from 1 on it does not.
  package let dampingRatio: Double
  /// ζω, the rate at which the envelope decays.
  let decay: Double
  /// ω√|1 − ζ²|: how fast the spring swings. Above ζ = 1 its two decay rates are ζω minus and plus this number.
  let rate: Double
  let inverseRate: Double

  /// A spring from its undamped angular frequency in radians per second and its damping ratio.
  @inline(never)
  package init(angularFrequency: Double, dampingRatio: Double) {
    let frequency = angularFrequency > 0 && angularFrequency.isFinite ? angularFrequency : 4 * Double.pi
    let omega = clamp(frequency, 0.01, 1e5)
    let zeta = clamp(dampingRatio >= 0 ? dampingRatio : 1, 0.01, 1000)
    self.angularFrequency = omega
    self.dampingRatio = zeta
    decay = zeta * omega
    rate = omega * ((1 - zeta) * (1 + zeta)).magnitude.squareRoot()
    inverseRate = rate > 0 ? 1 / rate : 0
  }

  /// A spring from its response, the period in seconds of its undamped swing; an invalid one (NaN, infinite, 0 or less)
  /// is .5.
  @inline(never)
  public init(response: Double, dampingRatio: Double = 1) {
    self.init(angularFrequency: 2 * Double.pi / response, dampingRatio: dampingRatio)
  }

  /// A spring from a mass in kilograms, a stiffness in newtons per metre and a damping in newton seconds per metre.
  ///
  /// A damping above critical is kept; Core Animation computes the critical case instead. If the three give no
  /// frequency or no damping ratio, the defaults of ``SpringMotion`` apply.
  @inline(never)
  public init(mass: Double, stiffness: Double, damping: Double) {
    let omega = (stiffness / mass).squareRoot()
    self.init(angularFrequency: omega, dampingRatio: damping / (2 * mass * omega))
  }

  /// A spring from its perceived duration in seconds and its bounce, with SwiftUI's meaning.
  ///
  /// The duration is the response; an invalid one (NaN, infinite, 0 or less) is .5. The bounce is limited to
  /// `-1 ... 1`: 0 is critical damping, above 0 ζ is 1 − bounce, below 0 it is 1 / (1 + bounce). A bounce of NaN is 0.
  public init(duration: Double, bounce: Double = 0) {
    let limited = bounce.isNaN ? 0 : clamp(bounce, -1, 1)
    self.init(response: duration, dampingRatio: limited >= 0 ? 1 - limited : 1 / (1 + limited))
  }

  /// The spring's state at a time in seconds after it was at `displacement` from its target with `velocity`.
  ///
  /// A time that is NaN or negative is 0, an infinite one is at rest. A displacement or velocity that is not finite is
  /// 0; where the result would overflow, both are limited to ±10¹⁰⁰. So every state is finite.
  package func state(at time: Double, displacement: Double, velocity: Double) -> MotionState {
    let state = travel(time > 0 ? time : 0, displacement, velocity)
    return state.isFinite ? state : salvaged(time, displacement, velocity)
  }

  private func travel(_ time: Double, _ displacement: Double, _ velocity: Double) -> MotionState {
    let (c, s) = basis(at: time)
    let pull = angularFrequency * angularFrequency * displacement + decay * velocity
    return MotionState(
      value: displacement * c + (velocity + decay * displacement) * s, velocity: velocity * c - pull * s)
  }

  @inline(never)
  private func salvaged(_ time: Double, _ displacement: Double, _ velocity: Double) -> MotionState {
    guard time != .infinity else { return .rest }
    let start = MotionState(value: displacement, velocity: velocity).bounded
    let state = travel(time > 0 ? time : 0, start.value, start.velocity)
    return state.isFinite ? state : .rest
  }
}

extension SpringMotion {
  /// The travels from (value 1, velocity −ζω) and from (value 0, velocity 1) at a time in seconds.
  ///
  /// They are e⁻ᶻᵗ·cos(dt) and e⁻ᶻᵗ·sin(dt)/d with z = ζω and d = ω√(1 − ζ²). Above ζ = 1 the hyperbolic functions take
  /// their place, split into two decaying exponentials so that nothing overflows. Where dt is small, both are a series
  /// in (dt)², which is also their limit at ζ = 1; the first omitted term is 3·10⁻¹⁷ at dt = 0.1.
  func basis(at time: Double) -> (cosine: Double, sine: Double) {
    let phase = rate * time
    let square = phase * phase
    if square < 0.01 {
      let envelope = Elementary.exp(-decay * time)
      let w = dampingRatio < 1 ? -square : square
      let c = 1 + w / 2 * (1 + w / 12 * (1 + w / 30 * (1 + w / 56)))
      let s = 1 + w / 6 * (1 + w / 20 * (1 + w / 42 * (1 + w / 72)))
      return (envelope * c, envelope * s * time)
    }
    if dampingRatio < 1 {
      let envelope = Elementary.exp(-decay * time)
      let (s, c) = Elementary.sincos(phase)
      return (envelope * c, envelope * s * inverseRate)
    }
    let fast = decay + rate
    let slowPart = Elementary.exp(-(angularFrequency * angularFrequency / fast) * time)
    let fastPart = Elementary.exp(-fast * time)
    return (0.5 * (slowPart + fastPart), 0.5 * (slowPart - fastPart) * inverseRate)
  }
}
