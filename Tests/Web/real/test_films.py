"""Films that continue in flight, as the browser plays them."""

from scenes import STANDSTILL, Gallery
from test_alive import FILM

GOES_ON = """async (film) => {
  const before = film.currentTime;
  while (!film.paused && film.currentTime === before) await new Promise(requestAnimationFrame);
  return !film.paused;
}"""


def test_a_film_that_flies_as_a_shared_element_goes_on_playing(plain):
    plain.evaluate(FILM)
    plain.evaluate(f"() => {{ stage.container.speed = {STANDSTILL}; stage.container.push(stage.a); }}")
    plain.evaluate("stage.film.play()")
    assert plain.evaluate(f"({GOES_ON})(stage.film)")
    assert plain.evaluate("stage.container.running && !stage.a.contains(stage.film)"), "it does not fly"
    plain.evaluate("async () => { stage.container.speed = 1; await stage.rest(); }")
    assert plain.evaluate(f"({GOES_ON})(stage.film)")
    assert plain.evaluate("[stage.pauses, stage.film.parentNode === stage.a]") == [0, True]


def test_a_film_that_a_finger_drags_goes_on_playing(phone, finger, site):
    scene = Gallery(phone, finger, f"{site}/player")
    scene.tap("film-towers")
    scene.rest()
    phone.evaluate("""() => {
      globalThis.film = document.querySelector("[data-testid=video-towers]");
      film.addEventListener("pause", () => globalThis.stopped = true);
    }""")
    assert phone.evaluate(f"({GOES_ON})(film)")
    scene.drag((0.2, 0.3), (0.4, 0.1)).hold(100)
    assert scene.running()
    assert phone.evaluate(f"({GOES_ON})(film)")
    finger.drag_by(*scene.by(-0.4, -0.1)).hold(110).lift()
    scene.rest()
    assert phone.evaluate("[film.isConnected, globalThis.stopped]") == [True, None]
