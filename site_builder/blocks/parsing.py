"""Find the fenced blocks of a page that begin with ``queens``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

LEVEL = 4  # columns by which Markdown indents what is within a list item, a note or a tab

_SIGN = r"(?:>|(?:[-*+:]|[0-9]{1,9}[.)]|\[\^[^\]]+\]:)[ \t])[ \t]*+"
# Possessive quantifiers: backtracking over a line of many signs would take for ever.
_OPENING = re.compile(
    rf"(?P<quotes>(?:(?:[ \t]*+>)++ ?)?+)(?P<indent>[ \t]*+)(?P<item>(?:{_SIGN})*+)"
    r"(?P<marks>`{3,}+|~{3,}+)[ \t]*+(?P<info>[^`]*+)"
)
# Blocks within these are only text.
_RAW = re.compile(r"[ \t>]*<(?:!--|(pre|script|style|textarea)\b)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class FencedBlock:
    """A fenced block of a page.

    Attributes
    ----------
    info : str
        What follows the opening marks: ``queens board``.
    lines : tuple of str
        All its lines, those with the marks too, unchanged.
    first : int
        Index of its first line in the page.
    quotes, indent, item : str
        What precedes the opening marks: ``>`` signs, spaces, the signs of a list item, a
        definition or a footnote.
    closed : bool
        Whether it has closing marks; otherwise it ends with the list item, quote or page.
    raw : bool
        Whether it is within a comment or an element such as ``<pre>``, so only text.
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
        """Index of the line after the block."""
        return self.first + len(self.lines)

    @property
    def at_left_edge(self) -> bool:
        """Whether nothing precedes its opening marks."""
        return not (self.quotes or self.indent or self.item)

    @property
    def body(self) -> list[str]:
        """The text between the marks: its lines without quotes and spaces, except empty ones."""
        inner = self._unquoted[1:-1] if self.closed else self._unquoted[1:]
        return [line.strip() for line in inner if line.strip()]

    def as_code(self, mistake: str = "") -> list[str]:
        """Lines that show the block as code, with its mistake; Markdown alone would not do it."""
        opening = self._unquoted[0].removeprefix(self.indent + self.item)
        source = [opening, *(line.removeprefix(self.indent) for line in self._unquoted[1:])]
        source += [f"queens-atlas: {mistake}"] * bool(mistake)
        longest = max(len(run) for run in re.findall("`+", "\n".join(["``", *source])))
        marks = "`" * (longest + 1)
        return self.replaced([marks, *source, marks])

    @property
    def _unquoted(self) -> list[str]:
        depth = self.quotes.count(">")
        return [_unquoted(line, depth) or "" for line in self.lines]

    def replaced(self, lines: Sequence[str]) -> list[str]:
        """The lines that replace the block, with the quotes and the indent that it had."""
        if self.item:
            return [self.quotes + self.indent + self.item + " ".join(map(str.strip, lines))]
        return [self.quotes + self.indent + line for line in lines]

    def empty_line_beside(self, neighbour: Sequence[str]) -> list[str]:
        """The empty line between the replacement and a line of the page, if it needs one."""
        if self.item or not "".join(neighbour).strip(" \t>"):
            return []  # two empty lines would end a footnote
        return [self.quotes.rstrip()]


def find_blocks(lines: Sequence[str]) -> Iterator[FencedBlock]:
    """Yield the blocks that begin with ``queens``, in the order of the page.

    A block within another fenced block, such as an example of Markdown, is only text.
    """
    position = raw_end = 0
    while position < len(lines):
        opening = _OPENING.fullmatch(lines[position].rstrip())
        if opening is None:
            raw_end = max(raw_end, _raw_end(lines, position))
            position += 1
            continue
        is_raw = position < raw_end
        end, closed = _end(lines[: raw_end if is_raw else None], position, opening)
        while not closed and end > position + 1 and not lines[end - 1].strip(" \t>"):
            end -= 1
        if opening["info"].split()[:1] == ["queens"]:
            before = opening["quotes"], opening["indent"], opening["item"]
            source = tuple(lines[position:end])
            yield FencedBlock(opening["info"], source, position, *before, closed, is_raw)
        elif not closed:  # Markdown takes it for text
            end = position + 1
        position = end


def _end(lines: Sequence[str], first: int, opening: re.Match[str]) -> tuple[int, bool]:
    """The index of the line after a block, and whether the block is closed."""
    if ">" in opening["item"]:  # a quote in a list: its next lines begin in another way
        return first + 1, False
    marks, depth = opening["marks"], opening["quotes"].count(">")
    closing = re.compile(rf"\s*{marks[0]}{{{len(marks)},}}\s*")
    for position in range(first + 1, len(lines)):
        inner = _unquoted(lines[position], depth)
        if inner is None or (inner.strip() and _level(inner) < _level(opening["indent"])):
            return position, False
        if closing.fullmatch(inner):
            return position + 1, True
    return len(lines), False


def _unquoted(line: str, depth: int) -> str | None:
    """A line without the signs of its quotes; None if it has fewer than `depth` of them."""
    signs = re.match(rf"(?:[ \t]*>){{{depth}}} ?" if depth else "", line)
    return line[signs.end() :] if signs else None


def _level(line: str) -> int:
    """How many levels a line is indented."""
    text = line.expandtabs(LEVEL)
    return (len(text) - len(text.lstrip())) // LEVEL


def _raw_end(lines: Sequence[str], first: int) -> int:
    """The index of the line that ends raw HTML; `first` itself if none begins or ends there."""
    opening = _RAW.match(lines[first])
    if opening is None:
        return first
    end = f"</{opening[1].lower()}" if opening[1] else "-->"
    if end in lines[first][opening.end() :].lower():
        return first
    later = range(first + 1, len(lines))
    return next((index for index in later if end in lines[index].lower()), first)
