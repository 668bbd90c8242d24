"""The one error that a person who runs the program is meant to read."""

from __future__ import annotations

LONGEST_BEGINNING, LONGEST_END = 300, 200  # of a message; what it quotes can be of any length


class UserError(Exception):
    """Something the user gave breaks a rule; the message is one line with its remedy.

    Caught once, in `site_builder.cli.run`, which prints the line and exits with status 2.
    """


class TemplateMistake(UserError):
    """A template that cannot be rendered: no figure of the site can be trusted."""


def one_line(message: str) -> str:
    r"""A message as a terminal can show it: whatever it quotes, it is one line and not too long.

    >>> print(one_line("got a\nb\x1b[31m\u202ec"))
    got a\nb\x1b[31m\u202ec
    >>> one_line("n must be ..., got " + "9" * 5000)[290:310]
    '9999999999 ... 99999'
    """
    shown = "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in message
    )
    if len(shown) <= LONGEST_BEGINNING + LONGEST_END:
        return shown
    return f"{shown[:LONGEST_BEGINNING]} ... {shown[-LONGEST_END:]}"
