"""The registry of all blocks: it imports the modules that define them, and draws blocks by name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

# Importing a module registers its functions with `@block`. Add new modules to this list.
import site_builder.counts.blocks
import site_builder.data.blocks
import site_builder.figures.bits
import site_builder.figures.boards
import site_builder.figures.editor.blocks
import site_builder.figures.embed.blocks
import site_builder.figures.finder.blocks
import site_builder.figures.inline_numbers
import site_builder.figures.laboratories.blocks
import site_builder.figures.learn_place.blocks
import site_builder.figures.play.blocks
import site_builder.figures.properties.blocks
import site_builder.figures.puzzles
import site_builder.figures.questions.blocks
import site_builder.figures.race.blocks
import site_builder.figures.searches
import site_builder.figures.solutions
import site_builder.figures.stepper.blocks
import site_builder.figures.sudoku_stepper.blocks
import site_builder.figures.symmetry.blocks
import site_builder.figures.totals
import site_builder.figures.wall.blocks
import site_builder.timings.blocks  # noqa: F401
from site_builder.values.block import BLOCKS, Block
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, did_you_mean
from site_builder.values.figure import Figure, MarkdownFigure
from site_builder.values.inline_markdown import inline_markdown

_EXAMPLES = {"chart": "totals 1-27", "table": "census 1-12"}
_CAPTION = "caption:"  # the start of a line with a caption, which every block may have
_INLINE = re.compile(r"`\{queens\} ([^`]+)`")  # an inline block in a question or in a caption


def public_blocks() -> Sequence[Block]:
    """Return the blocks that are documented for other sites, sorted by name."""
    return [BLOCKS[name] for name in sorted(BLOCKS) if BLOCKS[name].is_public]


def draw_block(name: str, lines: Sequence[str], config: SiteConfig) -> Figure | MarkdownFigure:
    """Draw the block `name` from the text in `lines`.

    A line that begins with ``caption:`` replaces the caption of the figure. ``caption: none``
    removes the caption.
    """
    lines = [_INLINE.sub(lambda span: draw_inline(span[1], config), line) for line in lines]
    captions = [line for line in lines if line.startswith(_CAPTION)]
    drawn = _draw(name, [line for line in lines if line not in captions], config)
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


def draw_inline(text: str, config: SiteConfig) -> str:
    """Return the number that an inline block such as ``nodes bitmap 8`` stands for, as text."""
    name, *words = text.split() or ["(none)"]
    choices = [each for each in sorted(BLOCKS) if BLOCKS[each].is_inline]
    if name not in choices:
        raise _unknown("number", name, choices)
    return str(BLOCKS[name].figure([" ".join(words)], config))


def _draw(name: str, lines: Sequence[str], config: SiteConfig) -> Figure | str:
    """Draw the block `name`. If it is unknown, raise a UserError that lists the public blocks."""
    kind, _, text = name.partition(" ")
    if text and (kind in BLOCKS or kind in _EXAMPLES):
        remedy = f"write {text} in the line below queens {kind}"
        raise UserError(f"unknown figure {name}: {remedy}")
    if name in _EXAMPLES:
        if len(lines) != 1:
            raise UserError(f"a {name} takes one line, got {len(lines)}: write {_EXAMPLES[name]}")
        subject, _, values = lines[0].partition(" ")
        if f"{name} {subject}" not in BLOCKS:
            public = [block.name for block in public_blocks()]
            choices = [full.removeprefix(f"{name} ") for full in public if f"{name} " in full]
            raise _unknown(name, subject, choices)
        return BLOCKS[f"{name} {subject}"].figure([values], config)
    if name not in BLOCKS:
        choices = [block.name for block in public_blocks() if " " not in block.name]
        raise _unknown("figure", name or "(none)", [*choices, *_EXAMPLES])
    return BLOCKS[name].figure(lines, config)


def _unknown(kind: str, name: str, choices: Sequence[str]) -> UserError:
    guess = did_you_mean(name, choices)
    remedy = f"{guess} Choose" if guess else ": choose"
    return UserError(f"unknown {kind} {name}{remedy} one of {', '.join(choices)}")
