// Gestures recorded and replayed.

import Legato

extension Stage {
  /// Plays a recorded gesture from now on, with frames in between.
  ///
  /// Samples whose time goes back, or is not finite, come at the time of the sample before.
  ///
  /// - Parameters:
  ///   - recording: the gesture.
  ///   - scale: how many times as long everything takes, above 0.
  public func replay(_ recording: Recording, scale: Double = 1) {
    guard let first = recording.samples.first else { return }
    let start = clock.time
    for sample in recording.samples {
      advance(by: start + (sample.t - first.t) / 1000 * scale - clock.time)
      let position = Point(x: sample.x, y: sample.y)
      let pointer = PointerSample(pointer: sample.pointer, position: position, time: clock.time)
      record(sample.type, pointer)
      switch sample.type {
      case .down: stack.pointerDown(pointer)
      case .move: stack.pointerMoved(pointer)
      case .up: stack.pointerUp(pointer)
      case .cancel: stack.pointersCancelled(at: clock.time)
      }
    }
  }

  /// What the fingers do within `body`, as a recording.
  public func record(_ body: () -> Void) -> Recording {
    recorder = Recording()
    defer { recorder = nil }
    body()
    return recorder ?? Recording()
  }

  func record(_ event: Recording.Event, _ sample: PointerSample) {
    recorder?.samples.append(
      Recording.Sample(
        event, t: sample.time * 1000, x: sample.position.x, y: sample.position.y, pointer: sample.pointer))
  }
}
