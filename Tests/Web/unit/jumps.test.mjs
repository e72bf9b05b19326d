// What the gallery's meter counts as a jump, and what not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { jumps, span } from "../../../Gallery/Web/catch/jumps.js";

const frame = 1000 / 60;
const card = /** @type {any} */ ("card");

/** The worst jump of a card whose corner is at `place` at each time, while a finger is at `finger`. */
function worst(place, finger = () => null, time = (index) => index * frame) {
  const frames = Array.from({ length: 120 }, (_, index) => {
    const [x, y] = place(time(index));
    const corners = [[x, y], [x + 300, y], [x + 300, y + 400], [x, y + 400]];
    const at = finger(time(index));
    return { time: time(index), finger: at && { thing: card, at }, places: new Map([[card, corners]]) };
  });
  return Math.max(...frames.slice(span - 1).flatMap((_, index) => jumps(frames.slice(index, index + span))));
}

/** Thrown at 2,400 points a second, and falling. */
const thrown = (time) => [1.2 * time * Math.exp(-time / 160), -2 * time * Math.exp(-time / 160) + time ** 2 / 1500];

test("a flying card does not jump, however long its frames are", () => {
  assert.ok(worst(thrown) < 0.1);
  assert.ok(worst(thrown, undefined, (index) => (index + (index % 3 ? 0 : 0.4)) * frame) < 0.3);
});

test("a flying card that leaps by three points, in any direction, has jumped by these", () => {
  for (const angle of [0, 1, 2, 3, 4, 5, 6]) {
    const leap = (time) => (time > 700 ? [3 * Math.cos(angle), 3 * Math.sin(angle)] : [0, 0]);
    const jump = worst((time) => thrown(time).map((value, axis) => value + leap(time)[axis]));
    assert.ok(jump > 2 && jump < 3.1, `${angle}: ${jump}`);
  }
});

test("a card that a jerky finger holds does not jump, but does if it slips", () => {
  const finger = (time) => [time + 40 * Math.sin(time), 30 * Math.cos(3 * time)];
  assert.ok(worst(finger, finger) < 0.01);
  assert.ok(worst((time) => [finger(time)[0] + (time > 700 ? 40 : 0), finger(time)[1]], finger) > 2);
});

test("a card that a landing finger stops has not jumped, but has if it leaps aside", () => {
  const finger = (time) => (time > 700 ? [0, 0] : null);
  const caught = (aside) => (time) => (time > 700 ? [700, aside] : [time, 0]);
  assert.ok(worst(caught(0), finger) < 0.01);
  assert.ok(worst(caught(5), finger) > 4);
});
