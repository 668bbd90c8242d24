"""Odd words that a program may be given, and what a line that it says must be."""

from __future__ import annotations

NUMBERS = (
    *("-1", "0", "08", "+2", "1_0", "8.0", "0x8", " 8", "8\n", "\u0668", "\u00b2", "1,2", "1-"),
    *("4-2", "1-99", "1-2-3", "1024", "1025", "nan", "inf", "1e999", "1e-9", "2147483648"),
    *("9223372036854775808", "9" * 400, "9" * 5000),
)
TEXTS = (
    *("", " ", "x", "None", "\u00e4\u00f6\u00fc", "\U0001f451", "-", "--", "-x", "--json=1"),
    *("%s", "{0.x}", "'", '"', "`", "\\", "@x", "~", "*", ",", "..", "8.4.0", "8..1", "x" * 5000),
)
UNPRINTABLE = (
    *("a\nb", "\r", "\x1b[31mred", "\x7f", "\x08", "\x85", "\u2028", "\u202e", "\u200b", "\ufeff8"),
    *("\ud800", "a\udc80b", "8\0"),
)
ODD = (*NUMBERS, *TEXTS, *UNPRINTABLE)


def is_clean(line: str) -> bool:
    """Whether a text is one line that a person can read."""
    return line.isprintable() and bool(line.strip()) and len(line) <= 1000
