"""`queens show`; apart, as what draws takes long to load."""

from __future__ import annotations

import json

import cy_core
from site_builder.commands.fields import field_lines
from site_builder.commands.requests import Show
from site_builder.figures.boards.copies import ADDRESSED, COPIES, Copied, fields, rows
from site_builder.figures.boards.files import picture
from site_builder.terminal.lines import echo
from site_builder.terminal.progress import waiting
from site_builder.values.addresses import solution_path
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.files import write_file
from site_builder.values.page import Links
from site_builder.values.text import canonical_label


def run_show(asked: Show) -> None:
    """Show the fundamental solution that has a label."""
    if asked.kind in ADDRESSED and not asked.site:
        raise UserError(f"{asked.kind} needs the address of a page: add --site URL")
    if asked.site and asked.kind not in ADDRESSED:
        raise UserError(f"--site goes with --as {' or --as '.join(ADDRESSED)}")
    with waiting(f"looking for {asked.label}"):
        solution = cy_core.solution(asked.label)
    board = Copied(canonical_label(asked.label), solution)
    if asked.svg:
        write_file(asked.svg, picture(board))
    elif asked.kind:
        echo(_copied(asked.kind, board, asked.site))
    elif asked.json:
        echo(json.dumps(fields(board)))
    else:
        echo(f"{rows(board)}\n\n{field_lines(fields(board))}")


def _copied(kind: str, board: Copied, site: str | None) -> str:
    if kind == "svg":
        return picture(board).removesuffix("\n")
    _, write = COPIES[kind]
    return write(_placed(board, site) if site else board)


def _placed(board: Copied, site: str) -> Copied:
    """The board with its addresses in a site that shows what ours does."""
    config, links = SiteConfig(), Links("index.md", site=site)
    page = solution_path(board.label, config)
    if board.n > config.solution_pages:
        return Copied(board.label, board.columns, f"{links.address('find.md')}?label={board.label}")
    picture = links.address(f"{page.removesuffix('.md')}.svg")
    return Copied(board.label, board.columns, links.address(page), picture)
