// The ranges of what can be said of transitions, as the engine has them.

const scale = [0.1, 1];
const size = [0, 1];
const growth = [0, 2];
const [near, far, duration] = [[0, 4], [0, 4], [0, 60]];

/** The least and the most that each transition takes, by its name and the option's; what is not here has no range. */
export const ranges = {
  auto: { distance: [0, 500] }, headline: { coveredScale: growth }, sharedAxis: { distance: [0, 1000] },
  scale: { inset: [0, 1000] }, crossfade: { duration }, pan: { duration },
  book: { scale }, portal: { scale }, cards: { scale, tilt: size },
  thrown: { scale, turn: [-Math.PI / 2, Math.PI / 2] },
  pageIn: { scale: growth }, pageOut: { scale: growth }, zoomSlide: { scale: growth },
  pageSheet: { scale: size }, popover: { scale: size }, predictiveBack: { scale: size },
  zoomIn: { near, far }, zoomOut: { near, far },
  blinds: { count: [1, 32] }, explode: { columns: [1, 40], reach: [0, 1000] }, fold: { folds: [1, 16] },
};

/** What has been said already. */
const said = new Set();

/** A number within the range of a transition's option; one that is not, is clamped, and the console says so once. */
export function ranged(value, where, [least, most] = [-Infinity, Infinity]) {
  const used = Math.min(Math.max(value, least), most);
  const message = `Legato: ${where}: ${value} is not from ${least} to ${most}; ${used} takes its place.`;
  if (used !== value && !said.has(message)) {
    said.add(message);
    console.warn(message);
  }
  return used;
}
