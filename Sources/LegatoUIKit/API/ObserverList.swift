// A controller's observers, and the question to them.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The observers of a controller's transitions, in the order in which they were added. They are not retained.
  @MainActor struct ObserverList {
    private struct Seat {
      weak var observer: (any ScreenTransitionObserver)?
    }

    private var seats: [Seat] = []

    var observers: [any ScreenTransitionObserver] { seats.compactMap(\.observer) }

    mutating func add(_ observer: any ScreenTransitionObserver) {
      remove(observer)
      seats.append(Seat(observer: observer))
    }

    /// Removes and returns the first observer that still exists.
    mutating func removeFirst() -> (any ScreenTransitionObserver)? {
      while !seats.isEmpty {
        if let observer = seats.removeFirst().observer { return observer }
      }
      return nil
    }

    mutating func remove(_ observer: any ScreenTransitionObserver) {
      seats.removeAll { $0.observer == nil || $0.observer === observer }
    }
  }

  extension LegatoExtension where Base: UIViewController {
    /// Adds an observer of the runs in which this controller takes part, as a screen or as the container.
    ///
    /// - Parameter observer: not retained; adding it twice counts once.
    public func addObserver(_ observer: any ScreenTransitionObserver) { ownRecord.observers.add(observer) }

    /// Removes an observer, if it was added.
    public func removeObserver(_ observer: any ScreenTransitionObserver) { record?.observers.remove(observer) }
  }

  /// The question whether a finger may begin a run. The first answer counts; a release without an answer denies the
  /// run.
  @MainActor final class BeginQuestion {
    private let screen: UIViewController.Type
    private var whenAnswered: (@MainActor @Sendable (Bool) -> Void)?

    init(about screen: UIViewController, whenAnswered: @escaping @MainActor @Sendable (Bool) -> Void) {
      self.screen = type(of: screen)
      self.whenAnswered = whenAnswered
    }

    deinit {
      guard let whenAnswered else { return }
      Remark.say(
        "nobody has answered whether a finger may take the user away from a \(screen), which is a no. Keep `answer` of "
          + "transitionShouldBegin(_:answer:) until it is called")
      // The last reference may be released on any thread.
      Task { @MainActor in whenAnswered(false) }
    }

    func answer(_ isAllowed: Bool) {
      let due = whenAnswered
      whenAnswered = nil
      due?(isAllowed)
    }
  }
#endif
