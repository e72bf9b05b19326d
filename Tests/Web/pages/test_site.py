"""The site of `make site`: it works from any folder of a plain server, and its links are valid."""

import functools
import http.server
import os
import subprocess
import sys
import threading

import pytest

from conftest import ROOT

sys.path.insert(0, str(ROOT / "scripts/site"))
import links  # noqa: E402
import markdown  # noqa: E402

SCENES = sorted(each.stem for each in (ROOT / "Gallery/Web/recordings").glob("*.json"))
# The number of images; it throws if one is missing.
PICTURES = """() => {
  const all = [...document.querySelectorAll(".stage img")];
  return Promise.all(all.map((each) => each.decode())).then(() => all.length);
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def published(tmp_path_factory):
    """The site's address, deep in a folder of a server that has no special setup."""
    if not (ROOT / "Web/dist/legato.js").is_file():
        pytest.skip("it is made of the distributed files: make web")
    folder = tmp_path_factory.mktemp("server")
    subprocess.run([ROOT / "scripts/build-site"], check=True, env={**os.environ, "SITE": str(folder / "some/where")})
    handler = functools.partial(Quiet, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/some/where"
        server.shutdown()


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_is_whole_wherever_the_site_lies(phone, published, scene):
    phone.goto(f"{published}/#{scene}")
    assert phone.evaluate("gallery.current") == scene
    assert phone.evaluate(PICTURES) > 0 or scene == "lab"


def test_a_photos_address_is_a_hash_that_leads_there_again(phone, published):
    phone.goto(published + "/")
    phone.evaluate("gallery.show('photos')")
    phone.get_by_test_id("photo-leaf").evaluate("(cell) => cell.click()")
    phone.wait_for_function("!gallery.containers.some((each) => each.running)")
    assert phone.evaluate("location.href") == f"{published}/#photos/leaf"
    phone.goto(published + "/reference.html")
    phone.goto(f"{published}/#photos/fig")
    assert phone.evaluate("gallery.containers[0].top.dataset.photo") == "fig"
    phone.evaluate("() => void gallery.containers[0].pop()")
    phone.wait_for_function("!gallery.containers.some((each) => each.running)")
    assert phone.evaluate("location.href") == f"{published}/#photos"


@pytest.mark.parametrize("link, fault", [
    ("other.html#there", None), ("https://swift.org", None), ("other.html#hub", "names nothing"), ("#catch", None),
    ("missing.html", "leads nowhere"), ("/other.html", "not relative"), ("../outside.html", "leads nowhere"),
])
def test_a_link_that_leads_nowhere_is_told(tmp_path, link, fault):
    (tmp_path / "outside.html").touch()
    site = tmp_path / "site"
    site.mkdir()
    (site / "other.html").write_text('<h2 id="there"></h2>')
    (site / "index.html").write_text(f'<a href="{link}"></a>')
    faults = links.broken(site, {"catch"})
    assert [fault in each for each in faults] == [True] if fault else faults == []


def test_what_the_projects_texts_are_written_with_is_converted():
    text = "# A `b`\n\nOne **two**\n[three](x.md).\n\n- a | b\n  c\n- `**`\n\n| | x |\n|---|---|\n| `a \\| b` | d |\n\n"
    text += "```js\n<i>\n```"
    body, headings = markdown.convert(text, lambda address: address.replace(".md", ".html"))
    assert headings == [(1, "A `b`", "a-b")]
    assert body.split("\n") == [
        '<h1 id="a-b">A <code>b</code></h1>', '<p>One <strong>two</strong>', '<a href="x.html">three</a>.</p>',
        "<ul><li>a | b", "c</li><li><code>**</code></li></ul>",
        '<div class="wide"><table><tr><th></th><th>x</th></tr>'
        "<tr><td><code>a | b</code></td><td>d</td></tr></table></div>",
        "<pre><code>&lt;i&gt;</code></pre>"]
