"""Import modules and compile templates in the server process from which tests fork processes.

Importing this module does both. Compiling the theme's templates takes half of the time to build
a small site.
"""

from __future__ import annotations

import gc
import tempfile
from importlib import import_module
from pathlib import Path
from types import CodeType

from jinja2 import BytecodeCache, Environment
from jinja2.bccache import Bucket
from mkdocs.commands.build import build
from mkdocs.config import load_config

from site_builder.cli.group import COMMANDS

MODULES = (
    *("site_builder.cli.group", "tests.site_builder.cli.test_random_commands"),
    *(f"site_builder.cli.{module}" for module, _ in COMMANDS.values()),
    *("site_builder.plugin", "mkdocs.__main__"),
    *("mkdocs.contrib.search", "pymdownx.superfences"),
)
SETTINGS = """\
site_name: Small
theme: queens-atlas
plugins:
  - search
  - queens-atlas: {galleries: 4-5, long_galleries: none, solution_pages: 4, cards: false}
"""


class CompiledTemplates(BytecodeCache):
    """A cache in memory for compiled templates, by name and checksum."""

    def __init__(self) -> None:
        self.codes: dict[tuple[str, str], CodeType | None] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self.codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.codes[bucket.key, bucket.checksum] = bucket.code


def cache_templates() -> None:
    """Make all environments of Jinja created from now on share one cache of compiled templates."""
    original_init, compiled = Environment.__init__, CompiledTemplates()

    def init_with_cache(self: Environment, *values: object, **options: object) -> None:
        original_init(self, *values, **options)  # type: ignore[arg-type]
        self.bytecode_cache = compiled

    Environment.__init__ = init_with_cache  # type: ignore[method-assign,assignment]


def build_a_site() -> None:
    """Build a small site, so that the templates that all sites need are compiled and cached."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "docs").mkdir()
        (folder / "docs" / "index.md").write_text("# Small\n", encoding="utf-8")
        (folder / "mkdocs.yml").write_text(SETTINGS, encoding="utf-8")
        build(load_config(str(folder / "mkdocs.yml")))


for module in MODULES:
    import_module(module)
cache_templates()
build_a_site()
gc.collect()
gc.freeze()
# Collect garbage as rarely as conftest.py does, because the default takes a tenth of the time.
gc.set_threshold(100_000, 20)
