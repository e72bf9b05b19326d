// Shows a container's state, for the gallery's Lab and for the tests. It belongs to one build of the module, and may
// change with the next.

import type { Container } from "./legato.js";

/** The properties of a layer's state, in the order of its numbers. */
export const properties: readonly string[];
/** The inputs that drive a run, the fraction first. */
export const inputs: readonly string[];

/** A layer of a run: its kind, its screen, its part of the screen, and its frame as x, y, width and height. */
export interface Layer { kind: string; side: "covering" | "covered"; part: number; frame: number[] }

/** The present run. */
export interface Run {
  /** The inputs and their velocities per second, by name. */
  inputs: Record<string, number>;
  velocity: Record<string, number>;
  /** Whether it is reversed: its fraction is 1 where the covered screen is back. */
  isReverse: boolean;
  layers: Layer[];
  /** The state of each layer at a fraction: a number for each property. */
  sample(fraction: number): number[][];
  /** The same with another input at a value. */
  answer(fraction: number, input: string, value: number): number[][];
}

/** The names of the transitions in this build, with the options of each. */
export function transitionsOf(container: Container): Record<string, string[]>;

/** The present run, or null at rest. */
export function inspect(container: Container): Run | null;
