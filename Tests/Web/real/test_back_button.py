"""The browser's real back button."""

from scenes import Gallery


def test_the_back_button_takes_an_opened_photo_back(phone, finger, site):
    scene = Gallery(phone, finger, site + "/photos")
    scene.tap("photo-leaf")
    scene.rest()
    assert phone.url.endswith("/photos/leaf")
    phone.go_back()
    scene.rest()
    assert phone.url.endswith("/photos")
    assert phone.get_by_test_id("photo-detail").count() == 0
