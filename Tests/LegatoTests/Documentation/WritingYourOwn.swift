// The samples of the article "Writing your own", as they stand there; ArticleTests compares them.

import Legato
import LegatoTesting
import Testing

extension ScreenTransition {
  /// The new screen rises like a card, and the old one steps back.
  static var rising: ScreenTransition {
    ScreenTransition(motion: .spring(SpringMotion(response: 0.4, dampingRatio: 0.85))) { context in
      let timeline = TimelineBuilder(context)
      let covered = timeline.screen(.covered)
      timeline.scale(covered, from: 1, to: 0.92)
      timeline.dimming(to: 0.3)
      let card = timeline.screen(.covering)
      timeline.move(card, from: Vector2D(dy: context.size.height), to: .zero)
      return timeline.build()
    }
  }
}

extension ScreenTransition {
  /// A card that can be thrown: it follows the finger, tilts, and gives way as it is pulled.
  static var thrownCard: ScreenTransition {
    ScreenTransition(motion: .spring(SpringMotion(response: 0.4, dampingRatio: 0.85))) { context in
      let timeline = TimelineBuilder(context)
      _ = timeline.screen(.covered)
      timeline.dimming(to: 0.3)
      let card = timeline.screen(.covering)
      timeline.move(card, from: Vector2D(dy: context.size.height), to: .zero)
      timeline.follow(card, .translationX, .dragX)
      timeline.follow(card, .translationY, .dragY)
      if !context.reducedMotion { timeline.follow(card, .rotationZ, .dragX, gain: 0.001) }
      // Level before 0 and after 1, and smooth in between.
      let shrink = [Knot(0, 1, slope: 0), Knot(1, 0.8, slope: 0)]
      timeline.respond(card, .scaleX, to: .pull, .multiply, through: shrink)
      timeline.respond(card, .scaleY, to: .pull, .multiply, through: shrink)
      return timeline.build()
    }
  }
}

extension Interaction {
  /// Back by throwing the screen in any direction.
  static var toss: Interaction {
    var toss = Interaction(gesture: .pan(PanGesture(travel: .any)), direction: .down)
    toss.mapping = { gesture in
      Inputs(pull: gesture.translation.length / 300, drag: gesture.translation)
    }
    toss.decision = { gesture, inputs, velocity in
      max(inputs.fraction, inputs.pull) > 0.5 || gesture.velocity.length > 1000 ? .finish : .cancel
    }
    return toss
  }
}

extension ScreenTransition {
  /// Rises like a card, and goes the way every screen goes.
  static let visitor = ScreenTransition.asymmetric(enter: .rising, leave: .push)
}

extension ScreenTransition {
  /// A ribbon that unrolls from the leading edge.
  static var ribbon: ScreenTransition {
    ScreenTransition(motion: .curve(.easeInOut, duration: 0.4)) { context in
      let timeline = TimelineBuilder(context)
      _ = timeline.screen(.covered)
      let ribbon = timeline.screen(.covering)
      timeline.move(ribbon, from: context.travel(.leading), to: .zero)
      timeline.animate(ribbon, .rotationY, from: -0.5 * context.mirror, to: 0)
      return timeline.build()
    }
  }
}

func useYourOwn(_ navigator: Navigator, photo: ScreenID, now: Double) {
  navigator.send(
    .request(.push(photo).with(transition: .thrownCard, policy: TransitionPolicy(interactions: [.toss]))), at: now)
}

@Suite("Writing your own")
struct WritingYourOwn {
  @Test func aThrownCardComesBackWhenItIsHardlyPulled() {
    let stage = Stage(root: 0)
    stage.push(1, transition: .thrownCard, policy: TransitionPolicy(interactions: [.toss]))
    stage.settle()
    stage.finger.begin(at: Point2D(x: 200, y: 300))
    stage.finger.drag(by: Vector2D(dx: 60, dy: 80), over: 0.5)
    stage.finger.hold(for: 0.2)
    #expect(stage.state(of: .screen(1))!.rotationZ > 0)
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
  }

  @Test("A thrown card goes, whichever way", arguments: [Vector2D(dx: 0, dy: 300), Vector2D(dx: -120, dy: -90)])
  func aThrownCardGoes(by throw: Vector2D) {
    let stage = Stage(root: 0)
    useYourOwn(stage.navigator, photo: 1, now: stage.clock.time)
    stage.send(.tick)
    stage.settle()
    stage.finger.begin(at: Point2D(x: 200, y: 300))
    stage.finger.flick(by: `throw`)
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [0])
  }

  @Test func aVisitorComesByOneTransitionAndGoesByAnother() {
    let stage = Stage(root: 0)
    stage.push(1, transition: .visitor)
    stage.advance(by: 0.1)
    #expect(stage.state(of: .screen(1))!.translationY > 0)
    #expect(stage.state(of: .screen(1))!.translationX == 0)
    stage.settle()
    stage.pop()
    stage.advance(by: 0.1)
    #expect(stage.state(of: .screen(1))!.translationX > 0)
    #expect(stage.state(of: .screen(1))!.translationY == 0)
  }

  @Test(arguments: ReadingDirection.allCases)
  func aRibbonComesFromTheLeadingEdge(layout: ReadingDirection) {
    let stage = Stage(root: 0, layoutDirection: layout)
    stage.push(1, transition: .ribbon)
    stage.advance(by: 0.1)
    let state = stage.state(of: .screen(1))!
    #expect(layout == .leftToRight ? state.translationX < 0 : state.translationX > 0)
    #expect(layout == .leftToRight ? state.rotationY < 0 : state.rotationY > 0)
  }
}
