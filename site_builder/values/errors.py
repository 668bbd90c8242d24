"""The error for a mistake of the user, and its message as one line."""

from __future__ import annotations

MAX_START, MAX_END = 300, 200  # letters of a message that quotes a long text


class UserError(Exception):
    """The user gave something that breaks a rule; the message is one line that says the remedy.

    The command line prints the message and exits with status 2.
    """


def one_line(message: str) -> str:
    r"""A message as one line that a terminal can show, shortened if it quotes a long text.

    >>> print(one_line("got a\nb\x1b[31m\u202ec"))
    got a\nb\x1b[31m\u202ec
    >>> one_line("n must be ..., got " + "9" * 5000)[290:310]
    '9999999999 ... 99999'
    """
    line = "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in message
    )
    if len(line) <= MAX_START + MAX_END:
        return line
    return f"{line[:MAX_START]} ... {line[-MAX_END:]}"
