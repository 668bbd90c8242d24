"""Results as lines of names and values, or as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping

from site_builder.terminal.lines import echo


def echo_fields(fields: Mapping[str, object], as_json: bool, **for_people: object) -> None:
    """Write a result as JSON; or as lines, in which `for_people` replaces some values."""
    echo(json.dumps(fields) if as_json else field_lines({**fields, **for_people}))


def field_lines(fields: Mapping[str, object]) -> str:
    """One ``name  value`` a line; unknown values (None) are left out."""
    known = {name.replace("_", " "): value for name, value in fields.items() if value is not None}
    width = max(map(len, known))
    return "\n".join(f"{name:<{width}}  {_text(value)}" for name, value in known.items())


def _text(value: object) -> str:
    if isinstance(value, Mapping):
        counts = (f"{count} of size {size}" for size, count in value.items() if count)
        return ", ".join(counts) or "none"
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
