// Writes down what is shown in each frame.

import Legato

/// A trace in the making.
struct Tracer {
  let start: Double
  var trace = Trace()
}

extension Stage {
  /// What is shown in each frame within `body`: at its beginning, and after every frame in it. One within another
  /// leaves the outer one empty.
  public func trace(_ body: () -> Void) -> Trace {
    tracer = Tracer(start: clock.time)
    defer { tracer = nil }
    traceFrame()
    body()
    return tracer?.trace ?? Trace()
  }

  func traceFrame() {
    guard let tracer else { return }
    let states = navigator.states
    let entries = zip(navigator.layers, states).map { layer, state in
      Trace.Entry(name: layer.kind.name, numbers: Property.allCases.map { state[$0] })
    }
    self.tracer?.trace.frames.append(Trace.Frame(time: clock.time - tracer.start, layers: entries))
  }
}
