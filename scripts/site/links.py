"""Checks every link in a folder of pages: its file must exist, and its heading must be in that file."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LINKS = {"href", "src", "poster"}
STYLED = re.compile(r"url\(\s*['\"]?([^'\")]+)")
IMPORTED = re.compile(r"(?:from|import)\s*\(?\s*[\"'](\.[^\"']+)[\"']")


class Page(HTMLParser):
    """A page's links, and the anchors in it."""

    def __init__(self, text):
        super().__init__()
        self.links, self.names = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in LINKS and value:
                self.links.append(value)
            elif name == "id":
                self.names.add(value)


def links_of(file):
    text = file.read_text()
    if file.suffix in (".html", ".svg"):
        return Page(text).links
    return (STYLED if file.suffix == ".css" else IMPORTED).findall(text)


def broken(site, scenes):
    """The broken links, a sentence each. A hash that is a scene's name belongs to the gallery."""
    faults = []
    for file in sorted(each for each in Path(site).rglob("*") if each.suffix in (".html", ".css", ".js", ".svg")):
        for link in links_of(file):
            address = urlsplit(link)
            where = f"{file.relative_to(site)}: {link}"
            if address.scheme or address.netloc:
                continue
            if address.path.startswith("/"):
                faults.append(f"{where} is not relative")
                continue
            target = (file.parent / unquote(address.path)).resolve() if address.path else file
            target = target / "index.html" if target.is_dir() else target
            if not target.is_relative_to(Path(site).resolve()) and target != file or not target.is_file():
                faults.append(f"{where} leads nowhere")
            elif address.fragment and target.suffix in (".html", ".svg"):
                is_scene = target.name == "index.html" and address.fragment in scenes
                if not is_scene and address.fragment not in Page(target.read_text()).names:
                    faults.append(f"{where} names nothing in {target.name}")
    return faults
