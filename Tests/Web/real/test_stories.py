"""How the conformance stories end in which the browser takes a finger or is kept from it, by real touches."""

import pytest

from stories import all_stories, judge, play

# Their last touch lands while something settles, which is slow enough for that on any machine.
SETTLING = {
    "presentation-incoming-list-scrolls", "presentation-modal-caught-while-it-leaves",
    "presentation-modal-uncovered-list-scrolls", "presentation-sheet-caught-while-it-leaves",
    "presentation-sheet-uncovered-list-scrolls", "stack-incoming-list-scrolls",
    "stack-list-scrolls-through-a-landing-card", "stack-zoom-caught-while-it-lands",
    "stack-zoom-uncovered-list-scrolls",
}
TOUCHED = SETTLING | {
    "drawer-scrolled-list", "drawer-veto", "hub-no-neighbor", "hub-veto", "presentation-list-at-its-top",
    "presentation-scrolled-list", "presentation-sheet-and-its-list", "stack-carousel-at-its-start",
    "stack-content-swipe-over-a-carousel", "stack-drag-then-pinch", "stack-edge-over-a-carousel",
    "stack-edge-swipe-outside", "stack-inner-stack-first", "stack-inner-stack-keeps", "stack-locked-direction",
    "stack-pager", "stack-pinch", "stack-pinch-then-drag", "stack-scrolled-carousel", "stack-second-finger",
    "stack-vertical-scroll", "stack-veto-of-a-swipe", "stack-wrong-way",
}
assert TOUCHED <= {story.id for story in all_stories()}


@pytest.fixture
def page(phone, site):
    phone.goto(f"{site}/tests/story.html")
    return phone


@pytest.mark.parametrize("story", [each for each in all_stories() if each.id in TOUCHED], ids=lambda story: story.id)
def test_a_story_ends_as_it_says(page, story):
    recording = play(page, story, speed=0.02 if story.id in SETTLING else 1)
    judge(story, story.deviations(recording, compares_frames=False))
