// Gestures recorded and replayed.

import Legato

extension Stage {
  /// Plays a recorded gesture from now on, with frames in between.
  ///
  /// Samples whose time goes back, or is not finite, come at the time of the sample before. Places are in proportion to
  /// the stage's size if the recording has one, and mirrored where the stage reads from right to left.
  ///
  /// - Parameters:
  ///   - recording: the gesture.
  ///   - scale: how many times as long everything takes, above 0; else it takes no time.
  ///   - press: told the name of each element that was tapped by its name: do here what the app does then. Without it,
  ///     nothing happens then.
  public func replay(_ recording: Recording, scale: Double = 1, pressing press: (String) -> Void = { _ in }) {
    guard let first = recording.samples.first else { return }
    let start = clock.time
    for sample in recording.samples {
      advance(by: start + (sample.t - first.t) / 1000 * scale - clock.time)
      if let element = sample.on {
        press(element)
      } else {
        let position = point(of: sample, in: recording)
        tell(sample.type, PointerSample(pointer: sample.pointer, position: position, time: clock.time))
      }
    }
  }

  /// What the fingers do within `body`, as a recording. One within another leaves the outer one empty.
  public func record(_ body: () -> Void) -> Recording {
    recorder = Recording(in: size)
    defer { recorder = nil }
    body()
    return recorder ?? Recording()
  }

  /// Tells the stack what a finger does, and writes it down if that is asked for.
  @discardableResult
  func tell(_ event: Recording.Event, _ sample: PointerSample, over scrollables: [Scrollable] = []) -> PointerResponse {
    let place = mirrored(sample.position)
    recorder?.samples.append(
      Recording.Sample(event, t: sample.time * 1000, x: place.x, y: place.y, pointer: sample.pointer))
    let before = navigator.pointerResponse
    switch event {
    case .down: send(.pointerDown(sample, over: scrollables))
    case .move: send(.pointerMoved(sample))
    case .up: send(.pointerUp(sample))
    case .cancel: send(.pointersCancelled)
    case .tap: break
    }
    // A finger that has lifted is nobody's: whose it was counts.
    return event == .up ? before : navigator.pointerResponse
  }

  /// Where a sample lies on this stage.
  private func point(of sample: Recording.Sample, in recording: Recording) -> Point {
    let made = recording.size ?? size
    return mirrored(Point(x: sample.x * (size.width / made.width), y: sample.y * (size.height / made.height)))
  }

  private func mirrored(_ point: Point) -> Point {
    layoutDirection == .rightToLeft ? Point(x: size.width - point.x, y: point.y) : point
  }
}
