// The same run natively and in WebAssembly, for scripts/same-bits. It imports nothing, so that any WebAssembly runtime can run it.

/// A digest of the bits of one scripted run's frames.
@_expose(wasm, "legato_digest")
@c(legato_digest)
public func legatoDigest() -> UInt64 { Script.run().digest }

#if !hasFeature(Embedded)
  @main
  enum SelfTest {
    static func main() { print(legatoDigest()) }
  }
#endif
