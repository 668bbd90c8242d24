"""The Python-Markdown extension ``queens_atlas``, which finds and draws the blocks of a page.

A block may stand wherever code may, because this extension works like extensions for code blocks.
After snippets are included, and before HTML is read, it replaces each block by a placeholder from
Python-Markdown's `htmlStash`. When all other work on the page is done, it replaces the placeholders
by the HTML of the figures, because no other extension has to read this HTML. The plugin for MkDocs
registers a subclass, which leaves the placeholders in the page, and inserts the figures itself.

An inline block is a code span that stands for a number in a sentence: ``{queens} nodes bitmap 8``.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from html import escape, unescape
from posixpath import join
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.extensions.attr_list import get_attrs
from markdown.inlinepatterns import BACKTICK_RE, BacktickInlineProcessor
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString, code_escape

from cy_core import InputError, format_value
from site_builder.blocks.registry import draw_block, draw_inline
from site_builder.pages.loading import SCRIPT, STYLESHEET, loading_tag, with_files
from site_builder.pages.rendering import render_figure
from site_builder.svg.board import definitions
from site_builder.svg.light_colors import with_light_colors
from site_builder.values.config import NO_PAGES, SiteConfig
from site_builder.values.errors import UserError, one_line
from site_builder.values.figure import Figure, MarkdownFigure
from site_builder.values.page import Links

# The priorities at which Python-Markdown runs our processors. This one is after snippets (32) and
# the normalisation of white space (30), and before fences (25) and HTML (20).
BEFORE_FENCES = 26
# After footnotes (50), because the text of footnotes is parsed only then, and before code is
# highlighted (30).
AFTER_FOOTNOTES = 40
LAST = -100  # after all other work on the HTML
BEFORE_CODE = 191  # before other code spans (190)

# The width of an indentation level in a list item, a note or a tab.
_LEVEL = 4
_SIGN = r"(?:>|(?:[-*+:]|[0-9]{1,9}[.)]|\[\^[^\]]+\]:)[ \t])[ \t]*+"
# Possessive quantifiers, because backtracking over a line with many ``>`` would take forever.
_OPENING = re.compile(
    rf"(?P<quotes>(?:(?:[ \t]*+>)++ ?)?+)(?P<indent>[ \t]*+)(?P<item>(?:{_SIGN})*+)"
    r"(?P<marks>`{3,}+|~{3,}+)[ \t]*+(?P<info>[^`]*+)"
)
INLINE = re.compile(r"\{queens\} +(.+)", re.DOTALL)
_CODE_SPAN = re.compile(r"(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)")
# Blocks inside a comment or one of these elements stay text.
_RAW = re.compile(r"(?<!\\)<(?:!--|(pre|script|style|textarea)\b)")

# Other plugins may have put a text into the placeholder, but no `div`.
PLACEHOLDER = re.compile(
    r'<div data-qa-figure="([0-9a-f]{32}|shared)"[^<>]*>((?:(?!</?div)[\s\S])*)</div>'
)
_LOADED = re.compile(
    r'(?:<link rel="stylesheet" href="[^"]+">|<script (?:defer )?src="[^"]+"></script>'
    r"|<template data-qa-later>.*?</template>)\n?"
)


@dataclass(frozen=True, slots=True)
class FencedBlock:
    """A fenced block of a page that begins with ``queens``."""

    # The words after ``queens``.
    name: str
    # The id in the line of the opening marks, and below it the classes.
    id: str
    classes: tuple[str, ...]
    # All lines of the block unchanged, including the marks.
    lines: tuple[str, ...]
    # The index, among the lines of the page, of the block's first line.
    first: int
    # The text before the opening marks: ``>`` signs, then spaces, then the signs of a list item, a
    # definition or a footnote.
    quotes: str
    indent: str
    item: str
    # Whether closing marks end the block. Otherwise it ends with the list item, quote or page.
    closed: bool
    # Whether the block is inside a comment or raw HTML, where it stays text.
    is_text: bool

    @property
    def end(self) -> int:
        """The index of the line after the block."""
        return self.first + len(self.lines)

    @property
    def key(self) -> str:
        """The key of the figure. Blocks with the same text have the same key, in every page."""
        text = "\n".join([self.name, self.id, *self.classes, "", *self.body])
        return sha256(text.encode(errors="surrogatepass")).hexdigest()[:32]

    @property
    def source(self) -> list[str]:
        """The lines without quote signs and indentation."""
        depth = self.quotes.count(">")
        first, *rest = ((_unquote(line, depth) or "") for line in self.lines)
        rest = [line.removeprefix(self.indent) for line in rest]
        return [first.removeprefix(self.indent + self.item), *rest]

    @property
    def body(self) -> list[str]:
        """The text between the marks, without empty lines."""
        inner = self.source[1:-1] if self.closed else self.source[1:]
        return [line.strip() for line in inner if line.strip()]

    def replaced(
        self, lines: Sequence[str], before: Sequence[str], after: Sequence[str]
    ) -> list[str]:
        """Return `lines`, which replace the block, with empty lines around them if needed.

        `before` is the line above the block and `after` the line below it. Each of them is an empty
        sequence if there is no such line.
        """
        if self.is_text:
            return list(lines)
        if self.item:
            return [self.quotes + self.indent + self.item + " ".join(map(str.strip, lines))]
        replacement = [self.quotes + self.indent + line for line in lines]
        empty = self.quotes.rstrip()
        # Only a neighbour with text gets an empty line, because two empty lines would end a
        # footnote.
        if _has_text(before):
            replacement.insert(0, empty)
        if _has_text(after):
            replacement.append(empty)
        return replacement


def _has_text(lines: Sequence[str]) -> bool:
    return any(line.strip(" \t>") for line in lines)


def replace_blocks(
    lines: Sequence[str], replacement: Callable[[FencedBlock], Sequence[str]]
) -> list[str]:
    """Return the lines of a page with each block replaced by the result of `replacement`.

    Blocks inside a comment or raw HTML, whose `is_text` is true, are replaced, too. Around all
    other replacements an empty line is added where a neighbour has text.
    """
    output: list[str] = []
    position = 0
    for block in find_blocks(lines):
        output += lines[position : block.first]
        position = block.end
        output += block.replaced(replacement(block), output[-1:], lines[position : position + 1])
    return [*output, *lines[position:]]


def find_blocks(lines: Sequence[str]) -> Iterator[FencedBlock]:
    """Yield the blocks of a page in order, except those inside other fences."""
    position = 0
    raw_end = 0
    while position < len(lines):
        opening = _OPENING.fullmatch(lines[position].rstrip())
        if opening is None:
            if position >= raw_end:
                raw_end = _raw_end(lines, position)
            position += 1
            continue
        is_raw = position < raw_end
        end, closed = _end(lines[: raw_end if is_raw else None], position, opening)
        while not closed and end > position + 1 and not lines[end - 1].strip(" \t>"):
            end -= 1
        language, name, element_id, classes = _header(opening["info"])
        if language == "queens":
            before = opening["quotes"], opening["indent"], opening["item"]
            source = tuple(lines[position:end])
            yield FencedBlock(name, element_id, classes, source, position, *before, closed, is_raw)
        elif not closed:
            # Markdown treats an opening without an end as text.
            end = position + 1
        position = end


def _header(info: str) -> tuple[str, str, str, tuple[str, ...]]:
    """Return language, name, id and classes from `info`, the text after a fence's opening marks.

    Other attributes are ignored, as in extensions for code blocks.

    >>> _header('queens board'), _header('{ .queens .board .wide #five title="A board" }')
    (('queens', 'board', '', ()), ('queens', 'board', 'five', ('wide',)))
    """
    words: list[str] = []
    classes: list[str] = []
    element_id = ""
    # Braces are removed, because MyST writes {queens board}, and attribute lists are { .queens
    # .board }.
    for key, value in get_attrs(re.sub(r"[{}\s]", " ", info)):
        if key == "." and len(words) < 2:
            words.append(value)
        elif key in (".", "class"):
            classes += value.split()
        elif key == "id":
            element_id = value
        elif value in (None, key):
            # For a word that is not an attribute, `get_attrs` returns the word also as the value.
            words.append(key)
    language, *name = [*words, ""]
    return language.lower(), " ".join(name).strip(), element_id, tuple(classes)


def _end(lines: Sequence[str], first: int, opening: re.Match[str]) -> tuple[int, bool]:
    """Return the index of the line after a block, and whether the block is closed."""
    # A quote inside a list item is not supported, because its later lines begin differently.
    if ">" in opening["item"]:
        return first + 1, False
    marks = opening["marks"]
    depth = opening["quotes"].count(">")
    closing = re.compile(rf"\s*{marks[0]}{{{len(marks)},}}\s*")
    for position in range(first + 1, len(lines)):
        inner = _unquote(lines[position], depth)
        if inner is None or (inner.strip() and _level(inner) < _level(opening["indent"])):
            return position, False
        if closing.fullmatch(inner):
            return position + 1, True
    return len(lines), False


def _unquote(line: str, depth: int) -> str | None:
    """Return a line without its quote signs, or None if it has fewer than `depth` of them."""
    signs = re.match(rf"(?:[ \t]*>){{{depth}}} ?" if depth else "", line)
    return line[signs.end() :] if signs else None


def _level(line: str) -> int:
    """Return the number of levels that a line is indented by."""
    text = line.expandtabs(_LEVEL)
    return (len(text) - len(text.lstrip())) // _LEVEL


def _raw_end(lines: Sequence[str], first: int) -> int:
    """Return the index of the line that ends the raw HTML which begins in line `first`.

    Return `first` if no raw HTML begins in the line, or if the raw HTML ends in the same line or
    never.
    """
    text = _CODE_SPAN.sub("", lines[first]).lower()
    position = 0
    while opening := _RAW.search(text, position):
        end = f"</{opening[1]}" if opening[1] else "-->"
        position = text.find(end, opening.end())
        if position < 0:
            later = range(first + 1, len(lines))
            return next((index for index in later if end in lines[index].lower()), first)
    return first


def draw(block: FencedBlock, config: SiteConfig) -> Figure | MarkdownFigure:
    """Draw a block. Raise a UserError if it has a mistake."""
    if ">" in block.item:
        raise UserError("a block in a quote in a list must begin on a line of its own")
    if not block.closed:
        raise UserError("a block must have an end: close it with ```")
    try:
        figure = draw_block(block.name, block.body, config)
    except InputError as error:
        raise UserError(str(error)) from error
    if isinstance(figure, MarkdownFigure) and block.item:
        raise UserError(f"a {block.name} must begin on a line of its own, below its list item")
    if isinstance(figure, Figure) and (block.id or block.classes):
        return replace(figure, id=block.id, classes=block.classes)
    return figure


def placeholder(key: str) -> str:
    """Return the element that marks the position of a figure.

    It is empty, so that other processors parse it quickly.
    """
    return f'<div data-qa-figure="{key}"></div>'


def keys_in(html: str) -> set[str]:
    """Return the keys of the figures whose placeholders are in a page."""
    return {key for key, _ in PLACEHOLDER.findall(html)}


def fill(
    html: str,
    figures: Mapping[str, Figure],
    links: Links,
    *,
    adapt: Callable[[str], str] = with_light_colors,
    loads_ours: bool = True,
) -> str:
    """Replace the placeholders in `html` by figures, and load each file that they need once.

    `figures` has the figures by their keys. `adapt` changes the HTML of each figure. If
    `loads_ours` is false, the page loads the style sheet and the script of all figures in another
    way.
    """
    # This quick check comes first, because the search for whole elements is slower.
    if "data-qa-figure" not in html:
        return html
    keys = [key for key, _ in PLACEHOLDER.findall(html) if key in figures]
    if not keys:
        return html
    sizes = sorted({n for key in keys for n in figures[key].sizes})
    shared = adapt(_definitions(sizes)) if sizes else ""
    # Shared parts are at the end of the page, because an element that can be hidden, such as a tab,
    # must not hold them. An excerpt of a page may lack its end.
    ends = [match.start() for match in PLACEHOLDER.finditer(html) if match[1] == "shared"]
    first = "" if ends else shared
    if loads_ours:
        first = f"{loading(links)}\n{first}".rstrip()
    loaded = set[str]()

    def once(element: re.Match[str]) -> str:
        is_new = element[0] not in loaded
        loaded.add(element[0])
        return element[0] if is_new else ""

    def html_at(match: re.Match[str]) -> str:
        nonlocal first
        if match[1] == "shared":
            return shared if match.start() == ends[-1] else ""
        if match[1] not in figures:
            return match[0]
        figure = figure_html(figures[match[1]], links, is_top=match[1] == keys[0])
        # The shared parts and the figure are in one element, because Markdown would treat the parts
        # as text elsewhere.
        if first:
            figure = f"<div>\n{first}\n{figure}\n</div>"
            first = ""
        return adapt(_LOADED.sub(once, figure))

    return PLACEHOLDER.sub(html_at, html)


# Texts of feeds: content of an XML element, and a string in JSON.
_XML_TEXT = re.compile(r"(?<=>)[^<>]*data-qa-figure[^<>]*(?=<)")
_JSON_TEXT = re.compile(r'"(?:[^"\\]|\\.)*?data-qa-figure(?:[^"\\]|\\.)*"')


def fill_feed(text: str, figures: Mapping[str, Figure], links: Links) -> str:
    """Replace the placeholders in an RSS, Atom or JSON feed by figures without scripts and styles.

    If the URL of the site is known, all links are absolute, because programs that read feeds do not
    know the page from which a link comes.
    """

    def adapt(html: str) -> str:
        return with_light_colors(_LOADED.sub("", html))

    def filled(html: str) -> str:
        return fill(html, figures, _FeedLinks.of(links), adapt=adapt, loads_ours=False)

    text = _XML_TEXT.sub(lambda content: escape(filled(unescape(content[0]))), text)
    return _JSON_TEXT.sub(lambda string: json.dumps(filled(json.loads(string[0]))), text)


@dataclass(frozen=True, slots=True)
class _FeedLinks(Links):
    """Links in a feed, which is a file at the top of a site."""

    @classmethod
    def of(cls, links: Links) -> _FeedLinks:
        """Return links for a feed of the site that `links` belong to."""
        return cls(links.page, links.directory_urls, links.exists, links.site)

    def url(self, target: str) -> str:
        """Return the absolute link to a page or a file if the URL of the site is known."""
        link = Links.url(self, target)
        return f"{self.site.rstrip('/')}/{link}" if self.site else link


def _definitions(sizes: Sequence[int]) -> str:
    """Return the SVG definitions that all boards of these N share."""
    hidden = 'class="qa-definitions" aria-hidden="true" data-search-exclude'
    return f"<div {hidden}>{definitions(*sizes)}</div>"


def loading(links: Links) -> str:
    """Return the elements that load the style sheet and the script of all figures."""
    return "\n".join(loading_tag(path, escape(links.url(path))) for path in (STYLESHEET, SCRIPT))


def figure_html(figure: Figure, links: Links, *, is_top: bool = False) -> str:
    """Return the HTML of a figure in a page, as an element that browsers display as a block.

    It has the id and the classes of the figure.
    """
    html = with_files(render_figure(figure, links), links, is_top=is_top)
    is_block = re.match(r"\s*<(?:div|figure|section)\b", html)
    if is_block and not (figure.id or figure.classes):
        return html
    id_attribute = f' id="{escape(figure.id)}"' if figure.id else ""
    classes = escape(" ".join(["qa-root", *figure.classes]))
    return f'<div class="{classes}"{id_attribute}>\n{html}\n</div>'


@dataclass(frozen=True, slots=True)
class FolderLinks(Links):
    """Links of a page to files in the folder that `queens assets` wrote.

    The site has no other pages.
    """

    # The address of the folder: absolute, or relative to the top of the site.
    folder: str = ""

    def url(self, target: str) -> str:
        """Return the link to a file that a figure loads.

        >>> FolderLinks("essays/index.html", folder="queens").url("assets/queens-race.css")
        '../queens/queens-race.css'
        >>> FolderLinks("index.html", folder="https://a.org/queens/").url("assets/queens-race.css")
        'https://a.org/queens/queens-race.css'
        """
        path = join(self.folder, path_in_folder(target))
        return path if re.match("/|[a-z]+:", path) else Links.url(self, path)


def path_in_folder(path: str) -> str:
    """Return the path in the folder for a file that has this path in a site.

    >>> path_in_folder("assets/traces/bitmap/8.json"), path_in_folder("timings/data/all.csv")
    ('traces/bitmap/8.json', 'timings/data/all.csv')
    """
    return path.removeprefix("assets/")


def for_zensical(html: str) -> str:
    """Return HTML without the ``../`` that Zensical adds to links.

    Zensical adds it in each page that is not named ``index.md``.

    >>> for_zensical('<img src="../assets/queen.svg">')
    '<img src="assets/queen.svg">'
    """
    return re.sub(r'( (?:href|src)=")\.\./', r"\1", html)


@dataclass(frozen=True, slots=True)
class HostPage:
    """A page, as described by the program that builds the site. Unknown texts are empty."""

    # A name that the author of the page knows, such as the path of its source.
    name: str = ""
    # The path of the page's HTML.
    path: str = ""
    # The text of the page's source file.
    source: str = ""
    # Whether the HTML is one folder deeper than the source, so that addresses get another ``../``.
    is_deeper: bool = False
    # The logger whose warnings the program counts, if it counts any.
    logger: str = "queens_atlas"


def host_page(md: Markdown) -> HostPage:
    """Return the page that `md` converts.

    The page comes from the processor that Zensical, MkDocs or ProperDocs has added to `md`.
    """
    if "rendering_context" in md.preprocessors:
        context: Any = md.preprocessors["rendering_context"]
        name = context.page.path
        url = context.page.url
        path = url if url.endswith(".html") else f"{url}index.html"
        return HostPage(name, path, is_deeper=path.count("/") > name.count("/"))
    if "relpath" in md.treeprocessors:
        processor: Any = md.treeprocessors["relpath"]
        package = type(processor).__module__.partition(".")[0]
        file = processor.file
        logger = f"{package}.queens_atlas"
        return HostPage(file.src_uri, file.dest_uri, file.content_string, logger=logger)
    return HostPage()


class QueensAtlasExtension(Extension):
    """The Markdown extension that draws the blocks of a page that begin with ``queens``.

    Its options are ``assets``, the address of the folder that `queens assets` wrote, and
    ``strict``, whether a mistake in a block ends the build.
    """

    def __init__(self, **options: Any) -> None:
        self.config = {
            "assets": ["assets/queens-atlas", "The address of the folder of `queens assets`."],
            "strict": [False, "Whether a mistake in a block ends the build."],
        }
        super().__init__(**options)
        self.figures: dict[str, Figure] = {}

    def setConfig(self, key: str, value: Any) -> None:
        """Set an option of the extension."""
        if key not in self.config:
            raise UserError(f"unknown option {key}: choose one of {', '.join(self.config)}")
        if key == "assets" and not (isinstance(value, str) and value):
            got = f"got {format_value(value)}: write {self.getConfig(key)}"
            raise UserError(f"assets must be the address of a folder, {got}")
        if key == "strict" and str(value).lower() not in ("true", "false"):
            raise UserError(f"strict must be true or false, got {format_value(value)}")
        super().setConfig(key, value)

    def extendMarkdown(self, md: Markdown) -> None:
        """Register the processors that find blocks and add figures."""
        blocks = _Blocks(md, self)
        md.preprocessors.register(blocks, "queens_atlas", BEFORE_FENCES)
        md.inlinePatterns.register(_Inline(blocks), "queens_atlas", BEFORE_CODE)
        md.treeprocessors.register(_Paragraphs(blocks), "queens_atlas", AFTER_FOOTNOTES)
        md.postprocessors.register(_Figures(blocks), "queens_atlas", LAST)

    def page_of(self, md: Markdown) -> HostPage:
        """Return the page that the converter `md` works on."""
        return host_page(md)

    def draw(self, block: FencedBlock) -> Figure | MarkdownFigure:
        """Draw a block. Raise a UserError if it has a mistake."""
        return draw(block, NO_PAGES)

    def draw_inline(self, text: str) -> str:
        """Return the number that an inline block stands for. Raise a UserError for a mistake."""
        return draw_inline(text, NO_PAGES)

    def keep_lines(self, md: Markdown, lines: Sequence[str]) -> None:
        """Do nothing. A subclass keeps the lines of the page, in which blocks are not drawn yet."""

    def filled(self, html: str, page: HostPage) -> str:
        """Return HTML in which the placeholders are replaced by figures."""
        links = FolderLinks(page.path, exists=lambda path: False, folder=self.getConfig("assets"))

        def adapt(html: str) -> str:
            html = with_light_colors(html)
            return for_zensical(html) if page.is_deeper else html

        return fill(html, self.figures, links, adapt=adapt)

    def report(self, page: HostPage, line: int, message: str) -> None:
        """Log a mistake in a block as a warning. If `strict`, raise a UserError."""
        where = f"line {line}" if line else ""
        if page.name and not page.source:
            where += " after any front matter"
        place = ", ".join(filter(None, (page.name, where)))
        message = one_line(f"{place}: {message}" if place else message)
        if self.getConfig("strict"):
            raise UserError(message)
        logging.getLogger(page.logger).warning("queens-atlas: %s", message)

    def note(self, page: HostPage, message: str) -> None:
        """Log a hint for the owner of the site, such as a package to install for a figure."""
        logging.getLogger(page.logger).info("queens-atlas: %s", message)


class _Blocks(Preprocessor):
    """A preprocessor that draws the blocks of a page and replaces them by placeholders."""

    def __init__(self, md: Markdown, extension: QueensAtlasExtension) -> None:
        super().__init__(md)
        self.extension = extension
        self.page = HostPage()
        # The blocks by their placeholders in the stash.
        self.stored = dict[str, FencedBlock]()
        # The keys of figures by the placeholders of their blocks.
        self.keys = dict[str, str]()
        # The line and the message of each mistake, by the placeholder of the block.
        self.mistakes = dict[str, tuple[int, str]]()

    def run(self, lines: list[str]) -> list[str]:
        """Return the lines of the page, with placeholders instead of blocks."""
        self.page = self.extension.page_of(self.md)
        self.stored.clear()
        self.keys.clear()
        self.mistakes.clear()
        source = re.sub("\r\n?", "\n", self.page.source).expandtabs(self.md.tab_length)
        self._rest = re.sub("(?<=\n) +\n", "\n", source)
        self._passed = 0
        self.extension.keep_lines(self.md, lines)
        return replace_blocks(lines, self._replacement)

    def _replacement(self, block: FencedBlock) -> Sequence[str]:
        line = self._line(block)
        message = ""
        key = ""
        # The text is stored, too, because Markdown would take the end of the block for the
        # beginning of another block.
        if block.is_text:
            stored = self.md.htmlStash.store("\n".join(block.source))
            self.stored[stored] = block
            return [block.quotes + block.indent + block.item + stored]
        try:
            figure = self.extension.draw(block)
        except UserError as error:
            message = one_line(str(error))
            shown = "\n".join([*block.source, f"queens-atlas: {message}"])
            html = f"<pre><code>{escape(shown, quote=False)}\n</code></pre>"
        else:
            if isinstance(figure, MarkdownFigure):
                return self._markdown_lines(figure, block)
            key = block.key
            if figure.note and key not in self.extension.figures:
                self.extension.note(self.page, figure.note)
            self.extension.figures[key] = figure
            html = placeholder(key)
        stored = self.md.htmlStash.store(html)
        self.stored[stored] = block
        if key:
            self.keys[stored] = key
        else:
            self.mistakes[stored] = line, message
        return [stored]

    def _markdown_lines(self, figure: MarkdownFigure, block: FencedBlock) -> list[str]:
        """Return the lines of the Markdown in `figure`.

        The caption is HTML. It goes to the stash, so that Markdown does not parse it again.
        """
        lines = figure.text.split("\n")
        if figure.caption:
            stored = self.md.htmlStash.store(f"<p>{figure.caption}</p>")
            self.stored[stored] = block
            lines += ["", stored]
        return lines

    def _line(self, block: FencedBlock) -> int:
        """Return the line number of a block in the file of its page.

        Return 0 if the block comes from another file or from a program.
        """
        if not self.page.source:
            return block.first + 1
        before, found, after = self._rest.partition("\n".join(block.lines))
        if not found:
            return 0
        line = self._passed + before.count("\n") + 1
        self._passed += (before + found).count("\n")
        self._rest = after
        return line


class _Inline(BacktickInlineProcessor):
    """An inline processor that replaces each code span with an inline block by the block's text.

    If the block has a mistake, the code span stays, with the message in it.
    """

    def __init__(self, blocks: _Blocks) -> None:
        super().__init__(BACKTICK_RE)
        self._blocks = blocks

    # The base class declares a type that lacks the end of the match.
    def handleMatch(  # type: ignore[override]
        self, m: re.Match[str], data: str
    ) -> tuple[Element | str | None, int | None, int | None]:
        """Return the text of an inline block; skip other code spans and escaped signs."""
        span, start, end = super().handleMatch(m, data)
        code = unescape(span.text or "") if isinstance(span, Element) else ""
        inline = INLINE.fullmatch(code)
        if not (isinstance(span, Element) and inline):
            return None, start, end
        extension, page = self._blocks.extension, self._blocks.page
        try:
            return extension.draw_inline(inline[1]), start, end
        except (UserError, InputError) as error:
            message = one_line(f"{' '.join(code.split())}: {error}")
            before, is_in_file, _ = page.source.partition(data[start:end])
            line = before.count("\n") + 1 if is_in_file else 0
            extension.report(page, line, message)
            span.text = AtomicString(code_escape(f"queens-atlas: {message}"))
            return span, start, end


class _Paragraphs(Treeprocessor):
    """A tree processor that removes paragraphs around figures, before other processors add to them.

    The reason is that a figure is a `div`. A browser ends a paragraph, and any element around it,
    at the first `div` in the paragraph.
    """

    def __init__(self, blocks: _Blocks) -> None:
        super().__init__(blocks.md)
        self._blocks = blocks

    def run(self, root: Element) -> None:
        """Remove the paragraphs around the figures of a page, and report mistakes in blocks."""
        blocks = self._blocks
        if not blocks.stored:
            return
        every = _any_of(blocks.stored)
        as_code = set[str]()
        # A block that Markdown takes for indented code is shown as it was written.
        for code in root.iter("code"):
            found = set(every.findall(code.text or ""))
            if found:
                text = every.sub(lambda match: self._source(match[0]), code.text or "")
                code.text = AtomicString(text)
            as_code |= found
        ours = _any_of(key for key, block in blocks.stored.items() if not block.is_text)
        for parent in list(root.iter()):
            for paragraph in parent.findall("p"):
                self._split(parent, paragraph, ours.split(paragraph.text or ""))
        for placeholder, (line, message) in blocks.mistakes.items():
            if placeholder not in as_code:
                blocks.extension.report(blocks.page, line, message)

    def _source(self, placeholder: str) -> str:
        return escape("\n".join(self._blocks.stored[placeholder].source), quote=False)

    def _split(self, parent: Element, paragraph: Element, texts: Sequence[str]) -> None:
        *before, last = texts
        if not before:
            return
        position = list(parent).index(paragraph)
        for text in before:
            element = Element("div" if text in self._blocks.stored else "p")
            if key := self._blocks.keys.get(text):
                element.set("data-qa-figure", key)
            elif text.strip():
                element.text = text
            else:
                continue
            parent.insert(position, element)
            position += 1
        paragraph.text = last
        if not last.strip() and not len(paragraph):
            parent.remove(paragraph)


def _any_of(texts: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern that matches any of these texts, as a group."""
    return re.compile(f"({'|'.join(map(re.escape, texts)) or '(?!)'})")


class _Figures(Postprocessor):
    """A postprocessor that replaces the placeholders in the HTML by figures.

    If the figures have shared parts, it first adds a placeholder for the parts at the end.
    """

    def __init__(self, blocks: _Blocks) -> None:
        super().__init__(blocks.md)
        self._blocks = blocks

    def run(self, text: str) -> str:
        """Return `text`, which is HTML, with its figures.

        `text` is a page or a heading, because MkDocs passes each heading again for the table of
        contents.
        """
        extension = self._blocks.extension
        keys = keys_in(text) & extension.figures.keys()
        if any(extension.figures[key].sizes for key in keys):
            text = "\n".join([text, placeholder("shared")])
        return extension.filled(text, self._blocks.page)
