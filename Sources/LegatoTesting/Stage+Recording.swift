// Records and replays gestures, and logs events.

import Legato

extension Stage {
  /// Plays a recorded gesture, with the frames in between.
  ///
  /// A sample whose time is earlier than the last one's, or not finite, is sent at the last one's time. Places are
  /// scaled to the stage's size if the recording has a size, and mirrored if the stage reads from right to left.
  ///
  /// - Parameters:
  ///   - recording: the gesture.
  ///   - scale: the factor by which the time is stretched; at 0 or less it takes no time.
  ///   - press: called with the name of each tapped element, to act as the app does; without it a tap has no effect.
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

  /// Records the events of fingers within `body`. Inside another recording, the outer one stays empty.
  public func record(_ body: () -> Void) -> Recording {
    var recording = Recording(in: size)
    recording.samples = log(body).fingers.map { type, sample in
      let place = mirrored(sample.position)
      return Recording.Sample(type, t: sample.time * 1000, x: place.x, y: place.y, pointer: sample.pointer)
    }
    return recording
  }

  /// Logs all events sent to the engine within `body`, with the stage's answers. Inside another log or a recording, the
  /// outer one stays empty.
  public func log(_ body: () -> Void) -> EventLog {
    eventLog = EventLog()
    defer { eventLog = nil }
    body()
    return eventLog ?? EventLog()
  }

  /// Sends an event of a finger.
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
    // After a lift the finger has no owner; the owner before counts.
    return event == .up ? before : navigator.pointerResponse
  }

  /// The place of a sample on this stage.
  private func point(of sample: Recording.Sample, in recording: Recording) -> Point2D {
    let made = recording.size ?? size
    return mirrored(Point2D(x: sample.x * (size.width / made.width), y: sample.y * (size.height / made.height)))
  }

  private func mirrored(_ point: Point2D) -> Point2D {
    layoutDirection == .rightToLeft ? Point2D(x: size.width - point.x, y: point.y) : point
  }
}

extension EventLog {
  /// The events of fingers. A cancel has the last place of one of them.
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
