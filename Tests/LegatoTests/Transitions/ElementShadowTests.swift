import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

/// The shadows of elements that are lifted out of their screens: each screen's own, in layers of their own.
@Suite struct ElementShadowTests {
  private static let fractions = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1, 1.1]
  private let coveredShadow = Layer.Kind.shadow(of: 7, in: 0)
  private let coveringShadow = Layer.Kind.shadow(of: 7, in: 1)

  private func kinds(_ transition: ScreenTransition, _ element: SharedElement = .shadowedPhoto) -> [Layer.Kind] {
    let timeline = transition.prepare(context(elements: [element]))
    #expect(timeline.error == nil)
    return timeline.layers.map(\.kind)
  }

  @Test func theShadowsLieRightBelowThePicture() {
    #expect(
      kinds(.auto()) == [
        .screen(0), .screen(1), coveredShadow, coveringShadow, .element(7, of: 1), .element(7, of: 0),
      ])
    #expect(kinds(.imageZoom()) == [.screen(0), .screen(1), coveredShadow, coveringShadow, .element(7, of: 1)])
  }

  @Test(arguments: [FlightPath.straight, .arc]) func aShadowHasTheOutlineOfThePictureAllTheWay(path: FlightPath) {
    let transition = ScreenTransition.auto().flying(along: path)
    let timeline = transition.prepare(context(elements: [SharedElement.shadowedPhoto]))
    // Between the keyframes of their cuts two flights differ by less than is seen; beyond the end they overshoot apart.
    let unseen = 1.5
    for fraction in Self.fractions where fraction <= 1 {
      for drag in [0.0, 80] {
        let inputs = Inputs(fraction: fraction, drag: Vector2D(dx: drag, dy: 2 * drag), pinch: drag / -200)
        let states = timeline.states(at: inputs)
        func outline(_ kind: Layer.Kind) -> (frame: Rect2D, radius: Double) {
          let index = timeline.layers.firstIndex { $0.kind == kind }!
          let state = states[index]
          return (state.frame(of: timeline.layers[index].frame), state.cornerRadius * state.scaleX)
        }
        let picture = outline(.element(7, of: 1))
        for shadow in [coveredShadow, coveringShadow].map(outline) {
          #expect(isClose(shadow.frame, picture.frame, within: unseen), "at \(fraction)")
          #expect(isClose(shadow.radius, picture.radius, within: unseen), "at \(fraction)")
        }
      }
    }
  }

  @Test func oneShadowFadesAsTheOtherComes() {
    for fraction in Self.fractions {
      let context = context(elements: [SharedElement.shadowedPhoto])
      let way = min(fraction, 1)
      let leaving = ScreenTransition.imageZoom().state(of: coveredShadow, at: fraction, in: context)?.opacity
      let coming = ScreenTransition.imageZoom().state(of: coveringShadow, at: fraction, in: context)?.opacity
      #expect(isClose(leaving, 1 - way) && isClose(coming, way))
    }
  }

  @Test func whatCastsNoShadowGetsNone() {
    #expect(!kinds(.auto(), .photo).contains { $0.role == .elementShadow })
    var thumbnail = SharedElement.shadowedPhoto
    thumbnail.coveringHasShadow = false
    #expect(kinds(.auto(), thumbnail).filter { $0.role == .elementShadow } == [coveredShadow])
  }

  @Test(arguments: [ScreenTransition.zoom, .grow(), .containerTransform()])
  func theShadowOfWhatAScreenComesOutOfLiesBelowThatScreenAndFades(transition: ScreenTransition) throws {
    let kinds = kinds(transition)
    let shadow = try #require(kinds.firstIndex(of: coveredShadow))
    let screen = try #require(kinds.firstIndex(of: .screen(1)))
    #expect(shadow < screen && !kinds.contains(coveringShadow))
    let context = context(elements: [SharedElement.shadowedPhoto])
    for fraction in Self.fractions {
      let picture = transition.state(of: .element(7, of: 0), at: fraction, in: context)
      #expect(picture != nil && transition.state(of: coveredShadow, at: fraction, in: context) == picture)
    }
  }

  @Test func aSourceThatIsKeptKeepsItsShadow() {
    let transition = ScreenTransition.imageZoom(sourceStyle: .kept)
    #expect(
      kinds(transition) == [
        .screen(0), coveredShadow, .element(7, of: 0), .screen(1), coveringShadow, .element(7, of: 1),
      ])
    for fraction in Self.fractions {
      #expect(
        transition.state(of: coveredShadow, at: fraction, in: context(elements: [SharedElement.shadowedPhoto])) == .rest
      )
    }
  }

  @Test func theShadowOfAnElementThatComesByItselfComesWithIt() {
    let transition = ScreenTransition.slide(.left).modifyingElements(
      entering: ElementModifier().fade().move(by: Vector2D(dy: 90)).scale(to: 0.5))
    let context = context()
    context.ownElements = [1, 2].map { id in
      OwnElement(id: id, side: .covering, frame: Rect2D(x: 40, y: 100, width: 80, height: 60), hasShadow: id == 2)
    }
    let timeline = transition.prepare(context)
    let last = timeline.layers.map(\.kind).suffix(3)
    #expect(last == [.element(1, of: 1), .shadow(of: 2, in: 1), .element(2, of: 1)])
    for fraction in Self.fractions {
      let states = timeline.states(at: Inputs(fraction: fraction)).suffix(2)
      #expect(states.first == states.last)
    }
  }

  @Test func fewerElementsFlyIfTheyCastShadowsSoThatThereAreNeverMoreThanFourHundredLayers() {
    var photos: [SharedElement] = []
    for id in 0..<Int32(300) {
      photos.append(SharedElement.shadowedPhoto)
      photos[photos.count - 1].id = ElementID(id)
    }
    let context = context(elements: photos)
    context.ownElements = (300..<Int32(700)).map { id in
      OwnElement(id: ElementID(id), side: .covered, frame: Scenario.cell, hasShadow: true)
    }
    for transition in [ScreenTransition.auto(), .auto().modifyingElements(), .push.modifyingElements()] {
      let layers = transition.timeline(in: context).layers
      #expect(layers.count <= 400, "\(transition.name) has \(layers.count)")
      #expect(layers.count > 300)
    }
  }

  @Test func aTransitionThatIsTurnedRoundSwapsTheShadows() {
    var thumbnail = SharedElement.shadowedPhoto
    thumbnail.coveringHasShadow = false
    let context = context(elements: [thumbnail])
    let shadows = ScreenTransition.auto().reversed.prepare(context).layers.map(\.kind).filter {
      $0.role == .elementShadow
    }
    #expect(shadows == [coveredShadow])
    #expect(isClose(ScreenTransition.auto().reversed.state(of: coveredShadow, at: 0, in: context)?.opacity, 1))
  }

  @Test func theShadowOfAnElementThatFliesHomeStaysWithIt() throws {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .imageZoom()))
    for screen in [0, 1] as [ScreenID] {
      stage.place(7, in: screen, at: screen == 0 ? Scenario.cell : Scenario.photo, hasShadow: true)
    }
    stage.push(1)
    stage.advance(frames: 12)
    stage.push(2, transition: .slide(.left))
    for _ in 0..<10 {
      stage.advance(frames: 1)
      let picture = try #require(stage.frame(of: .element(7, of: 1)))
      #expect(isClose(stage.frame(of: coveringShadow), picture, within: 1e-6))
    }
    stage.advance(by: 0.2)
    #expect(isClose(stage.state(of: coveringShadow)?.opacity, 1, within: 0.05))
  }

  @Test func aShadowWhosePictureIsGoneFades() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .imageZoom()))
    stage.place(7, in: 0, at: Scenario.cell, hasShadow: true)
    stage.place(7, in: 1, at: Scenario.photo)
    stage.push(1)
    stage.advance(frames: 3)
    #expect((stage.state(of: coveredShadow)?.opacity ?? 0) > 0.2)
    stage.push(2, transition: .slide(.left))
    stage.advance(by: 0.25)
    #expect(isClose(stage.state(of: coveredShadow)?.opacity ?? 0, 0, within: 0.05))
  }
}
