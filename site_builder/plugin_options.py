"""The options of the MkDocs plugin."""

from __future__ import annotations

from typing import Any

from mkdocs.config import config_options
from mkdocs.config.base import Config, ConfigErrors, ConfigWarnings, ValidationError

from site_builder.values.config import default_of, read_option
from site_builder.values.errors import UserError, one_line


class _Option(config_options.OptionallyRequired[Any]):
    """An option of `SiteConfig`."""

    def run_validation(self, value: object) -> object:
        try:
            return read_option(self._name, value)
        except UserError as error:
            raise ValidationError(one_line(str(error))) from error


class Options(Config):
    """The options of the plugin in ``mkdocs.yml``; `SiteConfig` says what they mean."""

    galleries = _Option(default="none")  # the command `queens build` is asked for pages, we are not
    long_galleries = _Option(default="none")
    solution_pages = _Option(default=default_of("solution_pages"))
    boards_per_page = _Option(default=default_of("boards_per_page"))
    coordinates = _Option(default=default_of("coordinates"))
    searchable = _Option(default=default_of("searchable"))
    cards = _Option(default=default_of("cards"))
    records = _Option(default=default_of("records"))
    downloads = _Option(default=default_of("downloads"))
    folder = _Option(default=default_of("folder"))

    def validate(self) -> tuple[ConfigErrors, ConfigWarnings]:
        """Refuse an unknown option: MkDocs would only warn, and the option would do nothing."""
        failed, warnings = super().validate()
        options = ", ".join(name for name, _ in self._schema)
        for name in sorted(set(self) - self._schema_keys, key=str):  # YAML has other keys, too
            message = one_line(f"unknown option {name}: choose one of {options}")
            failed.append((name, ValidationError(message)))
        return failed, [] if failed else warnings
