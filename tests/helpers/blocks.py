"""Pages that are one of our fenced blocks, for the tests of each type of block."""

from __future__ import annotations

from site_builder.blocks.expand import Problem, expand
from site_builder.blocks.registry import BLOCK_TYPES
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links


def expanded(kind: str, *lines: str) -> tuple[str, tuple[Problem, ...]]:
    """The page of one block with its figure, and its mistakes."""
    text = "\n".join([f"```queens {kind}", *lines, "```"])
    done = expand(text, Links("one.md"), SiteConfig())
    return done.with_figures(done.markdown), done.problems


def types_within(word: str) -> list[str]:
    """What may follow ``chart`` or ``table``."""
    return [name.removeprefix(f"{word} ") for name in BLOCK_TYPES if name.startswith(f"{word} ")]
