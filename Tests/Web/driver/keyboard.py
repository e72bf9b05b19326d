"""The keyboard of a page: real keys, one in each frame."""

# A key's name, with its number and its text.
KEYS = {
    "ArrowLeft": (37, ""), "ArrowUp": (38, ""), "ArrowRight": (39, ""), "ArrowDown": (40, ""), "PageUp": (33, ""),
    "PageDown": (34, ""), "Home": (36, ""), "End": (35, ""), "Escape": (27, ""), "Tab": (9, ""), "Enter": (13, "\r"),
    "Space": (32, " "), "Backspace": (8, ""), "Delete": (46, ""),
}
MODIFIERS = {"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}


class Keyboard:
    """Keys that are pressed and released at once."""

    def __init__(self, page):
        self._page = page

    def press(self, keys):
        """One key, perhaps with others that are held: `Shift+Tab`."""
        *held, name = keys.split("+")
        code, text = KEYS.get(name) or (ord(name.upper()), name)
        key = " " if name == "Space" else name
        event = {
            "key": key, "code": name if name in KEYS else f"Key{name.upper()}", "windowsVirtualKeyCode": code,
            "modifiers": sum(MODIFIERS[each] for each in held)}
        typed = {"type": "keyDown", "text": text} if text and not held else {"type": "rawKeyDown"}
        for kind in (typed, {"type": "keyUp"}):
            self._page.clock.prepare()
            self._page.input.send("Input.dispatchKeyEvent", self._page.clock.now, **(event | kind))
            self._page.clock.draw()

    def type(self, text):
        for each in text:
            self.press(each)
