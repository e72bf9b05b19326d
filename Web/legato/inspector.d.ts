// What a container is doing, for the gallery's Lab and for the tests. It goes with one build of the module, and may
// change with the next.

import type { Container } from "./legato.js";

/** The properties of a layer's state, in the order of its numbers. */
export const properties: readonly string[];
/** What drives a run: the fraction first. */
export const inputs: readonly string[];

/** A layer of a run: what it shows, of which screen, which part of that, and its frame as x, y, width and height. */
export interface Layer { kind: string; side: "covering" | "covered"; part: number; frame: number[] }

/** What runs. */
export interface Run {
  /** The inputs and their velocities per second, by name. */
  inputs: Record<string, number>;
  velocity: Record<string, number>;
  /** Whether it goes back: its fraction is 1 where the covered screen is back. */
  isReverse: boolean;
  layers: Layer[];
  /** What each layer looks like at a fraction: a number for each property. */
  sample(fraction: number): number[][];
  /** The same with another input at a value besides. */
  answer(fraction: number, input: string, value: number): number[][];
}

/** The names of the transitions that the engine has, with what can be said of each. */
export function transitionsOf(container: Container): Record<string, string[]>;

/** What runs now, or null at rest. */
export function inspect(container: Container): Run | null;
