"""A flying element lands where its place has moved meanwhile, and is measured only for a reason."""

import math

import pytest

from scenes import assert_same

# A list with a picture, which flies back there from the screen above; `flies` is the transition.
SCENE = """async (flies) => {
  document.head.appendChild(document.createElement("style")).textContent = `
    .s { position: absolute; inset: 100px 0 0; overflow: hidden auto }
    .above { height: 150px } .below { height: 3000px }
    .p { width: 120px; height: 120px; margin-left: 40px; background: linear-gradient(red, blue) }
    #a .p { position: absolute; left: 0; top: 150px; margin: 0; width: 390px; height: 390px }`;
  stage.root.innerHTML = `<div class="carousel" style="height: 60px">${"<i></i>".repeat(12)}</div>
    <div class="s"><div class="above"></div><div class="p" data-legato-id="p"></div><div class="below"></div></div>`;
  stage.a = stage.make("a");
  stage.a.innerHTML = `<div class="p" data-legato-id="p"></div>`;
  stage.find = (selector) => stage.root.querySelector(selector);
  stage.list = stage.find(".s");
  stage.measured = 0;
  const source = () => { stage.measured++; return stage.find(".p"); };
  stage.stack({ transition: flies && { name: flies, source } });
  await stage.container.push(stage.a, { animated: false });
  await stage.rest();
  stage.measured = 0;
}"""
POP = """() => {
  stage.stop = stage.watch("legato-overlay:has(.p)", "#root .p");
  stage.container.pop();
}"""
BOX = """(() => {
  const { x, y, width, height } = document.querySelector("legato-overlay:has(.p)").getBoundingClientRect();
  return [x, y, width, height];
})()"""
ANIMATIONS = "document.getAnimations().length"

SCROLL = "() => { stage.list.scrollTop += 120; }"
STEADILY = """async () => {
  for (let frame = 0; frame < 15; frame++) {
    stage.list.scrollTop += 8;
    await stage.nextFrame();
  }
}"""
GROW = "() => { stage.find('.above').style.height = '230px'; }"
STYLE = "() => { stage.find('.p').style.marginTop = '80px'; }"
CLASS = """() => {
  document.head.lastChild.textContent += ".low { margin-top: 80px }";
  stage.list.classList.add("low");
}"""
OF_SCREEN = CLASS.replace(".low {", ".low .p {").replace("stage.list", "stage.root")
INSERT = "() => { stage.list.insertAdjacentHTML('afterbegin', `<div style='height: 80px'></div>`); }"


@pytest.fixture
def scene(plain):
    plain.evaluate(SCENE, "imageZoom")
    return plain


def corners(box):
    """The left, the top and the width of a square."""
    left, top, width, _ = box
    return (left, top), (left + width, top + width)


def distance(one, other):
    """The farthest distance of a corner."""
    return max(math.dist(*two) for two in zip(corners(one), corners(other)))


def bends(page, after=0):
    """Waits for the end, and returns the picture's place then. No frame after the first ones was a leap, and the last
    one brought the picture there."""
    page.evaluate("stage.rest()")
    frames = page.evaluate("stage.stop()")
    flown = [copy for _, copy, place in frames if copy and not place]
    place = next(place for _, copy, place in frames if place and not copy)
    steps = [distance(*two) for two in zip(flown, flown[1:])]
    for before, step in zip(steps[after:], [*steps[after + 1:], distance(flown[-1], place)]):
        assert step <= 2 * before + 1, f"{step} after {before}: {steps}"
    # A run ends within half a pixel, between two frames.
    assert distance(flown[-1], place) <= 0.5 + steps[-1]
    return place[1]


@pytest.mark.parametrize("ms", [33, 100, 150])
@pytest.mark.parametrize("act, place", [
    (SCROLL, 130), (STEADILY, 130), (GROW, 330), (INSERT, 330), (STYLE, 330), (CLASS, 330), (OF_SCREEN, 330),
], ids=["scrolls", "scrolls steadily", "something above grows", "something comes above", "it has another style",
        "it is in another class", "its screen is"])
def test_a_flight_bends_to_where_its_place_moves_meanwhile(scene, act, place, ms):
    scene.evaluate(POP)
    scene.clock.advance(ms)
    assert scene.evaluate(ANIMATIONS) > 0, "the page moves it, and not the compositor"
    scene.evaluate(act)
    assert bends(scene) == place


def test_while_its_place_moves_the_page_moves_it_and_then_the_compositor_again(scene):
    scene.evaluate(POP)
    scene.clock.advance(100)
    counts = scene.evaluate("""async () => {
      const counts = [];
      for (let frame = 0; frame < 6; frame++) {
        if (frame < 3) stage.list.scrollTop += 20;
        await stage.nextFrame();
        await new Promise((resolve) => setTimeout(resolve));
        counts.push(document.getAnimations().length > 0);
      }
      return counts;
    }""")
    assert counts == [False] * 3 + [True] * 3
    assert bends(scene) == 190


def test_what_is_laid_out_anew_right_after_the_call_counts(scene):
    scene.evaluate(POP)
    scene.evaluate(GROW)
    assert bends(scene) == 330


def test_a_finger_scrolls_the_list_on_which_a_card_lands(plain, finger):
    plain.evaluate(SCENE, "zoom")
    plain.evaluate("""() => {
      // When the browser takes the finger for its scrolling, the event has the time of another clock.
      addEventListener("pointercancel", (event) =>
        Object.defineProperty(event, "timeStamp", { value: performance.now() }), { capture: true });
      stage.stop = stage.watch("#a", "#root .p");
      stage.container.pop();
    }""")
    plain.clock.advance(50)
    finger.down(300, 700).drag_by(0, -160, ms=150)
    assert plain.evaluate("stage.container.running")
    finger.hold(100).lift()
    plain.evaluate("stage.rest()")
    scrolled = plain.evaluate("stage.list.scrollTop")
    assert 120 < scrolled < 160
    frames = [card for _, card, _ in plain.evaluate("stage.stop()") if card]
    steps = [distance(*two) for two in zip(frames, frames[1:])]
    for before, step in zip(steps, steps[1:]):
        assert step <= 2 * before + 1, steps
    # The card's picture is at the place of the one in the list.
    scale = 120 / 390
    left, top, width, _ = frames[-1]
    assert [left, top + 150 * scale, width] == pytest.approx([40, 250 - scrolled, 120], abs=0.5 + steps[-1])


def test_a_picture_that_a_finger_holds_stays_there_and_lands_where_its_place_has_gone(scene, finger):
    finger.down(60, 700).drag_by(200, 0, ms=150).hold(50)
    held = scene.evaluate(BOX)
    scene.evaluate(SCROLL)
    finger.hold(100)
    assert scene.evaluate(BOX) == pytest.approx(held, abs=0.5)
    scene.evaluate("() => { stage.stop = stage.watch('legato-overlay:has(.p)', '#root .p'); }")
    finger.drag_by(60, 0, ms=100).lift()
    assert bends(scene, after=1) == 130


def test_what_has_scrolled_out_of_sight_meanwhile_is_not_scrolled_back(scene):
    scene.evaluate(POP)
    scene.clock.advance(100)
    scene.evaluate("() => { stage.list.scrollTop = 300; }")
    assert bends(scene) == -50 and scene.evaluate("stage.list.scrollTop") == 300


def test_what_nobody_has_touched_flies_on_when_it_has_scrolled_out_of_sight(scene):
    scene.evaluate("""() => {
      stage.stop = stage.watch("legato-overlay:has(.p)", "#root .p");
      stage.container.pop({ transition: "imageZoom" });
    }""")
    scene.clock.advance(100)
    scene.evaluate("() => { stage.list.scrollTop = 300; }")
    assert bends(scene) == -50


def test_a_copy_that_flies_to_a_place_of_another_size_has_that_size_at_the_end(scene):
    scene.evaluate("stage.container.pop({ animated: false })")
    scene.evaluate("""() => {
      stage.stop = stage.watch("legato-overlay:has(.p)", "#a .p");
      stage.container.push(stage.a);
    }""")
    scene.clock.advance(100)
    scene.evaluate("() => { stage.a.querySelector('.p').style.cssText = 'top: 400px; width: 200px; height: 200px'; }")
    scene.clock.advance(33)
    assert scene.evaluate("document.querySelector('legato-overlay > .p').offsetWidth") == 200
    assert bends(scene) == 400


def test_what_is_out_of_sight_is_scrolled_into_it_once_and_at_once(scene):
    scene.evaluate("""async () => {
      stage.list.scrollTo({ top: 300 });
      stage.list.style.scrollBehavior = "smooth";
      await stage.nextFrame();
    }""")
    scene.evaluate(POP)
    assert bends(scene) == 100
    # Once more after the notification.
    assert scene.evaluate("stage.measured") <= 2


def test_ten_events_in_a_frame_are_measured_once(scene):
    scene.evaluate(POP)
    scene.clock.advance(100)
    assert scene.evaluate("stage.measured") == 1, "nothing has moved yet"
    counts = scene.evaluate("""async () => {
      const counts = [];
      for (let frame = 0; frame < 4; frame++) {
        for (let each = 0; each < 10; each++) {
          stage.list.scrollTop += 1;
          stage.list.dispatchEvent(new Event("scroll"));
        }
        await stage.nextFrame();
        counts.push(stage.measured);
      }
      return counts;
    }""")
    assert counts == [2, 3, 4, 5]
    bends(scene)


def test_what_scrolls_beside_it_is_no_reason_to_measure(scene):
    scene.evaluate(POP)
    scene.clock.advance(50)
    scene.evaluate("() => { stage.find('.carousel').scrollLeft = 100; }")
    scene.clock.advance(50)
    assert scene.evaluate("[stage.find('.carousel').scrollLeft, stage.measured]") == [100, 1]
    bends(scene)


WATCHES = """(() => {
  const listening = new Set();
  const watching = new Map();
  globalThis.watches = () => listening.size + [...watching.values()].reduce((sum, each) => sum + each.size, 0);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const numbers = new WeakMap();
  const numberOf = (thing) => numbers.get(thing) ?? numbers.set(thing, Math.random()).get(thing);
  EventTarget.prototype.addEventListener = function (type, listener, ...rest) {
    if (type === "scroll") listening.add([numberOf(this), numberOf(listener)].join());
    return addEventListener.call(this, type, listener, ...rest);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, ...rest) {
    listening.delete([numberOf(this), numberOf(listener)].join());
    return removeEventListener.call(this, type, listener, ...rest);
  };
  for (const { prototype } of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (target, ...rest) {
      watching.set(this, (watching.get(this) ?? new Set()).add(target));
      return observe.call(this, target, ...rest);
    };
    prototype.unobserve = function (target) {
      watching.get(this)?.delete(target);
      return unobserve.call(this, target);
    };
    prototype.disconnect = function () {
      watching.delete(this);
      return disconnect.call(this);
    };
  }
})()"""


def test_where_nothing_flies_nothing_but_the_two_screens_sizes_is_watched(phone, site):
    phone.session.add_script(WATCHES)
    phone.goto(site + "/tests/stack.html")
    phone.evaluate(SCENE, "imageZoom")
    at_rest = phone.evaluate("watches()")
    counts = phone.evaluate("""async () => {
      const during = async (run) => {
        for (let frame = 0; frame < 6; frame++) await stage.nextFrame();
        const count = watches();
        await run;
        await stage.rest();
        return [count, watches()];
      };
      return [
        await during(stage.container.pop()), await during(stage.container.push(stage.a, { transition: "slide" })),
        await during(stage.container.present(stage.make("b"), { transition: "sheet" })),
        await during(stage.container.pop())];
    }""")
    (flying, landed), *others = counts
    assert flying > at_rest and landed == at_rest
    assert others == [[at_rest + 2, at_rest]] * 3
    phone.evaluate("() => { stage.container.pop({ transition: 'imageZoom' }); }")
    phone.clock.advance(50)
    assert phone.evaluate("watches()") > at_rest
    phone.evaluate("stage.container.destroy()")
    assert phone.evaluate("watches()") < at_rest, "the container's own size is watched no more"


# Pushes a screen that turns in space while a picture flies there, and calls `act` in each frame.
TURNED = """async (act) => {
  await stage.rest();
  const layers = [
    { layer: "covering", tracks: { rotationZ: [1, 0], perspective: [500, 500], rotationY: [.5, 0] } },
    { layer: "elements" }];
  const stop = stage.watch("legato-overlay:has(.p)");
  stage.container.push(stage.a, { transition: { layers, motion: { duration: .5 } } });
  while (stage.container.running) {
    await stage.nextFrame();
    eval(act);
  }
  await stage.container.pop({ animated: false });
  return stop();
}"""


def test_it_is_measured_where_its_screen_rests_however_that_is_turned(plain):
    plain.evaluate(SCENE, "imageZoom")
    plain.evaluate("stage.container.pop({ animated: false })")
    flown = []
    for act in ["", "stage.list.dispatchEvent(new Event('scroll'))"]:
        frames = plain.evaluate(TURNED, act)
        flown.append([box for _, box in frames if box])
    assert len(flown[0]) > 20
    assert max(distance(*two) for two in zip(*flown)) < 0.5


FILM = """async (isSource) => {
  const source = () => stage.find(".p");
  stage.container.configure(stage.a, { transition: { name: "imageZoom", source, sourceStyle: { fading: 1 } } });
  const film = (parent) => {
    parent.querySelector(".p").outerHTML =
      `<video class="p" data-legato-id="p" style="object-fit: cover" src="/media/towers.mp4" muted loop></video>`;
    return parent.querySelector("video");
  };
  stage.film = film(isSource ? stage.root : stage.a);
  if (isSource) stage.find = () => stage.film;
  stage.before = [stage.root, stage.a].map((each) => each.innerHTML);
  await stage.film.play();
}"""


@pytest.mark.parametrize("is_source", [False, True], ids=["above", "below"])
def test_a_film_that_flies_goes_on_where_its_place_moves(scene, is_source):
    scene.evaluate(FILM, is_source)
    scene.evaluate(POP)
    scene.clock.advance(100)
    scene.evaluate(SCROLL)
    scene.clock.advance(50)
    assert scene.evaluate("[stage.film.paused, stage.film.parentNode.localName]") == [False, "legato-overlay"]
    assert bends(scene) == 130
    assert_same(scene.evaluate("stage.before"), scene.evaluate("[stage.root, stage.a].map((each) => each.innerHTML)"))


def test_a_film_that_comes_by_itself_goes_on_where_its_place_moves(scene):
    scene.evaluate("stage.container.pop({ animated: false })")
    scene.evaluate("""async () => {
      stage.a.innerHTML = `<div class="above"></div>
        <video style="width: 100px; height: 100px" data-legato-element src="/media/towers.mp4" muted loop></video>`;
      stage.film = stage.a.querySelector("video");
      stage.before = stage.a.innerHTML;
      const elements = { enter: { translationX: 200 }, span: 0 };
      stage.container.push(stage.a, { transition: { name: "fade", elements, motion: { duration: .5 } } });
      await stage.film.play();
    }""")
    scene.clock.advance(100)
    # Chromium leaves style="" if only a property was set before the attribute is removed.
    scene.evaluate("() => { stage.a.querySelector('.above').setAttribute('style', 'height: 230px'); }")
    scene.clock.advance(100)
    assert scene.evaluate("[stage.film.paused, stage.film.parentNode.localName]") == [False, "legato-overlay"]
    scene.evaluate("stage.rest()")
    assert scene.evaluate("stage.film.getBoundingClientRect().y") == 230
    scene.evaluate("() => { stage.a.querySelector('.above').removeAttribute('style'); }")
    assert_same(scene.evaluate("stage.before"), scene.evaluate("stage.a.innerHTML"))
