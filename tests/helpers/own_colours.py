"""The style sheet with custom colours from our documentation, and checks of its effect."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Page

from tests.helpers.sources import ROOT

_STYLE_SHEET = re.compile(r"## Colours.*?```css\n(.*?)```", re.DOTALL)
_PAIR = re.compile(r"(--[a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)")
_RESOLVE = """(names) => {
    const probe = document.createElement("i");
    document.querySelector(".qa-block").append(probe);
    const colours = names.map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
    });
    probe.remove();
    return colours;
}"""


def documented_colours() -> dict[str, tuple[str, str]]:
    """Return (light value, dark value) of each custom property in the style sheet, by name."""
    return {name: (light, dark) for name, light, dark in _PAIR.findall(_documented_style_sheet())}


def style_sheet() -> str:
    """Return the style sheet with different reds as light values, and blues as dark values."""
    numbers = iter(range(1, 256))

    def paint(pair: re.Match[str]) -> str:
        number = next(numbers)
        return f"{pair[1]}: light-dark(#{number:02x}0000, #0000{number:02x})"

    return _PAIR.sub(paint, _documented_style_sheet())


def computed_colours(page: Page, *names: str) -> list[str]:
    """Return the computed colours of custom properties in the first figure of a page."""
    return list(page.evaluate(_RESOLVE, names))


def wrong_colours(page: Page, scheme: Literal["light", "dark"]) -> dict[str, str]:
    """Return the custom properties whose colours in the page differ from `style_sheet`."""
    colours = dict(
        zip(documented_colours(), computed_colours(page, *documented_colours()), strict=True)
    )
    expected = "rgb({}, 0, 0)" if scheme == "light" else "rgb(0, 0, {})"
    return {
        name: color
        for number, (name, color) in enumerate(colours.items(), start=1)
        if color != expected.format(number)
    }


def _documented_style_sheet() -> str:
    text = (ROOT / "content" / "plugin.md").read_text(encoding="utf-8")
    match = _STYLE_SHEET.search(text)
    assert match is not None
    return match[1]
