# Writes MotionReference.swift: springs and elementary functions to 50 digits. It needs mpmath.
import random
from pathlib import Path

from mpmath import mp, mpf, exp, sin, cos, sqrt, log, cbrt, atan2, matrix

mp.dps = 50
REFERENCE = Path(__file__).resolve().parents[2] / "Tests/LegatoTests/Motion/MotionReference.swift"


def spring(omega, zeta, x, v, t):
    """The closed form with complex exponents, from the exact values of the doubles given."""
    omega, zeta, x, v, t = map(mpf, (omega, zeta, x, v, t))
    if zeta == 1:
        w = v + omega * x
        return exp(-omega * t) * (x + w * t), exp(-omega * t) * (v - omega * w * t)
    root = sqrt(mp.mpc(zeta * zeta - 1))
    p, q = omega * (-zeta + root), omega * (-zeta - root)
    a, b = (v - q * x) / (p - q), (p * x - v) / (p - q)
    return (a * exp(p * t) + b * exp(q * t)).real, (a * p * exp(p * t) + b * q * exp(q * t)).real


def number(x):
    # Below 1e-280 nothing is tested, and a subnormal literal would be noise.
    return repr(float(x)) if abs(x) > mpf(10) ** -280 else "0.0"


ratios = [.05, .2, .5, .85, 1 - 1e-3, 1 - 1e-6, 1 - 1e-9, 1 - 1e-12, 1.0, 1 + 1e-12, 1 + 1e-9, 1 + 1e-6, 1 + 1e-3, 1.5,
          4.56, 5.0, 50.0]
periods = [0, .01, .1, .3, 1, 3, 8, 20]
frequencies = [2.0, 12.566370614359172, 22.0, 100.0, 18.257418583505537]
starts = [[(1.0, 0.0), (0.0, 1.0)], [(-200.0, 1200.0), (100.0, -5000.0)], [(402.0, 3.0), (-.4, 8.0)]]

out = REFERENCE.open("w")
print("""// Springs and elementary functions to 50 digits. Written by scripts/generators/make_reference.py; do not edit.
// swift-format-ignore-file
""", file=out)
print("""enum MotionReference {
  struct SpringRow: Sendable {
    let frequency, ratio, displacement, velocity, time, expectedValue, expectedVelocity: Double

    init(_ row: [Double]) {
      (frequency, ratio, displacement, velocity) = (row[0], row[1], row[2], row[3])
      (time, expectedValue, expectedVelocity) = (row[4], row[5], row[6])
    }
  }

  /// Angular frequency, damping ratio, displacement, velocity, time, then the expected value and velocity.
  static let springs: [[Double]] = [""", file=out)
k = 0
for ratio in ratios:
    for period in periods:
        for x, v in starts[k % 3]:
            omega = frequencies[k % 5]
            t = period * 6.283185307179586 / omega
            value, velocity = spring(omega, ratio, x, v, t)
            row = [omega, ratio, x, v, t]
            print("    [" + ", ".join([repr(n) for n in row] + [number(value), number(velocity)]) + "],", file=out)
        k += 1
print("  ]", file=out)

rng = random.Random(5)
wide = lambda low, high, n: [rng.uniform(low, high) for _ in range(n)]
near = [k * 1.5707963267948966 for k in (1, 2, 3, 7, 100, 355, 51819, 636619)]
angles = [0.0, 1e-300, -1e-9, .5, .7853981633974483] + near + wide(-10, 10, 14) + wide(-1e6, 1e6, 12)
powers = [0.0, 1e-300, -1e-17, .34657, -.34657, 1.0, -1.0, -700.0, 700.0] + wide(-1, 1, 10) + wide(-700, 700, 15)
sizes = [1e-300, .5, .9999999, 1.0, 1.0000001, 1.4142135623730951, 1e300] + wide(.5, 2, 8) + wide(0, 1e6, 8)


def table(name, inputs, functions, text):
    print(f"\n  /// {text}\n  static let {name}: [[Double]] = [", file=out)
    for x in inputs:
        print("    [" + ", ".join([repr(x)] + [repr(float(f(mpf(x)))) for f in functions]) + "],", file=out)
    print("  ]", file=out)


table("angles", angles, [sin, cos], "An angle, its sine and its cosine.")
table("powers", powers, [exp], "A number and its exponential.")
table("sizes", sizes, [log, cbrt, lambda x: atan2(x, 1), lambda x: atan2(x, -1)],
      "A number, its logarithm, its cube root, and the angles of (1, it) and of (-1, it).")
print("}", file=out)
