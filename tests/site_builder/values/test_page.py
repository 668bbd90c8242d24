"""How pages link to each other, and what of a script or a style sheet is sent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import rcssmin
import rjsmin

from site_builder.values.page import TEMPLATES, Links, module_asset, own_asset, worker_asset

PURE = {
    ".js": rjsmin._make_jsmin(python_only=True),
    ".css": rcssmin._make_cssmin(python_only=True),
}


@pytest.mark.parametrize(
    ("page", "path", "url"),
    [
        ("index.md", "boards/8/index.md", "boards/8/"),
        ("index.md", "index.md", "./"),
        ("boards/8/8.4.1.md", "index.md", "../../../"),
        ("symmetry.md", "boards/8/8.4.1.svg", "../boards/8/8.4.1.svg"),
        ("boards/11/2.md", "boards/11/2.md#11.8.99", "./#11.8.99"),
    ],
)
def test_links_lead_from_page_to_page(page: str, path: str, url: str) -> None:
    assert Links(page).url(path) == url


def test_links_without_directories() -> None:
    links = Links("boards/8/8.4.1.md", directory_urls=False)
    assert links.url("boards/8/8.8.1.md") == "8.8.1.html"
    assert links.url("index.md") == "../../index.html"
    assert links.url("boards/11/2.md#11.8.99") == "../11/2.html#11.8.99"


@pytest.mark.parametrize(
    "path", sorted(TEMPLATES.glob("assets/*/*.js")), ids=lambda path: path.name
)
def test_scripts_are_minified_alike_by_c_and_by_python(path: Path) -> None:
    """Where there is no wheel, Python itself does what C would."""
    text = path.read_text(encoding="utf-8")
    assert rjsmin.jsmin(text) == PURE[".js"](text)
    assert re.findall(r"\$\{[^}`]*`.*", text) == [], "a template within a template is not read"


@pytest.mark.parametrize(
    "path", sorted(TEMPLATES.glob("assets/*/*.css")), ids=lambda path: path.name
)
def test_style_sheets_are_sent_as_they_are_meant(path: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert rcssmin.cssmin(text) == PURE[".css"](text)
    assert re.findall(r"gap:[^;}]*(?:min|max|clamp)\(", text) == [], "WeasyPrint reads no others"
    descendants = re.compile(r"[\w)\]] \*?:(?:has|is|not|where)\(")
    sent = str(own_asset(f"assets/{path.name}").content)
    assert len(descendants.findall(sent)) == len(descendants.findall(text))


def test_scripts_are_sent_without_comments_and_export_what_their_entry_does() -> None:
    script = str(own_asset("assets/queens-search-worker.js").content)
    assert "/*" not in script
    assert "  " not in script
    text = str(module_asset("club/queens-engine.js").content)
    assert text.startswith("export const{count,estimate}=(()=>{")


def test_the_script_of_a_worker_is_whole_in_what_it_embeds() -> None:
    text = str(worker_asset("club/queens-engine-worker.js").content)
    assert text.startswith("(function queensWorker(){")
    assert '"("+queensWorker+")();"' in text
