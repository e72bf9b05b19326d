// What somebody who uses the library would write.

import Legato

/// Transitions in space, and others that are hard to follow by straight lines.
struct SpatialTransition: Sendable {
  var name: String
  var describe: @Sendable (TimelineBuilder, Size2D) -> Void

  func transition(_ motion: Motion) -> ScreenTransition {
    ScreenTransition(motion: motion) { [describe] context in
      let timeline = TimelineBuilder(context)
      describe(timeline, context.size)
      return timeline.build()
    }
  }

  static let motions: [Motion] = [
    .spring(response: 0.5), .spring(response: 0.4, dampingRatio: 0.3), .curve(.easeInOut, duration: 0.6),
  ]

  static let all: [SpatialTransition] = [depth, cube, flip, fold, movingAnchor, lens, needle, flash, unrolling]

  static let depth = SpatialTransition(name: "depth") { timeline, _ in
    let screen = timeline.screen(.covering)
    timeline.set(screen, .perspective, to: 900)
    timeline.animate(screen, .translationZ, from: -1500, to: 0, isClamped: false)
  }

  static let cube = SpatialTransition(name: "cube") { timeline, size in
    for (side, angle, anchor) in [(Side.covered, -Double.pi / 2, 1.0), (.covering, Double.pi / 2, 0)] {
      let screen = timeline.screen(side)
      timeline.set(screen, .perspective, to: 1000)
      timeline.set(screen, .anchorX, to: anchor)
      let isCovering = side == .covering
      timeline.animate(screen, .rotationY, from: isCovering ? angle : 0, to: isCovering ? 0 : angle)
      timeline.animate(
        screen, .translationX, from: isCovering ? size.width : 0, to: isCovering ? 0 : -size.width, isClamped: false)
    }
  }

  static let flip = SpatialTransition(name: "flip") { timeline, _ in
    let screen = timeline.screen(.covering)
    timeline.set(screen, .perspective, to: 800)
    timeline.animate(screen, .rotationY, from: .pi, to: 0, isClamped: false)
    timeline.animate(
      screen, .opacity, through: [Keyframe(0, 0), Keyframe(0.499, 0), Keyframe(0.501, 1), Keyframe(1, 1)])
  }

  static let fold = SpatialTransition(name: "fold") { timeline, _ in
    let screen = timeline.screen(.covering)
    timeline.set(screen, .perspective, to: 1200)
    timeline.set(screen, .anchorY, to: 0)
    timeline.animate(
      screen, .rotationX,
      through: [Keyframe(0, -1.5, curve: .easeIn), Keyframe(0.3, -1, curve: .easeOut), Keyframe(1, 0)])
  }

  static let movingAnchor = SpatialTransition(name: "moving anchor") { timeline, _ in
    let screen = timeline.screen(.covering)
    timeline.animate(screen, .anchorX, from: 0, to: 1)
    timeline.animate(screen, .scaleX, from: 0.3, to: 1)
    timeline.animate(screen, .scaleY, from: 0.2, to: 1, isClamped: false)
  }

  static let lens = SpatialTransition(name: "lens") { timeline, _ in
    let screen = timeline.screen(.covering)
    timeline.animate(screen, .perspective, from: 3000, to: 900)
    timeline.animate(screen, .rotationX, from: 1, to: 0)
    timeline.animate(screen, .rotationZ, from: -2, to: 0, isClamped: false)
    timeline.animate(screen, .anchorX, from: 1, to: 0.2)
  }

  static let needle = SpatialTransition(name: "needle") { timeline, _ in
    let screen = timeline.screen(.covering)
    timeline.animate(
      screen, .translationY,
      through: [
        Keyframe(0, 0), Keyframe(0.6, 0), Keyframe(0.61, 100), Keyframe(0.62, 0), Keyframe(0.93, 0),
        Keyframe(0.94, -80), Keyframe(0.95, 0), Keyframe(1, 0),
      ])
    timeline.respond(
      screen, .translationX, to: .fraction,
      through: [Knot(0, 0, slope: 0), Knot(0.8, 0, slope: 0), Knot(0.81, 60, slope: 0), Knot(0.82, 0, slope: 0)])
  }

  static let flash = SpatialTransition(name: "flash") { timeline, _ in
    let screen = timeline.screen(.covering)
    timeline.animate(
      screen, .opacity, through: [Keyframe(0, 0.2), Keyframe(0.2, 1.6), Keyframe(0.5, -1), Keyframe(1, 1)])
  }

  static let unrolling = SpatialTransition(name: "unrolling") { timeline, size in
    let screen = timeline.screen(.covering)
    timeline.animate(
      screen, .clipBottom, through: [Keyframe(0, size.height, curve: .easeInOut), Keyframe(1, 0)])
    timeline.animate(screen, .clipLeft, through: [Keyframe(0, 90), Keyframe(0.02, 0), Keyframe(1, 0)])
  }
}
