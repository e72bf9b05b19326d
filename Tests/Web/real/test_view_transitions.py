"""The gallery's side by side: how View Transitions answer the ten swipes, and that the gallery describes it fairly."""

from scenes import Gallery


def test_view_transitions_hear_ten_swipes_too_and_pop_ten_pages(phone, finger, site):
    scene = Gallery(phone, finger, site + "/beside")
    scene.tap("ten-swipes")
    scene.page.wait_for_function("document.querySelector('[data-testid=transitions-popped]').textContent === '10'")
    assert scene.page.get_by_test_id("transitions-heard").inner_text() == "10"
