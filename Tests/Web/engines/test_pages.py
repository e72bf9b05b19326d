"""One test of each kind of page in Firefox and WebKit: see pages/test_fixed.py and its neighbors."""

import pytest

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
      await stage.pushed({ transition: "push", interaction: "fullScreenPan" });
      const send = (type, clientY) => stage.container.top.dispatchEvent(new PointerEvent(type, {
        bubbles: true, composed: true, pointerId: 7, pointerType: "touch", isPrimary: true, clientX: 300, clientY,
        button: type === "pointermove" ? -1 : 0, buttons: 1 }));
      const before = stage.container.top.getBoundingClientRect().y;
      send("pointerdown", 300);
      for (let y = 305; y <= 400; y += 5) send("pointermove", y);
      await stage.nextFrame();
      return [Math.round(stage.container.top.getBoundingClientRect().y - before)];""",
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
    "a fixed header": [90, 0], "a scaled container": [95],
    "a screen that is taken away": ["next", "b", "next"], "a screen in its place": [False, "kept", True],
    "a copy of a choice and of a component": [0, True, True], "a modal dialog": [False, True],
    "a badge and a component's own sheet": ['"new"', "rgb(4, 5, 6)", "rgb(1, 2, 3)"],
}


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_page_keeps_what_is_its_own(engine, site, kind):
    engine.goto(f"{site}/tests/stack.html")
    engine.wait_for("document.querySelector('[data-ready]')")
    assert engine.evaluate(f"(async () => {{ {KINDS[kind]} }})()") == RIGHT[kind]
