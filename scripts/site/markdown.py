"""HTML from the Markdown of this project: headings, paragraphs, lists, tables, code, links and pictures."""

import html
import re

CODE = re.compile(r"(`+)(.+?)\1", re.S)
FENCE = re.compile(r"```(\w*)")
HEADING = re.compile(r"(#{1,6}) (.*)")
ITEM = re.compile(r"(?:-|\d+\.) ")


def anchor(title):
    """A heading's anchor, as on GitHub."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def inline(text, link):
    """A line's HTML; `link` returns the address of a link or a picture on the site."""
    codes = []

    def keep(found):
        codes.append(f"<code>{html.escape(found[2].strip())}</code>")
        return f"\0{len(codes) - 1}\0"

    text = html.escape(CODE.sub(keep, text), quote=False)
    text = re.sub(r"!\[([^]]*)\]\(([^)]*)\)", lambda each: f'<img src="{link(each[2])}" alt="{each[1]}">', text)
    text = re.sub(r"\[([^]]*)\]\(([^)]*)\)", lambda each: f'<a href="{link(each[2])}">{each[1]}</a>', text)
    text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text, flags=re.S)
    text = re.sub(r"(?<!\w)\*(.+?)\*(?!\w)", r"<em>\1</em>", text, flags=re.S)
    return re.sub(r"\0(\d+)\0", lambda each: codes[int(each[1])], text)


def table(rows, link):
    """A table whose second row is a rule; without a head if that is empty."""
    head, _, *body = [[cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", row.strip()[1:-1])]
                      for row in rows]
    lines = [f"<tr>{''.join(f'<td>{inline(cell, link)}</td>' for cell in row)}</tr>" for row in body]
    if any(head):
        lines.insert(0, f"<tr>{''.join(f'<th>{inline(cell, link)}</th>' for cell in head)}</tr>")
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


def blocks(text):
    """The kinds and lines of a text's blocks, in order."""
    lines = text.splitlines()
    while lines:
        line = lines.pop(0)
        if not line.strip() or line.startswith("<!--"):
            continue
        if FENCE.match(line):
            end = lines.index("```")
            yield "code", lines[:end]
            del lines[:end + 1]
            continue
        if HEADING.match(line):
            yield "heading", [line]
            continue
        if line.startswith("    "):
            block = [line[4:]]
            while lines and (lines[0].startswith("    ") or not lines[0].strip()):
                block.append(lines.pop(0)[4:])
            yield "code", block
            continue
        kind = "table" if line.startswith("|") else "list" if ITEM.match(line) else "text"
        block = [line]
        while lines and lines[0].strip() and not FENCE.match(lines[0]) and not HEADING.match(lines[0]):
            if kind == "text" and (ITEM.match(lines[0]) or lines[0].startswith("|")):
                break
            block.append(lines.pop(0))
        yield kind, block


def convert(text, link):
    """The HTML of a text, and its headings: (level, title, anchor)."""
    parts, headings = [], []
    for kind, lines in blocks(text):
        if kind == "heading":
            marks, title = HEADING.match(lines[0]).groups()
            headings.append((len(marks), title, anchor(title)))
            parts.append(f'<h{len(marks)} id="{anchor(title)}">{inline(title, link)}</h{len(marks)}>')
        elif kind == "code":
            parts.append(f"<pre><code>{html.escape(chr(10).join(lines).rstrip())}</code></pre>")
        elif kind == "table":
            parts.append(table(lines, link))
        elif kind == "list":
            items = []
            for line in lines:
                if ITEM.match(line):
                    items.append(ITEM.sub("", line, count=1))
                else:
                    items[-1] += "\n" + line.strip()
            tag = "ul" if lines[0].startswith("-") else "ol"
            parts.append(f"<{tag}>{''.join(f'<li>{inline(item, link)}</li>' for item in items)}</{tag}>")
        else:
            parts.append(f"<p>{inline(chr(10).join(lines), link)}</p>")
    return "\n".join(parts), headings
