"""Words that a program must not choke on, and what it says when it refuses them."""

from __future__ import annotations

import re

from tests.fuzz.fuzzer import Fault

LONGEST_LINE = 1000

NUMBERS = (
    *("-1", "0", "00", "08", "+2", "1_0", "8.0", "8e0", "0x8", " 8", "8 ", "8\n", "\t8"),
    *("\u0668", "\uff18", "\u00b2", "\u0bf2", "1,2", "1-", "-8", "4-2", "1-99", "1-2-3", "3-3"),
    *(
        "1024",
        "1025",
        "999999999",
        "nan",
        "inf",
        "-inf",
        "1e999",
        "-0.0",
        "1e-9",
        "2147483648",
        "9223372036854775808",
    ),
    *("1" + "0" * 18, "9" * 400, "9" * 5000),
)
TEXTS = (
    *(
        "",
        " ",
        "  ",
        "x",
        "None",
        "true",
        "\u00e4\u00f6\u00fc",
        "\U0001f451",
        "-",
        "--",
        "-x",
        "---",
    ),
    *("--=", "--json=1", "%", "%s", "%(prog)s", "{}", "{0.x}", "'", '"', "`", "\\", "$(x)", "@x"),
    *(
        "~",
        "*",
        ",",
        ",,",
        ".",
        "..",
        "8.4.1 ",
        " 8.4.1",
        "008.04.0001",
        "8.4.0",
        "8..1",
        "x" * 5000,
    ),
)
UNPRINTABLE = (
    *("\n", "a\nb", "\r", "a\rb", "\x1b[2J", "\x1b[31mred", "\x1b]0;title\x07", "\x7f", "\x08\x08"),
    *("\x85", "\u2028", "\u202e", "\u200b", "\ufeff8", "\ud800", "\udcff", "a\udc80b", "8\x1b[0m"),
    *("\0", "8\0", "a\0b"),
)
ODD = (*NUMBERS, *TEXTS, *UNPRINTABLE)

# What is not a complaint goes to the same stream: the time spent, the load, cells, a ledger.
_TOLD = re.compile(
    r".* \.\.\. [0-9]+ s(, .*)?|the machine is busy .*|[a-z_]+, .*n = [0-9]+: .*"
    r"|no solution|counting N = .* takes about .*|going on from .*"
    r"|damaged rows in .*; their parts are counted again"
)


def unclean(line: str) -> Fault | None:
    """What keeps a text from being one line that a person can read."""
    start = " ".join(line.split()[:2])
    if not line.isprintable():
        return Fault(f"a line cannot be printed: {start!a:.60}", ascii(line))
    if len(line) > LONGEST_LINE:
        return Fault(f"a line is too long: {start!a:.60}", f"{len(line)} characters")
    return None if line.strip() else Fault("a line is empty")


def complaints(text: str) -> list[str]:
    """The lines of standard error without what is no complaint."""
    return [line for line in text.split("\n") if line and not _TOLD.fullmatch(line)]


def unclean_complaint(text: str) -> Fault | None:
    """What keeps standard error from being one line, besides what is no complaint."""
    if text and not text.endswith("\n"):
        return Fault("a complaint has no end of its line", repr(text))
    lines = complaints(text)
    if len(lines) != 1:
        return Fault(f"a complaint is not one line: {lines[:1]!a:.60}", text)
    return next(filter(None, map(unclean, text[:-1].split("\n"))), None)
