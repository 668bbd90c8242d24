"""The meaning of the columns of a file, for the schemas of CSV and of JSON files."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

DRAFT = "https://json-schema.org/draft/2020-12/schema"
Schema = Mapping[str, Any]
TEXT: Schema = {"type": "string"}
COUNT: Schema = {"type": "integer", "minimum": 0}
NUMBERS: Schema = {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 31}}


@dataclass(frozen=True, slots=True)
class Field:
    """One column of a file."""

    name: str  # the name in the files
    meaning: str  # a line that explains it
    # `columns` are numbers: a list in JSON, in CSV a text with spaces between them
    type: Literal["string", "integer", "number", "columns"] = "integer"
    optional: bool = False  # whether it may be empty, or null in JSON
    pattern: str = ""  # a regular expression that a text must match


N = Field("n", "side of the board, and number of queens")
LABEL = Field(
    "label",
    "permanent name of a fundamental solution: N, size of the orbit, rank",
    "string",
    pattern=r"^[0-9]+\.[1248]\.[1-9][0-9]*$",
)
ORBIT_SIZE = Field("orbit_size", "boards in its orbit: 1, 2, 4 or 8")
COLUMNS = Field(
    "columns", "column of each queen, row by row from the top, 0 at the left", "columns"
)
FUNDAMENTAL = (LABEL, ORBIT_SIZE, COLUMNS)
# As in `cy_core.Properties`, in its order.
PROPERTIES = (
    Field("lines", "straight lines of any slope with three queens or more"),
    Field("knight_pairs", "pairs of queens a knight's move apart"),
    Field("conflicts", "pairs of queens on one wrapped diagonal"),
    Field("conflicting_queens", "queens in at least one conflict"),
    Field("conflict_groups", "groups of two or more queens that conflicts join"),
    Field("largest_group", "queens in the largest group; 1 without conflicts"),
    Field("translates", "moves on the torus after which it is a solution"),
    Field("diagonal_queens", "queens on the two main diagonals"),
    Field("distance", "rows in which the nearest other solution differs; 0 without another"),
    Field("determining_queens", "the fewest of its queens that no other solution has"),
)
FUNDAMENTALS = (N, *FUNDAMENTAL, *PROPERTIES)
EVERY = (COLUMNS,)


def optional(*fields: Field) -> tuple[Field, ...]:
    """The same fields, but they may be empty."""
    return tuple(replace(field, optional=True) for field in fields)


def table_schema(fields: Iterable[Field]) -> Schema:
    """The schema of a CSV file, a Frictionless Table Schema."""
    return {"fields": [_csv_field(field) for field in fields]}


def _csv_field(field: Field) -> Schema:
    is_list = field.type == "columns"
    limits: dict[str, Any] = {} if field.optional else {"required": True}
    if pattern := "^[0-9]+( [0-9]+)*$" if is_list else field.pattern:
        limits["pattern"] = pattern
    about = f"{field.meaning}; spaces between the numbers" if is_list else field.meaning
    kind = "string" if is_list else field.type
    return {"name": field.name, "type": kind, "description": about, "constraints": limits}


def list_schema(title: str, fields: Sequence[Field]) -> Schema:
    """The JSON Schema of a list of rows."""
    return {"$schema": DRAFT, "title": title, "type": "array", "items": row_schema(fields)}


def titled_schema(title: str, fields: Sequence[Field]) -> Schema:
    """The JSON Schema of a table of the site: a title and rows."""
    rows = {"type": "array", "items": row_schema(fields)}
    return {"$schema": DRAFT, "title": title, **object_schema({"title": TEXT, "rows": rows})}


def row_schema(fields: Sequence[Field]) -> Schema:
    """The JSON Schema of an object with these fields and no others."""
    return object_schema({field.name: _json_field(field) for field in fields})


def object_schema(properties: Mapping[str, Schema]) -> Schema:
    """The JSON Schema of an object that has all these properties and no others."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": [*properties],
        "additionalProperties": False,
    }


def _json_field(field: Field) -> Schema:
    schema: dict[str, Any] = dict(NUMBERS) if field.type == "columns" else {"type": field.type}
    if field.pattern:
        schema["pattern"] = field.pattern
    if field.optional:
        schema["type"] = [schema["type"], "null"]
    return {**schema, "description": field.meaning}


def as_text(document: Schema) -> str:
    """A document as JSON: a line for each key, and one for each object of a list.

    >>> print(as_text({"n": 4, "files": [{"rows": 1}]}), end="")
    {
      "n": 4,
      "files": [
        {"rows": 1}
      ]
    }
    """
    lines = ",\n".join(f"  {_dumped(key)}: {_lines(value)}" for key, value in document.items())
    return f"{{\n{lines}\n}}\n"


def _lines(value: object) -> str:
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return _dumped(value)
    objects = ",\n".join(f"    {_dumped(item)}" for item in value)
    return f"[\n{objects}\n  ]"


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
