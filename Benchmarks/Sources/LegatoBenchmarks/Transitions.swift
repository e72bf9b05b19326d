// The cost of each transition of the catalogue: its timeline once, and all sampling in a frame.

import Legato
import TransitionCatalogue

let transitions = Suite("transitions") {
  let largest = CatalogueEntry("explode, the most pieces", "", .explode(columns: 40))
  return (Catalogue.all + [largest]).flatMap { entry in
    let context = surroundings(of: entry)
    let timeline = entry.transition.prepare(context)
    let (layers, pieces) = (timeline.layers.count, timeline.layers.count { $0.kind.role == .piece })
    return [
      measure("\(entry.name) prepared: \(layers) layers, \(pieces) of them pieces", limit: mostNanosecondsToPrepare) {
        _ in sink(entry.transition.prepare(opaque(context)).layers.count)
      },
      frame("\(entry.name), a frame of it", timeline),
    ]
  }
}

/// The longest time for preparing a timeline: a third of a millisecond is a fiftieth of a frame at 60 Hz.
private let mostNanosecondsToPrepare = 300_000.0

/// A phone's push with a picture that both screens show, and with a page's budget of pieces.
private func surroundings(of entry: CatalogueEntry) -> TransitionContext {
  let context = context(.push)
  context.pieceBudget = 400
  context.elements = [
    SharedElement(
      id: ElementID(0), covered: Rect2D(x: 16, y: 200, width: 120, height: 90),
      covering: Rect2D(x: 0, y: 60, width: 390, height: 292))
  ]
  return context
}

private func frame(_ name: String, _ timeline: Timeline) -> Measurement {
  var states = timeline.states(at: .zero)
  var sum = 0.0
  defer { sink(sum) }
  return measure(name) { call in
    let part = Double(call & 1023) / 1023
    timeline.sample(at: Inputs(fraction: part, drag: Vector2D(dx: part * 300, dy: 0)), into: &states)
    sum += states[states.count - 1].opacity
  }
}
