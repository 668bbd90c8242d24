"""The blocks of laboratories: what stands in the page, and what it loads."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import Element

import pytest

from site_builder.figures.laboratories.blocks import BLOCK_TYPES
from site_builder.figures.laboratories.rows import evaluated
from site_builder.pages.rendering import render
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Links
from tests.helpers.markup import sound_part
from tests.helpers.records import write_records

BODIES = {
    "row-laboratory": ["00010110", "-x & x"],
    "queen-laboratory": ["5: 3 1"],
    "race": ["brute_force bitmap 6"],
    "duration": ["16 bitmap python"],
    "count-here": ["16"],
}
# Files that scripts load, and the module for scripts of others.
LATER = (".json", "queens-pace-worker.js", "queens-engine-worker.js", "queens-engine.js")


def laboratory(kind: str) -> Figure:
    """An example as a figure."""
    figure = BLOCK_TYPES[kind].figure(BODIES[kind], SiteConfig())
    assert isinstance(figure, Figure)
    return figure


def parsed(figure: Figure) -> Element:
    """Its HTML as a browser reads it; it must be sound."""
    html = render(figure.template, figure.context, Links("one.md"))
    assert [line for line in html.splitlines() if not line.strip()] == []
    return sound_part(html)


@pytest.mark.parametrize("kind", BLOCK_TYPES)
def test_laboratory_has_its_scripts_and_nothing_else(kind: str) -> None:
    figure = laboratory(kind)
    root = parsed(figure)
    loaded = [part.get("src") for part in root.iter("script") if part.get("src")]
    loaded += [part.get("href") for part in root.iter("link")]
    brought = [f"../{asset.path}" for asset in figure.assets]
    assert loaded == [path for path in brought if not path.endswith(LATER)]
    workers = [part.get("data-qa-worker") for part in root if part.get("data-qa-worker")]
    assert {*workers} <= {*brought}


@pytest.mark.parametrize("kind", BLOCK_TYPES)
def test_two_laboratories_on_a_page_share_no_id(kind: str) -> None:
    assert [part for part in parsed(laboratory(kind)).iter("*") if part.get("id")] == []


def test_choices_start_with_those_of_the_block() -> None:
    for kind, chosen in (("row-laboratory", "8"), ("queen-laboratory", "5")):
        (choice,) = parsed(laboratory(kind)).iter("select")
        assert [option.text for option in choice if option.get("selected") is not None] == [chosen]


def test_lines_that_were_not_requested_are_hidden() -> None:
    figure = BLOCK_TYPES["row-laboratory"].figure(["10110", "~x"], SiteConfig())
    assert isinstance(figure, Figure)
    lines = [row for row in parsed(figure).iter("tr") if row.get("data-qa-line")]
    visible = [row.get("data-qa-line") for row in lines if row.get("hidden") is None]
    assert visible == ["x", "~x"]
    assert len(lines) == 1 + len(evaluated(0, 4))
    (runner,) = (part for part in parsed(figure).iter() if part.get("data-qa-part") == "runner")
    assert runner.get("hidden") is not None


def test_the_page_defines_every_board_that_can_be_chosen() -> None:
    assert laboratory("queen-laboratory").sizes == (4, 5, 6, 7, 8)


def test_race_has_a_course_for_each_choice() -> None:
    figure = laboratory("race")
    courses = {asset.path: asset.content for asset in figure.assets if ".json" in asset.path}
    choices = {
        (option.get("value"), int(option.get("data-qa-max-n") or 0))
        for option in parsed(figure).iter("option")
        if option.get("data-qa-max-n")
    }
    wanted = {f"assets/race/{key}/{n}.json" for key, most in choices for n in range(4, most + 1)}
    assert {*courses} == wanted
    within = {part.get("data-qa-file"): part.text for part in parsed(figure).iter("template")}
    assert within == {"../assets/race/bitmap/6.json": courses["assets/race/bitmap/6.json"]}


def test_without_records_a_duration_says_how_to_measure() -> None:
    figure = BLOCK_TYPES["duration"].figure(BODIES["duration"], SiteConfig(timings=Path("nowhere")))
    assert isinstance(figure, Figure)
    assert figure.assets == ()
    assert "queens bench" in render(figure.template, figure.context, Links("one.md"))


def test_without_a_timed_browser_no_button_measures(tmp_path: Path) -> None:
    write_records(tmp_path)
    (tmp_path / "test-whole-2-cores.json").unlink()
    figure = BLOCK_TYPES["duration"].figure(["8 bitmap cython"], SiteConfig(timings=tmp_path))
    assert isinstance(figure, Figure)
    assert "measure" not in {part.get("data-qa-part") for part in parsed(figure).iter()}


def test_without_records_a_race_has_no_time() -> None:
    chosen = BLOCK_TYPES["race"].figure(BODIES["race"], SiteConfig(timings=Path("nowhere")))
    assert isinstance(chosen, Figure)
    parts = {part.get("data-qa-part") for part in parsed(chosen).iter()}
    assert not parts & {"clock", "time", "per node"}
    assert parts >= {"nodes", "solutions", "slider"}
