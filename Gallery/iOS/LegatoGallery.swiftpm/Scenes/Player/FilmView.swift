// A film that plays.

import AVFoundation
import UIKit

/// A film that loops without sound as long as it is in a window, also in flight.
final class FilmView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  let player = AVQueuePlayer()
  private var looper: AVPlayerLooper?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    player.isMuted = true
    player.preventsDisplaySleepDuringVideoPlayback = false
    let screen = layer as? AVPlayerLayer
    screen?.player = player
    screen?.videoGravity = .resizeAspectFill
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery has no storyboard.") }

  func show(_ film: URL?) {
    looper?.disableLooping()
    player.removeAllItems()
    looper = film.map { AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: $0)) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { player.pause() } else { player.play() }
  }
}
