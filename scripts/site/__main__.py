"""Writes the site's pages into a folder that already has the other files, and checks all links: see scripts/build-site.
"""

import html
import posixpath
import re
import shutil
import sys
from pathlib import Path

import markdown
import reference
from links import broken

ROOT = Path(__file__).resolve().parents[2]
GALLERY = ROOT / "Gallery/Web/index.html"
TYPES = "Web/legato/legato.d.ts"
# Files of the project that are pages of the site, each with its name and its title there.
PAGES = {
    "docs/catalogue.md": ("catalogue.html", "Catalogue"),
    "Web/README.md": ("web.html", "On the web"),
    TYPES: ("reference.html", "Reference"),
}
# Pages to which only those above link.
MORE = {
    "docs/limits.md": ("limits.html", "Limits"),
    "docs/measurements.md": ("measurements.html", "Measurements"),
    "docs/device-checklist.md": ("device-checklist.html", "On a device"),
    "docs/benchmarks.md": ("benchmarks.html", "Benchmarks"),
    "docs/velocity-tracker.md": ("velocity-tracker.html", "The velocity tracker"),
}
ALL = PAGES | MORE
PAGE = """<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>{title} – Legato</title>
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="page.css">
</head>
<body>
  <nav class="top"><a class="brand" href="index.html"><svg viewBox="0 0 40 34" aria-hidden="true">
    <use href="icons.svg#legato"/></svg>Legato</a>{pages}</nav>
  <div class="columns">
    <nav class="contents" aria-label="Contents">{contents}</nav>
    <main>{body}</main>
  </div>
</body>
</html>
"""


def linker(source, site):
    """The address on the site of a link in a file of the project; linked pictures are copied."""
    def link(address):
        if re.match(r"\w+:|#", address):
            return address
        path, _, fragment = address.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        fragment = f"#{fragment}" if fragment else ""
        if path in ALL:
            return ALL[path][0] + fragment
        if not path.endswith((".svg", ".avif", ".webp", ".png")):
            sys.exit(f"{source} links to {path}, which is not on the site: name it in scripts/site")
        (site / "pictures").mkdir(exist_ok=True)
        shutil.copy(ROOT / path, site / "pictures")
        return f"pictures/{posixpath.basename(path)}"
    return link


def write_page(source, site):
    name, title = ALL[source]
    text = (ROOT / source).read_text()
    if source == TYPES:
        body, headings = reference.page(text)
        intro = 'All of <a href="legato/legato.d.ts">legato.d.ts</a>. <a href="web.html">On the web</a> explains it.'
        body = f"<h1>{title}</h1>\n<p>{intro}</p>\n{body}"
    else:
        body, headings = markdown.convert(text, linker(source, site))
    contents = "".join(f'<a href="#{anchor}">{html.escape(each.replace("`", ""))}</a>'
                       for level, each, anchor in headings if level == 2)
    pages = "".join(f'<a href="{each}"{" aria-current=page" if each == name else ""}>{label}</a>'
                    for each, label in [("index.html", "Gallery"), *PAGES.values()])
    (site / name).write_text(PAGE.format(title=title, pages=pages, contents=contents, body=body))


def write_gallery(site):
    """The gallery's page: one style sheet, relative addresses, scenes by their hashes, and links to the other pages."""
    page = GALLERY.read_text()
    page = re.sub(r'  <link rel="stylesheet" href="/style/.*\n', "", page)
    page = page.replace("  <script type", '  <link rel="stylesheet" href="style.css">\n  <script type')
    page = page.replace("<html ", "<html data-plain ")
    page = re.sub(r'(href|src)="/(\w+)"', r'\1="#\2"', page)
    page = re.sub(r'(href|src)="/', r'\1="', page)
    pages = " · ".join(f'<a class="text-button" href="{name}">{title}</a>' for name, title in PAGES.values())
    # The links stand beside the stage, and on a phone in the sheet.
    credits = re.compile(r'<button class="text-button credits-button(.*?)".*</button>')
    page = credits.sub(lambda button: f'{button[0]}\n      <p class="{button[1].strip()}">{pages}</p>', page)
    (site / "index.html").write_text(page)


def main():
    site = Path(sys.argv[1]).resolve()
    write_gallery(site)
    for source in ALL:
        write_page(source, site)
    sheets = [ROOT / "Gallery/Web/style/tokens.css", Path(__file__).parent / "page.css"]
    (site / "page.css").write_text("\n".join(each.read_text() for each in sheets))
    scenes = {each.stem for each in (site / "recordings").glob("*.json")}
    faults = broken(site, scenes)
    if faults:
        sys.exit("\n".join(faults))


main()
