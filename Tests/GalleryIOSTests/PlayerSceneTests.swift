import AVFoundation
import LegatoUIKit
import Testing
import UIKit

@testable import GalleryIOS

@MainActor @Suite("The gallery's player", .serialized)
struct PlayerSceneTests {
  private let middle = CGPoint(x: 150, y: 300)

  private func open(_ index: Int, _ stage: GalleryStage) throws -> (grid: FilmGrid, player: PlayerController) {
    let navigation = try stage.enterNavigation(.player)
    let grid = try #require(navigation.topViewController as? FilmGrid)
    try stage.tap(item: index, of: grid.collectionView)
    return (grid, try #require(stage.presented as? PlayerController))
  }

  /// Where the middle of a player that goes is last seen, in the window.
  private func landing(of player: PlayerController, _ stage: GalleryStage) -> CGPoint {
    var offset = CGPoint.zero
    for _ in 0..<240 where stage.presented === player {
      offset = stage.offset(of: player)
      stage.device.advance(frames: 1)
    }
    return CGPoint(x: 195 + offset.x, y: 422 + offset.y)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theFilmThatWasTappedIsShownAndADragTakesItBack(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (grid, player) = try open(2, stage)
    #expect(player.current == Picture.films[2])
    stage.drag(from: middle, by: 40, 20)
    #expect(stage.presented === player)
    stage.drag(from: middle, by: 200, 100)
    #expect(stage.presented === grid.navigationController)
    stage.leave(try #require(grid.navigationController))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVerticalDragTurnsTheFilmAndTheNextOneGoesIntoItsOwnCell(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (grid, player) = try open(2, stage)
    stage.drag(from: CGPoint(x: 150, y: 700), by: 0, -500)
    #expect(player.current == Picture.films[3] && stage.presented === player)
    let cell = try #require(grid.view(of: Picture.films[3]))
    player.dismiss(animated: true)
    let end = landing(of: player, stage)
    let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    #expect((end.x - place.x).magnitude < 20 && (end.y - place.y).magnitude < 20)
    #expect(stage.presented === grid.navigationController)
    stage.leave(try #require(grid.navigationController))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFilmWhoseCellIsGoneShrinksIntoTheMiddle(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (grid, player) = try open(2, stage)
    try stage.press("Remove")
    #expect(grid.pictures.count == 5 && grid.view(of: player.current) == nil)
    player.dismiss(animated: true)
    let end = landing(of: player, stage)
    #expect((end.x - 195).magnitude < 20 && (end.y - 422).magnitude < 20)
    #expect(stage.presented === grid.navigationController)
    stage.leave(try #require(grid.navigationController))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theFilmFollowsTheFingerBothWaysAndGetsSmaller(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (grid, player) = try open(2, stage)
    let finger = stage.device.touch(middle)
    finger.drag(to: CGPoint(x: middle.x + 120, y: middle.y + 60), duration: 0.3)
    stage.device.advance(frames: 1)
    let offset = stage.offset(of: player)
    #expect(offset.x > 60 && offset.y > 20 && offset.x < 120)
    let pages = sequence(first: player.view as UIView, next: \.superview)
    #expect(pages.contains { ($0.layer.presentation() ?? $0.layer).transform.m11 < 0.95 })
    finger.lift()
    stage.device.advance(by: 2)
    #expect(stage.presented === grid.navigationController)
    stage.leave(try #require(grid.navigationController))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theFilmGoesOnWhileItFliesBothWays(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (grid, player) = try open(2, stage)
    let film = try #require(stage.views(of: FilmView.self).first)
    #expect(film.player.rate == 1 && film.layer is AVPlayerLayer)
    let finger = stage.device.touch(middle)
    finger.drag(to: CGPoint(x: middle.x + 200, y: middle.y + 100), duration: 0.3)
    #expect(film.player.rate == 1 && film.window != nil, "the page itself flies, not a picture of it")
    finger.lift()
    stage.device.advance(by: 0.1)
    #expect(film.player.rate == 1 && stage.presented === player)
    stage.device.advance(by: 2)
    #expect(film.player.rate == 0 && stage.presented === grid.navigationController)
    stage.leave(try #require(grid.navigationController))
  }
}
