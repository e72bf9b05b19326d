import Legato
import LegatoUIKit
import Testing
import UIKit

/// A misuse by an app traps in a debug build, with a sentence that tells what to do. In release, the library does
/// something safe. So the tests run a misuse in a separate process in debug, and check its result in release.
@MainActor @Suite("Misuse is reported in debug and harmless in release", .serialized)
struct MisuseTests {
  #if DEBUG
    @Test(arguments: Misuse.allCases)
    func itTrapsWithASentenceThatTellsWhatToDo(misuse: Misuse) async throws {
      let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
        await misuse.commit()
      }
      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(said.contains(misuse.sentence), "\(said)")
    }
  #else
    @Test(arguments: Misuse.allCases)
    func theSafeThingIsDone(misuse: Misuse) {
      misuse.commit()
      expectNoViolations()
    }
  #endif
}

/// A misuse by an app.
enum Misuse: String, CaseIterable, Codable, Sendable {
  case pushingWhatIsInTheStack
  case pushingANavigationController
  case settingAControllerTwice
  case presentingItself
  case presentingAChild
  case presentingWhatIsPresented
  case presentingAsASheetWhatIsPresented
  case givingUIKitsSheetATransition
  case aSheetWithoutADetent
  case aDetentOutOfRange
  case bringingAScreenOfTheStackByAFinger
  case bringingAPresentedScreenByAFinger
  case bringingASheetOfUIKitsByAFinger
  case aDrawersThresholdOutOfRange

  /// The beginning of the message.
  var sentence: String {
    switch self {
    case .pushingWhatIsInTheStack: "Push a controller that is not in the stack"
    case .pushingANavigationController: "A navigation controller cannot be pushed"
    case .settingAControllerTwice: "A controller can be in the stack only once"
    case .presentingItself: "A controller cannot present itself"
    case .presentingAChild: "The controller to be presented is a child"
    case .presentingWhatIsPresented, .presentingAsASheetWhatIsPresented: "The controller is presented already"
    case .givingUIKitsSheetATransition: "UIKit's sheets and popovers come and go by themselves"
    case .aSheetWithoutADetent, .aDetentOutOfRange: "Give the sheet detents above 0 and at most 1"
    case .bringingAScreenOfTheStackByAFinger, .bringingAPresentedScreenByAFinger:
      "A finger brings a screen that is nowhere yet"
    case .bringingASheetOfUIKitsByAFinger: "A finger brings no sheet or popover of UIKit's"
    case .aDrawersThresholdOutOfRange: "A drawer's threshold is a part of its way"
    }
  }

  /// Runs it, and checks the result.
  @MainActor func commit() {
    switch self {
    case .pushingWhatIsInTheStack, .pushingANavigationController, .settingAControllerTwice: commitOnAStack()
    case .bringingAScreenOfTheStackByAFinger, .bringingAPresentedScreenByAFinger, .bringingASheetOfUIKitsByAFinger:
      commitByAFinger()
    case .aSheetWithoutADetent, .aDetentOutOfRange: commitOnASheet()
    case .aDrawersThresholdOutOfRange: commitOnADrawer()
    default: commitOnAPresentation()
    }
  }

  @MainActor private func commitOnAStack() {
    let stage = UIKitStage()
    let b = stage.pushed()
    var ends: [Outcome] = []
    switch self {
    case .pushingWhatIsInTheStack: stage.navigation.legato.push(stage.root) { ends.append($0) }
    case .pushingANavigationController: stage.navigation.legato.push(UINavigationController()) { ends.append($0) }
    default: stage.navigation.legato.setViewControllers([b, stage.root, b]) { ends.append($0) }
    }
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && ends == [.cancelled])
  }

  @MainActor private func commitOnAPresentation() {
    let pair = PresentationContainerTests.Pair(.usual)
    let child = UIViewController()
    pair.below.addChild(child)
    var ends: [Outcome] = []
    let heard: (Outcome) -> Void = { ends.append($0) }
    switch self {
    case .presentingItself: pair.below.legato.present(pair.below, completion: heard)
    case .presentingAChild: pair.below.legato.present(child, completion: heard)
    case .givingUIKitsSheetATransition:
      pair.below.legato.present(pair.above, using: .fade, style: .pageSheet, completion: heard)
      pair.device.advance(by: 1)
      #expect(pair.below.presentedViewController === pair.above && ends == [.finished])
      pair.above.legato.dismiss()
      pair.device.advance(by: 1)
      pair.below.legato.present(pair.above, style: .custom)
      pair.device.advance(by: 0.1)
      #expect(pair.depth(of: pair.above).map { $0 > 20 } == true, "nothing is left of the fade")
      pair.device.advance(by: 1)
      return
    default:
      pair.below.legato.present(pair.above, using: .modal, style: .custom)
      pair.device.advance(by: 1)
      if self == .presentingWhatIsPresented {
        pair.below.legato.present(pair.above, completion: heard)
      } else {
        pair.below.legato.present(pair.above, detents: [0.5], completion: heard)
      }
      pair.device.advance(by: 1)
      #expect(pair.below.presentedViewController === pair.above && pair.above.modalPresentationStyle == .custom)
      #expect(!ends.isEmpty && ends.allSatisfy { $0 == .cancelled })
      return
    }
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && ends == [.cancelled])
  }

  @MainActor private func commitOnASheet() {
    let pair = PresentationContainerTests.Pair(.usual)
    pair.below.legato.present(pair.above, detents: self == .aSheetWithoutADetent ? [] : [-1, 0.5, 7])
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController === pair.above)
    #expect(pair.depth(of: pair.above) == (self == .aSheetWithoutADetent ? 0 : 422))
    pair.above.legato.dismiss()
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil)
  }

  @MainActor private func commitByAFinger() {
    let stage = UIKitStage()
    let (b, cover) = (stage.pushed(), screen("cover"))
    switch self {
    case .bringingAScreenOfTheStackByAFinger: b.legato.setForwardGesture(.left) { [root = stage.root] _ in root }
    case .bringingASheetOfUIKitsByAFinger:
      b.legato.setForwardGesture(.left, as: .present(.pageSheet)) { _ in screen("sheet") }
    default:
      b.legato.setForwardGesture(.left, as: .present) { _ in cover }
      stage.navigation.legato.present(cover, style: .overCurrentContext)
      stage.device.advance(by: 1)
      cover.legato.setForwardGesture(.left, as: .present) { _ in cover }
    }
    stage.swipe(from: 300, to: 100)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && cover.presentedViewController == nil)
    #expect(stage.navigation.presentedViewController == (self == .bringingAPresentedScreenByAFinger ? cover : nil))
    cover.legato.dismiss()
    stage.device.advance(by: 1)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
  }

  @MainActor private func commitOnADrawer() {
    let device = Device()
    let drawer = DrawerController(content: screen("A"), panel: screen("B"), threshold: 3)
    device.show(drawer)
    let finger = device.touch(200, 100)
    finger.drag(to: CGPoint(x: 200, y: 840), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: 843), duration: 0.3)
    finger.lift()
    device.advance(by: 1)
    drawer.open()
    device.advance(by: 1)
    #expect(drawer.isOpen)
  }
}
