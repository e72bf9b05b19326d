"""A real mouse selects text; the page clock's mouse does not."""


def depth(page):
    page.evaluate("stage.rest()")
    return page.evaluate("stage.container.screens.length")


def test_a_mouse_selects_words_and_drags_elsewhere(desktop, mouse, site):
    desktop.goto(site + "/tests/stack.html")
    desktop.evaluate("stage.pushed()")
    box = desktop.locator("#a .words").bounding_box()
    mouse.down(box["x"] + 5, box["y"] + 12).drag_by(200, 0, ms=150).lift()
    assert len(desktop.evaluate("getSelection().toString()")) > 8
    assert depth(desktop) == 2 and desktop.evaluate("stage.events.length") == 0
    desktop.evaluate("stage.taps.length = 0")
    mouse.down(300, 300).drag_by(800, 0, ms=200).lift()
    assert depth(desktop) == 1
    assert desktop.evaluate("getSelection().toString()") == ""
    assert desktop.evaluate("stage.taps") == []
