"""One field makes both schemas."""

from __future__ import annotations

from jsonschema import Draft202012Validator

from site_builder.data.schema import (
    COLUMNS,
    FUNDAMENTAL,
    N,
    list_schema,
    optional,
    table_schema,
    titled_schema,
)


def errors(schema: object, document: object) -> list[str]:
    """What is wrong with a document, in short."""
    return [error.validator for error in Draft202012Validator(schema).iter_errors(document)]


def test_a_row_must_have_all_fields_and_no_others() -> None:
    schema = list_schema("Solutions", FUNDAMENTAL)
    row = {"label": "4.2.1", "orbit_size": 2, "columns": [2, 0, 3, 1]}
    assert errors(schema, [row]) == []
    assert errors(schema, [row | {"label": "4.3.1"}]) == ["pattern"]
    assert errors(schema, [row | {"columns": [2, 0, 3, 32]}]) == ["maximum"]
    assert errors(schema, [row | {"more": 1}]) == ["additionalProperties"]
    assert errors(schema, [{"label": "4.2.1", "orbit_size": 2}]) == ["required"]


def test_optional_field_may_be_null_and_a_list_is_a_text_in_csv() -> None:
    schema = titled_schema("Sizes", optional(N))
    assert errors(schema, {"title": "Sizes", "rows": [{"n": None}, {"n": 4}]}) == []
    assert errors(schema, {"title": "Sizes", "rows": [{"n": "4"}]}) == ["type"]
    (field,) = table_schema([COLUMNS])["fields"]
    assert field["type"] == "string"
    assert field["constraints"] == {"required": True, "pattern": "^[0-9]+( [0-9]+)*$"}
