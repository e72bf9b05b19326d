"""Every conformance story, frame by frame: what it shows at each time, and how it ends."""

import pytest

from stories import all_stories, every_story, judge, play


@pytest.fixture
def page(phone, site):
    phone.goto(f"{site}/tests/story.html")
    return phone


@every_story()
def test_a_story_is_kept(page, story):
    judge(story, story.deviations(play(page, story)))


def test_a_spring_that_is_a_little_slower_is_noticed(page):
    """The page's clock is precise: a story fails with a response of .37 s in place of .35."""
    story = next(each for each in all_stories() if each.id == "presentation-cover")
    assert not story.deviations(play(page, story))
    story.said["transition"] = {"name": "cover", "motion": {"response": 0.37}}
    deviations = story.deviations(play(page, story))
    assert len(deviations) == 2 and "form, y should be 391.84" in deviations[0]
