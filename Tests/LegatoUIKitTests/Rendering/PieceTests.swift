import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Pieces", .serialized)
struct PieceTests {
  /// The views of pieces, and those of their shades.
  private func pieces(below view: UIView) -> [UIView] {
    view.subviews.flatMap(pieces) + (view.layer.contents != nil ? [view] : [])
  }

  private func shades(below view: UIView) -> [UIView] {
    view.subviews.flatMap(shades) + (view.layer is CAGradientLayer ? [view] : [])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreenIsDrawnOnceForAllItsPieces(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let b = screen("B")
    stage.navigation.legato.push(b, using: .explode(motion: .curve(.linear, duration: 1)))
    stage.device.advance(by: 0.5)
    let found = pieces(below: stage.device.window)
    let width = stage.device.window.bounds.width
    #expect(found.count > 100 && found.count <= 400)
    var area = 0.0
    for piece in found {
      let part = piece.layer.contentsRect
      area += part.width * part.height
      #expect(abs(part.width * width - piece.bounds.width) < 1e-9 && part.minX >= 0 && part.maxX <= 1 + 1e-9)
    }
    #expect(abs(area - 1) < 1e-9)
    stage.device.advance(by: 1)
    #expect(pieces(below: stage.device.window).isEmpty)
    #expect(b.view.alpha == 1 && b.view.window != nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aShadeTurnsWithItsPieceAndIsGoneAtTheEnd(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    stage.navigation.legato.push(screen("B"), using: .flip(motion: .curve(.linear, duration: 1)))
    stage.device.advance(by: 0.3)
    let found = shades(below: stage.device.window)
    #expect(found.count == 2 && pieces(below: stage.device.window).count == 4)
    for shade in found {
      let gradient = try #require(shade.layer as? CAGradientLayer)
      #expect(gradient.colors?.count == 2 && gradient.startPoint.y == 0.5)
    }
    stage.device.advance(by: 1)
    #expect(shades(below: stage.device.window).isEmpty)
    expectNoViolations()
  }
}
