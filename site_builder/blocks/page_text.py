"""Convert a page to Markdown without blocks: figures become text, inline blocks become numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from cy_core import InputError
from site_builder.blocks.extension import INLINE, PLACEHOLDER, FencedBlock, find_blocks, placeholder
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, MarkdownFigure, figure_text
from site_builder.values.plain_text import TextPart, as_html, as_markdown, paragraph

Draw = Callable[[FencedBlock], Figure | MarkdownFigure]

# The pattern matches three things: a fence with its lines; a code span within one paragraph; or
# markup for the layout of a page, which is the tag of a `div` on its own line, a form, a tag around
# words, or a list of attributes after an element.
_ATTRIBUTE = r"""(?:[#.][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)|download)"""
_CODE_OR_LAYOUT = re.compile(
    r"^[ \t>]*(?P<fence>`{3,}|~{3,}).*?(?:^[ \t>]*(?P=fence)[`~]*[ \t]*$|\Z)"
    r"|(?<![`\\])(?P<ticks>`+)(?!`)(?P<code>(?:(?!\n[ \t]*\n).)+?)(?<!`)(?P=ticks)(?!`)"
    r"|(?P<layout>^[ \t]*</?div\b[^<>]*>[ \t]*\n\n?"
    r"|^[ \t]*<form\b.*?</form>[ \t]*\n\n?"
    r"|</?(?:details|kbd|small|span|summary)\b[^<>]*>"
    rf"|[ \t]*\{{:?[ \t]*{_ATTRIBUTE}(?:[ \t]+{_ATTRIBUTE})*[ \t]*\}})",
    re.MULTILINE | re.DOTALL,
)
# The target of a link or a picture, and the target of a reference.
_TARGET = re.compile(
    r"(?P<before>\]\(<?|^ {0,3}\[[^\]\n]+\]:[ \t]+)(?P<path>[^()\s<>#:]+)(?=[#)>\s]|\Z)",
    re.MULTILINE,
)


def page_text(
    lines: Sequence[str],
    draw: Draw,
    draw_inline: Callable[[str], str],
    address: str,
    render: Callable[[Iterable[TextPart]], str] = as_markdown,
) -> str:
    """Return the lines of a page with the texts of its figures, as `render` writes them.

    `address` is the URL of the page, empty if it is not known. A block with a mistake is returned
    unchanged.
    """

    def text(block: FencedBlock) -> str:
        drawn = draw(block)
        if isinstance(drawn, Figure):
            return render(figure_text(drawn, address))
        return "\n\n".join(filter(None, [drawn.text, paragraph(drawn.caption).text]))

    output: list[str] = []
    position = 0
    for block in find_blocks(lines):
        output += _plain_lines(lines[position : block.first], draw_inline)
        position = block.end
        output += _block_lines(block, text, output[-1:], lines[position : position + 1])
    output += _plain_lines(lines[position:], draw_inline)
    return "\n".join(output).strip() + "\n"


def _plain_lines(lines: Sequence[str], draw_inline: Callable[[str], str]) -> Sequence[str]:
    """Return the lines between two blocks, with numbers for inline blocks and without layout."""

    def plain(match: re.Match[str]) -> str:
        if match["layout"]:
            return ""
        inline = INLINE.fullmatch(match["code"] or "")
        if inline:
            try:
                return draw_inline(inline[1])
            except (UserError, InputError):
                return match[0]
        return match[0]

    text = "".join(f"{line}\n" for line in lines)
    return _CODE_OR_LAYOUT.sub(plain, text).removesuffix("\n").split("\n") if text else []


def _block_lines(
    block: FencedBlock,
    text: Callable[[FencedBlock], str],
    before: Sequence[str],
    after: Sequence[str],
) -> Sequence[str]:
    """Return a block's text as lines, with the signs of the quote or list item around it."""
    if block.is_text:
        return block.lines
    try:
        lines = text(block).split("\n")
    except UserError:
        return block.lines
    if not block.item:
        return block.replaced(lines, before, after)
    return list(_item_lines(lines, block.quotes + block.indent, block.item))


def _item_lines(lines: Sequence[str], start: str, item: str) -> Iterator[str]:
    for index, line in enumerate(lines):
        sign = item if index == 0 else " " * len(item)
        yield f"{start}{sign}{line}".rstrip()


def with_targets(text: str, target: Callable[[str], str]) -> str:
    """Return Markdown with the path in each relative link replaced by the result of `target`.

    >>> print(with_targets("[One](a.md#x) and ![two](b.svg)", str.upper))
    [One](A.MD#x) and ![two](B.SVG)
    """
    return _TARGET.sub(lambda match: match["before"] + target(match["path"]), text)


def with_texts(html: str, figures: Mapping[str, Figure]) -> str:
    """Put the text of each figure into its placeholder, so that other plugins can read it."""

    def text(match: re.Match[str]) -> str:
        figure = figures.get(match[1])
        return (
            f"{match[0][: -len('</div>')]}{as_html(figure_text(figure))}</div>"
            if figure
            else match[0]
        )

    return PLACEHOLDER.sub(text, html)


def without_texts(html: str) -> str:
    """Return a page without the texts that `with_texts` has put into the placeholders."""
    return PLACEHOLDER.sub(lambda match: placeholder(match[1]) if match[2] else match[0], html)
