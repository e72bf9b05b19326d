"""Pictures that fingers zoom, with data-legato-zoom: who gets a drag, and what is left behind."""

import pytest

from scenes import HASTE


@pytest.fixture
def picture(plain):
    """A screen that a swipe down dismisses, with a wide picture; at twice its size it still fits in height."""
    plain.evaluate("""async () => {
      stage.stack({ interaction: { name: "verticalPan", direction: "down" } });
      stage.a = document.createElement("section");
      stage.a.className = "screen";
      stage.a.id = "a";
      stage.a.innerHTML = `<div style="position: absolute; inset: 0; display: grid; place-items: center">
        <div id="picture" data-legato-zoom style="width: 100%; height: 200px; background: teal"></div></div>`;
      stage.markup = stage.a.outerHTML;
      await stage.container.present(stage.a, { animated: false });
      await stage.rest();
    }""")
    return plain


def scale(page):
    return page.evaluate("picture.getBoundingClientRect().width / picture.offsetWidth")


def zoom(page, finger):
    for _ in range(2):
        finger.tap(195, 422)
    page.wait_for_function("picture.getBoundingClientRect().width > 1.9 * picture.offsetWidth")
    page.clock.advance(350)


def is_open(page):
    page.evaluate("(haste) => stage.rest(haste)", HASTE)
    return page.evaluate("stage.container.screens.length") == 2


def test_only_a_fitted_picture_is_dismissed_by_a_drag(picture, finger):
    zoom(picture, finger)
    finger.down(195, 400).drag_by(0, 180, ms=150).lift()
    assert is_open(picture), "a zoomed picture was dismissed"
    zoom_out = scale(picture)
    assert zoom_out == 2
    finger.tap(195, 422)
    finger.tap(195, 422)
    picture.wait_for_function("picture.getBoundingClientRect().width < 1.1 * picture.offsetWidth")
    picture.clock.advance(350)
    finger.down(195, 400).drag_by(0, 180, ms=150).lift()
    assert not is_open(picture)


@pytest.mark.parametrize("how", ["stage.container.dismiss()", "stage.container.destroy()"])
def test_a_zoomed_picture_that_leaves_is_fitted_again(picture, finger, how):
    zoom(picture, finger)
    picture.evaluate(how)
    picture.evaluate("stage.rest()")
    picture.evaluate("document.activeElement.blur()")
    assert picture.evaluate("stage.a.outerHTML") == picture.evaluate("stage.markup")
    if "dismiss" in how:
        picture.evaluate("stage.container.present(stage.a, { animated: false })")
        assert scale(picture) == pytest.approx(1)
        finger.down(195, 400).drag_by(0, 180, ms=150).lift()
        assert not is_open(picture), "the picture still counted as zoomed"


def place(page):
    return page.evaluate("(({ width, x }) => [width / picture.offsetWidth, x])(picture.getBoundingClientRect())")


def settle(page, finger):
    """Fingers leave the picture beyond its limit, to which it then returns."""
    finger.pinch((195, 422), 80, 320)
    page.clock.advance(100)
    assert page.evaluate("picture.getAnimations().length") == 1
    assert 2.2 < scale(page) < 2.5


def test_a_picture_that_settles_is_caught_where_it_is_and_goes_on_when_the_finger_lifts(picture, finger):
    settle(picture, finger)
    before = scale(picture)
    finger.down(195, 422)
    held = place(picture)
    assert before - 0.05 < held[0] < before
    picture.clock.advance(50)
    assert place(picture) == held
    finger.drag_by(10, 0, ms=50)
    size, left = place(picture)
    finger.drag_by(40, 0, ms=100).hold(100)
    assert place(picture) == pytest.approx([size, left + 40]), "the finger does not hold it"
    finger.drag_by(-50, 0, ms=50)
    assert place(picture)[0] == pytest.approx(size)
    finger.lift()
    picture.wait_for_function("!picture.getAnimations().length")
    assert scale(picture) == pytest.approx(2)


def test_a_touch_that_does_not_move_stops_no_settle_for_good(picture, finger):
    settle(picture, finger)
    before = scale(picture)
    finger.down(195, 422)
    held = scale(picture)
    assert before - 0.05 < held < before
    finger.hold(300)
    assert scale(picture) == held
    finger.lift()
    picture.wait_for_function("!picture.getAnimations().length")
    assert scale(picture) == pytest.approx(2)


def test_a_pager_gets_the_drags_at_a_zoomed_pictures_edge(plain, finger):
    plain.evaluate("""async () => {
      stage.stack();
      const a = stage.make("a");
      a.innerHTML = `<div id="pager" style="position: absolute; inset: 0; display: flex; overflow: auto hidden;
        scroll-snap-type: x mandatory">` + `<div style="flex: none; width: 390px; position: relative; overflow: hidden;
        scroll-snap-align: start; display: grid; place-items: center"><div class="page" data-legato-zoom
        style="width: 390px; height: 300px; background: teal"></div></div>`.repeat(3) + "</div>";
      document.body.append(a);
      await stage.container.push(a, { animated: false });
      globalThis.picture = a.querySelector(".page");
    }""")
    zoom(plain, finger)
    finger.down(100, 422).drag_by(150, 0, ms=150).hold(110).lift()
    assert plain.evaluate("pager.scrollLeft") == 0
    finger.down(350, 422).drag_by(-330, 0, ms=200).hold(110).lift()
    finger.down(350, 422).drag_by(-330, 0, ms=200).hold(110).lift()
    plain.clock.advance(100)
    assert plain.evaluate("pager.scrollLeft") == 0, "the picture had more to show"
    finger.down(350, 422).drag_by(-300, 0, ms=200).hold(110).lift()
    plain.wait_for_function("pager.scrollLeft > 380")
    assert plain.evaluate("stage.container.screens.length") == 2
