"""Blocks as functions, whose annotated parameters say how the text of a block is parsed.

    @block("tree", "bitmap 4")
    def tree(method: Method, n: Annotated[int, size(1, 8)]) -> Figure: ...

draws the block ``queens tree`` with the text ``bitmap 4``. A parameter `config` gets the options of
the site.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import (
    Annotated,
    Any,
    Literal,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from cy_core import InputError
from site_builder.values import parsing
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, Charts, Figure, Picture, Pictured, Pictures, Tables
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.table import Table


class HtmlDrawing(Protocol):
    """A picture such as `queens_atlas.board` returns."""

    def _repr_html_(self) -> str:
        """Return the picture as an HTML element. Its styles do not affect the rest of the page."""


Drawing: TypeAlias = Picture | Pictured | HtmlDrawing
# One result of a block. A text is Markdown for the page or, next to tables, a note.
One: TypeAlias = Table | Chart | Drawing | Figure | str
Drawn: TypeAlias = One | Sequence[Drawing] | Sequence[Chart] | Sequence[Table | str]
Draw = TypeVar("Draw", bound=Callable[..., Drawn])


@dataclass(frozen=True, slots=True)
class Word:
    """A parser of one word of a block. It raises a `UserError` if the word is wrong."""

    read: Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Words:
    """A parser of all words that the other parameters leave. The words are joined to one text."""

    read: Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Lines:
    """A parser of each line of a block.

    It is for a function whose only parameter gets all lines.
    """

    read: Callable[[str], object]


Reader: TypeAlias = Word | Words | Lines


def size(least: int, largest: int, rule: str = "this block takes") -> Word:
    """Return a parser of an N within bounds, which a colon may follow. `rule` begins its error."""
    return Word(lambda word: parsing.size_of(word.removesuffix(":"), least, largest, rule))


def sizes(least: int, largest: int) -> Words:
    """Return a parser of a range of N, such as `8` or `4-7`, within bounds."""
    return Words(lambda text: parsing.range_of(text, least, largest))


def number(least: int, largest: int, name: str) -> Word:
    """Return a parser of a whole number within bounds. Its error calls the number `name`."""
    return Word(lambda word: parsing.whole_number(word, least, largest, name))


def bits(least: int, largest: int, rule: str = "this block takes") -> Word:
    """Return a parser of a word of `least` to `largest` digits 0 and 1. `rule` begins its error."""
    return Word(lambda word: parsing.bits_of(word, least, largest, rule))


def solution(least: int, largest: int) -> Words:
    """Return a parser of a solution in any notation, with N within bounds."""
    return Words(lambda text: parsing.solution_of(text, least, largest))


def fundamental(least: int, largest: int) -> Words:
    """Return a parser of a solution in any notation, with N within bounds.

    Its result is the solution with its label.
    """
    return Words(lambda text: parsing.fundamental_of(text, least, largest))


def choice(*choices: str) -> Word:
    """Return a parser that accepts these words, for words that a `Literal` cannot list."""
    return Word(lambda word: _choice(word, choices))


Method = Annotated[str, Word(parsing.method_named)]
Fundamental = Annotated[FundamentalSolution, Words(parsing.fundamental_of)]


@dataclass(frozen=True, slots=True)
class Block:
    """A block: its name, the function that draws it, and an example of its text.

    The example may be empty.
    """

    name: str
    example: str
    draw: Callable[..., Drawn]
    # Whether `queens figure --list` and error messages list the block.
    is_public: bool = False
    # Whether the block returns a short text for the middle of a sentence.
    is_inline: bool = False

    def figure(self, lines: Sequence[str], config: SiteConfig) -> Figure | str:
        """Draw the block with the text in `lines`.

        Return a figure, or Markdown that replaces the block.
        """
        drawn = self.draw(**self._arguments(lines, config))
        if isinstance(drawn, Figure | str):
            return drawn
        shown: Sequence[Any] = drawn if isinstance(drawn, Sequence) else [drawn]
        if not shown or isinstance(shown[0], Table):
            return Tables(shown)
        if isinstance(shown[0], Chart):
            return Charts(shown)
        pictures = list(map(self._picture, shown))
        sizes = sorted({picture.n for picture in pictures if picture.n})
        return Pictures(pictures, sizes=tuple(sizes))

    def _picture(self, drawn: Any) -> Picture:
        if isinstance(drawn, Picture):
            return drawn
        if hasattr(drawn, "picture"):
            return cast(Picture, drawn.picture())
        if hasattr(drawn, "_repr_html_"):
            return Picture(drawn._repr_html_())
        kind = type(drawn).__name__
        raise UserError(f"the function of {self.name} must return a drawing or text, got {kind}")

    def _arguments(self, lines: Sequence[str], config: SiteConfig) -> dict[str, object]:
        """Parse `lines` into the keyword arguments for `draw`."""
        hints = get_type_hints(self.draw, include_extras=True)
        parameters = dict(inspect.signature(self.draw).parameters)
        given = {"config": config} if parameters.pop("config", None) else {}
        readers = {name: reader_of(hints[name]) for name in parameters}
        if len(readers) == 1:
            [(name, reader)] = readers.items()
            if isinstance(reader, Lines):
                if not lines:
                    raise UserError(f"this block takes one line or more, got none: {self.remedy}")
                return {name: [reader.read(line) for line in lines], **given}
        if len(lines) > 1:
            raise UserError(f"this block takes one line, got {len(lines)}: {self.remedy}")
        defaults = {name: parameter.default for name, parameter in parameters.items()}
        return {**_parse_arguments(" ".join(lines), readers, defaults, self.remedy), **given}

    @property
    def remedy(self) -> str:
        """The end of an error message, which says what to write instead."""
        return f"write {self.example}" if self.example else "leave it out"


BLOCKS: dict[str, Block] = {}


def block(
    name: str, example: str, *, is_public: bool = False, is_inline: bool = False
) -> Callable[[Draw], Draw]:
    """Register a function as the block `name`, with an `example` of its text.

    A public block is documented in `content/figures/` for other sites; `queens figure --list` and
    errors name it. All others are parts of our own pages, or of the site that defines them. An
    inline block returns a number as text, and a page writes it as `{queens} NAME TEXT` between
    backticks.
    """

    def register(draw: Draw) -> Draw:
        BLOCKS[name] = Block(name, example, draw, is_public, is_inline)
        return draw

    return register


def reader_of(hint: Any) -> Reader:
    """Return the parser of a parameter, from the parameter's annotation.

    The annotation has a parser, or it is a `Literal`, whose choices the parser accepts.
    """
    for extra in getattr(hint, "__metadata__", ()):
        if isinstance(extra, Word | Words | Lines):
            return extra
    if get_origin(hint) is Literal:
        return Word(lambda word: _choice(word, get_args(hint)))
    raise UserError(f"a parameter needs one of queens_atlas.blocks in its annotation, got {hint}")


def _choice(word: str, choices: Sequence[str]) -> str:
    if word not in choices:
        raise UserError(f"choose one of {', '.join(filter(None, choices))}, got {word}")
    return word


def _parse_arguments(
    text: str, readers: Mapping[str, Reader], defaults: Mapping[str, object], remedy: str
) -> dict[str, object]:
    """Parse one line into keyword arguments.

    `readers` has the parser of each parameter. Parameters before a `Words` parameter take one word
    each from the left, parameters after it take one word each from the right, and the `Words`
    parameter gets the rest. `remedy` ends each error.
    """
    words = text.split()
    values = dict[str, object]()
    names = list(readers)
    middle = next((i for i, name in enumerate(names) if isinstance(readers[name], Words)), None)
    before = names if middle is None else names[:middle]
    after = [] if middle is None else names[middle + 1 :]
    required = [name for name in names if defaults[name] is inspect.Parameter.empty]

    def read(name: str, word: str) -> object:
        reader: Any = readers[name]
        unread = [name for name in required if name not in values]
        try:
            return reader.read(word)
        except (UserError, InputError):
            # If the line has too few words, this word may be meant for another parameter. Then
            # report that a word is missing.
            if name in required and len(words) < len(unread):
                raise missing(name) from None
            raise

    def missing(name: str) -> UserError:
        if not text:
            return UserError(f"this block needs a text, got nothing: {remedy}")
        return UserError(f"the word for {name.replace('_', ' ')} is missing, got {text}: {remedy}")

    def consume(name: str, index: int) -> None:
        try:
            if not words:
                raise missing(name)
            values[name] = read(name, words[index])
            words.pop(index)
        except UserError:
            if name in required:
                raise
            values[name] = defaults[name]

    for name in before:
        consume(name, 0)
    for name in reversed(after):
        consume(name, -1)
    if middle is not None:
        values[names[middle]] = read(names[middle], " ".join(words))
    elif words:
        left = " ".join(words)
        raise UserError(f"this block takes no more words, got {left}: {remedy}")
    return values
