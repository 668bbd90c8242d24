"""Templates: a mistake in one is a line that says where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("one\n{{ wrod }}", "mine.html.jinja, line 2: 'wrod' is undefined$"),
        (
            '{% from "other.html.jinja" import m %}{{ m() }}',
            "other.html.jinja, line 3: 'no' is undefined$",
        ),
        ("\n{% if %}", "mine.html.jinja, line 2: "),
        ('{% include "gone.html.jinja" %}', "mine.html.jinja, line 1: 'gone.html.jinja'"),
    ],
)
def test_a_mistake_is_named_with_its_template_and_line(
    text: str, message: str, template: Callable[[str], str], tmp_path: Path
) -> None:
    (tmp_path / "other.html.jinja").write_text("{% macro m() %}\n\n{{ no }}{% endmacro %}")
    with pytest.raises(UserError, match=f"^template {message}"):
        template(text)


@pytest.mark.parametrize("error", [KeyError("<b>"), UserError("n must be a number, got <b>")])
def test_error_in_a_filter_is_raised_unchanged(
    error: Exception, template: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(word: str) -> str:
        raise error

    template("")
    monkeypatch.setitem(rendering._environment().filters, "columns", broken)
    with pytest.raises(type(error), match="<b>") as caught:
        template("{{ word | columns }}")
    assert caught.value is error
