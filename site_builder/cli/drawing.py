"""`queens figure`: a figure as a file of its own."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from site_builder.blocks.one_file import html_file
from site_builder.blocks.registry import public_blocks
from site_builder.cli.group import argument, command, flag, option
from site_builder.cli.parameters import STANDARD_STREAM, OneOf, file_or_stream
from site_builder.terminal.lines import echo
from site_builder.terminal.progress import waiting
from site_builder.values.block import Block
from site_builder.values.errors import UserError
from site_builder.values.files import write_file


@command("figure", 'queens figure "stepper bitmap 5" --as html --output stepper.html')
@argument("[BLOCK]...", str, "A block as in a page: its type, then its text.", "words", nargs=-1)
@option("--as", OneOf("--as", ["html"]), "The only form: one file.", name="kind", default="html")
@option("--output FILE", file_or_stream, "File to write; - is standard output.", default="-")
@flag(
    "--list", "List the types of blocks, or those with a name, each with an example.", name="listed"
)
def figure(words: tuple[str, ...], kind: str, output: Path, listed: bool) -> None:
    """Draw a figure into one HTML file."""
    block = " ".join(words)
    if listed:
        echo("\n".join(_entry(each) for each in public_blocks() if block in each.name))
        return
    name, text = (*block.split(maxsplit=1), "", "")[:2]
    if not name:
        raise UserError(f"a figure is a type and a text, such as 'stepper bitmap 5', got {block!r}")
    with waiting(f"drawing {name}"):
        html = html_file(block.strip(), f"```queens {name}\n{text.strip()}\n```")
    if output is STANDARD_STREAM:
        echo(html.removesuffix("\n"))
    else:
        write_file(output, html)


def _entry(block: Block) -> str:
    """The name of a block and what it shows, and its example in the lines below."""
    summary = (block.draw.__doc__ or "").partition("\n")[0]
    return f"{block.name}: {summary}\n{indent(block.example, '    ')}".rstrip()
