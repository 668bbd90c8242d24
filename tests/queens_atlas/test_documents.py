"""What the pages for those who write Python show: every name, and examples that run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

import queens_atlas
from tests.helpers.sources import ROOT

HOW_TO = (ROOT / "content" / "python.md").read_text("utf-8")
# A reader may begin at any of them.
SECTIONS = [section for section in HOW_TO.split("\n## ")[1:] if ">>> " in section]
REFERENCE = "".join(
    path.read_text("utf-8") for path in sorted((ROOT / "content" / "reference").glob("*.md"))
)
DATA = {"METHODS", "__version__"}
DOCUMENTED = sorted({*queens_atlas.__all__} - DATA)
# What the examples begin with.
NAMES = {name: getattr(queens_atlas, name) for name in queens_atlas.__all__}


def test_the_reference_shows_every_public_name() -> None:
    shown = re.findall(r"^::: queens_atlas\.(\w+)$", REFERENCE, re.MULTILINE)
    assert sorted(shown) == sorted({*queens_atlas.__all__} - {"__version__"})


@pytest.mark.parametrize("name", DOCUMENTED)
def test_every_public_name_has_an_example_that_runs_after_the_import(name: str) -> None:
    value = getattr(queens_atlas, name)
    (test,) = [
        test
        for test in doctest.DocTestFinder(recurse=False).find(
            value, name, module=ModuleType("none"), globs=dict(NAMES)
        )
        if test.name == name
    ]
    results = doctest.DocTestRunner().run(test)
    assert results.attempted > 0
    assert results.failed == 0
    assert "Examples\n" in (value.__doc__ or "")


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.partition("\n")[0])
def test_each_section_of_the_how_to_page_runs_alone(
    section: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(section, {}, "python.md", None, None)
    results = doctest.DocTestRunner().run(test)
    assert results.attempted > 0
    assert results.failed == 0
    assert (tmp_path / "twelve.svg").exists() == ("twelve.svg" in section)


@pytest.mark.soak
def test_the_progress_bar_of_the_how_to_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", HOW_TO, re.M | re.S)
    assert "count(20, " in program
    exec(program.replace("count(20, ", "count(16, "), {})
    output = capsys.readouterr().out
    assert "14772512" in output
    assert "100%" in output
