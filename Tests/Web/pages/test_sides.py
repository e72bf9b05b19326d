"""Hubs and drawers: screens that a finger pulls in from a side, and pushes back."""

import pytest

from scenes import assert_same


@pytest.fixture
def drawer(plain):
    """The plain page with a drawer at its top, whose panel of 300 pixels is hidden in the page."""
    plain.evaluate("""() => {
      stage.panel = stage.make("panel");
      stage.panel.setAttribute("style", "height: 300px");
      stage.panel.querySelector(".list").remove();
      stage.panel.hidden = true;
      document.body.append(stage.panel);
      stage.before = stage.snapshot();
      stage.container = stage.legato.drawer(stage.element, { panel: stage.panel, edge: "top" });
    }""")
    return plain


def bottom(page):
    return page.evaluate("document.getElementById('panel').getBoundingClientRect().bottom")


def test_a_panel_follows_the_finger_one_to_one_however_large_it_has_become(drawer, finger):
    finger.down(200, 100).drag_by(0, 30, ms=100)
    start = bottom(drawer)
    finger.drag_by(0, 150, ms=200)
    assert bottom(drawer) - start == pytest.approx(150, abs=1e-3)
    finger.drag_by(0, 400, ms=200)
    assert bottom(drawer) == 300, "the panel went past its rest"
    finger.lift()
    drawer.evaluate("stage.rest()")
    assert drawer.evaluate("stage.container.isOpen")
    drawer.evaluate("async () => { await stage.container.close(); stage.panel.style.height = '500px'; }")
    finger.down(200, 100).drag_by(0, 30, ms=100)
    start = bottom(drawer)
    finger.drag_by(0, 200, ms=200)
    assert bottom(drawer) - start == pytest.approx(200, abs=1e-3)
    finger.cancel()


def test_a_drawer_may_lie_around_a_screen_of_another_container(plain):
    plain.evaluate("""async () => {
      stage.container = stage.legato.hub(stage.element, { center: stage.root, neighbors: {} });
      stage.panel = stage.make("panel");
      stage.drawer = stage.legato.drawer(stage.root, { panel: stage.panel, edge: "top" });
      await stage.drawer.open({ animated: false });
    }""")
    assert plain.evaluate("stage.drawer.isOpen && stage.panel.parentNode === stage.root")


def test_a_flicked_panel_settles_in_a_sixth_of_a_second_and_never_goes_past_its_rest(drawer, finger):
    drawer.evaluate("""() => {
      const ends = ["willfinish", "finish"].map((kind) => new Promise((end) =>
        stage.element.addEventListener("legato:" + kind, () => end(document.timeline.currentTime))));
      stage.lasted = Promise.all(ends).then(([release, end]) => end - release);
      stage.stop = stage.watch("#panel");
    }""")
    finger.down(200, 100).drag_by(0, 160, ms=60).lift()
    lasted = drawer.evaluate("stage.lasted")
    frames = drawer.evaluate("stage.stop().map((frame) => frame[1] && frame[1][1]).filter((top) => top !== null)")
    assert lasted == pytest.approx(1000 / 6)
    assert max(frames) == 0, "the panel went past its rest"


def test_the_panel_goes_back_to_its_place_in_the_page(drawer, finger):
    finger.down(200, 100).drag_by(0, 250, ms=200).lift()
    drawer.evaluate("stage.rest()")
    assert drawer.evaluate("stage.panel.parentNode === stage.element")
    finger.down(200, 250).drag_by(0, -240, ms=200).lift()
    drawer.evaluate("stage.rest()")
    assert drawer.evaluate("stage.panel.parentNode === document.body && stage.panel.hidden")
    drawer.evaluate("async () => { await stage.container.open(); stage.container.destroy(); }")
    drawer.evaluate("document.activeElement.blur()")
    assert_same(drawer.evaluate("stage.before"), drawer.evaluate("stage.snapshot()"))


def test_what_dims_an_open_drawers_page_grows_with_that(drawer):
    drawer.evaluate("stage.container.open({ animated: false })")
    covers = """() => {
      const [overlay] = document.querySelectorAll("legato-overlay");
      return [overlay, stage.element].map((each) => Object.values(each.getBoundingClientRect().toJSON()).slice(0, 4));
    }"""
    dimming, page = drawer.evaluate(covers)
    assert dimming == page
    drawer.set_viewport_size({"width": 800, "height": 500})
    drawer.evaluate("stage.rest()")
    dimming, turned = drawer.evaluate(covers)
    assert dimming == turned != page
    drawer.evaluate("stage.container.close({ animated: false })")
    assert drawer.locator("legato-overlay").count() == 0


def test_what_a_panel_has_comes_with_the_panel_and_is_not_the_pages(drawer):
    lifted = drawer.evaluate("""async () => {
      const words = stage.panel.querySelector(".words");
      words.dataset.legatoElement = "";
      words.dataset.legatoId = "words";
      stage.container.destroy();
      stage.container = stage.legato.drawer(stage.element, { panel: stage.panel, edge: "top",
        transition: { name: "drawer", elements: { enter: { opacity: 0 } } } });
      const opened = stage.container.open({ awaitsScrub: true });
      stage.container.scrub(.5);
      await stage.nextFrame();
      const result = document.querySelectorAll("legato-overlay .words").length;
      stage.container.letGo("covered");
      await opened;
      return result;
    }""")
    assert lifted == 1


# For each edge: the panel's style, the point where a finger pulls it, and the direction.
EDGES = {"top": ("inset: 0 0 auto; height: 300px", (200, 10), (0, 150)),
         "bottom": ("inset: auto 0 0; height: 300px", (200, 834), (0, -150)),
         "left": ("inset: 0 auto 0 0; width: 300px", (10, 400), (150, 0))}


@pytest.mark.parametrize("edge", EDGES)
def test_a_panel_that_grows_under_a_finger_stays_with_it_by_its_free_edge(plain, finger, edge):
    css, start, way = EDGES[edge]
    plain.evaluate("""([edge, css]) => {
      stage.panel = stage.make("panel");
      stage.panel.style.cssText = css;
      stage.root.innerHTML = "";
      stage.container = stage.legato.drawer(stage.element, { panel: stage.panel, edge });
      stage.edge = () => {
        const { left, top, right, bottom } = stage.panel.getBoundingClientRect();
        return edge === "bottom" ? innerHeight - top : edge === "top" ? bottom : right;
      };
    }""", [edge, css])
    finger.down(*start).drag_by(*way, ms=300).hold(100)
    before = plain.evaluate("stage.edge()")
    plain.evaluate("(edge) => { stage.panel.style[edge === 'left' ? 'width' : 'height'] = '380px'; }", edge)
    for _ in range(3):
        finger.hold(17)
        assert plain.evaluate("stage.edge()") == pytest.approx(before, abs=0.5)
    finger.drag_by(*(each / 5 for each in way), ms=100)
    assert plain.evaluate("stage.edge()") == pytest.approx(before + 30, abs=0.5)
    finger.hold(100).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.edge()") == 380


def test_a_destroyed_drawer_hears_no_click(drawer):
    drawer.evaluate("async () => { await stage.container.open(); stage.container.destroy(); }")
    drawer.evaluate("stage.root.querySelector('.list button').click()")
    assert drawer.evaluate("stage.taps") == ["Row 0 of root"]


@pytest.mark.parametrize(
    "interaction, opens", [("none", False), (["edgePan", "fullScreenPan"], True)], ids=["none", "a list"])
@pytest.mark.parametrize("kind", ["hub", "drawer"])
def test_a_side_is_pulled_by_all_that_it_says_and_by_nothing_if_it_says_none(plain, finger, kind, interaction, opens):
    plain.evaluate("""([kind, interaction]) => {
      const a = stage.make("a");
      a.style.cssText = "width: 300px";
      stage.container = kind === "hub"
        ? stage.legato.hub(stage.element, { center: stage.root, neighbors: { left: { screen: a, interaction } } })
        : stage.legato.drawer(stage.element, { panel: a, edge: "left", interaction });
    }""", [kind, interaction])
    finger.down(60, 600).drag_by(250, 0, ms=200).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.top.id") == ("a" if opens else "root" if kind == "hub" else "container")


def test_a_neighbor_that_says_so_is_not_taken_back_by_a_finger(plain, finger):
    plain.evaluate("""async () => {
      const a = stage.make("a");
      stage.container = stage.legato.hub(stage.element, { center: stage.root, neighbors: { left: { screen: a } } });
      stage.container.configure(a, { interaction: "none" });
      await stage.container.open("left");
    }""")
    finger.down(330, 600).drag_by(-250, 0, ms=200).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.position") == "left"


@pytest.mark.parametrize("kind", ["hub", "drawer"])
def test_what_is_open_cannot_be_opened_again(plain, kind):
    assert plain.evaluate("""async (kind) => {
      const [a, b] = ["a", "b"].map((name) => stage.make(name));
      stage.container = kind === "hub"
        ? stage.legato.hub(
            stage.element, { center: stage.root, neighbors: { left: { screen: a }, right: { screen: b } } })
        : stage.legato.drawer(stage.element, { panel: a, edge: "top" });
      const first = stage.container.open("left");
      const outcomes = [await stage.container.open("right"), await first, await stage.container.open("left")];
      return [...outcomes.map(({ finished }) => finished), stage.container.top.id];
    }""".replace('open("left")', 'open(...(kind === "hub" ? ["left"] : []))')
                          .replace('open("right")', 'open(...(kind === "hub" ? ["right"] : []))'), kind) == [
        False, True, False, "a"]


def test_a_drawer_inside_a_hub_is_pulled_after_a_swipe_of_the_hubs_that_began_on_it(plain, finger):
    plain.evaluate("""() => {
      const inner = stage.root.appendChild(document.createElement("div"));
      inner.style.cssText = "position: absolute; inset: 0";
      const panel = stage.make("panel");
      panel.style.height = "300px";
      stage.container = stage.legato.hub(
        stage.element, { center: stage.root, neighbors: { left: { screen: stage.make("a") } } });
      stage.drawer = stage.legato.drawer(inner, { panel, edge: "top" });
    }""")
    for length, position in [(250, "left"), (-250, "center")]:
        finger.down(200 - length / 2, 600).drag_by(length, 0, ms=200).lift()
        plain.wait_for_function("!stage.container.running")
        assert plain.evaluate("stage.container.position") == position
    finger.down(200, 100).drag_by(0, 250, ms=200).lift()
    plain.wait_for_function("!stage.container.running && !stage.drawer.running")
    assert plain.evaluate("stage.drawer.isOpen")


@pytest.mark.parametrize("said, stays", [({"interaction": "none"}, True), ({"transition": "cover"}, False)])
@pytest.mark.parametrize("by", ["a call", "a finger"])
def test_a_neighbor_that_is_open_says_how_it_goes_back_however_it_came(plain, finger, by, said, stays):
    plain.evaluate("""() => {
      stage.a = stage.make("a");
      stage.container = stage.legato.hub(
        stage.element, { center: stage.root, neighbors: { left: { screen: stage.a } } });
    }""")
    if by == "a call":
        plain.evaluate("stage.container.open('left')")
    else:
        finger.down(60, 600).drag_by(250, 0, ms=200).lift()
    plain.evaluate("stage.rest()")
    plain.evaluate("(said) => stage.container.configure(stage.a, said)", said)
    finger.down(330, 600).drag_by(-250, 0, ms=200).lift()
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.position") == ("left" if stays else "center")
