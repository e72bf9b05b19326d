import Foundation
import UIKit

/// A film to play.
@MainActor open class AVPlayerItem: NSObject {
  let url: URL

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Plays films, of which nothing is seen here.
@MainActor open class AVPlayer: NSObject {
  /// 1 while it plays, 0 while it does not.
  open var rate: Float = 0
  open var isMuted = false
  open var preventsDisplaySleepDuringVideoPlayback = true

  open func play() { rate = 1 }
  open func pause() { rate = 0 }
}

/// Plays films one after the other.
@MainActor open class AVQueuePlayer: AVPlayer {
  open func removeAllItems() {}
}

/// Plays one film over and over.
@MainActor open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) { super.init() }

  open func disableLooping() {}
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows what a player plays.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}
