"""How the conformance stories end in which the browser takes a finger or is kept from it, by real touches."""

import pytest

from stories import all_stories, judge, play

TOUCHED = {
    "drawer-scrolled-list", "drawer-veto", "hub-no-neighbor", "hub-veto", "presentation-list-at-its-top",
    "presentation-scrolled-list", "presentation-sheet-and-its-list", "presentation-uncovered-list-scrolls",
    "stack-carousel-at-its-start", "stack-content-swipe-over-a-carousel", "stack-edge-over-a-carousel",
    "stack-edge-swipe-outside", "stack-inner-stack-first", "stack-inner-stack-keeps", "stack-locked-direction",
    "stack-pager", "stack-scrolled-carousel", "stack-vertical-scroll", "stack-veto-of-a-swipe", "stack-wrong-way",
}
assert TOUCHED <= {story.id for story in all_stories()}


@pytest.fixture
def page(phone, site):
    phone.goto(f"{site}/tests/story.html")
    return phone


@pytest.mark.parametrize("story", [each for each in all_stories() if each.id in TOUCHED], ids=lambda story: story.id)
def test_a_story_ends_as_it_says(page, story):
    judge(story, story.deviations(play(page, story), compares_frames=False))
