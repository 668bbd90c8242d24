"""Results as lines of names and values."""

from __future__ import annotations

from collections.abc import Mapping


def field_lines(fields: Mapping[str, object]) -> str:
    """One `name  value` a line; what is not known is left out."""
    known = {name.replace("_", " "): value for name, value in fields.items() if value is not None}
    width = max(map(len, known))
    return "\n".join(f"{name:<{width}}  {_text(value)}" for name, value in known.items())


def _text(value: object) -> str:
    if isinstance(value, Mapping):
        return (
            ", ".join(f"{count} of size {size}" for size, count in value.items() if count) or "none"
        )
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
