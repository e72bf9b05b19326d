// Swift Testing ships an overlay for files that import it together with UIKit, but on Apple's platforms only. The
// compiler looks for the overlay wherever a module has UIKit's name, so the double needs one: there is nothing in it.
