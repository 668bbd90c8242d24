"""Pages that are one of our fenced blocks, for the tests of each kind of block."""

from __future__ import annotations

from site_builder.blocks.expand import Problem, expand
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links


def expanded(kind: str, *lines: str) -> tuple[str, tuple[Problem, ...]]:
    """The page of one block with its figure, and its mistakes."""
    text = "\n".join([f"```queens {kind}", *lines, "```"])
    done = expand(text, Links("one.md"), SiteConfig())
    return done.filled(done.markdown), done.problems
