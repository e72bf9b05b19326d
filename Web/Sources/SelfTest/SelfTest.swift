import Legato

// The same run natively and in WebAssembly, for scripts/same-bits. It imports nothing, so that any WebAssembly runtime can run it.

/// A digest of the bits of one scripted run's frames.
@_expose(wasm, "legato_digest")
@c(legato_digest)
public func legatoDigest() -> UInt64 {
  var digest = Digest()
  for step in 0...100 {
    let rect = Rect(x: Double(step) / 3, y: Double(step) / 7, width: 390 / Double(step + 1), height: 844)
    digest.add(rect.origin.x * rect.size.width)
    digest.add(rect.origin.y - rect.size.height)
  }
  return digest.value
}

/// FNV-1a over whole words.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    value = (value ^ number.bitPattern) &* 0x100_0000_01b3
  }
}

#if !hasFeature(Embedded)
  @main
  enum SelfTest {
    static func main() { print(legatoDigest()) }
  }
#endif
