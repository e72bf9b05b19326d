"""One test of each kind of page in Firefox and WebKit: see pages/test_fixed.py and its neighbors."""

import pytest

# A finger as events, which begins on an element at a place in the window; and a stack with one screen pushed.
FINGER = """
  const send = (type, element, clientX, clientY, more) => element.dispatchEvent(new PointerEvent(type, {
    bubbles: true, composed: true, cancelable: true, pointerId: 7, pointerType: "touch", isPrimary: true, clientX,
    clientY, button: type === "pointermove" ? -1 : 0, buttons: 1, ...more }));
  const drag = (element, x, y, dx, dy) => {
    send("pointerdown", element, x, y);
    for (let step = 1; step <= 20; step++) send("pointermove", element, x + dx * step / 20, y + dy * step / 20);
    return stage.container.running;
  };
  const isDragged = (element, dx = 200, dy = 0) => {
    const running = drag(element, 60, 600, dx, dy);
    send("pointercancel", element, 60, 600, { buttons: 0 });
    return running;
  };
  const push = async () => {
    await stage.pushed({ transition: "push", interaction: "fullScreenPan" });
    return stage.container.top;
  };
"""
KINDS = {
    "a fixed header": """
      document.body.style.height = "auto";
      stage.element.style.cssText = "position: relative; height: 2400px";
      stage.root.insertAdjacentHTML("beforeend", "<div class=f style='position: fixed; top: 0; height: 9px'>.</div>");
      scrollTo(0, 300);
      stage.stack();
      stage.container.push(stage.make("a"), { awaitsScrub: true, transition: { layers: [
        { layer: "covered", tracks: { translationX: [0, 180] } }] } });
      stage.container.scrub(.5);
      await stage.nextFrame();
      const { x, y } = stage.root.querySelector(".f").getBoundingClientRect();
      return [x, y];""",
    "a scaled container": """
      document.body.style.cssText = "scale: .5; rotate: 90deg";
      const a = await push();
      const before = a.getBoundingClientRect().y;
      drag(a, 300, 300, 0, 100);
      await stage.nextFrame();
      return [Math.round(a.getBoundingClientRect().y - before)];""",
    "a picture that is turned": """
      document.head.insertAdjacentHTML("beforeend", `<style>
        #root .photo { rotate: 20deg } #a .photo { width: 180px; height: 180px }</style>`);
      stage.stack();
      const a = stage.make("a", "big");
      stage.element.append(a);
      const corners = (photo) => ["left", "right"].map((side) => {
        const corner = photo.appendChild(document.createElement("b"));
        corner.style.cssText = `position: absolute; top: 0; ${side}: 0`;
        const { x, y } = corner.getBoundingClientRect();
        corner.remove();
        return [x, y];
      });
      const own = corners(stage.root.querySelector(".photo"));
      stage.container.push(a, { awaitsScrub: true, transition: { layers: [{ layer: "elements" }] } });
      stage.container.scrub(0);
      await stage.nextFrame();
      const flying = corners(document.querySelector("legato-overlay .photo"));
      const [x, y] = [0, 1].map((axis) => flying[1][axis] - flying[0][axis]);
      return [Math.round(Math.atan2(y, x) * 180 / Math.PI),
        flying.flat().every((each, index) => Math.abs(each - own.flat()[index]) < .5)];""",
    "a child that keeps a release to itself": """
      const list = (await push()).querySelector(".list");
      list.addEventListener("pointerup", (event) => event.stopPropagation());
      send("pointerdown", list, 60, 600);
      send("pointerup", list, 60, 600, { buttons: 0 });
      for (let x = 60; x < 300; x += 5) send("pointermove", list, x, 600);
      return [stage.container.running, isDragged(list)];""",
    "a slider made of divs": """
      const words = (await push()).querySelector(".words");
      const before = isDragged(words);
      await stage.rest();
      words.setAttribute("role", "slider");
      return [before, isDragged(words)];""",
    "a slider in a component": """
      const words = (await push()).querySelector(".words");
      const host = document.createElement("div");
      words.replaceWith(host);
      host.attachShadow({ mode: "open" }).innerHTML = "<input type=range><b>.</b>";
      const [slider, other] = host.shadowRoot.children;
      return [isDragged(slider), isDragged(other)];""",
    "a chat that begins at its end": """
      const a = await push();
      a.innerHTML = `<div style="position: absolute; inset: 0; overflow: auto; display: flex;
        flex-direction: column-reverse">${"<p style='flex: none; height: 80px'>.</p>".repeat(40)}</div>`;
      const [chat] = a.children;
      stage.container.configure(a, { interaction: { name: "verticalPan", direction: "down" } });
      const atEnd = isDragged(chat, 0, 200);
      chat.scrollTop = -9999;
      return [atEnd, isDragged(chat, 0, 200)];""",
    "a source that is far down": """
      document.documentElement.style.cssText = "scroll-behavior: smooth";
      document.body.style.height = "3000px";
      stage.element.style.cssText = "position: relative; height: 2400px";
      const list = stage.root.querySelector(".list");
      list.style.cssText = "inset: 1800px 0 auto; height: 200px; overflow: auto; scroll-behavior: smooth";
      stage.stack({ transition: { name: "zoom", source: () => list.lastElementChild } });
      await stage.container.push(stage.make("a"), { animated: false });
      list.scrollTo({ top: 0, behavior: "instant" });
      stage.container.pop();
      await stage.nextFrame();
      const left = list.scrollHeight - list.clientHeight - list.scrollTop;
      await stage.rest();
      return [Math.round(left), scrollY];""",
    "an address that the page has written": """
      stage.stack({ history: true });
      await stage.container.push(stage.make("a"), { url: "?a", animated: false });
      history.replaceState(null, "", "?a&tab=2");
      await stage.container.push(stage.make("b"), { url: "?b", animated: false });
      const arrived = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      history.back();
      await arrived;
      await stage.rest();
      const at = [stage.container.top.id, location.search];
      await new Promise((resolve) => setTimeout(resolve, 1200));
      return [...at, location.search];""",
    "a page that is magnified": """
      const a = await push();
      Object.defineProperty(visualViewport, "scale", { value: 2, configurable: true });
      const magnified = isDragged(a);
      delete visualViewport.scale;
      return [magnified, isDragged(a)];""",
    "a button on a picture": """
      stage.stack();
      stage.root.insertAdjacentHTML("beforeend",
        "<b class=on style='position: absolute; left: 255px; top: 225px; width: 30px; height: 30px'></b>");
      stage.element.append(stage.make("a", "big"));
      stage.container.push(stage.element.lastElementChild, {
        awaitsScrub: true, transition: { layers: [{ layer: "elements" }] } });
      return [...document.querySelectorAll("legato-overlay > .on")].map((each) => each.className);""",
    "a panel that grows under a finger": """
      const panel = stage.make("panel");
      panel.style.cssText = "inset: 0 0 auto; height: 300px";
      stage.root.innerHTML = "";
      stage.container = stage.legato.drawer(stage.element, { panel, edge: "top" });
      drag(stage.root, 200, 10, 0, 150);
      await stage.nextFrame();
      const before = panel.getBoundingClientRect().bottom;
      panel.style.height = "380px";
      await stage.nextFrame();
      await stage.nextFrame();
      return [Math.round(before), Math.round(panel.getBoundingClientRect().bottom)];""",
    "a selection elsewhere": """
      const a = await push();
      document.body.insertAdjacentHTML("beforeend", "<p>Far away</p>");
      getSelection().selectAllChildren(document.body.lastElementChild);
      const running = drag(a, 60, 600, 200, 0);
      await stage.nextFrame();
      return [running, `${getSelection()}`];""",
    "a screen that is taken away": """
      stage.stack();
      for (const name of ["a", "b", "c"]) await stage.container.push(stage.make(name), { animated: false });
      for (const name of ["a", "c"]) document.getElementById(name).remove();
      const next = stage.make("next");
      stage.root.replaceWith(next);
      await stage.nextFrame();
      const ids = stage.container.screens.map((each) => each.id);
      await stage.container.pop({ animated: false });
      return [...ids, ...stage.container.screens.map((each) => each.id)];""",
    "a screen in its place": """
      stage.stack();
      const a = stage.make("a");
      a.hidden = true;
      a.insertAdjacentHTML("beforeend", "<iframe></iframe>");
      stage.element.prepend(a);
      await stage.nextFrame();
      a.querySelector("iframe").contentDocument.title = "kept";
      await stage.container.push(a, { animated: false });
      return [a.hidden, a.querySelector("iframe").contentDocument.title, stage.element.firstElementChild === a];""",
    "a copy of a choice and of a component": """
      let made = 0;
      customElements.define("x-made", class extends HTMLElement { constructor() { super(); made++; } });
      stage.stack();
      const a = stage.make("a", "big");
      for (const screen of [stage.root, a]) screen.querySelector(".photo").innerHTML =
        "<form><input type=radio name=one checked></form><x-made></x-made>";
      stage.element.append(a);
      const before = made;
      await stage.container.push(a, { transition: { layers: [{ layer: "elements" }] } });
      return [made - before, ...[...document.querySelectorAll("[type=radio]")].map((each) => each.checked)];""",
    "a badge and a component's own sheet": """
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("b { color: rgb(1, 2, 3) }");
      document.head.insertAdjacentHTML("beforeend", `<style>
        section .photo::after { content: "new"; color: rgb(4, 5, 6) }</style>`);
      customElements.define("x-badge", class extends HTMLElement {
        constructor() {
          super();
          const root = this.attachShadow({ mode: "open" });
          root.innerHTML = "<b>.</b>";
          root.adoptedStyleSheets = [sheet];
        }
      });
      stage.stack();
      const a = stage.make("a", "big");
      for (const screen of [stage.root, a]) screen.querySelector(".photo").innerHTML = "<x-badge></x-badge>";
      stage.element.append(a);
      stage.container.push(a, { awaitsScrub: true, transition: { layers: [{ layer: "elements" }] } });
      stage.container.scrub(.5);
      await stage.nextFrame();
      const shown = document.querySelector("legato-overlay .photo");
      const [badge, inner] = [getComputedStyle(shown, "::after"), shown.firstChild.shadowRoot.firstChild];
      return [badge.content, badge.color, getComputedStyle(inner).color];""",
    "a label of a slider": """
      const words = (await push()).querySelector(".words");
      words.innerHTML = "<label style='display: block'>Volume <input type=range></label>";
      return [isDragged(words.firstChild), isDragged(words)];""",
    "ten steps back in the history": """
      const resolve = (url) => {
        const { search } = new URL(url, location.href);
        return search && stage.make(search.slice(1));
      };
      stage.stack({ history: { resolve }, speed: .2 });
      for (let name = 1; name <= 10; name++) {
        await stage.container.push(stage.make(`s${name}`), { url: `?s${name}`, animated: false });
      }
      const isEarly = [];
      addEventListener("popstate", () => isEarly.push(stage.container.running), true);
      for (let press = 1; press <= 10; press++) {
        history.back();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await stage.rest(10);
      return [stage.container.screens.length, location.search, isEarly];""",
    "a modal dialog": """
      stage.stack();
      const dialog = stage.root.appendChild(document.createElement("dialog"));
      dialog.showModal();
      await stage.container.push(stage.make("a"), { animated: false });
      const covered = dialog.open;
      await stage.container.pop({ animated: false });
      return [covered, dialog.matches(":modal")];""",
}
RIGHT = {
    "a fixed header": [90, 0], "a scaled container": [95], "a picture that is turned": [20, True],
    "a child that keeps a release to itself": [False, True], "a slider made of divs": [True, False],
    "a slider in a component": [False, True], "a chat that begins at its end": [False, True],
    "a source that is far down": [0, 0], "an address that the page has written": ["a", "?a&tab=2", "?a&tab=2"],
    "a page that is magnified": [False, True], "a button on a picture": ["on"],
    "a panel that grows under a finger": [140, 140], "a selection elsewhere": [True, "Far away"],
    "a screen that is taken away": ["next", "b", "next"], "a screen in its place": [False, "kept", True],
    "a copy of a choice and of a component": [0, True, True], "a modal dialog": [False, True],
    "a label of a slider": [False, True], "ten steps back in the history": [1, "", [False] + [True] * 9],
    "a badge and a component's own sheet": ['"new"', "rgb(4, 5, 6)", "rgb(1, 2, 3)"],
}


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_page_keeps_what_is_its_own(engine, site, kind):
    engine.goto(f"{site}/tests/stack.html")
    engine.wait_for("document.querySelector('[data-ready]')")
    assert engine.evaluate(f"(async () => {{ {FINGER} {KINDS[kind]} }})()") == RIGHT[kind]
