// What the host promises of presentations and tabs, before UIKit itself or its double.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import LegatoUIKit
  import Testing
  import UIKit

  @MainActor @Suite("Contract: presentations and tabs", .serialized)
  struct PresentationContractTests {
    private let home = Screen()
    private let screen = Screen()

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func aPresentationComesAndGoesAndLeavesNothing(style: UIModalPresentationStyle) async {
      let stage = ContractStage(home)
      await stage.pass(0.5)
      home.told = []
      var ends: [Outcome] = []
      home.legato.present(screen, using: .scale(), style: style) { ends.append($0) }
      await stage.rest()
      #expect(home.presentedViewController === screen && screen.told == ["will appear", "did appear"])
      #expect(home.told == (style == .fullScreen ? ["will disappear", "did disappear"] : []))
      screen.legato.dismiss { ends.append($0) }
      await stage.rest()
      #expect(home.presentedViewController == nil && home.isUntouched && home.view.window != nil)
      #expect(ends == [.finished, .finished])
    }

    /// UIKit reads a style that nobody has set as a sheet of its own, which would come by itself.
    @Test(arguments: [true, false])
    func aControllerWithoutAStyleIsShownInFullScreen(isPlain: Bool) async {
      let stage = ContractStage(home)
      await stage.pass(0.5)
      #expect([.pageSheet, .formSheet].contains(screen.modalPresentationStyle))
      home.told = []
      if isPlain {
        screen.legato.transition = .scale()
        home.present(screen, animated: true)
      } else {
        home.legato.present(screen, using: .scale())
      }
      await stage.rest()
      #expect(home.presentedViewController === screen && home.told == ["will disappear", "did disappear"])
      screen.legato.dismiss()
      await stage.rest()
      screen.legato.transition = nil
      #expect(home.presentedViewController == nil && home.isUntouched && screen.transitioningDelegate == nil)
      #expect([.pageSheet, .formSheet].contains(screen.modalPresentationStyle))
    }

    @Test func aDismissalDoesNotWaitForThePresentation() async {
      let stage = ContractStage(home)
      await stage.pass(0.5)
      home.legato.present(screen)
      await stage.pass(0.1)
      screen.legato.dismiss()
      await stage.rest()
      #expect(home.presentedViewController == nil && home.isUntouched)
    }

    @Test func aSheetRestsOverItsPresenter() async {
      let stage = ContractStage(home)
      await stage.pass(0.5)
      home.legato.present(screen, detents: [0.5, 1])
      await stage.rest()
      #expect(screen.legato.selectedDetent == 0.5 && home.view.window != nil)
      #expect(screen.legato.selectDetent(1))
      await stage.rest()
      #expect(screen.legato.selectedDetent == 1)
      screen.legato.dismiss()
      await stage.rest()
      #expect(home.presentedViewController == nil && home.isUntouched)
    }

    @Test func aTabComesAndTheOtherOneGoes() async {
      let tabs = UITabBarController()
      tabs.viewControllers = [home, screen]
      tabs.legato.install()
      let stage = ContractStage(tabs)
      await stage.pass(0.5)
      tabs.legato.select(1)
      await stage.rest()
      #expect(tabs.selectedViewController === screen && screen.isUntouched && screen.view.window != nil)
      #expect(screen.told == ["will appear", "did appear"] && home.view.window == nil)
    }
  }
#endif
