"""All block types: those of the figures and of the timings, together."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.data import blocks as data
from site_builder.figures.bits import blocks as bits
from site_builder.figures.boards import blocks as boards
from site_builder.figures.counts import blocks as counts
from site_builder.figures.engine import blocks as engine
from site_builder.figures.finder import blocks as finder
from site_builder.figures.laboratories import blocks as laboratories
from site_builder.figures.puzzles import blocks as puzzles
from site_builder.figures.questions import blocks as questions
from site_builder.figures.searches import blocks as searches
from site_builder.figures.stepper import blocks as stepper
from site_builder.figures.symmetry import blocks as symmetry
from site_builder.plans import blocks as plans
from site_builder.timings import blocks as timings
from site_builder.values.block_type import Block, BlockType, block_type
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure

_WINGS: Mapping[str, BlockType] = {
    **counts.BLOCK_TYPES,
    **bits.BLOCK_TYPES,
    **boards.BLOCK_TYPES,
    **symmetry.BLOCK_TYPES,
    **searches.BLOCK_TYPES,
    **engine.BLOCK_TYPES,
    **puzzles.BLOCK_TYPES,
    **stepper.BLOCK_TYPES,
    **finder.BLOCK_TYPES,
    **laboratories.BLOCK_TYPES,
    **questions.BLOCK_TYPES,
    **timings.BLOCK_TYPES,
    **data.BLOCK_TYPES,
    **plans.BLOCK_TYPES,
}

Chosen = tuple[BlockType, object]


def _first_word_chooses(word: str, example: str) -> BlockType:
    """A block whose line begins with the name of a kind of its own, such as ``table census``."""
    kinds = types_within(word)

    def parse(block: Block) -> Chosen:
        name, *words = block.line().split()
        if name not in kinds:
            raise UserError(f"unknown {word} {name}: choose one of {', '.join(kinds)}")
        return kinds[name], kinds[name].read([" ".join(words)])

    def draw(chosen: Chosen, config: SiteConfig) -> Figure | str:
        kind, value = chosen
        return kind.draw(value, config)

    return block_type(word, example, parse, draw)


def types_within(word: str) -> Mapping[str, BlockType]:
    """The kinds of ``chart`` or ``table``, by what follows that word."""
    return {
        name.removeprefix(f"{word} "): kind
        for name, kind in _WINGS.items()
        if name.startswith(f"{word} ")
    }


BLOCK_TYPES: Mapping[str, BlockType] = {
    **{name: kind for name, kind in _WINGS.items() if " " not in name},
    "chart": _first_word_chooses("chart", "totals 1-27"),
    "table": _first_word_chooses("table", "census 1-12"),
}
