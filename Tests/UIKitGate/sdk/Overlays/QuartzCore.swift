@_exported import Foundation
@_exported import QuartzCore

extension CAFrameRateRange {
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) { self.init() }
}

extension CATransform3D: ObjectBridged { public typealias _ObjectiveCType = NSValue }
