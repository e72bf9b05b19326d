// Where the contract with UIKit is tried: UIKit itself in a simulator, its double elsewhere.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Testing
  import UIKit

  /// A window whose time passes. What a finger does needs a test of its own: UIKit has no public way to make touches.
  ///
  /// In a simulator the tests run in the app of Tests/ContractHost, in whose window scene this one lies.
  @MainActor final class ContractStage {
    private let window: UIWindow
    #if !canImport(ObjectiveC)
      private let device = Device()
    #endif

    init(_ root: UIViewController) {
      #if canImport(ObjectiveC)
        let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
      #else
        window = device.window
      #endif
      show(root)
    }

    func show(_ root: UIViewController?) {
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// Lets time pass, in seconds.
    func pass(_ seconds: TimeInterval) async {
      #if canImport(ObjectiveC)
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      #else
        device.advance(by: seconds)
      #endif
    }

    /// Lets everything come to rest; the double has had nothing to complain of.
    func rest() async {
      await pass(1.5)
      #if !canImport(ObjectiveC)
        #expect(UIKitDouble.violations == [])
      #endif
    }
  }

  /// A controller that remembers what UIKit tells it.
  final class Screen: UIViewController {
    var told: [String] = []

    init() { super.init(nibName: nil, bundle: nil) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      told.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      told.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      told.append("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      told.append("did disappear")
    }

    /// Whether its view, and all that it hangs in, is as UIKit had it.
    var isUntouched: Bool {
      sequence(first: view as UIView, next: \.superview).allSatisfy {
        $0.alpha == 1 && !$0.isHidden && CATransform3DIsIdentity($0.layer.transform)
      }
    }
  }
#endif
