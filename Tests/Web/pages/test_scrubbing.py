"""Runs that a number drives: which runs it may grab, and what a late number may not do."""

import pytest


@pytest.mark.parametrize("late", ["", "await stage.run; await stage.rest(); stage.container.pop();"],
                         ids=["to the run that it was about", "to the next one"])
def test_a_number_that_comes_after_the_end_of_its_slider_moves_nothing(plain, late):
    plain.evaluate("""async (late) => {
      stage.stack();
      stage.run = stage.container.push(stage.make("a"), { awaitsScrub: true });
      stage.container.scrub(.4);
      await stage.nextFrame();
      stage.container.letGo("covering");
      await stage.nextFrame();
      if (late) await eval(`(async () => { ${late} })()`);
    }""", late)
    assert plain.evaluate("stage.container.running && !stage.container.scrub(.4)")
    plain.evaluate("stage.rest()")
    assert plain.evaluate("stage.container.screens.length") == (1 if late else 2)


@pytest.mark.parametrize("lets_go", [True, False])
def test_a_number_takes_hold_of_what_runs_where_that_is_said(plain, lets_go):
    place = plain.evaluate("""async (letsGo) => {
      stage.stack({ transition: "push" });
      stage.run = stage.container.push(stage.make("a"), { awaitsScrub: letsGo });
      if (letsGo) stage.container.letGo("covering");
      await stage.nextFrame();
      await stage.nextFrame();
      const isHeld = stage.container.scrub(.5, { takesHold: true }) && stage.container.scrub(.25);
      for (let frame = 0; frame < 9; frame++) await stage.nextFrame();
      return isHeld && document.querySelector("#a").getBoundingClientRect().x;
    }""", lets_go)
    assert place == pytest.approx(0.75 * 390, abs=0.1)
    plain.evaluate("async () => { stage.container.letGo('covered'); await stage.rest(); }")
    assert plain.evaluate("stage.container.screens.length") == 1
