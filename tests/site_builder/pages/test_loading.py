"""What the elements of a page load."""

from __future__ import annotations

import re

import pytest

from site_builder.pages.loading import element_files, template_assets, with_files
from site_builder.values.page import TEMPLATES, Links
from tests.helpers.sources import ROOT

LINKS = Links("essays/one.md")
PLAY = ["queens-base.css", "queens-play.css", "queens-base.js", "queens-play.js"]


def loaded(html: str) -> list[str]:
    """The names of the files that a page loads, in their order."""
    return re.findall(r'(?:href|src)="../../assets/([^"]+)"', with_files(html, LINKS))


def test_an_element_loads_its_files_within_itself_and_each_file_once() -> None:
    play, finder = "<queens-play>board</queens-play>", "<queens-finder>board</queens-finder>"
    assert with_files(play, LINKS).startswith('<queens-play>\n<link rel="stylesheet" href="../')
    assert loaded(play) == PLAY
    assert loaded(play + play) == PLAY
    assert loaded(play + finder) == [*PLAY, "queens-find.css", "queens-finder.js"]


def test_a_figure_that_its_script_draws_has_it_at_its_end() -> None:
    row, operations = "<queens-row-number>", "<queens-row-operations>"
    one = f"{row}still</queens-row-number>"
    html = with_files(f"{one}{one}{operations}</queens-row-operations>", LINKS)
    scripts = [
        f'<script src="../../assets/queens-{name}.js"></script>\n'
        for name in ("base", "row-number")
    ]
    assert f"still{''.join(scripts)}</queens-row-number>{one}" in html
    assert html.count("<script") == 2


def test_a_figure_far_down_has_its_scripts_in_a_template() -> None:
    editor, play = "<queens-editor>text</queens-editor>", "<queens-play>board</queens-play>"
    html = with_files(editor + editor + play, LINKS)
    (later,) = re.findall("<template data-qa-later>(.*)</template>", html)
    assert re.findall(r"assets/([^\"]+)", later) == ["queens-base.js", "queens-editor.js"]
    assert html.count("queens-base.js") == 2  # the other figure does not wait
    assert "data-qa-later" not in with_files(editor, LINKS, is_top=True)


def test_a_script_that_a_template_places_stays_there() -> None:
    html = '<queens-copies></queens-copies>\n<script src="../../assets/queens-copies.js"></script>'
    assert with_files(html, LINKS) == html


def test_other_elements_load_nothing() -> None:
    assert with_files("<queens-unknown>1 < 2</queens-unknown>", LINKS).count("assets") == 0


def test_every_element_of_the_sources_has_its_files() -> None:
    sources = "".join(path.read_text("utf-8") for path in ROOT.glob("frontend/src/*/queens-*.js"))
    assert {*re.findall(r'^define\("([a-z-]+)"', sources, re.M)} == {*element_files()}


@pytest.mark.parametrize("path", sorted(TEMPLATES.glob("*.jinja")), ids=lambda path: path.name)
def test_every_file_that_a_template_names_is_built(path: str) -> None:
    text = (TEMPLATES / path).read_text("utf-8")
    named = {*re.findall(r"assets/queens-[a-z-]+\.(?:js|css)", text)}
    assert named <= {asset.path for asset in template_assets((TEMPLATES / path).name)}


def test_macros_of_a_template_count_and_others_do_not() -> None:
    assert "assets/queens-table.js" in {
        asset.path for asset in template_assets("tables.html.jinja")
    }
    assert [*template_assets("cards.html.jinja")] == []
