"""A command of `queens`: what its help tells, and where it is run."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any


@dataclass(frozen=True, slots=True)
class Command:
    """One command of `queens`.

    Attributes
    ----------
    name, summary, example : str
        As its help tells them; the name may be two words.
    module : str
        Where its function is, among the commands: ``run_`` and the last word of the name.
    request : callable
        The value that the function takes, made of what was read.
    has_arrays : bool
        Whether it makes any. Then NumPy is loaded before it runs: Ctrl-C in the middle of an
        import would be a traceback.
    """

    name: str
    summary: str
    example: str
    module: str
    request: Callable[..., object]
    has_arrays: bool = True

    def load(self) -> ModuleType:
        """The module that has its function."""
        if self.has_arrays:
            import_module("numpy")
        return import_module(f"site_builder.commands.{self.module}")

    def run(self, fields: dict[str, Any]) -> None:
        """Run it with the values that were read."""
        values = {name: tuple(v) if isinstance(v, list) else v for name, v in fields.items()}
        getattr(self.load(), f"run_{self.name.split()[-1]}")(self.request(**values))


def add_command(subparsers: Any, command: Command) -> ArgumentParser:
    """A parser for what follows the name of a command."""
    added: ArgumentParser = subparsers.add_parser(
        command.name.split()[-1],
        help=command.summary,
        description=f"{command.summary.capitalize()}.",
        epilog=f"example: {command.example}",
    )
    added.set_defaults(command=command)
    return added


def add_option(
    parser: ArgumentParser,
    name: str,
    metavar: str,
    kind: Callable[[str], object],
    default: object,
    text: str,
) -> None:
    """An option with a value, and its default told; a default in text is read like a word."""
    told = f"{text}; default: {default}"
    parser.add_argument(name, metavar=metavar, type=kind, default=default, help=told)


def add_json(parser: Any) -> None:
    """The flag of commands that programs may read."""
    parser.add_argument("--json", action="store_true", help="JSON, for programs")
