// The stories of the news scene. All of it is invented.

/**
 * @typedef {{ kicker: string, title: string, summary: string, picture: string, color: string, minutes: number,
 *   text: string[], related: string[], clear?: boolean,
 *   own?: { name: "cover", direction: "up" | "leading" } }} Article
 */

/** @type {Record<string, Article>} */
export const articles = {
  lake: {
    kicker: "Long read", color: "#5b4b8a", picture: "lake", minutes: 9, clear: true, related: ["dusk", "boats"],
    title: "The night that never gets dark",
    summary: "For eleven weeks the sun only pretends to set. A village explains how it sleeps, and why it "
      + "would rather not.",
    text: [
      "Nobody here owns a good curtain. “You learn to close your eyes harder,” says the ferryman, who has "
        + "worked the crossing for thirty summers and has never once switched on his lamp in June.",
      "At one in the morning the children are still in the water. Their parents sit on the jetty with coffee, "
        + "not because they are tired, but because it is what one does with a view.",
      "The light does something to talk, too. It slows it down. Sentences are allowed to end wherever they "
        + "like, and most of them end in a look across the lake.",
    ],
  },
  peaks: {
    kicker: "World", color: "#20588f", picture: "peaks", minutes: 6, related: ["forest", "kite"],
    title: "The path above the tree line reopens",
    summary: "Two winters after the rockfall, shepherds and walkers share the high route again.",
    text: ["The first to cross was not the mayor, as planned, but a dog who had not heard about the ceremony.",
      "Volunteers carried four hundred stones by hand. The new path is narrower than the old one, and everyone "
        + "agrees that it is better for it.",
      "From the pass you can see where the mountain gave way: a pale scar, already softened by grass at the edges."],
  },
  drop: {
    kicker: "Science", color: "#166a6a", picture: "drop", minutes: 4, related: ["moss", "nuthatch"],
    title: "What a drop of water knows about crowns",
    summary: "A splash lasts thirty milliseconds. A laboratory has spent nine years inside them.",
    text: ["Every crown has a number of points, and until last spring nobody could say why that number.",
      "The answer turns out to be in the rim. It thickens, hesitates, and then chooses: a ripple that happened "
        + "to come first becomes a spike, and its neighbors give way.",
      "The team now wants to know whether rain does the same. It has bought an umbrella."],
  },
  arches: {
    kicker: "Arts", color: "#9c2f45", picture: "arches", minutes: 5, related: ["brushes", "forest"],
    title: "A façade that behaves like cloth",
    summary: "The new concert hall is clad in folded steel. At noon it is a wall; at six it is a curtain.",
    text: [
      "The architects hung a bed sheet out of a window for a year and photographed it every hour. The steel "
        + "repeats the sheet of one windy Thursday in March.",
      "Inside, nothing is folded at all. The hall is a plain box of oak, and it sounds like one."],
  },
  dusk: {
    kicker: "Weather", color: "#2c4a73", picture: "dusk", minutes: 2, related: ["lake", "peaks"],
    title: "Fog until Thursday, then a cold, clear week",
    summary: "Ferries keep to the winter timetable until the far shore can be seen again.",
    text: [
      "High pressure has parked itself over the lakes and sees no reason to leave.",
      "Those who can should look up on Friday night: there will be no moon, and no cloud either.",
    ],
  },
  boats: {
    kicker: "Local", color: "#8a5a14", picture: "boats", minutes: 3, related: ["kite", "lake"],
    own: { name: "cover", direction: "up" },
    title: "Last boats in before the winter",
    summary: "Twenty-two hulls, one winch and a great deal of shouting: the yearly haul-out in pictures.",
    text: [
      "By four o’clock the shingle was full, and so was the flask.",
      "The oldest boat went up first, as it always does. It is eighty-one, and has been repainted sixty times.",
    ],
  },
  fig: {
    kicker: "Food", color: "#a3321c", picture: "fig", minutes: 4, related: ["brushes", "lake"],
    title: "Eat the fig now",
    summary: "It will not be better tomorrow. A short defence of impatience.",
    text: [
      "A ripe fig gives you an afternoon. After that it is jam, which is also good, but is not the point.",
      "Halve it. Salt, if you must. Stand by the sink.",
    ],
  },
  forest: {
    kicker: "World", color: "#2f5d3a", picture: "forest", minutes: 7, related: ["moss", "peaks"],
    title: "A forest that belongs to itself",
    summary: "The court’s decision is four lines long. It may change how rivers and woods are owned.",
    text: [
      "The claimant did not appear, being eleven thousand trees.",
      "What follows from the ruling is not yet clear. What came before it is: forty years of maps, and one "
        + "stubborn surveyor.",
    ],
  },
  nuthatch: {
    kicker: "Science", color: "#4f6470", picture: "nuthatch", minutes: 3, related: ["drop", "moss"],
    title: "The bird that walks down trees",
    summary: "Most climb. One descends, and finds what all the others have missed.",
    text: [
      "Going down head first, it sees the underside of every flake of bark.",
      "The trick is in one foot, held high, from which the rest of the bird simply hangs.",
    ],
  },
  moss: {
    kicker: "Science", color: "#55651f", picture: "moss", minutes: 5, related: ["forest", "drop"],
    title: "Why one always turns first",
    summary: "In a carpet of green a single plant goes orange. It is not ill. It is early.",
    text: [
      "Moss keeps a calendar in its water.",
      "When one plant dries sooner than its neighbors, it starts autumn alone, and is usually right by a week.",
    ],
  },
  brushes: {
    kicker: "Arts", color: "#7d2b5f", picture: "brushes", minutes: 4, related: ["arches", "fig"],
    title: "The colours that nobody bought",
    summary: "A paint shop closes after ninety years and gives away its unsold pigments.",
    text: ["There were eleven jars of the same pink.", "They were gone by noon. The blue took until Saturday."],
  },
  kite: {
    kicker: "Local", color: "#1c4f9c", picture: "kite", minutes: 2, related: ["boats", "forest"],
    title: "Sixty kites and a good breeze",
    summary: "The harbour festival had everything it needs: wind.",
    text: ["The winning kite was built from two raincoats and a tent pole.", "It is still up."],
  },
};

/** @type {Record<string, string[]>} */
export const sections = {
  Today: ["lake", "dusk", "boats", "fig", "drop", "peaks", "kite"],
  World: ["peaks", "forest", "lake", "kite", "boats", "dusk"],
  Science: ["drop", "nuthatch", "moss", "forest", "dusk", "lake"],
  Arts: ["arches", "brushes", "fig", "boats", "lake", "nuthatch"],
};
