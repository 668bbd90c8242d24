"""The board of a day. Its label has the digits of the day as its rank."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Annotated

from cy_core import index_bytes, solution
from queens_atlas.blocks import (
    AnnotatedBoard,
    Asset,
    Board,
    Element,
    SiteLink,
    UserError,
    Word,
    block,
    queens_text,
    squares,
)
from site_builder.svg.board import QUEEN_DATA
from site_builder.svg.palette import LIGHT

# The script of the figure imports this file, too, so that both have the same values.
_BIRTHDAYS = json.loads(Path(__file__).with_name("birthdays.json").read_text("utf-8"))
# The N of the boards. It has more orbits of eight than the greatest number that a day is as
# DDMMYYYY.
N: int = _BIRTHDAYS["n"]
# The first day that has a board. The years of earlier days have fewer than four digits.
FIRST_DAY = date.fromisoformat(_BIRTHDAYS["first_day"])
# The colours of a card: names of custom properties, without the prefix ``--qa-``.
COLOURS = ("paper", "ink", "muted", "accent", "frame", "queen", "square-light", "square-dark")


def day_of(word: str) -> date:
    """Parse a day such as ``1998-11-26``. Raise a `UserError` if it is invalid or has no board."""
    try:
        day = date.fromisoformat(word)
    except ValueError:
        day = date.min
    if day < FIRST_DAY:
        rule = f"a day of the years {FIRST_DAY.year} to {date.max.year} is year-month-day"
        raise UserError(f"{rule}, got {word}: write 1998-11-26")
    return day


def birthday_label(day: date) -> str:
    """Return the label of the board of a day.

    >>> birthday_label(date(1998, 11, 26)), birthday_label(date(2001, 2, 3))
    ('18.8.26111998', '18.8.3022001')
    """
    return f"{N}.{_BIRTHDAYS['orbit_size']}.{int(day.strftime('%d%m%Y'))}"


@block("birthday", "1998-11-26")
def birthday(day: Annotated[date, Word(day_of)]) -> Element:
    """Return the board of `day`, and a form in which the reader chooses other days."""
    label = birthday_label(day)
    columns = solution(label)
    board = Board(N, queens=list(enumerate(columns)))
    name = f"{day.day} {day:%B %Y}"
    caption = f"{name} has the board {label}. No other day has it."
    description = queens_text(squares(columns))
    fallback = AnnotatedBoard(board, f"Board of {name}", description, caption).picture()
    return Element(
        "queens-birthday",
        "Your board",
        {
            "born": day.isoformat(),
            "columns": columns,
            "queen": QUEEN_DATA,
            "colours": {f"--qa-{colour}": LIGHT[f"--qa-{colour}"] for colour in COLOURS},
            "worker": SiteLink("assets/queens-search-worker.js"),
            "data-qa-finder": SiteLink("find.md", is_optional=True),
        },
        [fallback],
        assets=(Asset(f"assets/labels/{N}.index", index_bytes(N)),),
        sizes=(N,),
    )
