"""What is seen of the gallery: corners, outlines and words, looked at in the browser's own pictures."""

import pytest

from scenes import Gallery

DESK = {"width": 1440, "height": 900}

# What is seen of a screen within its clip: left, top, right, bottom.
OUTLINE = """(screen) => {
  const box = screen.getBoundingClientRect();
  const scale = box.width / screen.offsetWidth;
  const inset = screen.style.clipPath.match(/inset\\((.*?)( round|\\))/)?.[1] ?? "0px";
  const [top, right = top, bottom = top, left = right] = inset.split(" ").map((each) => parseFloat(each) * scale);
  return [box.left + left, box.top + top, box.right - right, box.bottom - bottom];
}"""


def color(page, x, y):
    """The colour of a place in the next frame."""
    return page.colors(x, y)[0][0]


@pytest.fixture
def gallery(open_page, site):
    page = open_page(**DESK)
    return lambda scene: Gallery(page, page.mouse, f"{site}/{scene}")


@pytest.mark.parametrize(
    "scene, opener", [("photos", "photo-leaf"), ("process", "open-push"), ("player", "film-towers")])
def test_the_phones_frame_is_whole_around_the_corners_of_whatever_moves(gallery, scene, opener):
    gallery = gallery(scene)
    left, top, width, height = gallery.page.locator(".device").bounding_box().values()
    # Between the stage's round corners and the phone's.
    corners = [(x, y) for x in (left + 21, left + width - 21) for y in (top + 21, top + height - 21)]
    before = {corner: color(gallery.page, *corner) for corner in corners}
    gallery.tap(opener)
    gallery.page.clock.advance(50)
    for corner in corners * 3:
        assert gallery.running()
        assert color(gallery.page, *corner) == before[corner]


def test_a_round_page_shows_what_it_covers_behind_its_corners(gallery):
    gallery = gallery("process")
    gallery.tap("open-push")
    page = gallery.page
    page.clock.advance(100)
    for _ in range(3):
        # What a picture shows has been drawn with it.
        picture = page.colors(0, 0, 1440, 900)
        left, top, *_ = page.get_by_test_id("level-1").bounding_box().values()
        corner = picture[round(top) + 4][round(left) + 4]
        assert gallery.running() and left < 600
        assert min(corner) > 150, f"the corner is black: {corner}"


def test_a_zoomed_card_its_shadow_and_its_source_have_one_outline(gallery):
    # Fault 8 of peers: a snapshot's corners, shadow and content are not the screen's.
    gallery = gallery("process")
    gallery.tap("open-mixed")
    page = gallery.page
    for _ in range(3):
        page.clock.advance(50)
        card, shadow, source, round_card, round_shadow = page.evaluate(f"""() => {{
          const outline = {OUTLINE};
          const overlays = [...document.querySelectorAll("legato-overlay")];
          const card = document.querySelector("[data-testid=screen-mixed]");
          const shadow = overlays.find((each) => each.style.boxShadow);
          return [...[card, shadow, overlays.find((each) => each.firstElementChild)].map(outline),
            parseFloat(card.style.clipPath.split("round")[1]),
            parseFloat(getComputedStyle(shadow).borderTopLeftRadius)];
        }}""")
        assert shadow == pytest.approx(card, abs=0.02)
        assert source == pytest.approx(card, abs=1)
        assert round_shadow == pytest.approx(round_card, abs=0.01) and round_card > 1


def test_a_film_that_is_dragged_home_and_the_picture_of_its_cell_have_one_outline(phone, finger, site):
    gallery = Gallery(phone, finger, f"{site}/player")
    gallery.tap("film-towers")
    gallery.rest()
    gallery.drag((0.2, 0.3), (0.5, 0.12)).hold(60).lift()
    seen = gallery.page.evaluate(f"""async () => {{
      const outline = {OUTLINE};
      const seen = [];
      while (gallery.containers.some((each) => each.running)) {{
        await new Promise(requestAnimationFrame);
        const [film, cell] = ["[data-testid=pager-screen]", "legato-overlay:has([data-film])"]
          .map((each) => document.querySelector(each));
        if (cell && getComputedStyle(cell).opacity > .1) seen.push([outline(film), outline(cell)]);
      }}
      return seen;
    }}""")
    assert len(seen) > 5, "the cell's picture was not seen"
    for film, cell in seen:
        assert cell == pytest.approx(film, abs=1)


@pytest.fixture
def small(phone, finger, site):
    """The smallest phone that is still about."""
    phone.set_viewport_size({"width": 320, "height": 568})
    return lambda scene: Gallery(phone, finger, f"{site}/{scene}")


def test_a_small_screen_has_room_for_a_photos_title(small):
    gallery = small("photos")
    gallery.tap("photo-leaf")
    gallery.rest()
    title = gallery.page.locator(".detail-title").bounding_box()
    assert title["y"] + title["height"] < gallery.page.get_by_test_id("film").bounding_box()["y"]


def test_a_small_screen_has_room_for_a_viewers_words_and_button_beside_the_picture_that_flies(small):
    gallery = small("process")
    gallery.tap("open-viewer")
    gallery.rest()
    picture = gallery.page.locator(".viewer > img").bounding_box()
    words = gallery.page.locator(".viewer-words h2").bounding_box()
    button = gallery.page.get_by_test_id("dismiss").bounding_box()
    assert button["y"] + button["height"] <= picture["y"] + 4 and picture["y"] + picture["height"] <= words["y"]


@pytest.mark.parametrize("is_mirrored", [False, True], ids=["left to right", "right to left"])
def test_a_small_screen_has_room_for_what_the_log_says(small, is_mirrored):
    gallery = small("news")
    if is_mirrored:
        gallery.mirror()
    lines = gallery.page.locator(".log-lines")
    fits = """({ lastElementChild: line }) =>
      [line, ...line.children].every((each) => each.scrollWidth <= Math.max(each.clientWidth, each.offsetWidth))"""
    assert lines.evaluate(fits)
    gallery.tap("article-lake")
    gallery.rest()
    gallery.drag((0.2, 0.5), (0.7, 0)).hold(50)
    assert lines.evaluate(fits)
    dot = lines.evaluate("""({ lastElementChild: line }) => {
      const word = new Range();
      word.selectNodeContents(line.querySelector("b"));
      return line.querySelector("b").getBoundingClientRect().width - word.getBoundingClientRect().width;
    }""")
    assert dot > 12, "the dot touches its word"


def test_a_films_words_are_away_while_it_flies(phone, finger, site):
    gallery = Gallery(phone, finger, f"{site}/player")
    opacity = "getComputedStyle(document.querySelector('.film-words')).opacity"
    gallery.tap("film-towers")
    gallery.page.wait_for_selector(".film-words")
    assert gallery.page.evaluate(opacity) == "0"
    gallery.rest()
    gallery.page.wait_for_function(f"{opacity} === '1'")
    gallery.drag((0.2, 0.3), (0.15, 0.04))
    gallery.page.wait_for_function(f"{opacity} === '0'")
    gallery.pointer.drag_by(-40, -10).hold(110).lift()
    gallery.rest()
    gallery.page.wait_for_function(f"{opacity} === '1'")


@pytest.mark.parametrize("width, height", [(390, 844), (844, 390)], ids=["upright", "on its side"])
def test_no_album_has_a_gap(phone, finger, site, width, height):
    phone.set_viewport_size({"width": width, "height": height})
    gallery = Gallery(phone, finger, f"{site}/photos")
    covered = gallery.page.evaluate("""() => [...document.querySelectorAll(".mosaic")].map((mosaic) => {
      const gap = 3;
      const area = ({ width, height }) => (width + gap) * (height + gap);
      const all = mosaic.getBoundingClientRect();
      const cells = [...mosaic.children].map((cell) => area(cell.getBoundingClientRect()));
      return cells.reduce((sum, each) => sum + each) / area({ width: all.width - 2 * gap, height: all.height });
    })""")
    assert covered == pytest.approx([1, 1, 1], abs=0.01)


@pytest.mark.parametrize("scene", ["hub", "photos", "process", "news", "player", "lab"])
def test_a_page_magnified_to_twice_its_size_keeps_every_button_in_reach(phone, finger, site, scene):
    phone.set_viewport_size({"width": 195, "height": 422})
    gallery = Gallery(phone, finger, f"{site}/{scene}")
    cut = gallery.page.evaluate("""() => [...document.querySelectorAll("button, a")].filter((button) => {
      const { left, right, width } = button.getBoundingClientRect();
      const isScrolled = button.closest(".rail-scroller, .pager, .tabs, [inert]");
      return button.checkVisibility({ visibilityProperty: true }) && !isScrolled && width && (left < 0 || right > 195);
    }).map((button) => button.outerHTML)""")
    assert cut == []


def test_the_fingertip_of_show_me_is_where_it_touches(gallery):
    page = gallery("hub").page
    apart = page.evaluate("""() => new Promise((resolve) => {
      let touch;
      for (const kind of ["pointerdown", "pointermove"]) addEventListener(kind, (event) => { touch = event; }, true);
      addEventListener("pointerdown", () => requestAnimationFrame(() => {
        const { x, y, width, height } = document.querySelector(".fingertip").getBoundingClientRect();
        resolve(Math.hypot(x + width / 2 - touch.clientX, y + height / 2 - touch.clientY));
      }), { capture: true, once: true });
      gallery.showMe();
    })""")
    assert apart < 0.001


@pytest.mark.parametrize("is_mirrored", [False, True], ids=["left to right", "right to left"])
def test_the_line_is_under_the_tab_that_is_shown(phone, finger, site, is_mirrored):
    gallery = Gallery(phone, finger, f"{site}/news")
    if is_mirrored:
        gallery.mirror()
    for index in (0, 2):
        gallery.tap(f"front-tab-{index}")
        gallery.page.wait_for_function("""(index) => {
          const [tab, line] = [`[data-testid=front-tab-${index}]`, ".tab-line"].map((each) =>
            document.querySelector(each).getBoundingClientRect());
          return Math.abs(tab.x - line.x) < 1 && Math.abs(tab.width - line.width) < 1;
        }""", index)


@pytest.mark.parametrize("scene, cell", [("photos", "photo-leaf"), ("player", "film-cockatoo")])
def test_a_pictures_cell_shows_that_it_has_the_focus(gallery, scene, cell):
    page = gallery(scene).page
    page.keyboard.press("Tab")
    page.get_by_test_id(cell).focus()
    left, top, width, _ = page.get_by_test_id(cell).bounding_box().values()
    red, green, blue = color(page, left + width / 2, top + 1.5)
    assert blue > 200 and red < 100, "its picture lies on the focus ring"
