"""Screens cut into pieces: copies of the screen, each of which shows a part. At the end nothing of them is left."""

import pytest

# Holds a push at a fraction.
BEGIN = """async ([transition, fraction]) => {
  stage.stack({ transition, interaction: "fullScreenPan" });
  document.querySelector("#root .list").scrollTop = 90;
  document.querySelector("#root .carousel").scrollLeft = 40;
  await stage.nextFrame();
  stage.before = stage.snapshot();
  stage.run = stage.container.push(stage.make("a"), { awaitsScrub: true });
  stage.container.scrub(fraction);
  await stage.nextFrame();
}"""


@pytest.fixture
def begin(plain):
    """Pushes with a transition, if the engine was built with it."""

    def begin(transition, fraction=0.3):
        try:
            plain.evaluate(BEGIN, [transition, fraction])
        except Exception as error:  # noqa: BLE001
            if "unknown transition" in str(error):
                pytest.skip(f"the engine was built without {transition}")
            raise
        return plain

    return begin


@pytest.mark.parametrize("transition", ["explode", "flip", "fold", "portal", "book", "blinds"])
def test_pieces_leave_the_page_as_it_was(begin, transition):
    page = begin(transition)
    assert page.evaluate("document.querySelectorAll('legato-piece').length") > 1
    page.evaluate("""async () => {
      stage.container.letGo("covering");
      await stage.run;
      await stage.container.pop({ animated: false });
      await stage.rest();
      document.activeElement.blur();
    }""")
    assert page.evaluate("stage.snapshot() === stage.before")


def test_copies_are_scrolled_as_far_as_their_screen(begin):
    page = begin("fold")
    assert page.evaluate("""() => [...document.querySelectorAll("legato-piece .list")]
      .filter((each) => each.scrollTop).map((each) => each.scrollTop)""") == [90] * 4
    assert page.evaluate("""() => [...document.querySelectorAll("legato-piece .carousel")]
      .filter((each) => each.scrollLeft).map((each) => each.scrollLeft)""") == [40] * 4


def test_each_piece_shows_what_lies_within_its_frame(begin):
    page = begin("portal", 0.01)
    assert page.evaluate("""() => [...document.querySelectorAll("legato-piece")].map((piece) => {
      const copy = piece.firstElementChild;
      return [piece.offsetLeft, piece.offsetWidth, copy.offsetLeft, copy.offsetWidth];
    })""") == [[0, 195, 0, 390], [195, 195, -195, 390]]


def test_a_copy_takes_no_choice_from_its_screen_and_draws_its_canvas(plain, begin):
    plain.evaluate("""() => stage.root.insertAdjacentHTML("beforeend",
      `<input type="radio" name="one" checked id="chosen"><canvas width="8" height="8"></canvas>`)""")
    plain.evaluate("""() => {
      const pen = stage.root.querySelector("canvas").getContext("2d");
      pen.fillStyle = "#f00";
      pen.fillRect(0, 0, 8, 8);
    }""")
    page = begin("portal")
    assert page.evaluate("document.getElementById('chosen').checked")
    assert page.evaluate("""() => [...document.querySelectorAll("legato-piece canvas")].map((each) =>
      [...each.getContext("2d").getImageData(4, 4, 1, 1).data])""") == [[255, 0, 0, 255]] * 2


def test_a_large_screen_is_moved_whole(plain, begin):
    plain.evaluate("""() => stage.root.insertAdjacentHTML("beforeend", "<i></i>".repeat(4000))""")
    assert begin("explode").evaluate("document.querySelectorAll('legato-piece').length") == 0
