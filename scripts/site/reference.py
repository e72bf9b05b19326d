"""The reference of the web's API: each declaration of legato.d.ts with its comment, ready for the site."""

import html
import re

NAMED = re.compile(r"(?:export )?(?:declare )?(?:interface|type|function|const|global)\s*(\w+)?")


def declarations(text):
    """(name, comment, code) of each declaration, in their order."""
    found, comment, code = [], [], []
    for line in text.splitlines():
        starts = re.match(r"/\*\*|//|export |type |interface |declare ", line)
        if starts and any(each.strip() for each in code):
            found.append((comment, code))
            comment, code = [], []
        if not code and (line.startswith(("/**", " *", "//"))):
            comment.append(line)
        elif line.strip() or code:
            code.append(line)
    found.append((comment, code))
    for comment, code in found:
        name = NAMED.match(code[0]) if code else None
        if name and name[0] != "import":
            yield name[1] or "HTMLElementEventMap", plain(comment), "\n".join(code).rstrip()


def plain(comment):
    """A comment's text without its markers."""
    return " ".join(re.sub(r"^\s*(/\*\*|\*/|\*|//)|\*/$", "", line).strip() for line in comment).strip()


def page(text):
    """The page's HTML, and its headings: (level, title, anchor)."""
    parts, headings = [], []
    known = {name for name, _, _ in declarations(text)}
    for name, comment, code in declarations(text):
        headings.append((2, name, name))
        said = re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(comment, quote=False))
        linked = re.sub(
            r"(?<![\w\"'.])([A-Z]\w+)\b(?!\")",
            lambda each: f'<a href="#{each[1]}">{each[1]}</a>' if each[1] in known - {name} else each[1],
            html.escape(code, quote=False))
        shaded = re.sub(r"(/\*\*.*?\*/|//[^\n]*)", r"<i>\1</i>", linked, flags=re.S)
        parts.append(f'<h2 id="{name}">{name}</h2>\n' + (f"<p>{said}</p>\n" if said else "")
                     + f"<pre><code>{shaded}</code></pre>")
    return "\n".join(parts), headings
