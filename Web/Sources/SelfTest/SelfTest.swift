// Plays the same script natively and in WebAssembly, for scripts/same-bits. It imports nothing, so that any WebAssembly
// runtime can run it.

/// A digest of the bits of one scripted run's frames.
@_expose(wasm, "legato_digest")
@c(legato_digest)
public func legatoDigest() -> UInt64 { Script.run().digest }

/// The number of those frames in which something moved: without motion all platforms would agree.
@_expose(wasm, "legato_moving_frames")
@c(legato_moving_frames)
public func legatoMovingFrames() -> Int32 { Int32(Script.run().movingFrames) }

#if !hasFeature(Embedded)
  @main
  enum SelfTest {
    static func main() { print(legatoDigest(), legatoMovingFrames()) }
  }
#endif
