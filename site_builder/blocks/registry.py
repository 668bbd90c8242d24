"""All types of block: which there are, which of them we offer to other sites, and their figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

# These modules offer their blocks as they are imported.
import site_builder.data.blocks
import site_builder.data.literature
import site_builder.figures.bits
import site_builder.figures.counts.blocks
import site_builder.figures.counts.tables
import site_builder.figures.engine
import site_builder.figures.finder
import site_builder.figures.home
import site_builder.figures.join
import site_builder.figures.play
import site_builder.figures.properties
import site_builder.figures.puzzles
import site_builder.figures.questions
import site_builder.figures.searches
import site_builder.figures.solutions
import site_builder.figures.symmetry
import site_builder.figures.variants
import site_builder.figures.worksheets
import site_builder.plans.blocks
import site_builder.results.blocks
import site_builder.timings.blocks  # noqa: F401
from site_builder.figures.boards import blocks as boards
from site_builder.figures.laboratories import blocks as laboratories
from site_builder.figures.learn import blocks as learn
from site_builder.figures.stepper import blocks as stepper
from site_builder.figures.wall import blocks as wall
from site_builder.values.block import BLOCKS
from site_builder.values.block import Block as FunctionBlock
from site_builder.values.block_type import Block, BlockType
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, did_you_mean
from site_builder.values.figure import Figure

_BLOCK_TYPES: Mapping[str, BlockType] = {
    **boards.BLOCK_TYPES,
    **wall.BLOCK_TYPES,
    **stepper.BLOCK_TYPES,
    **laboratories.BLOCK_TYPES,
    **learn.BLOCK_TYPES,
}


def block_types() -> Mapping[str, BlockType | FunctionBlock]:
    """All blocks by their names, with those of a site that it has added by now."""
    return {**_BLOCK_TYPES, **BLOCKS}


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


def public_blocks() -> Sequence[FunctionBlock]:
    """The blocks that other sites may use, by name."""
    return [BLOCKS[name] for name in sorted(PUBLIC) if name in BLOCKS]


_EXAMPLES = {"chart": "totals 1-27", "table": "census 1-12"}


_CAPTION = "caption:"  # begins a line that every block may have


def draw_block(name: str, lines: Sequence[str], config: SiteConfig) -> Figure | str:
    """Draw a block of the type that a page names, with the caption that it brings along."""
    captions = [line for line in lines if line.startswith(_CAPTION)]
    figure = _drawn(name, [line for line in lines if line not in captions], config)
    match [caption.removeprefix(_CAPTION).strip() for caption in captions]:
        case []:
            return figure
        case [""]:
            raise UserError("a caption is a text or none, got nothing: write caption: none")
        case [caption]:
            caption = "" if caption == "none" else caption
            if isinstance(figure, Figure):
                return replace(figure, caption=caption)
            return f"{figure}\n\n{caption}".rstrip()
    raise UserError(f"a block takes one caption, got {len(captions)}: leave the others out")


def _drawn(name: str, lines: Sequence[str], config: SiteConfig) -> Figure | str:
    blocks = block_types()
    kind, _, text = name.partition(" ")
    if text and (kind in blocks or kind in _EXAMPLES):
        remedy = f"write {text} in the line below queens {kind}"
        raise UserError(f"unknown figure {name}: {remedy}")
    if name in _EXAMPLES:
        subject, *values = Block(lines, name, _EXAMPLES[name]).line().split()
        choices = [public.removeprefix(f"{name} ") for public in PUBLIC if f"{name} " in public]
        if f"{name} {subject}" not in blocks:
            raise _unknown(name, subject, choices)
        return blocks[f"{name} {subject}"].figure([" ".join(values)], config)
    if name not in blocks:
        choices = [*(public for public in PUBLIC if " " not in public), *_EXAMPLES]
        raise _unknown("figure", name or "(none)", choices)
    return blocks[name].figure(lines, config)


def _unknown(kind: str, name: str, choices: Sequence[str]) -> UserError:
    guess = did_you_mean(name, choices)
    remedy = f"{guess} Choose" if guess else ": choose"
    return UserError(f"unknown {kind} {name}{remedy} one of {', '.join(choices)}")
