#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The library's data about a view that is an element.
  @MainActor final class ElementRecord {
    private unowned let view: UIView
    var flight = ElementFlight.snapshot
    /// How the view moves by itself while its screen comes.
    var entering: ElementModifier? { didSet { note() } }
    var leaving: ElementModifier? { didSet { note() } }
    /// The engine's number for it as such an element.
    private(set) lazy var number = ElementName.number()
    /// The flight of the view itself.
    weak var lift: ElementLift?
    /// How many flights hide the view.
    private var veils = 0
    /// The view's opacity before it was hidden.
    private var alpha: CGFloat = 1

    /// The views with a modifier of their own.
    private(set) static var movers: [WeakView] = []

    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    private init(_ view: UIView) { self.view = view }

    static func existing(of view: UIView) -> ElementRecord? {
      objc_getAssociatedObject(view, key) as? ElementRecord
    }

    static func of(_ view: UIView) -> ElementRecord {
      if let record = existing(of: view) { return record }
      let record = ElementRecord(view)
      objc_setAssociatedObject(view, key, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return record
    }

    private func note() {
      ElementRecord.movers.removeAll { $0.view == nil || $0.view === view }
      if entering != nil || leaving != nil { ElementRecord.movers.append(WeakView(view: view)) }
    }

    var name: ElementName? {
      didSet {
        guard oldValue !== name else { return }
        oldValue?.remove(view)
        name?.add(view)
        // A cell that is reused for another item leaves the old item's flight.
        lift?.giveUp()
        unveil()
      }
    }

    /// Hides the view by its alpha: a stack view would close the gap of a view that `isHidden`.
    func hide() {
      if veils == 0 {
        alpha = view.alpha
        view.alpha = 0
      }
      veils += 1
    }

    func show() {
      if veils == 1 { unveil() } else { veils = max(0, veils - 1) }
    }

    private func unveil() {
      guard veils > 0 else { return }
      veils = 0
      // An alpha that the app has set during the flight stays.
      if view.alpha == 0 { view.alpha = alpha }
    }
  }
#endif
