"""Convert a paragraph of Markdown to HTML, for captions and questions in blocks."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.blockprocessors import ParagraphProcessor
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString, Registry

# The priority of formulas: before Markdown's escapes, because formulas contain backslashes.
_AFTER_CODE = 189
# The priority of the check of addresses: after Markdown has restored escaped characters in them.
_LAST = -1
_SCHEMES = ("http", "https", "mailto")
# As in arithmatex, a dollar sign before a space does not begin a formula: "$5 and $6" are prices.
_FORMULA = r"(?<!\\)\$(?!\s)((?:\\.|[^\\$])+?)(?<!\s)\$|\\\((.+?)\\\)"


def inline_markdown(text: str) -> str:
    r"""Return a paragraph of Markdown as HTML, without the `p` element around it.

    HTML tags in the paragraph are shown as text. A link or a picture loses its address if it is not
    safe, by `is_safe_address`. Formulas are written as PyMdown's arithmatex does, so that the
    script of the page renders them.

    >>> print(inline_markdown("*Both* of $a_1 < b_1$, see `x`"))
    <em>Both</em> of <span class="arithmatex">\(a_1 &lt; b_1\)</span>, see <code>x</code>
    """
    html = _markdown().reset().convert(text)
    return html.removeprefix("<p>").removesuffix("</p>")


def is_safe_address(address: str) -> bool:
    r"""Return whether an address is safe: relative, or with the scheme http, https or mailto.

    >>> is_safe_address("../a.md#b:c"), is_safe_address("java\tscript&#58;alert(1)")
    (True, False)
    """
    # Browsers decode entities, and skip white space and control characters in a scheme.
    plain = re.sub(r"[^!-~]", "", unescape(address))
    scheme, colon, _ = re.split("[/?#]", plain, maxsplit=1)[0].partition(":")
    return not colon or scheme.lower() in _SCHEMES


@cache
def _markdown() -> Markdown:
    markdown = Markdown()
    markdown.ESCAPED_CHARS.append("$")
    markdown.preprocessors.deregister("html_block")
    markdown.parser.blockprocessors = Registry()
    markdown.parser.blockprocessors.register(ParagraphProcessor(markdown.parser), "paragraph", 10)
    markdown.inlinePatterns.deregister("html")
    markdown.inlinePatterns.register(_Formula(_FORMULA, markdown), "formula", _AFTER_CODE)
    markdown.treeprocessors.register(_SafeAddresses(markdown), "safe_addresses", _LAST)
    return markdown


class _Formula(InlineProcessor):
    # The base class declares a type that lacks the end of the match.
    def handleMatch(  # type: ignore[override]
        self, m: re.Match[str], data: str
    ) -> tuple[Element, int, int]:
        span = Element("span", {"class": "arithmatex"})
        span.text = AtomicString(rf"\({m[1] or m[2]}\)")
        return span, m.start(), m.end()


class _SafeAddresses(Treeprocessor):
    def run(self, root: Element) -> None:
        for element in root.iter():
            for name in ("href", "src"):
                if not is_safe_address(element.get(name, "")):
                    del element.attrib[name]
