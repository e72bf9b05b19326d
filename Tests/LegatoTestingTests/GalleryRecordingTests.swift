// The web gallery's recorded gestures, on a stage with the transitions and interactions of its scenes.

import GalleryRecordings
import Legato
import LegatoTesting
import Testing

@Suite struct GalleryRecordingTests {
  /// What a scene's recording does on a stage, in order; what it cancels is in brackets.
  private func played(
    _ scene: String, on stage: Stage, pressing press: (String) -> Void = { Issue.record("\($0) was pressed") }
  ) throws -> String {
    stage.replay(try .gallery(scene), pressing: press)
    stage.settle()
    #expect(stage.navigator.count == 1 && !stage.isRunning)
    return stage.story
  }

  @Test func eachRecordingHasATestOfItsOwn() {
    // Side by side only presses keys: its swipes are its own.
    let scenes = ["beside", "catch", "hub", "lab", "map", "news", "photos", "player", "process"]
    #expect(Recording.galleryFiles == scenes.map { $0 + ".json" })
  }

  @Test(arguments: Recording.galleryFiles)
  func aRecordingIsWrittenAsItIsRead(file: String) throws {
    let recording = try Recording.gallery(String(file.dropLast(".json".count)))
    #expect(recording.size == Size2D(width: 402, height: 874))
    #expect(try Recording(json: recording.json) == recording)
  }

  @Test func aCardIsThrownAndCalledAwayByTheNext() throws {
    let stage = Stage(root: 0)
    let policy = TransitionPolicy(interactions: [.fullScreenPan(.down, threshold: 0.2)])
    let shown = try played("catch", on: stage) { name in
      #expect(name.hasPrefix("deal-"))
      stage.present(name == "deal-boats" ? 1 : 2, transition: .card(), policy: policy)
    }
    // What is thrown upwards there is not the gesture here.
    #expect(shown == "present, dismiss, present, dismiss")
  }

  @Test func theHubOpensBothNeighborsAndThinksAboutOneTwice() throws {
    let hub = Navigator(
      root: 10,
      neighbors: [
        .init(.leading, transition: .slide(.trailing)), .init(.trailing, transition: .cover(.leading, dim: 0.35)),
      ])
    #expect(try played("hub", on: Stage(hub)) == "push, pop, (push), push, pop")
  }

  @Test func theHubsPanelIsPulledDownAndPushedUp() throws {
    let drawer = Navigator(root: 10, neighbors: [.panel(at: .top, transition: .drawer(from: .top))])
    #expect(try played("hub", on: Stage(drawer)) == "open, close")
  }

  @Test func aPhotoIsDraggedBackAtTheSecondAttempt() throws {
    let stage = Stage(root: 0)
    stage.place(7, in: 0, at: Rect2D(x: 20, y: 160, width: 120, height: 120), radius: 8)
    stage.place(7, in: 1, at: Rect2D(x: 0, y: 180, width: 402, height: 402))
    let policy = TransitionPolicy(interactions: [.fullScreenPan(threshold: 0.5)])
    let shown = try played("photos", on: stage) { name in
      if name.hasPrefix("photo-") { stage.push(1, transition: .imageZoom(), policy: policy) }
    }
    #expect(shown == "push, (pop), pop, push, pop")
  }

  @Test func theSheetOfPlacesRestsAtItsDetentsAndIsThrownAway() throws {
    let stage = Stage(root: 0)
    let policy = TransitionPolicy(interactions: [.sheetPan()])
    let shown = try played("map", on: stage) { name in
      #expect(name.hasPrefix("pin-"))
      stage.present(1, transition: .sheet(), policy: policy, detents: [0.3, 0.6])
    }
    #expect(shown == "present, dismiss, dismiss, dismiss, dismiss")
  }

  @Test func eachWayOfTheProcessIsGoneByItsOwnGesture() throws {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan(), .edgePan()]))
    let shown = try played("process", on: stage) { name in
      switch name {
      case "open-push": stage.push(1)
      case "open-viewer":
        stage.present(2, transition: .imageZoom(), policy: TransitionPolicy(interactions: [.imageDrag()]))
      case "open-card": stage.present(3, policy: TransitionPolicy(interactions: [.thrown]))
      default: Issue.record("\(name) was pressed")
      }
    }
    #expect(shown == "push, (pop), pop, present, dismiss, present, (dismiss), dismiss")
  }

  @Test func aStoryIsDraggedBackAtTheSecondAttempt() throws {
    let policy = TransitionPolicy(transition: .headline(), interactions: [.fullScreenPan(), .edgePan()])
    let stage = Stage(root: 0, policy: policy)
    let shown = try played("news", on: stage) { name in
      #expect(name.hasPrefix("article-"))
      stage.push(1)
    }
    #expect(shown == "push, (pop), pop, push, pop")
  }

  @Test func aFilmIsDraggedBackAtTheSecondAttempt() throws {
    let stage = Stage(root: 0)
    stage.place(7, in: 0, at: Rect2D(x: 140, y: 300, width: 130, height: 230))
    let shown = try played("player", on: stage) { name in
      #expect(name.hasPrefix("film-"))
      stage.push(1, transition: .grow(), policy: TransitionPolicy(interactions: [.freeDrag()]))
    }
    #expect(shown == "push, (pop), pop, push, pop")
  }

  @Test func aPageOfTheLabIsDraggedBackAtTheSecondAttempt() throws {
    let stage = Stage(root: 0)
    let shown = try played("lab", on: stage) { name in
      #expect(name.hasPrefix("lab-tile-"))
      stage.push(1)
    }
    #expect(shown == "push, (pop), pop, push, pop")
  }

  @Test func aMirroredStageIsPlayedOnByTheMirroredFinger() throws {
    let hub = Navigator(root: 10, neighbors: [.init(.leading), .init(.trailing)])
    let stage = Stage(hub, size: Size2D(width: 320, height: 568), layoutDirection: .rightToLeft)
    #expect(try played("hub", on: stage) == "push, pop, (push), push, pop")
    #expect(stage.runs.map(\.request.to) == [0, 10, 1, 1, 10])
  }
}
