"""The browser's real back button."""

from scenes import Gallery


def test_the_back_button_takes_a_linked_photo_back(phone, site):
    phone.goto(site + "/photos/leaf")
    phone.wait_for_selector("[data-ready]")
    assert phone.get_by_test_id("photo-detail").get_attribute("data-photo") == "leaf"
    phone.go_back()
    phone.wait_for_function("!document.querySelector('[data-testid=photo-detail]')")
    assert phone.url.endswith("/photos/")


def test_the_back_button_takes_an_opened_photo_back(phone, finger, site):
    scene = Gallery(phone, finger, site + "/photos")
    scene.tap("photo-leaf")
    scene.rest()
    assert phone.url.endswith("/photos/leaf")
    phone.go_back()
    scene.rest()
    assert phone.url.endswith("/photos")
    assert phone.get_by_test_id("photo-detail").count() == 0
