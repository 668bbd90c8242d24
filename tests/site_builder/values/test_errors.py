"""Whatever a message quotes, a person reads one line of it."""

from __future__ import annotations

import pytest

from site_builder.values.errors import one_line


@pytest.mark.parametrize(
    ("message", "line"),
    [
        ("N = 8: 92 solutions, ½ µs, “ok”", "N = 8: 92 solutions, ½ µs, “ok”"),
        ("a\nb\rc\td\0e\x7f\x85", r"a\nb\rc\td\x00e\x7f\x85"),
        ("\x1b]0;title\x07\x1b[31mred", r"\x1b]0;title\x07\x1b[31mred"),
        ("a\u2028b\u2029c", r"a\u2028b\u2029c"),
        ("\u202eevil\u2066\u200b", r"\u202eevil\u2066\u200b"),
        ("\udcff\ud800", r"\udcff\ud800"),
        ("9" * 500, "9" * 500),
        ("9" * 501, f"{'9' * 300} ... {'9' * 200}"),
    ],
)
def test_error_message_is_one_clean_line(message: str, line: str) -> None:
    assert one_line(message) == line
