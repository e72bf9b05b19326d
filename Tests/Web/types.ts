// Uses the public types as a page would. It is compiled, not run: a line after `@ts-expect-error` must not compile.

import { load } from "../../Web/legato/legato.js";
import type {
  CustomInteraction, CustomTransition, Hub, NamedInteraction, NamedTransition, Outcome, Stack,
} from "../../Web/legato/legato.js";

export async function page(element: HTMLElement, screen: HTMLElement, thumbnail: HTMLElement) {
  const legato = await load({ wasm: new URL("legato.wasm", "https://example.org/") });
  legato.transition = "push";
  legato.interaction = { name: "edgePan", edge: "leading", width: 24 };

  const stack: Stack = legato.stack(element, { root: screen, bars: "pinned", history: { resolve: () => null } });
  const outcome: Outcome = await stack.push(
    screen, { transition: { name: "zoom", source: () => thumbnail }, url: "/photo" });
  if (outcome.cancelled) await stack.popTo(stack.screens[0]!, { animated: false });
  const { atDetent }: { atDetent?: true } = await stack.present(screen, { detents: [0.5, 1] });
  // @ts-expect-error: only presented screens rest at detents.
  await stack.push(screen, { detents: [0.5] });
  await stack.present(
    screen, { transition: { enter: "zoom", leave: { name: "fade", motion: { duration: 0.2, curve: "ease-out" } } } });
  await stack.push(screen, { transition: {
    combined: ["fade", { name: "push", reversed: true, mirrored: true, limited: [0.2, 0.8] }], autoReverse: true,
    motion: { duration: 0.3 },
  } });
  // @ts-expect-error: a call that removes several screens awaits no scrub.
  await stack.dismiss({ awaitsScrub: true });
  // @ts-expect-error: a part of a run has two ends.
  await stack.push(screen, { transition: { name: "push", limited: [0.5] } });
  await stack.push(screen, { transition: { name: "imageZoom", sourceStyle: { fading: 0.25 } } });
  await stack.dismiss();
  stack.configure(screen, { interaction: ["edgePan", { name: "freeDrag", threshold: 0.3 }] });
  stack.reducedMotion = undefined;
  stack.destroy();

  const resolve = (url: string) => (url.endsWith("/photo") ? screen : null);
  legato.stack(element, { root: screen, history: { rootURL: "/", resolve } });
  stack.configure(screen, { interaction: ["zoomDrag", "pinch"] });

  const spin: CustomTransition = {
    layers: [
      {
        layer: "covering",
        tracks: { translationX: ["100%", 0], rotationY: [[0, 1], [0.5, 0.25], [1, 0]], opacity: [0, 1, "50%"] },
        responses: [{ property: "scale", input: "pull", mode: "multiply", knots: [[0, 1], [1, 0.8]] }],
      },
    ],
    motion: { response: 0.4, dampingRatio: 0.9 },
  };
  const heavy: CustomInteraction = {
    direction: "leading",
    inputs: ({ translationX, width }) => ({ fraction: translationX / (2 * width) }),
    finishes: ({ velocityX }) => velocityX > 200,
  };
  await stack.replace(screen, { transition: spin, interaction: heavy });

  const neighbors = { left: { screen, transition: "push" as const }, top: { screen: () => undefined } };
  const hub: Hub = legato.hub(element, { center: screen, neighbors, transition: "cube" });
  if (hub.position === "center") await hub.open("left");
  const drawer = legato.drawer(element, { panel: screen, edge: "top", threshold: 0.4 });
  if (drawer.isOpen) await drawer.close();

  element.addEventListener("legato:shouldbegin", (event) => {
    if (event.detail.operation === "pop" && event.detail.interactive) event.preventDefault();
    event.detail.waitUntil(fetch("/may-go").then(({ ok }) => ok));
  });
  element.addEventListener("legato:change", ({ detail }) => detail.fraction.toFixed(2));
  document.addEventListener("legato:finish", ({ detail }) => detail.to.focus());
  window.addEventListener("legato:detent", ({ detail }) => detail.index.toFixed(0));
}

export async function mistakes(element: HTMLElement, screen: HTMLElement, stack: Stack) {
  const legato = await load();
  // @ts-expect-error A stack needs its root.
  legato.stack(element, {});
  // @ts-expect-error There is no such transition.
  legato.transition = "swoosh";
  // @ts-expect-error A named transition has no such option.
  await stack.push(screen, { transition: { name: "zoom", sauce: element } });
  // @ts-expect-error An interaction is no transition.
  await stack.push(screen, { transition: "edgePan" });
  // @ts-expect-error Screens are elements, not selectors.
  await stack.push("#detail");
  // @ts-expect-error An immediate answer needs no promise.
  element.addEventListener("legato:shouldbegin", ({ detail }) => detail.waitUntil(true));
  // @ts-expect-error A run that has begun waits for no answer.
  element.addEventListener("legato:willbegin", ({ detail }) => detail.waitUntil(Promise.resolve()));
  // @ts-expect-error Only the stack changes its screens.
  stack.screens.push(screen);
  // @ts-expect-error A length is a number or a percentage.
  const length: CustomTransition = { layers: [{ layer: "covering", tracks: { translationX: ["10em", 0] } }] };
  // @ts-expect-error There is no such layer.
  const layer: CustomTransition = { layers: [{ layer: "middle" }] };
  // @ts-expect-error A hub has no neighbor at its centre.
  legato.hub(element, { center: screen, neighbors: { center: { screen } } });
  // @ts-expect-error Each neighbor sets the gesture that brings it, the hub does not.
  legato.hub(element, { center: screen, neighbors: {}, interaction: "pinch" });
  // @ts-expect-error A run settles on a screen with this name.
  stack.letGo(true);
  // @ts-expect-error Only a push has this option.
  const fade: NamedTransition = { name: "fade", parallax: 0.5 };
  // @ts-expect-error A free drag has no direction.
  const drag: NamedInteraction = { name: "freeDrag", direction: "up" };
  return [length, layer, fade, drag];
}
