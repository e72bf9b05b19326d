"""Pages with elements that are fixed to the window, and containers in pages that scroll."""

import pytest

from scenes import assert_same

# A page as long as its container, with a fixed element in the root, scrolled by 300; a pushed screen is held at 90.
HELD = """async ([css, markup, scrolls]) => {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = `html, body { height: auto } .fixed { position: fixed; background: teal; ${css} }
    ${scrolls === "page" ? "#container { position: relative; height: 2400px }" : "#root { overflow: auto }"}`;
  stage.root.insertAdjacentHTML("beforeend", "<div style='position: absolute; top: 2200px; height: 1px'>.</div>");
  stage.fixed = stage.root.appendChild(document.createElement("div"));
  if (markup) {
    stage.fixed.attachShadow({ mode: "open" }).innerHTML = `<style>${style.textContent}</style>${markup}`;
    stage.fixed = stage.fixed.shadowRoot.querySelector(".fixed");
  } else stage.fixed.className = "fixed";
  stage.place = () => {
    const { x, y, width, height } = stage.fixed.getBoundingClientRect();
    return [x, y, width, height];
  };
  scrollTo(0, 300);
  stage.root.scrollTop = 300;
  stage.stack();
  stage.before = [stage.snapshot(), stage.fixed.getAttribute("style"), stage.place()];
  const from = stage.transition ?? { layers: [{ layer: "covered", tracks: { translationX: [0, 180] } },
    { layer: "covering", tracks: { translationX: ["100%", 0] } }] };
  stage.run = stage.container.push(stage.make("a"), { awaitsScrub: true, transition: from });
  stage.container.scrub(.5);
  await stage.nextFrame();
  return [stage.before[2], stage.place()];
}"""


@pytest.mark.parametrize("scrolls", ["page", "screen"])
@pytest.mark.parametrize("css, markup", [
    ("top: 0; left: 0; width: 390px; height: 44px", ""),
    ("bottom: 12px; right: 20px; width: 60px; height: 60px", ""),
    ("inset: 0", ""),
    ("left: 50%; bottom: 0; width: 100px; height: 20px; translate: -50%; transition: all .3s", ""),
    ("top: 0; left: 0; width: 100%; height: 44px", '<p class="fixed" style="color: red">.</p>'),
    ("top: 20px; left: 20px; width: 100px; height: 50px",
     '<div class="fixed" style="top: 0; width: 300px"><b class="fixed" id="inner">.</b></div>'),
], ids=["a header", "a button", "an overlay", "one of its own place", "in a component", "in another one"])
def test_what_is_fixed_stays_where_it_is_in_a_screen_that_moves(plain, css, markup, scrolls):
    before, held = plain.evaluate(HELD, [css, markup, scrolls])
    assert held == pytest.approx([before[0] + 90, *before[1:]], abs=0.1)
    if "inner" in markup:
        assert plain.evaluate("stage.fixed.firstChild.getBoundingClientRect().y") == 20
    plain.evaluate("async () => { stage.container.letGo('covered'); await stage.run; await stage.rest(); }")
    assert plain.evaluate("stage.place()") == before
    assert_same(plain.evaluate("stage.before[0]"), plain.evaluate("stage.snapshot()"))
    assert plain.evaluate("stage.before[1] === stage.fixed.getAttribute('style')")


def test_what_is_fixed_stays_where_it_is_in_a_page_that_is_zoomed(plain):
    plain.evaluate("() => { document.documentElement.style.zoom = .5; }")
    before, held = plain.evaluate(HELD, ["top: 0; left: 0; width: 390px; height: 44px", "", "page"])
    assert held == pytest.approx([before[0] + 45, *before[1:]], abs=0.1)


def test_what_is_fixed_to_something_around_the_container_stays_where_it_is(plain):
    plain.evaluate("""() => {
      const outer = document.createElement("div");
      outer.style.contain = "layout";
      stage.element.replaceWith(outer);
      outer.append(stage.element);
    }""")
    before, held = plain.evaluate(HELD, ["top: 0; left: 0; width: 390px; height: 44px", "", "screen"])
    assert held == pytest.approx([before[0] + 90, *before[1:]], abs=0.1)


# A page scrolled by 300 whose next screen has a fixed part of its own, held halfway.
COMES = """async ([scrolls, markup = ""]) => {
  document.head.appendChild(document.createElement("style")).textContent = `html, body { height: auto }
    .fixed { position: fixed; inset: 0 0 auto; height: 44px }
    ${scrolls === "page" ? "#container { position: relative; height: 2400px }" : ".screen { overflow: auto }"}`;
  stage.stack();
  stage.a = stage.make("a");
  stage.a.insertAdjacentHTML("beforeend", `<div style="position: absolute; top: 2200px; height: 1px">.</div>
    <div class="fixed">${markup}</div>`);
  stage.fixed = [...stage.a.querySelectorAll(".fixed")].at(-1);
  stage.a.hidden = true;
  stage.element.append(stage.a);
  stage.scroll = (offset) => {
    document.documentElement.scrollTop = offset;
    stage.a.scrollTop = offset;
  };
  stage.place = () => {
    const { x, y } = stage.fixed.getBoundingClientRect();
    return [x, y];
  };
  scrollTo(0, 300);
  stage.run = stage.container.push(stage.a, { awaitsScrub: true, transition: { layers: [
    { layer: "covering", tracks: { translationX: [180, 0] } }] } });
  stage.container.scrub(.5);
  await stage.nextFrame();
}"""


@pytest.mark.parametrize("scrolls", ["page", "screen"])
def test_what_is_fixed_in_the_screen_that_comes_and_goes_stays_where_it_is(plain, scrolls):
    plain.evaluate(COMES, [scrolls])
    assert plain.evaluate("stage.place()") == [90, 0]
    plain.evaluate("async () => { stage.container.letGo('covering'); await stage.run; await stage.rest(); }")
    assert plain.evaluate("stage.place()") == [0, 0]
    plain.evaluate("""async () => {
      stage.scroll(400);
      stage.container.pop();
      stage.container.scrub(.5, { takesHold: true });
      await stage.nextFrame();
    }""")
    assert plain.evaluate("stage.place()") == [90, 0]


@pytest.mark.parametrize("markup", ["", "<b class='fixed'></b>"], ids=["alone", "in another one"])
@pytest.mark.parametrize("scrolls", ["page", "screen"])
def test_what_is_fixed_stays_where_it_is_when_something_scrolls_meanwhile(plain, scrolls, markup):
    plain.evaluate(COMES, [scrolls, markup])
    plain.evaluate("async () => { stage.scroll(350); await stage.nextFrame(); await stage.nextFrame(); }")
    assert plain.evaluate("stage.place()") == [90, 0]


def test_what_is_fixed_in_a_scaled_screen_moves_by_the_screens_own_pixels(plain):
    plain.evaluate("() => { stage.element.style.zoom = .5; }")
    plain.evaluate(COMES, ["screen", ""])
    before = plain.evaluate("stage.place()")
    plain.evaluate("async () => { stage.scroll(350); await stage.nextFrame(); await stage.nextFrame(); }")
    assert plain.evaluate("stage.place()") == pytest.approx(before, abs=0.1)


@pytest.mark.parametrize("transition", ["toast", "sheet"])
def test_below_what_rests_over_it_it_goes_on_being_fixed(plain, transition):
    places = plain.evaluate("""async ([held, transition]) => {
      await eval(held)(["top: 0; left: 0; width: 390px; height: 44px", "", "page"]);
      stage.container.letGo("covered");
      await stage.run;
      const b = stage.make("b");
      if (transition === "toast") b.style.cssText = "inset: auto 0 auto 0; height: 80px";
      await stage.container.present(b, { transition, detents: [.5, 1], initialDetent: .5 });
      await stage.rest();
      const rested = stage.place();
      scrollTo(0, 500);
      const scrolled = stage.place();
      stage.container.dismiss();
      stage.container.scrub(.3, { takesHold: true });
      await stage.nextFrame();
      return [rested, scrolled, stage.place()];
    }""", [HELD, transition])
    assert places == [[0, 0, 390, 44]] * 3


@pytest.mark.parametrize("scroll", [
    "field.focus()", "field.scrollIntoView()", "location.hash = 'field'"])
@pytest.mark.parametrize("css", ["", "#container { position: relative; height: 844px } .screen { position: static }"])
def test_a_container_that_hides_what_leaves_it_is_not_scrolled(plain, scroll, css):
    where = plain.evaluate("""async ([scroll, css]) => {
      document.head.appendChild(document.createElement("style")).textContent = css;
      stage.stack();
      const { x: left, y: top } = stage.root.querySelector("header").getBoundingClientRect();
      const a = stage.make("a");
      const field = a.querySelector(".text");
      field.id = "field";
      if (css) a.style.cssText = "position: absolute";
      stage.container.push(a, { transition: "push", awaitsScrub: true });
      stage.container.scrub(.3);
      await stage.nextFrame();
      eval(scroll);
      await stage.nextFrame();
      const { x, y } = stage.root.querySelector("header").getBoundingClientRect();
      const shift = new DOMMatrix(getComputedStyle(stage.root).transform).e;
      return [stage.element.scrollLeft, Math.round(x - left - shift), y - top];
    }""", [scroll, css])
    assert where == [0, 0, 0]
