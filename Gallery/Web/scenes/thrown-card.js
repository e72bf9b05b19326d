// A transition and an interaction that Legato does not have, written as plain objects: a card dealt and thrown away.

/** The card comes up from below, turned, and straightens; the screen under it steps back. */
export const thrownCard = /** @type {import("/legato/legato.js").CustomTransition} */ ({
  name: "thrown card",
  layers: [
    { layer: "covered", tracks: { scale: [1, .92], cornerRadius: [0, 28], opacity: [[0, 1], [.7, 1], [1, .85]] } },
    { layer: "dimming", tracks: { opacity: [0, .3] } },
    {
      layer: "covering",
      tracks: {
        translationX: ["24%", 0],
        translationY: ["110%", 0],
        rotationZ: [.42, 0],
        scale: [[0, .82], [.6, .96], [1, 1]],
        cornerRadius: [[0, 44], [.9, 40], [1, 0]],
      },
      responses: [
        { property: "translationX", input: "dragX", knots: [[-400, -400], [0, 0], [400, 400]] },
        { property: "rotationZ", input: "dragX", knots: [[-400, -.5], [0, 0], [400, .5]] },
      ],
    },
  ],
  motion: { response: .46, dampingRatio: .78 },
});

/** A drag down dismisses it; a fast throw is enough, wherever it is released. */
export const throwAway = /** @type {import("/legato/legato.js").CustomInteraction} */ ({
  direction: "down",
  inputs: ({ translationX, translationY, height }) =>
    ({ fraction: Math.max(0, translationY) / height, dragX: translationX }),
  finishes: ({ fraction, velocityY }) => velocityY > 600 || (fraction > .3 && velocityY > -100),
});
