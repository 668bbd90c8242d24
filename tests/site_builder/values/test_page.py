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
MODULES = sorted(TEMPLATES.glob("assets/*/*.js"))
SHEETS = sorted(TEMPLATES.glob("assets/*/*.css"))


def test_links_from_and_to_the_top() -> None:
    assert Links("index.md").url("boards/8/index.md") == "boards/8/"
    assert Links("index.md").url("index.md") == "./"
    assert Links("boards/8/8.4.1.md").url("index.md") == "../../../"
    assert Links("symmetry.md").url("boards/8/8.4.1.svg") == "../boards/8/8.4.1.svg"


def test_links_to_an_anchor_of_the_same_page() -> None:
    assert Links("boards/11/2.md").url("boards/11/2.md#11.8.99") == "./#11.8.99"


def test_links_without_directories() -> None:
    links = Links("boards/8/8.4.1.md", directory_urls=False)
    assert links.url("boards/8/8.8.1.md") == "8.8.1.html"
    assert links.url("index.md") == "../../index.html"
    assert links.url("boards/11/2.md#11.8.99") == "../11/2.html#11.8.99"


def test_scripts_are_sent_without_comments() -> None:
    script = str(own_asset("assets/queens-search-worker.js").content)
    assert "/*" not in script
    assert "  " not in script


@pytest.mark.parametrize("path", [*MODULES, *SHEETS], ids=lambda path: path.name)
def test_minified_file_does_not_depend_on_its_compiler(path: Path) -> None:
    """Where there is no wheel, Python itself does what C would."""
    text = path.read_text(encoding="utf-8")
    minify = rjsmin.jsmin if path.suffix == ".js" else rcssmin.cssmin
    assert minify(text) == PURE[path.suffix](text)


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_gaps_are_plain_lengths(path: Path) -> None:
    """WeasyPrint ends in a traceback at others."""
    assert re.findall(r"gap:[^;}]*(?:min|max|clamp)\(", path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_selectors_of_descendants_are_sent_as_such(path: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    descendants = re.compile(r"[\w)\]] \*?:(?:has|is|not|where)\(")
    sent = str(own_asset(f"assets/{path.name}").content)
    assert len(descendants.findall(sent)) == len(descendants.findall(text))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_scripts_have_no_nested_template_strings(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"\$\{[^}`]*`.*", text) == []


def test_a_module_exports_what_its_entry_does() -> None:
    text = str(module_asset("club/queens-engine.js").content)
    assert text.startswith("export const{count,estimate}=(()=>{")


def test_the_script_of_a_worker_is_whole_in_what_it_embeds() -> None:
    text = str(worker_asset("club/queens-engine-worker.js").content)
    assert text.startswith("(function queensWorker(){")
    assert '"("+queensWorker+")();"' in text
