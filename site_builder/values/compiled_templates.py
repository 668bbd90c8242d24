"""The compiled templates of a theme and of our own, kept from build to build."""

from __future__ import annotations

from contextlib import suppress

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket

from site_builder.values.disk_cache import read_entry, write_entry


class CompiledTemplates(BytecodeCache):
    """The byte code of templates, in memory and on disk.

    It has a digest of the source: Jinja compiles a template again if that has changed.
    """

    def __init__(self) -> None:
        self._codes: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give Jinja the code of a template, if it is known."""
        with suppress(LookupError):
            bucket.bytecode_from_string(self._codes.get(bucket.key) or read_entry(_name(bucket)))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the code of a template."""
        self._codes[bucket.key] = bucket.bytecode_to_string()
        write_entry(_name(bucket), self._codes[bucket.key])


def _name(bucket: Bucket) -> str:
    return f"template {bucket.key}"
