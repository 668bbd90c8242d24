"""Rows as Parquet, where pyarrow is installed: it alone is known here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from itertools import islice
from typing import Any, BinaryIO

from site_builder.values.errors import UserError

GROUP = 1 << 16  # rows at a time
REMEDY = 'pip install "queens-atlas[data]"'


def write_parquet(
    names: Sequence[str], rows: Iterable[Mapping[str, object]], stream: BinaryIO
) -> None:
    """Write rows as they come.

    The bytes depend on the rows and on the version of pyarrow, which the file names.

    Parameters
    ----------
    names : sequence of str
        Some of ``n``, ``label``, ``orbit_size`` and ``columns``, in order.

    Raises
    ------
    UserError
        As `require_pyarrow`.
    """
    require_pyarrow()
    import pyarrow  # loading it takes as long as many a command
    from pyarrow.parquet import ParquetWriter

    byte = pyarrow.uint8()
    types = {"n": byte, "label": pyarrow.string(), "orbit_size": byte}
    types["columns"] = pyarrow.list_(pyarrow.field("element", byte, nullable=False))
    schema = pyarrow.schema([pyarrow.field(name, types[name], nullable=False) for name in names])
    with ParquetWriter(stream, schema) as writer:
        for group in _groups(rows):
            writer.write_table(pyarrow.Table.from_pylist(group, schema=schema))


def _groups(rows: Iterable[Mapping[str, object]]) -> Iterator[list[Any]]:
    each = iter(rows)
    while group := [*islice(each, GROUP)]:
        yield group


def require_pyarrow() -> None:
    """Refuse to begin what could not be written.

    Raises
    ------
    UserError
        ``Parquet needs pyarrow: pip install "queens-atlas[data]"``.
    """
    if not has_pyarrow():
        raise UserError(f"Parquet needs pyarrow: {REMEDY}")


def has_pyarrow() -> bool:
    """Whether Parquet can be written."""
    return find_spec("pyarrow") is not None
