"""All blocks: which there are, which of them we offer to other sites, and their figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pkgutil import walk_packages

import site_builder.counts.blocks
import site_builder.data.blocks
import site_builder.new_terms.blocks
import site_builder.timings.blocks  # noqa: F401 -- these modules offer blocks
from site_builder import figures
from site_builder.values.block import BLOCKS, Block
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, did_you_mean
from site_builder.values.figure import Figure, MarkdownFigure
from site_builder.values.inline_markdown import inline_markdown

for _module in walk_packages(figures.__path__, f"{figures.__name__}."):
    import_module(_module.name)  # offers its blocks in `BLOCKS`

# What other sites may use: documented in `content/figures/`, and listed by errors. All others are
# parts of our own lessons.
PUBLIC = (
    *("board", "orbit", "images", "moves", "gallery", "find", "attacks", "sum", "turning", "wall"),
    *("stepper", "steps", "tree", "found", "source", "editor"),
    *("bits", "arithmetic", "row-laboratory", "queen-laboratory", "race", "question", "play"),
    "count-here",
    *("sudoku", "sudoku-stepper"),
    *("chart totals", "chart orbits", "chart heat", "table census", "table ledger", "table data"),
    *("chart timings", "chart speed-up", "table timings", "table matrix"),
)


_EXAMPLES = {"chart": "totals 1-27", "table": "census 1-12"}
_CAPTION = "caption:"  # begins a line that every block may have


def public_blocks() -> Sequence[Block]:
    """The blocks that other sites may use, by name."""
    return [BLOCKS[name] for name in sorted(PUBLIC)]


def draw_block(name: str, lines: Sequence[str], config: SiteConfig) -> Figure | MarkdownFigure:
    """Draw the block `name` from the text in `lines`, with the caption that it brings along."""
    captions = [line for line in lines if line.startswith(_CAPTION)]
    drawn = _drawn(name, [line for line in lines if line not in captions], config)
    figure = MarkdownFigure(drawn) if isinstance(drawn, str) else drawn
    match [caption.removeprefix(_CAPTION).strip() for caption in captions]:
        case []:
            return figure
        case [""]:
            raise UserError("a caption is a text or none, got nothing: write caption: none")
        case [caption]:
            caption = "" if caption == "none" else caption
            if isinstance(figure, MarkdownFigure):
                caption = inline_markdown(caption)
            return replace(figure, caption=caption)
    raise UserError(f"a block takes one caption, got {len(captions)}: leave the others out")


def _drawn(name: str, lines: Sequence[str], config: SiteConfig) -> Figure | str:
    kind, _, text = name.partition(" ")
    if text and (kind in BLOCKS or kind in _EXAMPLES):
        remedy = f"write {text} in the line below queens {kind}"
        raise UserError(f"unknown figure {name}: {remedy}")
    if name in _EXAMPLES:
        if len(lines) != 1:
            raise UserError(f"a {name} takes one line, got {len(lines)}: write {_EXAMPLES[name]}")
        subject, _, values = lines[0].partition(" ")
        if f"{name} {subject}" not in BLOCKS:
            choices = [public.removeprefix(f"{name} ") for public in PUBLIC if f"{name} " in public]
            raise _unknown(name, subject, choices)
        return BLOCKS[f"{name} {subject}"].figure([values], config)
    if name not in BLOCKS:
        choices = [*(public for public in PUBLIC if " " not in public), *_EXAMPLES]
        raise _unknown("figure", name or "(none)", choices)
    return BLOCKS[name].figure(lines, config)


def _unknown(kind: str, name: str, choices: Sequence[str]) -> UserError:
    guess = did_you_mean(name, choices)
    remedy = f"{guess} Choose" if guess else ": choose"
    return UserError(f"unknown {kind} {name}{remedy} one of {', '.join(choices)}")
