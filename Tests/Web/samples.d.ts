// The names that the samples of README.md and Web/README.md use without declaring them.

import type { Legato, Stack } from "../../Web/legato/legato.js";

declare global {
  const legato: Legato;
  const stack: Stack;
  const app: HTMLElement;
  const list: HTMLElement;
  const detail: HTMLElement;
  const card: HTMLElement;
  const photoScreen: (url: string) => HTMLElement;
  const isEdited: (screen: HTMLElement) => boolean;
  const askWhetherToDiscard: () => Promise<boolean>;
}
