"""All colours of all figures, and the style rules that use them.

Rules refer to colours by CSS custom properties, so that a page, a theme or a reader can change
them. The contrast with the background is at least 4.5 to 1 for text, and at least 3 to 1 for marks
and lines that have a meaning.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

LIGHT: Mapping[str, str] = {
    "--qa-paper": "#fbfaf7",
    "--qa-ink": "#22252a",
    "--qa-muted": "#666a71",
    "--qa-line": "#e3dfd6",
    "--qa-square-light": "#f3eee2",
    "--qa-square-dark": "#d1c3a5",
    "--qa-queen": "#22303c",
    "--qa-frame": "#b9ab8c",
    "--qa-accent": "#9a3b2e",
    "--qa-heat": "#d07a66",
    "--qa-orbit-1": "#22252a",
    "--qa-orbit-2": "#9a3b2e",
    "--qa-orbit-4": "#2f6f73",
    "--qa-orbit-8": "#6a6357",
    "--qa-series-1": "#a05b11",
    "--qa-series-2": "#2382ba",
    "--qa-series-3": "#9d8519",
    "--qa-series-4": "#6e2e4f",
    "--qa-series-5": "#7f36bc",
    "--qa-series-6": "#6b9b60",
    "--qa-series-7": "#2f6f73",
    "--qa-series-8": "#9a3b2e",
    "--qa-series-9": "#233285",
    "--qa-series-10": "#22252a",
}
DARK: Mapping[str, str] = {
    "--qa-paper": "#15181c",
    "--qa-ink": "#e6e3dc",
    "--qa-muted": "#9aa0a6",
    "--qa-line": "#2b3036",
    "--qa-square-light": "#3c434b",
    "--qa-square-dark": "#22272d",
    "--qa-queen": "#f2ead6",
    "--qa-frame": "#566070",
    "--qa-accent": "#e08a6d",
    "--qa-heat": "#9a4f3b",
    "--qa-orbit-1": "#e6e3dc",
    "--qa-orbit-2": "#e08a6d",
    "--qa-orbit-4": "#6fc0bf",
    "--qa-orbit-8": "#a8a194",
    "--qa-series-1": "#9f6532",
    "--qa-series-2": "#419bd4",
    "--qa-series-3": "#edc812",
    "--qa-series-4": "#c26c96",
    "--qa-series-5": "#885cb5",
    "--qa-series-6": "#a0de93",
    "--qa-series-7": "#6fc0bf",
    "--qa-series-8": "#e08a6d",
    "--qa-series-9": "#4f6bee",
    "--qa-series-10": "#e6e3dc",
}
# The number of colours of series: one for each method of the ladder, in the ladder's order, and the
# last for the engine. Colour-blind readers can tell them apart. The two most similar colours belong
# to lines that never meet in a chart.
SERIES_COLORS = sum(name.startswith("--qa-series-") for name in LIGHT)

# CSS properties that are also SVG attributes.
_ATTRIBUTES = (
    "color",
    "fill",
    "fill-opacity",
    "font-size",
    "opacity",
    "paint-order",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-width",
)

_BOARD_RULES = """\
.qa-board,.qa-chart{display:block}
.qa-background{fill:var(--qa-paper)}
.qa-light{fill:var(--qa-square-light)}
.qa-dark{fill:var(--qa-square-dark)}
.qa-queen{fill:var(--qa-queen)}
.qa-dot{fill:none;stroke:var(--qa-queen);stroke-linecap:round;stroke-width:.9}
.qa-frame{fill:none;stroke:var(--qa-frame)}
.qa-heat{fill:var(--qa-heat)}
.qa-bar,.qa-bar-engine,.qa-untried,.qa-pointer{fill:var(--qa-orbit-4)}
.qa-bar-engine{fill:color-mix(in srgb,var(--qa-orbit-4) 60%,#000)}
.qa-mark{fill:currentColor;stroke:var(--qa-paper);stroke-width:1;paint-order:stroke}
.qa-hollow{fill:var(--qa-paper);stroke:currentColor;stroke-width:2}
.qa-line{fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}
.qa-series-0{color:var(--qa-muted)}
.qa-range{fill:none;stroke:currentColor;stroke-width:1.5}
.qa-leader{fill:none;stroke:currentColor;stroke-width:.8;opacity:.7}
.qa-trail{fill:none;stroke:var(--qa-frame);stroke-width:1;opacity:.6}
.qa-cursor{stroke:none}
queens-plot:defined .qa-cursor{stroke:var(--qa-muted);stroke-dasharray:3 3}
.qa-haloed{stroke:var(--qa-paper);stroke-width:5;stroke-linejoin:round;paint-order:stroke}
.qa-panel-name{font-weight:600}
.qa-grid{stroke:var(--qa-line)}
.qa-axis{stroke:var(--qa-muted)}
.qa-label{fill:var(--qa-ink)}
.qa-coordinate,.qa-tick{fill:var(--qa-muted)}
.qa-coordinate,.qa-chart{font-variant-numeric:tabular-nums}
.qa-code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.qa-bit{fill:none;stroke:var(--qa-frame)}
.qa-bit-set{fill:var(--qa-queen)}
.qa-bit-one{fill:var(--qa-paper);font-weight:700}
.qa-bit-beyond{stroke-dasharray:2 2}
.qa-bit-edge{fill:none;stroke:var(--qa-orbit-4);stroke-width:2}
.qa-rule{fill:none;stroke:var(--qa-muted)}
.qa-tint{fill:var(--qa-accent);fill-opacity:.2}
.qa-outline{fill:none;stroke:var(--qa-orbit-4);stroke-width:2}
.qa-dashed{fill:none;stroke:var(--qa-ink);stroke-dasharray:.16 .1}
.qa-hollow-queen{fill:var(--qa-paper);stroke:var(--qa-queen);stroke-width:3}
.qa-plate{fill:var(--qa-paper)}
.qa-attacked,.qa-refused{fill:none;stroke:var(--qa-muted);stroke-linecap:round}
.qa-attacked{stroke-width:.07}
.qa-refused{stroke-width:1.75}
.qa-act{fill:none;stroke:var(--qa-accent);stroke-width:.09;stroke-linecap:round}
.qa-act-place,.qa-act-solution{stroke:var(--qa-orbit-4)}
.qa-act-backtrack,.qa-act-fail{stroke-dasharray:.2 .16;stroke-linecap:butt}
.qa-act-solution,.qa-act-fail{stroke-width:.12}
.qa-faint{fill:none;stroke:var(--qa-muted);opacity:.8}
"""
# Rules for trees, layers, sudokus and marks of steps, which few pages have.
_DRAWING_RULES = """\
.qa-forbidden{fill:none;stroke:var(--qa-accent);stroke-width:.05}
.qa-names{fill:var(--qa-orbit-4);font-weight:700}
.qa-names text{stroke:var(--qa-paper);stroke-width:.12;stroke-linejoin:round;paint-order:stroke}
.qa-check,.qa-differs{fill:none;stroke:var(--qa-orbit-4);stroke-width:.05;stroke-dasharray:.1 .08}
.qa-check-met{stroke-dasharray:none}
.qa-differs{stroke:var(--qa-accent);stroke-width:.1;stroke-dasharray:none}
.qa-edge{fill:none;stroke:var(--qa-muted)}
.qa-on-edge{fill:var(--qa-muted);stroke:var(--qa-paper);stroke-width:6;paint-order:stroke}
.qa-node{fill:var(--qa-paper);stroke:var(--qa-ink);stroke-width:1.25}
.qa-node-root{fill:var(--qa-ink)}
.qa-node-kept{fill:var(--qa-orbit-4);stroke:var(--qa-orbit-4)}
.qa-node-second{stroke:var(--qa-series-7);stroke-width:2.5}
.qa-node-third{stroke:var(--qa-muted);stroke-width:1.5;stroke-dasharray:3 2.5}
.qa-node-held{fill:var(--qa-ink)}
.qa-node-here,.qa-node-at{fill:none;stroke:var(--qa-orbit-4);stroke-width:2}
.qa-node-at{stroke-dasharray:3 2}
.qa-edge-held{fill:none;stroke:var(--qa-ink);stroke-width:2.5}
.qa-on-kept{fill:var(--qa-paper);font-weight:600}
.qa-layer{fill:var(--qa-paper);stroke:var(--qa-muted)}
.qa-layer-solid{fill:var(--qa-orbit-4);stroke:var(--qa-orbit-4)}
.qa-layer-lines,.qa-layer-line{stroke:var(--qa-orbit-4);stroke-width:1.5}
.qa-sudoku-given{fill:var(--qa-ink);font-weight:700}
.qa-sudoku-found,.qa-stressed{fill:var(--qa-orbit-4)}
"""
_SIZE_RULES = """\
.qa-wide{font-size:16px}
@media(min-width:44rem){.qa-wide{font-size:13px}}
.qa-sheet-wide{font-size:16px}
.qa-sheet-narrow{font-size:12px}
.qa-sheet-small{font-size:13px}
@container(min-width:900px){.qa-sheet-wide{font-size:13px}}
@container(max-width:327px){.qa-sheet-narrow{font-size:13px}.qa-sheet-small{font-size:14px}}
"""
_RULES = _BOARD_RULES + _DRAWING_RULES + _SIZE_RULES


@cache
def presentation_attributes(style_classes: str) -> Mapping[str, str]:
    """Return the style of an element with these classes in light colours, as SVG attributes.

    Drawing and printing programs do not support custom properties and ``color-mix()``, and few
    support style sheets.

    >>> dict(presentation_attributes("qa-frame"))
    {'fill': 'none', 'stroke': '#b9ab8c'}
    >>> dict(presentation_attributes("qa-node qa-node-held"))
    {'fill': '#22252a', 'stroke': '#22252a', 'stroke-width': '1.25'}
    >>> dict(presentation_attributes("qa-bar-engine"))
    {'fill': '#2f6f73'}
    """
    names = {f".{name}" for name in style_classes.split()}
    # Rules for a width of the page are on a line of their own, which begins with @.
    unconditional = re.sub("^@.*", "", rules(), flags=re.MULTILINE)
    attributes: dict[str, str] = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]+)\}", unconditional):
        if not names.isdisjoint(selectors.strip().split(",")):
            pairs = (line.split(":", 1) for line in body.split(";") if "color-mix" not in line)
            attributes |= {name: _literal(value) for name, value in pairs if name in _ATTRIBUTES}
    return attributes


def properties(colors: Mapping[str, str], selector: str = ":root") -> str:
    """Return a CSS rule that sets these custom properties.

    >>> properties({"--qa-ink": "#000"}, "body")
    'body{--qa-ink:#000}'
    """
    return f"{selector}{{{';'.join(f'{name}:{value}' for name, value in colors.items())}}}"


def literal_rules() -> str:
    """Return the CSS rules for all classes of the figures, in literal light colours."""
    return _literal(rules())


def rules() -> str:
    """Return the CSS rules for all classes of the figures, in terms of the custom properties."""
    return _RULES + _color_rules()


def common_rules() -> str:
    """Return the CSS rules for all classes except the classes of `drawing_rules`."""
    return _BOARD_RULES + _SIZE_RULES + _color_rules()


def drawing_rules() -> str:
    """Return the CSS rules for trees, layers, sudokus and marks of steps."""
    return _DRAWING_RULES


def _color_rules() -> str:
    colors = [name for name in LIGHT if name.startswith(("--qa-orbit-", "--qa-series-"))]
    return "".join(f".{name[2:]}{{color:var({name})}}\n" for name in colors)


def _literal(value: str) -> str:
    """Replace each ``var(--qa-...)`` by its light colour."""
    return re.sub(r"var\((.*?)\)", lambda name: LIGHT[name[1]], value)
