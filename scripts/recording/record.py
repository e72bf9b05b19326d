"""Records the gallery's scenes and a dozen transitions: docs/pictures/<name>.avif."""

import argparse
import json

from encode import encode
from stage import FRAME_RATE, RECORDINGS, ROOT, Stage, browser, gallery

PICTURES = ROOT / "docs/pictures"

# Without "beside": View Transitions run in the browser's own time.
SCENES = ["hub", "catch", "photos", "map", "process", "news", "player", "lab"]
# Pixels per point: a scene is a little smaller than in reality; transitions are shown side by side, and smaller.
SCENE_SCALE, TRANSITION_SCALE = 1, 0.6

# The transitions, by the Lab's names, with the options that are not the defaults.
TRANSITIONS = {
    "push": {},
    "zoom": {},
    "pageSheet": {},
    "sharedAxis": {"along": "z"},
    "cube": {},
    "cards": {},
    "flip": {},
    "fold": {},
    "explode": {},
    "portal": {},
    "natGeo": {},
    "circularReveal": {},
}
# Transitions whose preview is by a finger: in place of the slider, it opens a page and swipes it back, first
# hesitating.
SWIPED = ["predictiveBack"]
# The transition whose layers are shown apart, in a separate picture.
APART = {"apart": "zoom"}
# The part of the stage that the layers fill, and where it begins, as fractions of the stage's height.
APART_PART, APART_TOP = 0.62, 0.26
# The places of the Lab's slider, and the seconds to each: across, half back as if hesitating, to the end, and back
# again.
WAY = [(0.62, 0.7), (0.35, 0.5), (1, 0.8), (0, 1.0)]
# How long each end is shown, in seconds, and how many frames a released run may take to arrive there.
LOOK, LANDING = 0.5, 3

# On the stage, in points: the point where a swiping finger lands, and then each point with the milliseconds to it.
SIZE = {"width": 390, "height": 844}
SWIPE = [(4, 420), (210, 450, 800), (60, 430, 500), (230, 450, 600), (260, 450, 120)]
# The times at which the page is opened and swiped, and between a finger's samples, in milliseconds.
TAP_AT, SWIPE_AT, SAMPLE = 100, 1300, 16

CHOOSE = """([name, options]) => {
  const choose = (control, value) => {
    control.value = value;
    control.dispatchEvent(new Event(control.dataset.testid === "lab-names" ? "change" : "input"));
  };
  const find = (name) => document.querySelector(`[data-testid=lab-${name}]`);
  choose(find("names"), name);
  for (const [option, value] of Object.entries(options)) choose(find(`option-${option}`), value);
}"""
SLIDE = """(value) => {
  const slider = document.querySelector("[data-testid=lab-slider]");
  slider.value = value;
  slider.dispatchEvent(new Event("input"));
  if (value === 0 || value === 1) slider.dispatchEvent(new Event("change"));
}"""


def scene(browser, site, name):
    stage = Stage(browser, f"{site}/{name}", SCENE_SCALE)
    stage.follow_finger(json.loads((RECORDINGS / f"{name}.json").read_text()))
    return stage


def transition(browser, site, name):
    stage = Stage(browser, f"{site}/lab", TRANSITION_SCALE)
    stage.page.evaluate(CHOOSE, [name, TRANSITIONS[name]])
    slide(stage)
    return stage


def apart(browser, site, name):
    stage = Stage(browser, f"{site}/lab", SCENE_SCALE, scheme="light")
    width, height, x, y = stage.part
    stage.part = [width - 4, round(height * APART_PART), x + 2, y + round(height * APART_TOP)]
    stage.page.evaluate(CHOOSE, [APART[name], {}])
    stage.page.get_by_test_id("lab-apart").click()
    slide(stage)
    return stage


def slide(stage):
    """Moves the Lab's slider along its way."""
    place = 0
    for goal, seconds in WAY:
        count = round(seconds * FRAME_RATE)
        for frame in range(1, count + 1):
            stage.page.evaluate(SLIDE, goal if frame == count else place + (goal - place) * eased(frame / count))
            stage.step()
        place = goal
        if goal in (0, 1):
            for _ in range(LANDING):
                stage.step()
            stage.rest(round(LOOK * FRAME_RATE))


def swiped(browser, site, name):
    stage = Stage(browser, f"{site}/lab", TRANSITION_SCALE)
    stage.page.evaluate(CHOOSE, [name, {}])
    stage.follow_finger({"size": SIZE, "samples": swipe()})
    return stage


def swipe():
    """A tap on a tile, and a swipe back from the edge, in the format of the gallery's recordings."""
    (x, y), time = SWIPE[0], SWIPE_AT
    samples = [{"type": "tap", "t": TAP_AT, "on": "lab-tile-0"}, {"type": "down", "t": time, "x": x, "y": y}]
    for to_x, to_y, ms in SWIPE[1:]:
        count = round(ms / SAMPLE)
        for part in (eased(sample / count) for sample in range(1, count + 1)):
            time += SAMPLE
            samples.append({"type": "move", "t": time, "x": x + (to_x - x) * part, "y": y + (to_y - y) * part})
        x, y = to_x, to_y
    return [*samples, {"type": "up", "t": time, "x": x, "y": y}]


def eased(part):
    """Eases in and out, as a hand does."""
    return part * part * (3 - 2 * part)


def main():
    parser = argparse.ArgumentParser(prog="scripts/record")
    parser.add_argument("names", nargs="*", help="the scenes and transitions to record; all, if none is named")
    parser.add_argument("--site", help="a gallery that is served already; otherwise this serves its own")
    options = parser.parse_args()
    takes = {**dict.fromkeys(SCENES, scene), **dict.fromkeys(APART, apart)}
    takes |= {**dict.fromkeys(TRANSITIONS, transition), **dict.fromkeys(SWIPED, swiped)}
    unknown = [name for name in options.names if name not in takes]
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}. Valid names: {', '.join(takes)}")
    PICTURES.mkdir(exist_ok=True)
    with gallery(options.site) as site, browser() as chromium:
        for name in options.names or takes:
            stage = takes[name](chromium, site, name)
            stage.close()
            size, quality = encode(stage, PICTURES / f"{name}.avif")
            seconds = len(stage.frames) / FRAME_RATE
            print(f"  {name:15} {seconds:4.1f} s, {size:6} bytes, quality {quality}", flush=True)


if __name__ == "__main__":
    main()
