// The cost of one instant of a frame.

import Legato

let timelines = Suite("timelines") {
  let linear = [1, 10, 100, 1_000, 10_000, 100_000].map { count in
    sample("A layer in a straight line, of \(count)", layers: count, limit: 15) { timeline, layer in
      timeline.move(layer, from: Vector2D(dx: 390, dy: 10), to: .zero)
      timeline.scale(layer, from: 0.9, to: 1)
      timeline.animate(layer, .opacity, from: 0.2, to: 1)
      timeline.animate(layer, .cornerRadius, from: 40, to: 0)
    }
  }
  return linear + [
    sample("A layer with one track of four keyframes, of 1000", layers: 1_000) { timeline, layer in
      timeline.animate(
        layer, .opacity, through: [Keyframe(0, 1), Keyframe(0.3, 0.2), Keyframe(0.7, 0.4), Keyframe(1, 0)])
    },
    sample("A layer with one eased track, of 1000", layers: 1_000) { timeline, layer in
      timeline.animate(layer, .opacity, through: [Keyframe(0, 0, curve: .easeInOut), Keyframe(1, 1)])
    },
    sample("A layer with one response, of 1000", layers: 1_000) { timeline, layer in
      timeline.follow(layer, .translationX, .dragX)
    },
    sample("A layer with one response of three knots, of 1000", layers: 1_000) { timeline, layer in
      timeline.respond(
        layer, .translationX, to: .dragX,
        through: [Knot(-390, -200, slope: 0.2), Knot(0, 0, slope: 0.6), Knot(390, 200, slope: 0.2)])
    },
    prepare("A push prepared", .push),
    prepare("A zoom prepared", .zoom),
  ]
}

/// Samples a timeline with this number of layers at one fraction after another; the results are for one layer.
private func sample(
  _ name: String, layers: Int, limit: Double? = nil, _ describe: (inout TimelineBuilder, TimelineBuilder.Handle) -> Void
) -> Measurement {
  var builder = TimelineBuilder(context(.push))
  for index in 0..<layers {
    let layer = builder.layer(
      Layer(.screen(ScreenID(Int32(index))), frame: Rect2D(x: 0, y: 0, width: 390, height: 844)))
    describe(&builder, layer)
  }
  let timeline = builder.build()
  var states = timeline.states(at: .zero)
  var sum = 0.0
  defer { sink(sum) }
  return measure(name, limit: limit, operationsPerCall: layers) { call in
    let part = Double(call & 1023) / 1023
    timeline.sample(at: Inputs(fraction: part, drag: Vector2D(dx: part * 300, dy: 0)), into: &states)
    sum += states[layers - 1].opacity
  }
}

private func prepare(_ name: String, _ transition: ScreenTransition) -> Measurement {
  let push = context(.push)
  return measure(name) { _ in sink(transition.prepare(opaque(push)).layers.count) }
}

/// A phone's container.
func context(_ operation: TransitionOperation, from: ScreenID = ScreenID(0), to: ScreenID = ScreenID(1))
  -> TransitionContext
{
  TransitionContext(operation: operation, from: from, to: to, size: Size2D(width: 390, height: 844))
}
