"""Where our fenced blocks begin and end among the lines of a page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

LEVEL = 4  # columns that Markdown asks for within a list item, a note or a tab

_SIGN = r"(?:>|(?:[-*+:]|[0-9]{1,9}[.)]|\[\^[^\]]+\]:)[ \t])[ \t]*+"
# Nothing is tried twice: a line of many signs would take for ever.
_OPENING = re.compile(
    rf"(?P<quotes>(?:(?:[ \t]*+>)++ ?)?+)(?P<indent>[ \t]*+)(?P<item>(?:{_SIGN})*+)"
    r"(?P<marks>`{3,}+|~{3,}+)[ \t]*+(?P<info>[^`]*+)"
)
# What stands in these is only text.
_RAW = re.compile(r"[ \t>]*<(?:!--|(pre|script|style|textarea)\b)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class FencedBlock:
    """A fenced block as it stands in a page.

    Attributes
    ----------
    info : str
        What follows the opening marks: ``queens board``.
    lines : tuple of str
        All its lines, as they are.
    first : int
        Where it begins in the page, counted from 0.
    quotes, indent, item : str
        What stands before its opening marks: ``>`` signs, spaces, the signs of a list item, a
        definition or a footnote.
    closed : bool
        Whether it has an end; otherwise it goes on to the end of what it stands in.
    raw : bool
        Whether it is text within a comment or a ``<pre>``.
    """

    info: str
    lines: tuple[str, ...]
    first: int
    quotes: str
    indent: str
    item: str
    closed: bool
    raw: bool

    @property
    def end(self) -> int:
        """The line of the page after it."""
        return self.first + len(self.lines)

    @property
    def at_left_edge(self) -> bool:
        """Whether nothing stands before its opening marks."""
        return not (self.quotes or self.indent or self.item)

    @property
    def body(self) -> list[str]:
        """What it says: lines that are not empty, without what stands around them."""
        inner = self._unquoted[1:-1] if self.closed else self._unquoted[1:]
        return [line.strip() for line in inner if line.strip()]

    @property
    def as_code(self) -> list[str]:
        """The block for a reader to see; alone, Markdown would not know ours as code."""
        opening = self._unquoted[0].removeprefix(self.indent + self.item)
        source = [opening, *(line.removeprefix(self.indent) for line in self._unquoted[1:])]
        longest = max(len(run) for run in re.findall("`+", "\n".join(["``", *source])))
        marks = "`" * (longest + 1)
        return self.replaced([marks, *source, marks])

    @property
    def _unquoted(self) -> list[str]:
        depth = self.quotes.count(">")
        return [_unquoted(line, depth) or "" for line in self.lines]

    def replaced(self, lines: Sequence[str]) -> list[str]:
        """Lines that stand in the page where it stood."""
        if self.item:
            return [self.quotes + self.indent + self.item + " ".join(map(str.strip, lines))]
        return [self.quotes + self.indent + line for line in lines]

    def apart_from(self, neighbour: Sequence[str]) -> list[str]:
        """The empty line that what stands in its place needs beside another line."""
        if self.item or not "".join(neighbour).strip(" \t>"):
            return []  # footnotes end at two empty lines
        return [self.quotes.rstrip()]


def find_blocks(lines: Sequence[str]) -> Iterator[FencedBlock]:
    """Our blocks in order. Others are followed to their ends: one inside them is only text."""
    place = raw = 0
    while place < len(lines):
        opening = _OPENING.fullmatch(lines[place].rstrip())
        if opening is None:
            raw = max(raw, _raw_end(lines, place))
            place += 1
            continue
        end, closed = _end(lines[: raw if place < raw else None], place, opening)
        while not closed and end > place + 1 and not lines[end - 1].strip(" \t>"):
            end -= 1
        if opening["info"].split()[:1] == ["queens"]:
            before = opening["quotes"], opening["indent"], opening["item"]
            source = tuple(lines[place:end])
            yield FencedBlock(opening["info"], source, place, *before, closed, place < raw)
        elif not closed:  # Markdown takes it for text
            end = place + 1
        place = end


def _end(lines: Sequence[str], first: int, opening: re.Match[str]) -> tuple[int, bool]:
    """The line after a block, and whether it is closed."""
    if ">" in opening["item"]:  # a quote in a list, whose next lines begin in other ways
        return first + 1, False
    marks, depth = opening["marks"], opening["quotes"].count(">")
    closing = re.compile(rf"\s*{marks[0]}{{{len(marks)},}}\s*")
    for place in range(first + 1, len(lines)):
        inner = _unquoted(lines[place], depth)
        if inner is None or (inner.strip() and _level(inner) < _level(opening["indent"])):
            return place, False
        if closing.fullmatch(inner):
            return place + 1, True
    return len(lines), False


def _unquoted(line: str, depth: int) -> str | None:
    """A line without the signs of the quotes that it stands in; None if it stands outside."""
    found = re.match(rf"(?:[ \t]*>){{{depth}}} ?" if depth else "", line)
    return line[found.end() :] if found else None


def _level(line: str) -> int:
    """How deep a line is indented, in levels."""
    text = line.expandtabs(LEVEL)
    return (len(text) - len(text.lstrip())) // LEVEL


def _raw_end(lines: Sequence[str], first: int) -> int:
    """The line that ends the raw HTML which begins in a line; this one if none does."""
    opening = _RAW.match(lines[first])
    if opening is None:
        return first
    end = f"</{opening[1].lower()}" if opening[1] else "-->"
    if end in lines[first][opening.end() :].lower():
        return first
    later = range(first + 1, len(lines))
    return next((place for place in later if end in lines[place].lower()), first)
