// The hub's leading neighbor.

import UIKit

/// The friends' messages.
final class FriendsController: RowList {
  init() {
    super.init(
      "Friends",
      rows: [
        Row("boats", "Mara", "The ferry was late but look at this sky"),
        Row("leaf", "Jonas", "Sent you a photo"),
        Row("jetty", "Aiko", "Sunday, same jetty?"),
        Row("peaks", "The hiking four", "Ben: I still have sand in my boots"),
        Row("fig", "Leila", "Figs! From the tree this time."),
        Row("dogs", "Otto & Frida", "Walk? Walk? Walk?"),
        Row("kite", "Tomás", "Kite is mended. Wind from four."),
        Row("nuthatch", "Ines", "You: I’ll bring the big lens"),
        Row("brushes", "Paint club", "Ruth: whose brushes are these"),
        Row("moss", "Sami", "That is not autumn, that is one leaf"),
      ])
  }
}
