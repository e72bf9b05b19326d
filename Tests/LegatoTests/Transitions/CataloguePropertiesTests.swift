// What holds for every transition that comes with the library, whatever the context.

import PropertyChecks
import Testing
import TransitionCatalogue

@testable import Legato

@Suite struct CataloguePropertiesTests {
  private static let entries = Catalogue.all
  private static let layouts = ReadingDirection.allCases

  /// The most layers that a frame may have.
  private static let mostLayers = 400
  /// How far corners, and whatever else has a length, may move in a step of 1/1000, in units of the container's longer
  /// side; and how much opacities and colours may change. A whole way in a fiftieth of the fraction.
  private static let bound = 0.02
  private static let step = 0.001
  /// What a finger drives each input through.
  private static let ranges: [(Input, ClosedRange<Double>)] = [
    (.fraction, 0...1), (.pull, 0...1), (.dragX, -402...402), (.dragY, -874...874),
    (.pinch, Interaction.smallestPinch...0), (.rotation, -.pi ... .pi),
  ]

  @Test(arguments: entries, layouts) func atEachEndTheScreenThatShowsIsAtRestAndNothingElseIsSeen(
    entry: CatalogueEntry, layout: ReadingDirection
  ) {
    for operation in TransitionOperation.allCases {
      for end in [0.0, 1] {
        let context = context(operation, layout)
        context.pieceBudget = 60
        let shown = end == 0 ? context.from : context.to
        let frame = CatalogueFrame(entry.transition, at: Inputs(fraction: end), in: context)
        let fault = frame.faultAtRest(showing: shown, allowsRadius: entry.transition.keepsCoveredScreenVisible)
        #expect(fault == nil, "\(entry.name), \(operation), \(layout) at \(end)")
      }
    }
  }

  @Test(arguments: entries.filter(\.mayRestAtADetent), [0.25, 0.5, 0.9])
  func atADetentThePanelIsWholeAndAsFarOutAsItsDetentSays(entry: CatalogueEntry, detent: Double) {
    for operation in [TransitionOperation.present, .dismiss] {
      let context = context(operation)
      context.coveringFrame = Rect2D(x: 20, y: 300, width: 362, height: 574)
      let inputs = Inputs(fraction: operation.isReverse ? 1 - detent : detent)
      let open = Inputs(fraction: operation.isReverse ? 0 : 1)
      let states = [inputs, open].map { entry.transition.state(of: .screen(1), at: $0, in: context)! }
      for property in Property.allCases {
        let away = property == .translationY ? 574 * (1 - detent) : 0
        #expect(isClose(states[0][property], states[1][property] + away))
      }
      let covered = entry.transition.state(of: .screen(0), at: inputs, in: context)
      #expect(covered?.opacity == 1 && covered?.translationY == 0)
    }
  }

  @Test(arguments: entries) func withSharedElementsTheScreensAreAtRestAtTheirEnds(entry: CatalogueEntry) {
    for operation in TransitionOperation.allCases {
      for end in [0.0, 1] {
        let context = context(operation, elements: [.shadowedPhoto])
        let shown = end == 0 ? context.from : context.to
        let frame = CatalogueFrame(entry.transition, at: Inputs(fraction: end), in: context)
        let radius = entry.transition.keepsCoveredScreenVisible
        for item in frame.items where item.kind == .screen(shown) {
          #expect(item.isAtRest(allowsRadius: radius), "\(entry.name), \(operation) at \(end)")
        }
      }
    }
  }

  @Test(arguments: entries.filter(\.transition.keepsCoveredScreenVisible))
  func whatKeepsTheOtherScreenVisibleShowsItBesideItsPanel(entry: CatalogueEntry) {
    let context = context(.present)
    context.coveringFrame = Rect2D(x: 20, y: 300, width: 362, height: 500)
    let frame = CatalogueFrame(entry.transition, at: Inputs(fraction: 1), in: context)
    let covered = frame.items.first { $0.kind == .screen(context.from) }
    #expect(covered.map { $0.opacity == 1 && $0.box.width > 0.3 } == true)
    let dimming = frame.items.first { $0.kind.role == .dimming }
    #expect((dimming?.opacity ?? 0) < 1)
    let panel = frame.items.first { $0.kind == .screen(context.to) }
    #expect(panel?.isAtRest(allowsRadius: true) == true)
  }

  @Test(arguments: entries.filter(\.transition.isSymmetric), layouts)
  func aSymmetricTransitionShowsTheSamePicturesBackwards(entry: CatalogueEntry, layout: ReadingDirection) {
    for forward in [TransitionOperation.push, .present, .open, .replace] {
      let (out, back) = (
        context(forward, layout, elements: [.shadowedPhoto]),
        context(forward.inverse, layout, elements: [.shadowedPhoto])
      )
      (out.pieceBudget, back.pieceBudget) = (60, 60)
      let (there, home) = (entry.transition.prepare(out), entry.transition.prepare(back))
      #expect(there.layers.map(\.kind) == home.layers.map(\.kind))
      for fraction in stride(from: 0.0, through: 1, by: 0.125) {
        let (one, other) = (
          there.states(at: Inputs(fraction: fraction)), home.states(at: Inputs(fraction: 1 - fraction))
        )
        for (a, b) in zip(one, other) {
          for property in Property.allCases { #expect(isClose(a[property], b[property], within: 1e-6)) }
        }
      }
    }
  }

  @Test(arguments: entries, layouts) func nothingLeapsWithinAThousandthOfWhatDrivesIt(
    entry: CatalogueEntry, layout: ReadingDirection
  ) {
    for operation in [TransitionOperation.push, .pop] {
      for elements in [[], [SharedElement.shadowedPhoto]] {
        let context = context(operation, layout, elements: elements)
        context.pieceBudget = 30
        let timeline = entry.transition.prepare(context)
        for (input, range) in Self.ranges where input == .fraction || timeline.answers(input) {
          // A preview begins at the old screen; a landing that is caught is somewhere on its way.
          for start in input == .fraction ? [0.0] : [0, 0.5] {
            let frames = (0...Int(1 / Self.step)).map { number in
              var inputs = Inputs(fraction: start)
              inputs[input] = interpolate(range.lowerBound, range.upperBound, Double(number) * Self.step)
              return CatalogueFrame(timeline, at: inputs, size: context.size)
            }
            let leap = CatalogueFrame.leap(among: frames, bound: Self.bound)
            #expect(leap == nil, "\(entry.name), \(operation), \(input) from \(start)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    (Property.opacity, 0.0, 1.0), (.opacity, 0.5, 0.52), (.translationX, 0, 9), (.cornerRadius, 0, 9),
    (.scaleX, 1, 1.02),
  ]) func aLeapIsFoundEvenWhereItIsSmallOrComesFromNothing(property: Property, before: Double, after: Double) {
    for width in [0.0, 0.1] {
      let builder = TimelineBuilder(context())
      let screen = builder.screen(.covering)
      builder.animate(
        screen, property,
        through: [Keyframe(0.5, before), Keyframe(0.5 + width, after)])
      let timeline = builder.build()
      let frames = (0...1000).map {
        CatalogueFrame(timeline, at: Inputs(fraction: Double($0) * Self.step), size: phone)
      }
      // The same change over a tenth of the way is no leap.
      #expect((CatalogueFrame.leap(among: frames, bound: Self.bound) == nil) == (width > 0))
    }
  }

  @Test(arguments: entries) func statesAreFiniteInAnyContainer(entry: CatalogueEntry) {
    let wild = [
      Inputs(fraction: 0.5, pull: 0.5, drag: Vector2D(dx: 50, dy: -70), pinch: -0.5, rotation: 1),
      Inputs(fraction: 1.1, pull: 2), Inputs(fraction: -0.1, pinch: -1), Inputs(fraction: .nan),
    ]
    for width in [0.0, 1, 402, 10_000] {
      for height in [0.0, 1, 874, 10_000] {
        for operation in [TransitionOperation.push, .pop] {
          let context = context(operation, size: Size2D(width: width, height: height), elements: [.shadowedPhoto])
          context.pieceBudget = 60
          let timeline = entry.transition.prepare(context)
          #expect(timeline.error == nil, "\(entry.name) in \(width) × \(height)")
          for inputs in wild {
            let isFinite = timeline.states(at: inputs).allSatisfy(\.isFinite)
            #expect(isFinite, "\(entry.name) in \(width) × \(height) at \(inputs)")
          }
        }
      }
    }
  }

  @Test(arguments: entries, [0, 1, 7, 100, 400, .max]) func noPictureHasMorePiecesThanTheContextAffords(
    entry: CatalogueEntry, budget: Int
  ) {
    for size in [phone, Size2D(width: 874, height: 402), Size2D(width: 10_000, height: 1), .zero] {
      for operation in [TransitionOperation.push, .pop] {
        let context = context(operation, size: size, elements: [.shadowedPhoto])
        context.pieceBudget = budget
        let layers = entry.transition.prepare(context).layers
        #expect(layers.count <= Self.mostLayers, "\(entry.name) in \(size)")
        #expect(layers.count { $0.kind.role == .piece } <= budget, "\(entry.name) in \(size)")
      }
    }
  }

  @Test(arguments: entries) func rightToLeftIsTheMirrorImage(entry: CatalogueEntry) {
    // Fault 19 of peers: right-to-left goes the wrong way.
    for operation in TransitionOperation.allCases {
      for elements in [[], [SharedElement.shadowedPhoto]] {
        let normal = context(operation, .leftToRight, elements: elements)
        let mirrored = context(operation, .rightToLeft, elements: elements.map { $0.mirrored(in: phone) })
        (normal.pieceBudget, mirrored.pieceBudget) = (30, 30)
        for fraction in [0.0, 0.2, 0.45, 0.7, 1] {
          let inputs = Inputs(fraction: fraction)
          let image = CatalogueFrame(entry.transition, at: inputs, in: normal)
          let other = CatalogueFrame(entry.transition, at: inputs, in: mirrored)
          #expect(image.faultMirrored(in: other) == nil, "\(entry.name), \(operation) at \(fraction)")
        }
      }
    }
  }

  @Test(arguments: entries, layouts) func preparingTwiceGivesTheSameTimeline(
    entry: CatalogueEntry, layout: ReadingDirection
  ) {
    for operation in TransitionOperation.allCases {
      let timelines = (0..<2).map { _ in
        let context = context(operation, layout, elements: [.shadowedPhoto])
        context.pieceBudget = 100
        return entry.transition.prepare(context)
      }
      #expect(timelines[0] == timelines[1])
    }
  }
}

extension CatalogueEntry: CustomTestStringConvertible {
  public var testDescription: String { name }

  /// Whether its own back gesture knows of detents, as a sheet's does.
  fileprivate var mayRestAtADetent: Bool {
    transition.interactions?.contains { $0.reach > 0 && $0.direction == .down } == true
  }
}

extension Timeline {
  /// Whether anything in it answers an input.
  fileprivate func answers(_ input: Input) -> Bool { responses.contains { $0.input == input } }
}

extension SharedElement {
  /// The same in a container that reads the other way.
  fileprivate func mirrored(in size: Size2D) -> SharedElement {
    func mirrored(_ frame: Rect2D) -> Rect2D {
      Rect2D(x: size.width - frame.maxX, y: frame.minY, width: frame.size.width, height: frame.size.height)
    }
    var element = self
    (element.covered, element.covering) = (mirrored(covered), mirrored(covering))
    return element
  }
}
