"""The browser's real back button."""

import time

import pytest

from scenes import Gallery


def test_the_back_button_takes_an_opened_photo_back(phone, finger, site):
    scene = Gallery(phone, finger, site + "/photos")
    scene.tap("photo-leaf")
    scene.rest()
    assert phone.url.endswith("/photos/leaf")
    phone.go_back()
    scene.rest()
    assert phone.url.endswith("/photos")
    assert phone.get_by_test_id("photo-detail").count() == 0


@pytest.mark.parametrize("gap", [0, 30, 100, 300])
def test_the_back_button_ten_times_quickly_takes_ten_screens_away(plain, gap):
    # The motion is so slow that each press but the first comes while the screen before still leaves.
    plain.evaluate("""async () => {
      const resolve = ({ search }) => search ? stage.make(search.slice(1)) : null;
      stage.stack({ history: { resolve: (url) => resolve(new URL(url, location.href)) }, speed: .2 });
      for (let name = 1; name <= 10; name++) {
        await stage.container.push(stage.make(`s${name}`), { url: `?s${name}`, animated: false });
      }
      await stage.rest();
      stage.events.length = 0;
      stage.pressed = [];
      addEventListener("popstate", () => stage.pressed.push(stage.container.running), true);
    }""")
    for _ in range(10):
        plain.go_back()
        time.sleep(gap / 1000)
    plain.evaluate("stage.rest(10)")
    assert plain.evaluate("[stage.container.screens.map(({ id }) => id), location.search]") == [["root"], ""]
    assert plain.evaluate("stage.pressed.slice(1)") == [True] * 9
    assert [each["from"] for each in plain.evaluate("stage.events.filter(({ kind }) => kind === 'finish')")] == [
        f"s{name}" for name in range(10, 0, -1)]
