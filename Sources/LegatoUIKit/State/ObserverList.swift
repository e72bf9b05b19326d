#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Those who hear of a controller's transitions, in the order in which they came. None is retained.
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

    /// Takes the first one that is still there out; nil if there is none.
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
#endif
