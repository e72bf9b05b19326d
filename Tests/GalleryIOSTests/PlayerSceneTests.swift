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

  @Test(arguments: UIKitDouble.Settings.both)
  func theFilmThatWasTappedIsShownAndADragTakesItBack(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (grid, player) = try open(2, stage)
    #expect(player.current == .named("dune"))
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
    #expect(player.current == .named("kite") && stage.presented === player)
    try stage.press("Back")
    #expect(stage.presented === grid.navigationController)
    stage.leave(try #require(grid.navigationController))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFilmWhoseCellIsGoneShrinksIntoTheMiddle(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (grid, player) = try open(2, stage)
    try stage.press("Remove")
    #expect(grid.pictures.count == 11 && grid.view(of: player.current) == nil)
    stage.drag(from: middle, by: 200, 100)
    #expect(stage.presented === grid.navigationController)
    stage.leave(try #require(grid.navigationController))
  }
}
