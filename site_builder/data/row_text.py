"""Format solutions as lines of text. NumPy writes the digits of many solutions at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from string import Formatter
from typing import Any, TypeAlias

from cy_core.arrays import np
from site_builder.values.text import framed

# A batch of rows, as columns of numbers by name. The column `columns` has n numbers a row. All
# others have one number a row, such as `orbit_size` and `rank`.
Batch: TypeAlias = "Mapping[str, np.typing.NDArray[np.integer[Any]]]"
Characters: TypeAlias = "np.typing.NDArray[np.uint8]"

LABEL = "{n}.{orbit_size}.{rank}"
# The templates of values that are not a single number.
_VALUES = {"label": LABEL, "columns": "{columns: }"}
_JSON_VALUES = {"label": f'"{LABEL}"', "columns": "[{columns:, }]"}


def format_lines(
    file_format: str, names: Sequence[str], batches: Iterable[Batch]
) -> Iterator[bytes]:
    """Yield the content of a file as bytes, one piece for each batch."""
    return _FORMATS[file_format](names, batches)


def _frame(names: Sequence[str], batches: Iterable[Batch]) -> Iterator[bytes]:
    """Yield framed boards, each between a line of text and an empty line, batch by batch."""
    for batch in batches:
        lines = b"".join(_text(names, [batch])).decode().splitlines()
        boards = map(framed, batch["columns"].tolist())
        yield "".join(
            f"{line}\n{board}\n\n" for line, board in zip(lines, boards, strict=True)
        ).encode()


def _text(names: Sequence[str], batches: Iterable[Batch]) -> Iterator[bytes]:
    template = "  ".join(_values(names)) + "\n"
    return (format_rows(template, batch) for batch in batches)


def _csv(names: Sequence[str], batches: Iterable[Batch]) -> Iterator[bytes]:
    yield f"{','.join(names)}\n".encode()
    template = ",".join(_values(names)) + "\n"
    yield from (format_rows(template, batch) for batch in batches)


def _json(names: Sequence[str], batches: Iterable[Batch]) -> Iterator[bytes]:
    """Yield a JSON array with one object a line. Each object except the first follows a comma."""
    values = zip(names, _values(names, _JSON_VALUES), strict=True)
    members = ", ".join(f'"{name}": {value}' for name, value in values)
    template = ",\n  {{" + members + "}}"
    objects = (format_rows(template, batch) for batch in batches)
    yield b"["
    yield next(objects, b"")[len(",") :]
    yield from objects
    yield b"\n]\n"


def _values(names: Iterable[str], others: Mapping[str, str] = _VALUES) -> Iterator[str]:
    """Return the template of each column.

    `others` has the templates of columns with several numbers.
    """
    return (others.get(name, f"{{{name}}}") for name in names)


_FORMATS: Mapping[str, Callable[[Sequence[str], Iterable[Batch]], Iterator[bytes]]] = {
    "text": _text,
    "frame": _frame,
    "csv": _csv,
    "json": _json,
}


def format_labels(batch: Batch) -> list[str]:
    """Return the label of each row."""
    return format_rows(f"{LABEL}\n", batch).decode().splitlines()


def format_rows(template: str, batch: Batch) -> bytes:
    """Fill a template with the numbers of each row, and join the rows.

    A field has the same width in all rows: the width of its longest number. Shorter numbers
    are padded with zero bytes, which are deleted at the end.

    >>> batch = {"rank": np.array([9, 10]), "columns": np.array([[2, 10], [11, 3]])}
    >>> format_rows("{rank}: {columns:-}; ", batch)
    b'9: 2-10; 10: 11-3; '
    """
    pieces = []
    for text, name, separator, _ in Formatter().parse(template):
        pieces.append(np.frombuffer(text.encode(), np.uint8))
        if name:
            pieces.append(_characters(batch[name], separator or ""))
    return _side_by_side(pieces, len(batch["columns"])).tobytes().translate(None, b"\0")


def _characters(numbers: np.typing.NDArray[np.integer[Any]], separator: str) -> Characters:
    return _digits(numbers) if numbers.ndim == 1 else _join_numbers(numbers, separator)


def _digits(numbers: np.typing.NDArray[np.integer[Any]]) -> Characters:
    """Return the decimal digits of numbers, none negative.

    Shorter numbers are padded with zero bytes.
    """
    digits = np.empty((len(numbers), len(str(numbers.max(initial=1)))), np.uint8)
    last = digits.shape[1] - 1
    for position in reversed(range(digits.shape[1])):
        rest = numbers // 10
        is_written = (numbers > 0) | (position == last)
        digits[:, position] = np.where(is_written, numbers - rest * 10 + ord("0"), 0)
        numbers = rest
    return digits


def _join_numbers(numbers: np.typing.NDArray[np.integer[Any]], separator: str) -> Characters:
    """Return the numbers of each row as text, with `separator` between them.

    The numbers are below 100, and the separator has up to two bytes. A table has the text of each
    number after a separator, so that NumPy copies four bytes at once.
    """
    values = range(int(numbers.max(initial=0)) + 1)
    table = np.array([f"{separator}{value}".encode() for value in values], "S4")
    return table.take(numbers).view(np.uint8)[:, len(separator) :]


def _side_by_side(pieces: Sequence[Characters], rows: int) -> Characters:
    """Join pieces to one matrix of characters. A piece of one dimension is repeated in each row."""
    widths = [piece.shape[-1] for piece in pieces]
    matrix = np.empty((rows, sum(widths)), np.uint8)
    for piece, width, end in zip(pieces, widths, np.cumsum(widths), strict=True):
        matrix[:, end - width : end] = piece
    return matrix
