"""Tables that scripts use, too. They are the JSON files beside this module."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def shared_table(name: str) -> Any:
    """Return the table with this name, such as ``symmetries``."""
    return json.loads(files("site_builder.values").joinpath(f"{name}.json").read_text("utf-8"))
