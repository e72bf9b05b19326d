# Measures ways to read a finger's velocity on a table of gestures, and prints the table of docs/velocity-tracker.md.
import random


def moving(velocity, rate, length, phase=0.0):
    """Samples (t, x) of a finger with velocity(t), which lands at 0; the last one is within a frame of `length`."""
    samples, x, t, step = [(0.0, 0.0)], 0.0, 0.0, 1e-5
    due = (phase or 1.0) / rate
    while due <= length + 1e-9:
        while t < due - step / 2:
            x += velocity(t + step / 2) * step
            t += step
        samples.append((due, x))
        due += 1 / rate
    return samples


def constant(v): return lambda t: v
def started(v, ramp): return lambda t: v * min(1, t / ramp)
def slowing(v, w, length): return lambda t: v + (w - v) * t / length


def variants(velocity, length, then=lambda s, rng: (s, s[-1][0]), rates=(60, 120), seeds=8):
    """(samples, lift) for both rates and several phases of the frame."""
    rng = random.Random(7)
    return [then(moving(velocity, rate, length, k / seeds), rng) for rate in rates for k in range(seeds)]


def late(ms): return lambda s, rng: (s, s[-1][0] + ms / 1000)
def repeated(ms): return lambda s, rng: (s + [(s[-1][0] + ms / 1000, s[-1][1])], s[-1][0] + ms / 1000)
def jittered(s, rng): return [(t, x + rng.uniform(-1, 1)) for t, x in s], s[-1][0]
def held(s, rng):
    end, x = s[-1]
    return s + [(end + k / 60, x) for k in range(1, 7)], end + .1
def trembling(s, rng):
    end, x = s[-1]
    return s + [(end + k / 60, x + rng.uniform(-1, 1)) for k in range(1, 7)], end + .1


def irregular(velocity, length):
    rng, result = random.Random(11), []
    for _ in range(16):
        fine, t, s = moving(velocity, 1000, length), 0.0, [(0.0, 0.0)]
        while True:
            t += rng.uniform(.002, .022)
            if t > length: break
            s.append(fine[round(t * 1000)])
        result.append((s, s[-1][0]))
    return result


def coalesced(s, rng):
    """Every frame delivers two samples with the frame's own timestamp: the first is half a frame old."""
    out = s[:1]
    for (t0, x0), (t1, x1) in zip(s, s[1:]): out += [(t1, (x0 + x1) / 2), (t1, x1)]
    return out, s[-1][0]


# (name, true velocity, cases)
gestures = [
    ("flick, 60 ms at 1200", 1200, variants(constant(1200), .06)),
    ("… first 20 ms accelerating", 1200, variants(started(1200, .02), .06)),
    ("… last sample repeated after 0–10 ms", 1200,
     [c for d in (0, 4, 10) for c in variants(constant(1200), .06, repeated(d))]),
    ("… both", 1200, [c for d in (0, 4, 10) for c in variants(started(1200, .02), .06, repeated(d))]),
    ("… lift 8 ms late", 1200, variants(constant(1200), .06, late(8))),
    ("… first 30 ms accelerating", 1200, variants(started(1200, .03), .06)),
    ("… accelerating throughout", 1200, variants(started(1200, .06), .06)),
    ("long drag at 400", 400, variants(constant(400), .6)),
    ("… with ±1 pt jitter", 400, variants(constant(400), .6, jittered, seeds=64)),
    ("slowing 1200 → 300 in 200 ms", 300, variants(slowing(1200, 300, .2), .2)),
    ("speeding up 300 → 1200 in 200 ms", 1200, variants(slowing(300, 1200, .2), .2)),
    ("irregular, 2–22 ms apart", 800, irregular(constant(800), .3)),
    ("irregular flick", 1200, irregular(constant(1200), .06)),
    ("coalesced pairs", 800, variants(constant(800), .3, coalesced)),
    ("two samples, 16 ms", 1250, [([(0.0, 0.0), (.016, 20.0)], .016)]),
    ("rest 100 ms, no events", 0, variants(constant(1200), .2, late(100))),
    ("rest 100 ms, repeated", 0, variants(constant(1200), .2, held)),
    ("rest 100 ms, ±1 pt tremble", 0, variants(constant(1200), .2, trembling)),
]


def window(s, w):
    return [p for p in s if s[-1][0] - p[0] <= w + 1e-9]


def two_point(w):
    def read(s, lift):
        s = window(s, w)
        span = s[-1][0] - s[0][0]
        return (s[-1][1] - s[0][1]) / span if span > 0 else 0
    return read


def fit1(s, weight=lambda age: 1):
    end = s[-1][0]
    w = [weight(end - t) for t, _ in s]
    total = sum(w)
    mt, mx = (sum(a * p[k] for a, p in zip(w, s)) / total for k in (0, 1))
    spread = sum(a * (t - mt) ** 2 for a, (t, _) in zip(w, s))
    return sum(a * (t - mt) * (x - mx) for a, (t, x) in zip(w, s)) / spread if spread > 1e-15 else 0


def least_squares1(w): return lambda s, lift: fit1(window(s, w))


def least_squares2(w, gap=.04):
    def read(s, lift):
        s = window(s, w)
        for i in range(len(s) - 1, 0, -1):
            if s[i][0] - s[i - 1][0] > gap: s = s[i:]; break
        if lift - s[-1][0] > gap: return 0
        if len(s) < 3: return 0
        end = s[-1][0]
        S = [sum((t - end) ** k for t, _ in s) for k in range(5)]
        B = [sum(x * (t - end) ** k for t, x in s) for k in range(3)]
        m = [[S[i + j] for j in range(3)] + [B[i]] for i in range(3)]
        for i in range(3):
            p = max(range(i, 3), key=lambda r: abs(m[r][i]))
            m[i], m[p] = m[p], m[i]
            if abs(m[i][i]) < 1e-18: return 0
            for r in range(3):
                if r != i:
                    f = m[r][i] / m[i][i]
                    m[r] = [a - f * b for a, b in zip(m[r], m[i])]
        return m[1][3] / m[1][1]
    return read


def weighted_mean(weights):
    def read(s, lift):
        v = [(b[1] - a[1]) / (b[0] - a[0]) if b[0] > a[0] else 0 for a, b in zip(s, s[1:])][-3:][::-1]
        w = weights[:len(v)]
        return sum(a * b for a, b in zip(w, v)) / sum(w) if v else 0
    return read


def tidy(reader, rest=.04):
    """Merges equal timestamps, drops repeated samples at the end, and reads 0 if the finger has rested."""
    def read(s, lift):
        merged = []
        for p in s:
            if merged and p[0] - merged[-1][0] < 1e-9: merged.pop()
            merged.append(p)
        while len(merged) > 1 and merged[-1][1] == merged[-2][1]: merged.pop()
        if len(merged) < 2 or lift - merged[-1][0] > rest: return 0
        return reader(merged, lift)
    return read


def spanning(reader, least, rest=.04):
    """`reader` over the newest samples that together span at least `least` seconds, cut at a gap."""
    def read(s, lift):
        k = len(s) - 1
        while k > 0 and s[-1][0] - s[k][0] < least - 1e-9 and (k == len(s) - 1 or s[k][0] - s[k - 1][0] <= rest): k -= 1
        return reader(s[k:], lift)
    return read


def ends(s, lift): return (s[-1][1] - s[0][1]) / (s[-1][0] - s[0][0])


readers = [
    ("two points, 40 ms", two_point(.04)),
    ("two points, 100 ms", two_point(.1)),
    ("line, 100 ms", least_squares1(.1)),
    ("parabola, 100 ms", least_squares2(.1)),
    ("mean .6 .35 .05", weighted_mean([.6, .35, .05])),
    ("mean .05 .35 .6", weighted_mean([.05, .35, .6])),
    ("**tidy two points, 40 ms**", tidy(two_point(.04))),
    ("tidy line, 40 ms", tidy(least_squares1(.04))),
    ("tidy parabola, 60 ms", tidy(least_squares2(.06))),
    ("tidy mean .6 .35 .05", tidy(weighted_mean([.6, .35, .05]))),
    ("tidy two points, ≥ 24 ms", tidy(spanning(ends, .024))),
    ("tidy fading line, ≥ 30 ms", tidy(spanning(lambda s, l: fit1(s, lambda a: 2.718281828 ** (-a / .015)), .03))),
]


if __name__ == "__main__":
    print("| gesture | truth |" + "".join(f" {name} |" for name, _ in readers))
    print("|---|---|" + "---|" * len(readers))
    for name, truth, cases in gestures:
        row = []
        for _, reader in readers:
            v = [reader(s, lift) for s, lift in cases]
            low, high = round(min(v)), round(max(v))
            row.append(f"{low}" if low == high else f"{low} … {high}")
        print(f"| {name} | {truth} | " + " | ".join(row) + " |")
