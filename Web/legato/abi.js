// Numbers that the page and the engine share. The module has only constants, so that a bundler can inline them.

/** The exports' version. */
export const version = 1;
/** How many numbers the mailbox holds. */
export const mailbox = 8192;
/** How many numbers describe a layer in the mailbox. */
export const description = 7;
/** How many numbers a layer's state has. */
export const stride = 27;

/** The phases of a container. */
export const tracking = 1;
export const settling = 2;

/** The kinds of events. */
export const begin = 0;
export const change = 1;
export const finish = 4;
export const detent = 6;

/** The kinds of layers. */
export const screenKind = 1;
export const dimmingKind = 2;
export const shadowKind = 3;
export const elementKind = 4;
export const barKind = 5;
export const itemKind = 6;
export const pieceKind = 7;
export const shadeKind = 8;
export const elementShadowKind = 9;

/** The events of pointers. */
export const down = 0;
export const move = 1;
export const up = 2;
export const cancel = 3;
/** The engine's answers to a pointer. */
export const claimed = 1;
export const denied = 2;
/** This is added to the answer to a finger that lands if fingers may pinch. */
export const pinchable = 4;
/** This is added to the answer to a finger that lands on a leaving screen. */
export const unanswered = 8;

/** The gestures of fingers on a picture. */
export const pan = 0;
export const pinch = 1;
export const toggle = 2;

/** Axes. */
export const horizontal = 0;
export const vertical = 1;

/** Operations. */
export const push = 0;
export const pop = 1;
export const replace = 2;
export const present = 3;
export const open = 5;
