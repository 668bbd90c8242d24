"""The error for a mistake of the user, and how its message becomes one line."""

from __future__ import annotations

from collections.abc import Sequence

# The numbers of letters that are kept at the start and at the end of a message that is too long.
MAX_START, MAX_END = 300, 200
# The least similarity, by `difflib`, of a suggested word. With a lower value, --json would be
# suggested for --version.
MIN_LIKENESS = 0.7


class UserError(ValueError):
    """An error in a value that the user typed or wrote.

    The message is one line that says what to type instead. The command line prints it and exits
    with status 2.
    """


def one_line(message: str) -> str:
    r"""Return a message as one line that a terminal can show. Shorten it if it is long.

    Control characters are escaped.

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
    """Return the end of an error message, which suggests the known word that is most similar.

    Return an empty text if no word is similar enough.

    >>> did_you_mean("bitmpa", ["bitmap", "mirror"]), did_you_mean("x", ["bitmap"])
    (': did you mean bitmap?', '')
    """
    # Imported here, because only errors need it.
    from difflib import get_close_matches

    close = get_close_matches(word[:100].lower(), known, n=1, cutoff=MIN_LIKENESS)
    return f": did you mean {close[0]}?" if close else ""
