"""An impatient user in every scene: drags, flicks, taps, second fingers, lost touches and rotations, by seeds.

LEGATO_MONKEYS= sets how many seeds each scene gets, LEGATO_MONKEY= chooses one of them.
"""

import os
import random

import pytest

from scenes import WAYS, Gallery

ACTIONS = 25
ONE, MANY = os.environ.get("LEGATO_MONKEY"), os.environ.get("LEGATO_MONKEYS", 1)
SEEDS = [int(ONE)] if ONE else range(1, 1 + int(MANY))
UPRIGHT, ON_ITS_SIDE = {"width": 390, "height": 844}, {"width": 844, "height": 390}

# What a run may have left behind: copies, style marks, saved styles, inert screens.
LEFT_BEHIND = """() => {
  const marks = "legato-overlay, [data-legato-layer], [data-legato-hidden], [data-legato-flying]";
  const saved = ["transform", "opacity", "z-index", "clip-path", "transition-property"];
  const seen = [...document.querySelectorAll(marks)].map((each) => `a mark: ${each.outerHTML.slice(0, 200)}`);
  for (const each of gallery.containers) {
    if (each.running) seen.push("a run that does not end");
    if (each.screens.length !== 1) seen.push(`${each.screens.length} screens`);
  }
  for (const each of document.querySelectorAll(".container, .container *")) {
    const own = saved.filter((property) => each.style.getPropertyValue(property));
    if (own.length || each.inert) seen.push(`${each.className}: ${own.join(", ")}${each.inert ? " inert" : ""}`);
  }
  return seen;
}"""

GO_HOME = """async () => {
  for (const each of gallery.containers) await (each.popToRoot ?? each.close).call(each, { animated: false });
}"""


class Monkey:
    """One user with a seed; a failure shows the actions."""

    def __init__(self, scene, name, seed):
        self.scene, self.page, self.finger = scene, scene.page, scene.pointer
        self.dice = random.Random(f"{name} {seed}")
        self.done = []

    def place(self):
        return self.scene.at(self.dice.uniform(0.01, 0.99), self.dice.uniform(0.01, 0.99))

    def far(self):
        reach = self.dice.choice([20, 80, 200, 400])
        return self.dice.uniform(-reach, reach), self.dice.uniform(-reach, reach)

    @property
    def actions(self):
        return [
            self.tap, self.press, self.drag, self.drag, self.flick, self.flick, self.zigzag, self.second_finger,
            self.lose, self.turn, self.escape, self.wait,
        ]

    def act(self):
        action = self.dice.choice(self.actions)
        self.done.append(action.__name__)
        action()

    def tap(self):
        self.finger.tap(*self.place())

    def press(self):
        """Taps an element that answers taps."""
        self.page.evaluate("""(part) => {
          const all = [...document.querySelectorAll(".stage :is(button, [data-open]):not([data-remove])")]
            .filter((each) => !each.closest("[inert]") && each.checkVisibility({ visibilityProperty: true }));
          all[Math.floor(part * all.length)]?.click();
        }""", self.dice.random())

    def drag(self):
        self.finger.down(*self.place()).drag_by(*self.far(), ms=self.dice.choice([40, 100, 200]))
        self.finger.hold(self.dice.choice([0, 0, 120])).lift()

    def flick(self):
        self.finger.flick(*self.place(), *self.far(), ms=self.dice.choice([20, 50]))

    def zigzag(self):
        self.finger.down(*self.place())
        for _ in range(self.dice.randint(2, 5)):
            self.finger.drag_by(*self.far(), ms=50)
        self.finger.lift()

    def second_finger(self):
        self.finger.down(*self.place()).drag_by(*self.far(), ms=60)
        other = self.finger.another().down(*self.place())
        for _ in range(3):
            other.drag_by(*self.far(), ms=30)
            self.finger.drag_by(*self.far(), ms=30)
        for each in self.dice.sample([self.finger, other], 2):
            each.lift()

    def lose(self):
        self.finger.down(*self.place()).drag_by(*self.far(), ms=60).cancel()

    def turn(self):
        self.finger.down(*self.place()).drag_by(*self.far(), ms=60)
        self.page.set_viewport_size(ON_ITS_SIDE)
        self.finger.drag_by(*self.far(), ms=60)
        self.page.set_viewport_size(UPRIGHT)
        self.finger.lift()

    def escape(self):
        self.page.keyboard.press("Escape")

    def wait(self):
        self.page.clock.advance(self.dice.choice([16, 100, 300]))


class LabMonkey(Monkey):
    """A user who also uses the Lab's controls, at any time."""

    @property
    def actions(self):
        return super().actions + [
            self.choose, self.choose, self.play, self.hold, self.apart, self.slide, self.set_an_option,
        ]

    def choose(self):
        self.pick("[data-testid=lab-names]")

    def play(self):
        self.click("lab-play")

    def hold(self):
        self.click("lab-hold")

    def apart(self):
        self.click("lab-apart")

    def click(self, test_id):
        self.page.evaluate("id => document.querySelector(`[data-testid=${id}]`).click()", test_id)

    def slide(self):
        """Moves the slider in four steps, and may keep it pressed until the next action."""
        for _ in range(4):
            self.page.evaluate("""(value) => {
              const slider = document.querySelector("[data-testid=lab-slider]");
              slider.value = value;
              slider.dispatchEvent(new Event("input", { bubbles: true }));
            }""", self.dice.random())
            self.page.clock.advance(16)
        if self.dice.random() < 0.8:
            self.page.evaluate("""() => document.querySelector("[data-testid=lab-slider]")
              .dispatchEvent(new Event("change", { bubbles: true }))""")

    def set_an_option(self):
        self.pick("select[data-testid^=lab-option]")

    def pick(self, selector):
        """Chooses one of the values of one of some lists."""
        said = self.page.evaluate("""([selector, which, part]) => {
          const lists = [...document.querySelectorAll(selector)];
          const list = lists[Math.floor(which * lists.length)];
          list.selectedIndex = Math.floor(part * list.options.length);
          list.dispatchEvent(new Event("input", { bubbles: true }));
          list.dispatchEvent(new Event("change", { bubbles: true }));
          return `${list.dataset.testid}=${list.value}`;
        }""", [selector, self.dice.random(), self.dice.random()])
        self.done[-1] += f" ({said})"


@pytest.mark.parametrize("seed", SEEDS)
def test_an_impatient_user_breaks_nothing_in_the_lab(phone, finger, site, seed):
    scene = Gallery(phone, finger, f"{site}/lab")
    monkey = LabMonkey(scene, "lab", seed)
    for _ in range(ACTIONS):
        monkey.act()
    story = f"seed {seed}: {' '.join(monkey.done)}"
    phone.get_by_test_id("lab-slider").focus()
    phone.keyboard.press("Enter")  # It releases the run, whoever holds it.
    phone.wait_for_function("!gallery.containers.some((each) => each.running)")
    phone.evaluate(GO_HOME)
    scene.rest()
    assert phone.evaluate(LEFT_BEHIND) == [], story
    monkey.play()
    scene.rest()
    assert phone.evaluate("gallery.containers[0].screens.length") == 2, f"dead after {story}"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["hub", "photos", "process", "news", "player"])
def test_an_impatient_user_breaks_nothing(phone, finger, site, name, seed):
    scene = Gallery(phone, finger, f"{site}/{name}")
    monkey = Monkey(scene, name, seed)
    for _ in range(ACTIONS):
        monkey.act()
    story = f"seed {seed}: {' '.join(monkey.done)}"
    phone.wait_for_function("!gallery.containers.some((each) => each.running)")
    phone.evaluate(GO_HOME)
    scene.rest()
    assert phone.evaluate(LEFT_BEHIND) == [], story
    # A touch that stops a list's glide is no tap to the browser, so this one, below the stage, comes first.
    finger.down(*scene.at(0.5, 1.02)).cancel()
    way = next(way for way in WAYS if way.scene == name)
    scene.enter(way)
    scene.drag(way.start, way.travel).hold(110).lift()
    scene.rest()
    assert not scene.is_open(way), f"dead to touches after {story}"
