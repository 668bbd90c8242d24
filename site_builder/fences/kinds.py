"""All kinds of block: the maps of the rooms of figures and of the timings, together."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.data import fence as data
from site_builder.figures.bits import fence as bits
from site_builder.figures.boards import fence as boards
from site_builder.figures.counts import fence as counts
from site_builder.figures.engine import fence as engine
from site_builder.figures.finder import fence as finder
from site_builder.figures.laboratories import fence as laboratories
from site_builder.figures.puzzles import fence as puzzles
from site_builder.figures.questions import fence as questions
from site_builder.figures.searches import fence as searches
from site_builder.figures.stepper import fence as stepper
from site_builder.figures.symmetry import fence as symmetry
from site_builder.plans import fence as plans
from site_builder.timings import fence as timings
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.kind import Block, Kind, block_kind

_WINGS: Mapping[str, Kind] = {
    **counts.KINDS,
    **bits.KINDS,
    **boards.KINDS,
    **symmetry.KINDS,
    **searches.KINDS,
    **engine.KINDS,
    **puzzles.KINDS,
    **stepper.KINDS,
    **finder.KINDS,
    **laboratories.KINDS,
    **questions.KINDS,
    **timings.KINDS,
    **data.KINDS,
    **plans.KINDS,
}

Chosen = tuple[Kind, object]


def _first_word_chooses(word: str, example: str) -> Kind:
    """A block whose line begins with the name of a kind of its own, such as ``table census``."""
    kinds = kinds_within(word)

    def parse(block: Block) -> Chosen:
        name, *words = block.line().split()
        if name not in kinds:
            raise UserError(f"unknown {word} {name}: choose one of {', '.join(kinds)}")
        return kinds[name], kinds[name].read([" ".join(words)])

    def draw(chosen: Chosen, config: SiteConfig) -> Figure | str:
        kind, value = chosen
        return kind.draw(value, config)

    return block_kind(word, example, parse, draw)


def kinds_within(word: str) -> Mapping[str, Kind]:
    """The kinds of ``chart`` or ``table``, by what follows that word."""
    return {
        name.removeprefix(f"{word} "): kind
        for name, kind in _WINGS.items()
        if name.startswith(f"{word} ")
    }


KINDS: Mapping[str, Kind] = {
    **{name: kind for name, kind in _WINGS.items() if " " not in name},
    "chart": _first_word_chooses("chart", "totals 1-27"),
    "table": _first_word_chooses("table", "census 1-12"),
}
