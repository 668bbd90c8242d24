"""Blocks as functions: the annotations of the parameters say how the text of a block is read.

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
    """A picture, as `queens_atlas.board` returns it."""

    def _repr_html_(self) -> str:
        """The picture as an element whose styles touch nothing else in a page."""


Drawing: TypeAlias = Picture | Pictured | HtmlDrawing
# A text is Markdown for the page; below tables it is a note.
One: TypeAlias = Table | Chart | Drawing | Figure | str
Drawn: TypeAlias = One | Sequence[Drawing] | Sequence[Chart] | Sequence[Table | str]
Draw = TypeVar("Draw", bound=Callable[..., Drawn])


@dataclass(frozen=True, slots=True)
class Word:
    """How one word becomes a value; a mistake is a `UserError`."""

    read: Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Words:
    """How the words that the other parameters leave become a value, as one text."""

    read: Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Lines:
    """How each line becomes a value; there are one or more."""

    read: Callable[[str], object]


Reader: TypeAlias = Word | Words | Lines


def size(least: int, largest: int, rule: str = "this block takes") -> Word:
    """N within bounds, alone or before a colon; `rule` begins the error."""
    return Word(lambda word: parsing.size_of(word.removesuffix(":"), least, largest, rule))


def sizes(least: int, largest: int) -> Words:
    """A range of N: one, or the first and the last."""
    return Words(lambda text: parsing.range_of(text, least, largest))


def number(least: int, largest: int, name: str) -> Word:
    """A whole number within bounds; `name` is what the error calls it."""
    return Word(lambda word: parsing.whole_number(word, least, largest, name))


def bits(least: int, largest: int, rule: str = "this block takes") -> Word:
    """As many digits 0 and 1 as bounds allow; `rule` begins the error."""
    return Word(lambda word: parsing.bits_of(word, least, largest, rule))


def solution(least: int, largest: int) -> Words:
    """A solution in any notation, of N within bounds."""
    return Words(lambda text: parsing.solution_of(text, least, largest))


def fundamental(least: int, largest: int) -> Words:
    """A solution in any notation, of N within bounds, with its label."""
    return Words(lambda text: parsing.fundamental_of(text, least, largest))


def choice(*choices: str) -> Word:
    """One of some words, as a `Literal` of words that are known only now."""
    return Word(lambda word: _choice(word, choices))


Method = Annotated[str, Word(parsing.method_named)]
Fundamental = Annotated[FundamentalSolution, Words(parsing.fundamental_of)]


@dataclass(frozen=True, slots=True)
class Block:
    """A function that draws a block, and an example of its text; empty if it takes none."""

    name: str
    example: str
    draw: Callable[..., Drawn]
    is_public: bool = False  # whether lists of blocks and errors name it
    is_inline: bool = False  # whether it returns a short text for the middle of a sentence

    def figure(self, lines: Sequence[str], config: SiteConfig) -> Figure | str:
        """Draw the lines of a block: a figure, or Markdown that replaces it."""
        drawn = self.draw(**self._arguments(lines, config))
        if isinstance(drawn, Figure | str):
            return drawn
        shown: Sequence[Any] = drawn if isinstance(drawn, Sequence) else [drawn]
        match [*shown]:
            case [Chart(), *_]:
                return Charts(shown)
            case [] | [Table(), *_]:
                return Tables(shown)
        pictures = [*map(self._picture, shown)]
        sizes = sorted({picture.n for picture in pictures if picture.n})
        return Pictures(pictures, sizes=(*sizes,))

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
        """The arguments that the lines of a block give."""
        hints = get_type_hints(self.draw, include_extras=True)
        parameters = dict(inspect.signature(self.draw).parameters)
        given = {"config": config} if parameters.pop("config", None) else {}
        readers = {name: reader_of(hints[name]) for name in parameters}
        match [*readers.items()]:
            case [(name, Lines(read))]:
                if not lines:
                    raise UserError(f"this block takes one line or more, got none: {self.remedy}")
                return {name: [read(line) for line in lines], **given}
        if len(lines) > 1:
            raise UserError(f"this block takes one line, got {len(lines)}: {self.remedy}")
        defaults = {name: each.default for name, each in parameters.items()}
        return {**_dealt(" ".join(lines), readers, defaults, self.remedy), **given}

    @property
    def remedy(self) -> str:
        """What to write instead."""
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
    """How a type is read: by its annotation, or by the choices of a `Literal`."""
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


def _dealt(
    text: str, readers: Mapping[str, Reader], defaults: Mapping[str, object], remedy: str
) -> dict[str, object]:
    """Parse one line into keyword arguments.

    Parameters before a `Words` parameter take one word each from the left, those after it from the
    right; the `Words` parameter gets the rest. `remedy` ends each error.
    """
    words, values = text.split(), dict[str, object]()
    names = list(readers)
    middle = next((i for i, name in enumerate(names) if isinstance(readers[name], Words)), None)
    before, after = (names, []) if middle is None else (names[:middle], names[middle + 1 :])
    required = [name for name in names if defaults[name] is inspect.Parameter.empty]

    def read(name: str, word: str) -> object:
        reader: Any = readers[name]
        unread = [each for each in required if each not in values]
        try:
            return reader.read(word)
        except (UserError, InputError):
            # A word that belongs to another parameter is not the mistake.
            if name in required and len(words) < len(unread):
                raise missing(name) from None
            raise

    def missing(name: str) -> UserError:
        if not text:
            return UserError(f"this block needs a text, got nothing: {remedy}")
        return UserError(f"the word for {name.replace('_', ' ')} is missing, got {text}: {remedy}")

    def take(name: str, at: int) -> None:
        try:
            if not words:
                raise missing(name)
            values[name] = read(name, words[at])
            words.pop(at)
        except UserError:
            if name in required:
                raise
            values[name] = defaults[name]

    for name in before:
        take(name, 0)
    for name in reversed(after):
        take(name, -1)
    if middle is not None:
        values[names[middle]] = read(names[middle], " ".join(words))
    elif words:
        left = " ".join(words)
        raise UserError(f"this block takes no more words, got {left}: {remedy}")
    return values
