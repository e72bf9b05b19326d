// Gestures and events recorded, gestures replayed.

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
    var recording = Recording(in: size)
    recording.samples = log(body).fingers.map { type, sample in
      let place = mirrored(sample.position)
      return Recording.Sample(type, t: sample.time * 1000, x: place.x, y: place.y, pointer: sample.pointer)
    }
    return recording
  }

  /// All that the engine is told within `body`, the stage's answers too. One within another, or within a recording,
  /// leaves the outer one empty.
  public func log(_ body: () -> Void) -> EventLog {
    eventLog = EventLog()
    defer { eventLog = nil }
    body()
    return eventLog ?? EventLog()
  }

  /// Tells the stack what a finger does.
  @discardableResult
  func tell(_ event: Recording.Event, _ sample: PointerSample, over scrollables: [Scrollable] = []) -> PointerResponse {
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
  private func point(of sample: Recording.Sample, in recording: Recording) -> Point2D {
    let made = recording.size ?? size
    return mirrored(Point2D(x: sample.x * (size.width / made.width), y: sample.y * (size.height / made.height)))
  }

  private func mirrored(_ point: Point2D) -> Point2D {
    layoutDirection == .rightToLeft ? Point2D(x: size.width - point.x, y: point.y) : point
  }
}

extension EventLog {
  /// What the fingers do. They are taken away where one of them was last.
  fileprivate var fingers: [(Recording.Event, PointerSample)] {
    var last = PointerSample(position: .zero, time: 0)
    return entries.compactMap { entry in
      let type: Recording.Event
      switch entry.event {
      case .pointerDown(let sample, _): (type, last) = (.down, sample)
      case .pointerMoved(let sample): (type, last) = (.move, sample)
      case .pointerUp(let sample): (type, last) = (.up, sample)
      case .pointersCancelled: (type, last.time) = (.cancel, entry.time)
      default: return nil
      }
      return (type, last)
    }
  }
}
