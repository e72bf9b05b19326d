"""Ten ordinary pages that use Legato as Web/README.md describes: they keep everything that their users would miss."""

import pytest

from scenes import assert_same

# The element to tap, the drag that leads back, and the page's own drag: where, how far, and its visible effect.
PAGES = {
    "shop": ("#photo4", (5, 500, 300, 0), (".shelf", -150, 0, 1)),
    "chat": ("#list button:nth-child(8)", (5, 300, 300, 0), ("#list", 0, -100, 0)),
    "map": (".pin", (200, 560, 0, 280), ("canvas", 60, 0, 2)),
    "form": ("footer button", (5, 400, 300, 0), ("[type=range]", 60, 0, 6)),
    "components": ("x-card", (60, 500, 300, 0), ("x-slider", 100, 0, 1)),
    "admin": ("tr:nth-child(30) a", (250, 500, 200, 0), ("tr:nth-child(32)", -60, 0, 1)),
    "video": (".tile", (60, 400, 300, 0), (".bar input", 40, 0, 3)),
    "article": ("img", (195, 420, 0, 320), ("article p:nth-child(10)", 0, -100, 0)),
    "mail": (".row:nth-child(9)", (5, 500, 300, 0), (".row:nth-child(11)", -180, 0, 2)),
    "game": (".card", (60, 650, 300, 0), None),
}


@pytest.fixture(params=PAGES)
def page(phone, site, request):
    phone.goto(f"{site}/tests/ten/{request.param}.html")
    phone.clock.advance(100)
    phone.name = request.param
    return phone


def rest(page):
    page.wait_for_function("!container.running")
    page.clock.advance(100)


def middle(page, selector):
    """The centre of the visible part of an element."""
    return page.evaluate("""(selector) => {
      const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
      const within = (start, end, size) => (Math.max(0, start) + Math.min(end, size)) / 2;
      return [within(left, right, innerWidth), within(top, bottom, innerHeight)];
    }""", selector)


# Its nodes, without those that the page itself changes.
NODES = "document.body.outerHTML"


def test_a_screen_comes_and_goes_and_nothing_else_changes(page, finger):
    tapped, (x, y, dx, dy), _ = PAGES[page.name]
    nodes, look = page.evaluate(f"[{NODES}, look()]")
    # It is slow enough to be still coming when the page is asked, however busy the machine is.
    page.evaluate("() => { container.speed = .05; }")
    finger.tap(*middle(page, tapped))
    page.clock.advance(60)
    assert page.evaluate("container.running") and page.evaluate("look()") == look
    page.evaluate("() => { container.speed = 1; }")
    rest(page)
    assert page.evaluate("container.screens.length") == 2
    # Half of the way back, held there, and taken back.
    finger.down(x, y).drag_by(dx / 2, dy / 2, ms=200).hold(100)
    assert page.evaluate("container.running") and page.evaluate("look()") == look
    finger.drag_by(-dx / 2, -dy / 2, ms=200).hold(100).lift()
    rest(page)
    assert page.evaluate("container.screens.length") == 2
    finger.down(x, y).drag_by(dx, dy, ms=150).lift()
    rest(page)
    page.clock.advance(500)
    assert page.evaluate("container.screens.length") == 1
    assert page.evaluate("look()") == look
    assert_same(nodes, page.evaluate(NODES))


@pytest.mark.parametrize("way", ["the back button", "Escape"])
@pytest.mark.parametrize("page", ["form", "article"], indirect=True)
def test_the_browsers_own_ways_lead_back_and_nothing_else_changes(page, finger, way):
    nodes, look = page.evaluate(f"[{NODES}, look()]")
    finger.tap(*middle(page, PAGES[page.name][0]))
    rest(page)
    assert page.evaluate("[container.screens.length, location.hash.length > 1]") == [2, True]
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.go_back()
    rest(page)
    assert page.evaluate("[container.screens.length, location.hash]") == [1, ""]
    assert page.evaluate("look()") == look
    assert_same(nodes, page.evaluate(NODES))


@pytest.mark.parametrize("selector, dx, dy, change", [
    (".log", 0, 200, "document.querySelector('.log').scrollTop < -100"),
    (".bubble:nth-child(3)", 150, 0, "look()[2] === 1"),
], ids=["the log", "a bubble"])
@pytest.mark.parametrize("page", ["chat"], indirect=True)
def test_what_is_dragged_in_a_chat_is_the_chats(page, finger, selector, dx, dy, change):
    finger.tap(*middle(page, PAGES[page.name][0]))
    rest(page)
    finger.down(*middle(page, selector)).drag_by(dx, dy, ms=200).hold(100).lift()
    page.clock.advance(600)
    assert page.evaluate(change)
    assert page.evaluate("[container.running, container.screens.length]") == [False, 2]


@pytest.mark.parametrize("page", ["map"], indirect=True)
def test_a_places_list_scrolls_in_its_sheet_only_at_the_upper_stop_and_back_before_the_sheet_goes_down(page, finger):
    finger.tap(*middle(page, PAGES[page.name][0]))
    rest(page)
    # How far the list has been scrolled, and where the sheet's top is.
    place = "[document.querySelector('#place').scrollTop, document.querySelector('#place').getBoundingClientRect().y]"
    seen = []
    for start, way in ((700, -400), (700, -200), (400, 150), (400, 150)):
        finger.down(200, start).drag_by(0, way, ms=300).hold(150)
        seen.append(page.evaluate(place))
        finger.lift()
        rest(page)
    assert seen[1:] == [[190, 64], [50, 64], [0, 154]] and seen[0][0] == 0
    assert page.evaluate("container.screens.length") == 2


def test_what_the_page_itself_drags_is_its_own(page, finger):
    if not (own := PAGES[page.name][2]):
        pytest.skip("nothing can be dragged there")
    selector, dx, dy, place = own
    look = page.evaluate("look()")
    finger.down(*middle(page, selector)).drag_by(dx, dy, ms=200).hold(100).lift()
    page.clock.advance(600)
    changed = [at for at, (one, other) in enumerate(zip(look, page.evaluate("look()"))) if one != other]
    assert changed == [place]
    assert page.evaluate("[container.running, container.screens.length]") == [False, 1]
