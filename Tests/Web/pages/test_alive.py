"""What lives inside screens stays alive: films that fly, maps, fields, pictures. Covered screens show nothing."""

import pytest

from scenes import HASTE, Gallery


def place(page, selector):
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def depth(page):
    page.evaluate("(haste) => stage.rest(haste)", HASTE)
    return page.evaluate("stage.container.screens.length")


FILM = """() => {
  const source = () => stage.root.querySelector(".photo");
  stage.stack({ transition: { name: "imageZoom", source } });
  stage.a = stage.make("a", "big");
  stage.a.querySelector(".photo").outerHTML =
    `<video class="photo" data-legato-id="photo" style="object-fit: cover" src="/media/towers.mp4" muted loop></video>`;
  stage.film = stage.a.querySelector("video");
  stage.pauses = 0;
  stage.film.addEventListener("pause", () => stage.pauses++);
}"""


def played(page, ms):
    """The milliseconds of the film that are shown in this many milliseconds."""
    before = page.evaluate("stage.film.currentTime")
    page.clock.advance(ms)
    return (page.evaluate("stage.film.currentTime") - before) * 1000


def test_a_film_that_flies_as_a_shared_element_goes_on_playing(plain):
    # Fault 9 of peers: a film freezes during the flight.
    plain.evaluate(FILM)
    plain.evaluate("""async () => {
      stage.container.speed = .2;
      stage.container.push(stage.a);
      await stage.film.play();
    }""")
    plain.clock.advance(50)
    for act in ["", "stage.container.pop()"]:
        plain.evaluate(f"() => {{ {act} }}")
        assert played(plain, 200) == pytest.approx(200)
        assert plain.evaluate("""[stage.container.running, stage.film.paused, stage.pauses, stage.film.isConnected,
          stage.a.contains(stage.film)]""") == [True, False, 0, True, False]
        assert plain.evaluate("document.querySelectorAll('video[src]').length") == 1
        plain.evaluate("stage.rest(5)")
        if not act:
            assert plain.evaluate("""[stage.film.parentNode === stage.a, stage.film.getAttribute("style"),
              stage.film.paused]""") == [True, "object-fit: cover", False]


def test_a_film_that_a_finger_drags_back_goes_on_playing(plain, finger):
    plain.evaluate(FILM)
    plain.evaluate("async () => { await stage.container.push(stage.a, { animated: false }); await stage.film.play(); }")
    finger.down(60, 600).drag_by(160, 0, ms=200)
    assert played(plain, 100) == pytest.approx(100)
    assert plain.evaluate("[stage.container.running, stage.film.paused, stage.pauses]") == [True, False, 0]
    finger.drag_by(-120, 0, ms=100).hold(110).lift()
    assert depth(plain) == 2
    assert plain.evaluate("[stage.film.paused, stage.pauses, stage.film.parentNode === stage.a]") == [False, 0, True]


def test_what_is_visible_by_its_own_word_in_a_covered_screen_is_neither_seen_nor_hit(plain):
    plain.evaluate("""async () => {
      stage.root.insertAdjacentHTML("beforeend", `<b class="loud" style="visibility: visible; position: absolute;
        left: 100px; top: 600px; width: 100px; height: 100px; z-index: 9; background: #0f0"></b>`);
      stage.stack();
      const a = stage.make("a");
      a.style.background = "#fff";
      a.querySelector(".list").remove();
      await stage.container.push(a);
      await stage.rest();
    }""")
    assert plain.colors(150, 650) == [[(255, 255, 255)]]
    assert plain.evaluate("document.elementFromPoint(150, 650).id") == "a"
    assert plain.evaluate("async () => { await stage.container.pop(); await stage.rest(); "
                          "return document.elementFromPoint(150, 650).className; }") == "loud"


def test_focus_follows_a_replacement_and_returns_below_it(plain):
    plain.evaluate("""async () => {
      stage.stack();
      stage.root.querySelectorAll(".list button")[1].focus();
      await stage.container.push(stage.make("a"));
      document.querySelector("#a .back").focus();
      const b = stage.make("b");
      b.querySelector(".back").setAttribute("autofocus", "");
      await stage.container.replace(b);
      await stage.rest();
    }""")
    assert plain.evaluate("[stage.container.screens.map((each) => each.id), document.activeElement.textContent]") == \
        [["root", "b"], "Back of b"]
    plain.evaluate("async () => { await stage.container.replace(stage.make('c')); await stage.rest(); }")
    assert plain.evaluate("document.activeElement.id") == "c"
    plain.evaluate("async () => { await stage.container.pop(); await stage.rest(); }")
    assert plain.evaluate("document.activeElement.textContent") == "Row 1 of root"


MAP = """async (interaction) => {
  stage.stack();
  const a = stage.make("a");
  a.querySelector(".list").outerHTML = `<div class="map"
    style="position: absolute; inset: 420px 0 0; touch-action: none"></div>`;
  a.querySelector(".map").addEventListener("pointermove", (event) => { stage.last = [event.clientX, event.clientY]; });
  await stage.container.push(a, { animated: false, transition: { name: "cover", direction: "up" }, interaction });
  await stage.rest();
  stage.events.length = 0;
}"""


@pytest.mark.parametrize("interaction", ["fullScreenPan", "verticalPan", "zoomDrag"])
@pytest.mark.parametrize("travel", [(280, 0), (0, 280)], ids=["across", "down"])
def test_a_map_keeps_its_drags(plain, finger, interaction, travel):
    # Fault 6 of peers: the swipe and a map fight.
    plain.evaluate(MAP, interaction)
    finger.down(60, 480).drag_by(*travel, ms=150).lift()
    assert depth(plain) == 2 and plain.evaluate("stage.events") == []
    assert plain.evaluate("stage.last") == [60 + travel[0], 480 + travel[1]]


def test_a_slider_keeps_what_goes_along_it_where_down_leads_back(plain, finger):
    plain.evaluate(MAP, "verticalPan")
    x, y = place(plain, "#a .slider")
    box = plain.locator("#a .slider").bounding_box()
    finger.down(box["x"] + 20, y).drag_by(box["width"] - 30, 10, ms=150).hold(110).lift()
    assert depth(plain) == 2 and plain.evaluate("document.querySelector('#a .slider').value") == "98"
    finger.down(x, y).drag_by(0, 260, ms=150).lift()
    assert depth(plain) == 1


def test_a_field_keeps_its_caret_and_its_selection(plain, finger):
    plain.evaluate(MAP, "fullScreenPan")
    field = "document.querySelector('#a .text')"
    plain.evaluate(f"{field}.value = 'more words than fit into the field, so that it scrolls with the finger'")
    box = plain.locator("#a .text").bounding_box()
    finger.tap(box["x"] + 40, box["y"] + 10)
    assert plain.evaluate(f"document.activeElement === {field}")
    plain.keyboard.type("Z")
    assert plain.evaluate(f"{field}.value").startswith("moreZ words")
    plain.evaluate(f"{field}.setSelectionRange(2, 9)")
    finger.down(box["x"] + 20, box["y"] + 10).drag_by(box["width"] - 30, 0, ms=150).hold(110).lift()
    assert depth(plain) == 2 and plain.evaluate(f"document.activeElement === {field}")


def scale_of(page, selector):
    return page.locator(selector).evaluate("(element) => new DOMMatrix(getComputedStyle(element).transform).a")


def still(page, selector):
    """Waits until an element has no animation of its own left."""
    page.locator(selector).evaluate("(element) => Promise.all(element.getAnimations().map((each) => each.finished))")


def test_two_fingers_zoom_the_viewers_picture_and_one_moves_it(phone, finger, site):
    scene = Gallery(phone, finger, site + "/process")
    scene.tap("open-viewer")
    scene.rest()
    picture = "[data-testid=screen-viewer] > img"
    before = scene.markup()
    x, y = scene.at(0.5, 0.5)
    finger.pinch((x, y), start=80, end=230)
    still(phone, picture)
    assert scale_of(phone, picture) == 2, "it zooms up to twice its size"
    at = phone.locator(picture).bounding_box()
    finger.down(x, y).drag_by(-60, -50, ms=150).hold(110).lift()
    moved = phone.locator(picture).bounding_box()
    assert [moved["x"] - at["x"], moved["y"] - at["y"]] == pytest.approx([-60, -50])
    assert phone.get_by_test_id("screen-viewer").count() == 1, "a drag on a zoomed picture closed it"
    finger.pinch((x, y), start=230, end=60)
    still(phone, picture)
    assert scale_of(phone, picture) == 1
    assert scene.markup() == before
    scene.drag((0.5, 0.4), (0, 0.4)).lift()
    scene.rest()
    assert phone.get_by_test_id("screen-viewer").count() == 0


def test_a_second_tap_zooms_the_picture_in_and_out(phone, finger, site):
    scene = Gallery(phone, finger, site + "/process")
    scene.tap("open-viewer")
    scene.rest()
    x, y = scene.at(0.5, 0.5)
    picture = "[data-testid=screen-viewer] > img"
    for expected in (2, 1):
        finger.tap(x, y)
        finger.tap(x, y)
        # After 300 ms another tap counts as a first tap again.
        phone.clock.advance(350)
        assert scale_of(phone, picture) == expected


@pytest.mark.parametrize("together, stays", [(0.75, True), (0.3, False)])
def test_a_presented_photo_is_pinched_away(phone, finger, site, together, stays):
    scene = Gallery(phone, finger, site + "/photos")
    closed = scene.markup()
    phone.get_by_text("Present").click()
    scene.tap("photo-fig")
    scene.rest()
    x, y = scene.at(0.5, 0.4)
    one, other = finger.down(x - 120, y), finger.another().down(x + 120, y)
    for step in range(1, 13):
        half = 120 * (1 - (1 - together) * step / 12)
        other.x = x + half
        one.drag_to(x - half, y, ms=17)
    assert scene.running()
    card = phone.get_by_test_id("photo-detail").bounding_box()
    # The fingers travel 8.7 points before they count as a pinch.
    assert card["width"] == pytest.approx(390 * 240 * together / (240 - 8.7))
    one.hold(110)
    other.lift()
    one.lift()
    scene.rest()
    assert (phone.get_by_test_id("photo-detail").count() == 1) is stays
    if not stays:
        phone.get_by_text("Push").click()
        assert scene.markup() == closed


def test_a_presented_photo_is_dragged_down_and_away(phone, finger, site):
    scene = Gallery(phone, finger, site + "/photos")
    phone.get_by_text("Present").click()
    scene.tap("photo-fig")
    scene.rest()
    scene.drag((0.5, 0.3), (0, 0.05)).hold(110).lift()
    scene.rest()
    assert phone.get_by_test_id("photo-detail").count() == 1
    scene.drag((0.5, 0.3), (0, 0.4)).hold(110).lift()
    scene.rest()
    assert phone.get_by_test_id("photo-detail").count() == 0
