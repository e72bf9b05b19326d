// The content of the news. All of it is invented.

import UIKit

/// An article, and the look of its page.
struct Article {
  /// The bar above its page.
  enum Bar {
    case colored(UInt32)
    case transparent
  }

  let kicker: String
  let story: Story
  let bar: Bar
  /// Whether the page has its own transition from below, instead of the headline.
  var comesFromBelow = false

  static let all = [
    Article(
      kicker: "Long read",
      story: Story(
        "lake", "The night that never gets dark",
        "Nobody here owns a good curtain. “You learn to close your eyes harder,” says the ferryman, who has worked "
          + "the crossing for thirty summers and has never once switched on his lamp in June."),
      bar: .transparent),
    Article(
      kicker: "World",
      story: Story(
        "peaks", "The path above the tree line reopens",
        "The first to cross was not the mayor, as planned, but a dog who had not heard about the ceremony."),
      bar: .colored(0x20588F)),
    Article(
      kicker: "Science",
      story: Story(
        "drop", "What a drop of water knows about crowns",
        "Every crown has a number of points, and until last spring nobody could say why that number."),
      bar: .colored(0x166A6A)),
    Article(
      kicker: "Arts",
      story: Story(
        "arches", "A façade that behaves like cloth",
        "The architects hung a bed sheet out of a window for a year and photographed it every hour."),
      bar: .colored(0x9C2F45)),
    Article(
      kicker: "Local",
      story: Story(
        "boats", "Last boats in before the winter",
        "By four o’clock the shingle was full, and so was the flask. The oldest boat went up first, as it always does."),
      bar: .colored(0x8A5A14), comesFromBelow: true),
    Article(
      kicker: "Science",
      story: Story(
        "nuthatch", "The bird that walks down trees",
        "Going down head first, it sees the underside of every flake of bark."),
      bar: .colored(0x4F6470)),
    Article(
      kicker: "Arts",
      story: Story(
        "brushes", "The colours that nobody bought",
        "There were eleven jars of the same pink. They were gone by noon. The blue took until Saturday."),
      bar: .colored(0x7D2B5F)),
    Article(
      kicker: "World",
      story: Story(
        "forest", "A forest that belongs to itself",
        "The claimant did not appear, being eleven thousand trees."),
      bar: .colored(0x2F5D3A)),
  ]
}
