"""The words of `queens new` and `build`."""

from __future__ import annotations

from typing import Any

from site_builder.commands import requests
from site_builder.commands.words import arguments as kinds
from site_builder.commands.words.command import Command, add_command, add_option
from site_builder.values.config import default_of

NEW = Command(
    "new",
    "begin a site of your own: a small project of MkDocs that builds as it stands",
    "queens new my-board-site",
    "project",
    requests.New,
    has_arrays=False,
)


def add_new(subparsers: Any) -> None:
    """What may follow `queens new`."""
    parser = add_command(subparsers, NEW)
    told = "a new or an empty folder"
    parser.add_argument("folder", metavar="DIR", type=kinds.file_name, help=told)


BUILD = Command(
    "build",
    "write a docs folder that other site generators can use",
    "queens build --docs docs --galleries 1-8",
    "building",
    requests.Build.of,
)


def add_build(subparsers: Any) -> None:
    """What may follow `queens build`."""
    parser = add_command(subparsers, BUILD)
    told = "a new folder"
    parser.add_argument("--docs", metavar="DIR", type=kinds.file_name, required=True, help=told)
    add_option(parser, "--content", "DIR", kinds.file_name, "content", "folder of the essays")
    for name, metavar, told in (
        ("galleries", "FIRST-LAST", "sizes with a gallery"),
        ("long_galleries", "FIRST-LAST", "sizes with a gallery that the browser draws"),
        ("solution_pages", "N", "largest size with them"),
        ("boards_per_page", "COUNT", "of a gallery"),
        ("timings", "DIR", "folder of timing records"),
        ("downloads", "FIRST-LAST", "sizes whose solutions are files to download"),
        ("folder", "NAME", "of the galleries in the site"),
    ):
        words = f"--{name.replace('_', '-')}"
        add_option(parser, words, metavar, kinds.site_option(name), default_of(name), told)
    parser.add_argument("--coordinates", action="store_true", help="on the boards of galleries")
