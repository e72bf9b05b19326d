"""The ten ordinary pages under real touches, with the browser's own scrolling, films and frames."""

from test_ten_pages import (  # noqa: F401
    page,
    test_a_screen_comes_and_goes_and_nothing_else_changes,
    test_what_is_dragged_in_a_chat_is_the_chats,
    test_what_the_page_itself_drags_is_its_own,
)
