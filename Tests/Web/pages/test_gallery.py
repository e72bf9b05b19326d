"""What only the gallery has: a player that lands in its place, recorded gestures, a panel, a log."""

import json

import pytest

from clock import FRAME
from scenes import WAYS, Gallery

# The visible frame of an element within its clip: left, top, width, height.
VISIBLE = """(element) => {
  const box = element.getBoundingClientRect();
  const scale = box.width / element.offsetWidth;
  const inset = getComputedStyle(element).clipPath.match(/inset\\((.*?)( round|\\))/)?.[1] ?? "0px";
  const [top, right = top, bottom = top, left = right] = inset.split(" ").map((each) => parseFloat(each) * scale);
  return [box.x + left, box.y + top, box.width - left - right, box.height - top - bottom];
}"""

# Records the player's film in every frame in which it has moved.
FILM = f"""() => {{
  const visible = {VISIBLE};
  const channel = new MessageChannel();
  globalThis.seen = [];
  channel.port1.onmessage = () => requestAnimationFrame(() => {{
    const screen = document.querySelector("[data-testid=pager-screen]");
    if (screen?.style.transform) seen.push(visible(screen));
    channel.port2.postMessage(0);
  }});
  channel.port2.postMessage(0);
}}"""


def box(page, test_id):
    return list(page.get_by_test_id(test_id).bounding_box().values())


@pytest.fixture
def player(phone, finger, site):
    """The player's grid on a phone that is too low for all of it."""
    phone.set_viewport_size({"width": 390, "height": 600})
    return Gallery(phone, finger, site + "/player")


def turn_to(player, name):
    """Turns the pages of films to another film."""
    page = player.page
    page.evaluate("name => document.querySelector(`[data-item=${name}]`).scrollIntoView()", name)
    page.wait_for_selector(f"[data-testid=pager-screen][data-current={name}]")


def drag_back(player):
    """Drags a film away, and returns its last visible frame."""
    player.page.evaluate(FILM)
    player.drag((0.2, 0.3), (0.5, 0.15)).hold(110).lift()
    player.rest(haste=1)
    return player.page.evaluate("seen.at(-1)")


def test_a_film_grows_out_of_its_cell_to_the_whole_stage(player):
    cell = box(player.page, "film-stretch")
    player.tap("film-stretch")
    assert player.page.get_by_test_id("pager-screen").evaluate(VISIBLE) == pytest.approx(cell, abs=1e-3)
    player.page.evaluate(FILM)
    player.rest(haste=1)
    *way, last = player.page.evaluate("seen")
    assert any(cell[2] + 20 < width < 370 for _, _, width, _ in way)
    # The frame before the last one, with half a point left.
    assert last == pytest.approx([0, 0, 390, player.at(0, 1)[1]], abs=1)


def test_a_film_that_is_pinched_away_lands_in_its_cell(player):
    cell = box(player.page, "film-stretch")
    player.tap("film-stretch")
    player.rest()
    player.page.evaluate(FILM)
    player.pointer.pinch(player.at(0.5, 0.4), 280, 80)
    player.rest(haste=1)
    *_, last = player.page.evaluate("seen")
    assert last == pytest.approx(cell, abs=1.5)


def test_the_cell_of_a_film_that_flies_is_not_seen_in_its_place(player):
    cell = """document.querySelector("[data-testid=grid] [data-film=stretch]")"""
    is_hidden = f"""{cell}.hasAttribute("data-legato-flying")"""
    player.tap("film-stretch")
    player.page.clock.advance(100)
    assert player.page.evaluate(is_hidden)
    copy = player.page.locator("legato-overlay [data-film=stretch]")
    assert copy.count() == 1
    player.rest()
    assert not player.page.evaluate(is_hidden) and copy.count() == 0
    player.drag((0.2, 0.3), (0.5, 0.15)).hold(110)
    assert player.page.evaluate(is_hidden)
    player.pointer.lift()
    player.rest()
    assert not player.page.evaluate(is_hidden)


def test_a_film_lands_in_the_cell_of_the_current_one_which_is_scrolled_into_view(player):
    player.tap("film-stretch")
    player.rest()
    turn_to(player, "plot")
    scrolled = "document.querySelector('[data-testid=grid-scroller]').scrollTop"
    assert player.page.evaluate(scrolled) == 0
    last = drag_back(player)
    assert player.page.evaluate(scrolled) > 0, "its cell was left out of sight"
    cell = box(player.page, "film-plot")
    assert cell[1] + cell[3] <= player.at(0, 1)[1]
    assert last == pytest.approx(cell, abs=0.5)


def test_a_film_without_a_cell_shrinks_into_the_middle(player):
    player.tap("film-stretch")
    player.rest()
    player.tap("remove-stretch")
    x, y, width, height = drag_back(player)
    assert player.page.get_by_test_id("film-stretch").count() == 0
    assert [x + width / 2, y + height / 2] == pytest.approx(player.at(0.5, 0.5), abs=1)
    assert width < 120


def test_a_gesture_that_the_page_records_does_the_same_when_it_is_shown(desktop, mouse, site):
    scene = Gallery(desktop, mouse, site + "/process")
    page = scene.page
    page.evaluate("() => { gallery.stopRecording = gallery.record() }")
    scene.tap("open-push")
    scene.rest(haste=1)
    scene.drag((0.2, 0.6), (0.7, 0), ms=300).hold(110).lift()
    scene.rest()
    text = page.evaluate("gallery.stopRecording()")
    recording = json.loads(text)
    width, height = recording["size"].values()
    assert [width, height] == pytest.approx(box(page, "stage")[2:])
    tap, down, *moves, up = recording["samples"]
    assert tap == {"type": "tap", "t": tap["t"], "on": "open-push", "pointer": 0}
    place = {"t": down["t"], "x": width * 0.2, "y": height * 0.6, "pointer": 0}
    assert down == pytest.approx(place | {"type": "down"}, abs=0.5)
    assert {each["type"] for each in moves} == {"move"} and up["type"] == "up"
    assert up["x"] == pytest.approx(width * 0.9, abs=0.5) and up["t"] - down["t"] == pytest.approx(25 * FRAME, abs=1)

    page.evaluate("""async (text) => {
      globalThis.fetch = async () => new Response(text);
      globalThis.shown = [];
      gallery.show("process");
      addEventListener("legato:finish", ({ detail }) => shown.push(detail.operation));
      await gallery.showMe();
    }""", text)
    scene.rest()
    assert page.evaluate("shown") == ["push", "pop"]


@pytest.fixture
def process(desktop, mouse, site):
    """The scene with the stack's own push, and the panel beside it."""
    return Gallery(desktop, mouse, site + "/process")


# The new screen in every frame of the run: its distance from the stage's left edge, in widths of the stage, and its
# opacity.
PUSHED = """async () => {
  const places = [];
  const stage = document.querySelector(".stage").getBoundingClientRect();
  document.querySelector("[data-testid=open-push]").click();
  const screen = document.querySelector("[data-testid=level-1]");
  while (gallery.containers.some((each) => each.running)) {
    await new Promise(requestAnimationFrame);
    places.push([(screen.getBoundingClientRect().x - stage.x) / stage.width, +getComputedStyle(screen).opacity]);
  }
  return places;
}"""


def test_the_panel_slows_everything_down(process):
    ways = []
    for speed in ("1", "0.25"):
        process.page.get_by_test_id(f"speed-{speed}").click()
        assert process.page.evaluate("gallery.containers.map((each) => each.speed)") == [float(speed)]
        ways.append(process.page.evaluate(PUSHED))
        process.page.evaluate("gallery.show('process')")
    fast, slow = [[x for x, _ in way] for way in ways]
    assert len(slow) // 4 == pytest.approx(len(fast), abs=1)
    assert all(one == pytest.approx(other, abs=0.002) for one, other in zip(fast, slow[3::4]))


def test_the_panel_mirrors_the_stage_and_reduces_motion(process):
    process.page.get_by_test_id("rtl").click()
    assert process.page.evaluate("document.querySelector('.stage').dir") == "rtl"
    *way, end = [x for x, _ in process.page.evaluate(PUSHED)]
    assert end == 0 and all(x < 0 for x in way)
    process.page.evaluate("gallery.show('process')")
    process.page.get_by_test_id("reduced-motion").click()
    places = process.page.evaluate(PUSHED)
    assert all(x == 0 for x, _ in places)
    assert any(0.05 < opacity < 0.95 for _, opacity in places), "it did not cross-fade"


@pytest.fixture
def news(phone, finger, site):
    return Gallery(phone, finger, site + "/news")


NEWS = next(way for way in WAYS if way.name == "news")


def log(page):
    """The kinds of the log's lines, and their remarks."""
    return page.evaluate("""[...document.querySelectorAll("[data-testid=log-lines] li")]
      .map((line) => [line.dataset.kind, line.querySelector("span").textContent])""")


def test_the_log_shows_the_callbacks_in_their_order(news):
    news.enter(NEWS)
    kinds, remarks = zip(*log(news.page))
    assert kinds == ("shouldbegin", "willbegin", "change", "finish")
    assert remarks[1] == "push, by a tap" and remarks[2].endswith("now 100 %")
    news.drag(NEWS.start, NEWS.travel, part=0.12).hold(110).lift()
    news.rest()
    kinds, remarks = zip(*log(news.page)[-4:])
    assert kinds == ("shouldbegin", "willbegin", "change", "cancel")
    assert remarks[1] == "pop, by a finger" and remarks[2].endswith("now 0 %")
