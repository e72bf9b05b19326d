"""Elements of a page by a selector: their properties, and a user's actions on them."""

import json


class Elements:
    """All elements that match a selector and contain the text, if there is one. A method for a single element uses the
    first."""

    def __init__(self, page, selector, text="", is_whole=False, index=None, within=None):
        self.page, self.selector, self.text, self.is_whole, self.index = page, selector, text, is_whole, index
        self.within = within

    @property
    def script(self):
        """An expression: the elements in a list."""
        roots = self.within.script if self.within else "[document]"
        found = f"{roots}.flatMap((each) => [...each.querySelectorAll({json.dumps(self.selector)})])"
        if self.text:
            text = json.dumps(self.text)
            says = f"!each.childElementCount && each.textContent.trim() === {text}" if self.is_whole else (
                f"each.textContent.includes({text})")
            found += f".filter((each) => {says})"
        return found if self.index is None else f"{found}.slice({self.index}, {self.index + 1})"

    def nth(self, index):
        return Elements(self.page, self.selector, self.text, self.is_whole, index, self.within)

    @property
    def first(self):
        return self.nth(0)

    def locator(self, selector):
        return Elements(self.page, selector, within=self)

    def all(self):
        return [self.nth(index) for index in range(self.count())]

    def evaluate_all(self, script):
        return self.page.evaluate(f"({script})({self.script})")

    def evaluate(self, script, argument=None):
        """The value of a function of the first element."""
        call = f"(argument) => {{ const [first] = {self.script}; if (!first) throw new Error('there is no element '"
        call += f" + {json.dumps(self.selector)}); return ({script})(first, argument); }}"
        return self.page.evaluate(call, argument)

    # Properties.

    def count(self):
        return self.page.evaluate(f"{self.script}.length")

    def bounding_box(self):
        return self.evaluate("(each) => { const { x, y, width, height } = each.getBoundingClientRect();"
                             " return { x, y, width, height }; }")

    def inner_text(self):
        return self.evaluate("(each) => each.innerText")

    def all_inner_texts(self):
        return self.evaluate_all("(all) => all.map((each) => each.innerText)")

    def input_value(self):
        return self.evaluate("(each) => each.value")

    def get_attribute(self, name):
        return self.evaluate("(each, name) => each.getAttribute(name)", name)

    def is_visible(self):
        return self.evaluate("(each) => each.checkVisibility({ visibilityProperty: true })"
                             " && each.getBoundingClientRect().width > 0")

    # A user's actions.

    def scroll_into_view_if_needed(self):
        self.evaluate("(each) => each.scrollIntoViewIfNeeded()")

    def center(self):
        """Scrolls it into view, and returns its centre."""
        self.scroll_into_view_if_needed()
        box = self.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self):
        place = self.center()
        assert self.evaluate("(each, place) => each.contains(document.elementFromPoint(...place))", place), (
            f"something else is where {self.selector} is clicked")
        self.page.mouse.click(*place)

    def focus(self):
        self.evaluate("(each) => each.focus()")

    def select(self, value):
        """Chooses an option."""
        self.evaluate("""(each, value) => {
          each.value = value;
          for (const kind of ["input", "change"]) each.dispatchEvent(new Event(kind, { bubbles: true }));
        }""", value)
