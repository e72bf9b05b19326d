extension UIViewController {
  /// iOS 18's own transitions. The double stores the options, but plays the standard slide or cover.
  @MainActor open class Transition: NSObject {
    /// The look of the zoom.
    @MainActor open class ZoomOptions: NSObject {
      open var dimmingColor: UIColor?
      open var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
      public override init() { super.init() }
    }

    /// The context in which the zoom asks for its source view.
    @MainActor open class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
      init(source: UIViewController, zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
        super.init()
      }
    }

    /// A gesture that may dismiss.
    @MainActor open class ZoomInteractionContext: NSObject {
      open var location: CGPoint { .zero }
      open var velocity: CGVector { .zero }
      open var willBegin: Bool { true }
    }

    let kind: String
    init(kind: String) {
      self.kind = kind
      super.init()
    }

    open class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { unsafeDowncast(Transition(kind: "zoom"), to: Self.self) }
    open class var coverVertical: Transition { Transition(kind: "coverVertical") }
    open class var crossDissolve: Transition { Transition(kind: "crossDissolve") }
    open class var flipHorizontal: Transition { Transition(kind: "flipHorizontal") }
  }
}
