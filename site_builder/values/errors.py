"""The error for a mistake of the user, its message as one line, and what may be meant."""

from __future__ import annotations

from collections.abc import Sequence

MAX_START, MAX_END = 300, 200  # letters of a message that quotes a long text
MIN_LIKENESS = 0.7  # as `difflib` measures it: less takes --json for --version


class UserError(ValueError):
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


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """The end of an error message: the known word that is most like this one, if any is.

    >>> did_you_mean("bitmpa", ["bitmap", "mirror"]), did_you_mean("x", ["bitmap"])
    (': did you mean bitmap?', '')
    """
    from difflib import get_close_matches  # here, as only mistakes need it

    close = get_close_matches(word[:100].lower(), known, n=1, cutoff=MIN_LIKENESS)
    return f": did you mean {close[0]}?" if close else ""
