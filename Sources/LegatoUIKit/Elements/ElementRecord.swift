#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What the library stores with a view that is an element.
  @MainActor final class ElementRecord {
    private unowned let view: UIView
    var flight = ElementFlight.snapshot
    /// How the view comes and goes by itself with its screen.
    var entering: ElementModifier? { didSet { note() } }
    var leaving: ElementModifier? { didSet { note() } }
    /// The engine's number for it when it does.
    private(set) lazy var number = ElementName.number()
    /// The flight of the view itself.
    weak var lift: ElementLift?
    /// How many flights hide it, and its opacity before.
    private var veils = 0
    private var alpha: CGFloat = 1

    /// The views with an own way to come or to go.
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
        // A cell that is reused for another item has no part in the old one's flight.
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
      // What the app has set meanwhile stays.
      if view.alpha == 0 { view.alpha = alpha }
    }
  }
#endif
