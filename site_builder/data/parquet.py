"""Write rows as Parquet, if pyarrow is installed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, BinaryIO

from site_builder.values.errors import UserError

if TYPE_CHECKING:
    from site_builder.data.row_text import Batch

# The number of rows in each row group of a file, except the last group.
GROUP = 1 << 16
REMEDY = 'pip install "queens-atlas[data]"'


def write_parquet(names: Sequence[str], batches: Iterable[Batch], stream: BinaryIO) -> None:
    """Write rows as Parquet, batch by batch.

    The same rows give the same bytes, as long as the version of pyarrow is the same: it is in the
    file.
    """
    require_pyarrow()
    # Imported here, because it takes long to load.
    import pyarrow
    from pyarrow.parquet import ParquetWriter

    byte = pyarrow.uint8()
    columns = pyarrow.list_(pyarrow.field("element", byte, nullable=False))
    types = {"n": byte, "label": pyarrow.string(), "orbit_size": byte, "columns": columns}
    properties = pyarrow.uint16()
    schema = pyarrow.schema(
        [pyarrow.field(name, types.get(name, properties), nullable=False) for name in names]
    )
    with ParquetWriter(stream, schema) as writer:
        for group in _groups((_table(batch, schema) for batch in batches), schema.empty_table()):
            writer.write_table(group)


def _table(batch: Batch, schema: Any) -> Any:
    import pyarrow

    from site_builder.data.row_text import format_labels

    columns = batch["columns"]
    starts = pyarrow.array(range(0, columns.size + 1, columns.shape[1]), pyarrow.int32())
    arrays = {name: pyarrow.array(numbers) for name, numbers in batch.items() if numbers.ndim == 1}
    if "label" in schema.names:
        arrays["label"] = pyarrow.array(format_labels(batch))
    arrays["columns"] = pyarrow.ListArray.from_arrays(
        starts, pyarrow.array(columns.ravel()), schema.field("columns").type
    )
    return pyarrow.table([arrays[name] for name in schema.names], schema=schema)


def _groups(tables: Iterable[Any], rest: Any) -> Iterator[Any]:
    """Yield the rows of `rest` and `tables` as tables of `GROUP` rows.

    The last one may be shorter.
    """
    import pyarrow

    for table in tables:
        rows = pyarrow.concat_tables([rest, table])
        whole = len(rows) // GROUP * GROUP
        for start in range(0, whole, GROUP):
            yield rows.slice(start, GROUP).combine_chunks()
        rest = rows.slice(whole)
    if len(rest):
        yield rest.combine_chunks()


def require_pyarrow() -> None:
    """Raise a UserError if pyarrow, which Parquet needs, is not installed."""
    if not has_pyarrow():
        raise UserError(f"Parquet needs pyarrow: {REMEDY}")


def has_pyarrow() -> bool:
    """Return whether pyarrow is installed, which Parquet needs."""
    return find_spec("pyarrow") is not None
