"""Templates: a mistake in one is a line that says where."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from site_builder.pages import rendering
from site_builder.values.errors import UserError
from site_builder.values.page import Links

HERE = Links("index.md")


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], str]]:
    """Renders a template that a test writes."""
    monkeypatch.setattr(rendering, "TEMPLATES", tmp_path)
    rendering._environment.cache_clear()

    def render(text: str) -> str:
        (tmp_path / "mine.html.jinja").write_text(text, encoding="utf-8")
        return rendering.render("mine.html.jinja", {"word": "<b>"}, HERE)

    yield render
    rendering._environment.cache_clear()


def test_text_is_escaped(template: Callable[[str], str]) -> None:
    assert template("{{ word }}") == "&lt;b&gt;"


def test_an_undefined_name_is_named_with_its_template(template: Callable[[str], str]) -> None:
    message = "^template mine.html.jinja, line 2: 'wrod' is undefined$"
    with pytest.raises(UserError, match=message):
        template("one\n{{ wrod }}")


def test_a_mistake_in_a_macro_is_found_there(
    template: Callable[[str], str], tmp_path: Path
) -> None:
    (tmp_path / "other.html.jinja").write_text("{% macro m() %}\n\n{{ no }}{% endmacro %}")
    with pytest.raises(UserError, match=r"^template other.html.jinja, line 3: 'no' is undefined$"):
        template('{% from "other.html.jinja" import m %}{{ m() }}')


def test_error_in_a_filter_is_raised_unchanged(
    template: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(word: str) -> str:
        raise KeyError(word)

    template("")
    monkeypatch.setitem(rendering._environment().filters, "columns", broken)
    with pytest.raises(KeyError, match="<b>") as caught:
        template("{{ word | columns }}")
    assert "broken" in [entry.name for entry in caught.traceback]


def test_user_error_is_raised_unchanged(
    template: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(word: str) -> str:
        raise UserError(f"n must be a number, got {word}")

    template("")
    monkeypatch.setitem(rendering._environment().filters, "columns", refuse)
    with pytest.raises(UserError, match=r"^n must be a number, got <b>$"):
        template("{{ word | columns }}")


def test_bad_syntax_and_missing_templates(template: Callable[[str], str]) -> None:
    with pytest.raises(UserError, match=r"^template mine.html.jinja, line 2: "):
        template("\n{% if %}")
    with pytest.raises(UserError, match=r"^template mine.html.jinja, line 1: 'gone.html.jinja'"):
        template('{% include "gone.html.jinja" %}')


def test_every_template_begins_with_its_context() -> None:
    for path in sorted(rendering.TEMPLATES.glob("*.jinja")):
        assert path.read_text(encoding="utf-8").startswith("{#- "), path.name


def test_the_values_that_templates_name_exist() -> None:
    texts = [path.read_text(encoding="utf-8") for path in rendering.TEMPLATES.rglob("*.jinja")]
    named = {name for text in texts for name in re.findall(r"site_builder[\w.]*\.[A-Z]\w*", text)}
    assert "site_builder.timings.blocks.TableGroup" in named
    for name in named:
        module, _, value = name.rpartition(".")
        assert hasattr(import_module(module), value), name
