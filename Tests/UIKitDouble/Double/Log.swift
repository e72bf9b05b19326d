/// Every call that the double made into an app's code, and every request that it received, in order.
public struct Log {
  /// One call, as `subject.call`, and its time.
  public struct Entry {
    public let time: TimeInterval
    public let text: String
  }

  public private(set) var entries: [Entry] = []

  public var calls: [String] { entries.map(\.text) }

  mutating func record(_ text: String) {
    entries.append(Entry(time: Timebase.now, text: text))
  }

  /// Removes an entry whose call turned out not to be implemented.
  mutating func remove(at index: Int) {
    if index < entries.count { entries.remove(at: index) }
  }

  /// The number of times that a call was recorded.
  public func count(of call: String) -> Int { calls.count { $0 == call } }

  /// The recorded calls that contain one of the given texts.
  public func calls(containing texts: String...) -> [String] {
    calls.filter { call in texts.contains { call.contains($0) } }
  }

  /// Whether the given calls were all recorded, each after the one before it.
  public func isOrdered(_ expected: String...) -> Bool {
    var rest = calls[...]
    for call in expected {
      guard let index = rest.firstIndex(of: call) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// Forgets everything recorded so far.
  public mutating func clear() { entries = [] }
}
